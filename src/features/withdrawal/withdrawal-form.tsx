import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { AmountBounds, QuickMoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { messages } from './messages.ts'
import { TargetField } from './target-field.tsx'
import { newTargetBlocked } from './use-blocked-reason.ts'
import { LAST_TARGET, withdrawalAction } from './withdrawal-action.tsx'
import { largestAmount, previewOf, rateBlock, targetWait } from './withdrawal-rules.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

interface WithdrawalFormProps {
  view: WithdrawalView
  /** Why nothing can be withdrawn now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/** Target and amount; what arrives is in sight while one types. */
export function WithdrawalForm({ view, blocked, now }: WithdrawalFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const action = useMoneyAction(withdrawalAction, { view, now })
  const { form, entry, context } = action
  const targetId = useWatch({ control: form.control, name: 'target_id' })
  const { currency, conditions, targets } = view
  const target = targets.find(({ id }) => id === targetId)
  const preview = previewOf(entry.amount, view, target)
  const largest = largestAmount(view)

  function waits(): string | null {
    const from = targetWait(target, view, now)
    return from === null ? null : newTargetBlocked(intl, from)
  }

  function rateBlocked(): string | null {
    const block = rateBlock(target, view, now)
    if (block === 'outOfDate') return intl.formatMessage(rateWords.outOfDate)
    return (
      block &&
      intl.formatMessage(
        {
          id: 'withdrawal.blocked.coin',
          defaultMessage:
            "We can't pay out {coin} right now. Please choose another payment method or try later.",
          description: 'Why nothing can be withdrawn now: the coin of the chosen address.',
        },
        { coin: target?.currency },
      )
    )
  }

  return (
    <MoneyForm
      {...action}
      blocked={blocked ?? waits() ?? rateBlocked()}
      onConfirmed={() => context.store.write(LAST_TARGET, targetId)}
      inSight
      submitLabel={
        preview ? (
          <FormattedMessage
            {...messages.withdrawAmount}
            values={{ amount: format.money(preview.amount, currency) }}
          />
        ) : (
          <FormattedMessage {...common.withdraw} />
        )
      }
    >
      <Card>
        <Stack>
          <TargetField control={form.control} targets={targets} chosen={target} />
          <QuickMoneyField
            control={form.control}
            name="amount"
            currency={currency}
            min={conditions.min}
            largest={largest}
            amount={entry.amount}
            onSet={entry.set}
            hint={
              <AmountBounds
                min={conditions.min}
                max={largest ?? conditions.max}
                currency={currency}
              />
            }
          />
        </Stack>
      </Card>
      <Card>
        <WithdrawalSummary view={view} preview={preview} target={target} now={now} />
      </Card>
    </MoneyForm>
  )
}
