import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDeviceStore } from '@/api/device-store.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/page/amount-bounds.ts'
import { AmountBounds, QuickMoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/page/use-amount-entry.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { messages } from './messages.ts'
import { TargetField } from './target-field.tsx'
import { newTargetBlocked } from './use-blocked-reason.ts'
import { useWithdrawalQuestion } from './withdrawal-confirm.tsx'
import type { WithdrawalFlow, WithdrawalSchema } from './withdrawal-flow.ts'
import { signable, withdrawal, withdrawalSchema } from './withdrawal-flow.ts'
import {
  largestAmount,
  likelyTarget,
  previewOf,
  rateBlock,
  targetWait,
  upperBound,
} from './withdrawal-rules.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

/** Where a user withdrew to last on this device: the next withdrawal begins with it. */
const LAST_TARGET = 'h5.withdraw.target.'

interface WithdrawalFormProps {
  view: WithdrawalView
  flow: WithdrawalFlow
  /** Why nothing can be withdrawn now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/** Target and amount; what arrives is in sight while one types. */
export function WithdrawalForm({ view, flow, blocked, now }: WithdrawalFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const form = useWithdrawalForm(view)
  const [targetId, typed] = useWatch({ control: form.control, name: ['target_id', 'amount'] })

  const store = useDeviceStore()
  const { currency, conditions, targets } = view
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const target = targets.find(({ id }) => id === targetId)
  const preview = previewOf(entry.amount, view, target)
  const largest = largestAmount(view)
  const question = useWithdrawalQuestion(view, now)

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
      {...question}
      signature={signable}
      flow={flow}
      form={form}
      amount={{ entry, currency, amend: (refusal) => amendedAmount(refusal, conditions) }}
      blocked={blocked ?? waits() ?? rateBlocked()}
      onConfirmed={() => store.write(LAST_TARGET, targetId)}
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

/** The form of a withdrawal. */
function useWithdrawalForm(view: WithdrawalView): ContractForm<WithdrawalSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, targets } = view
  const upper = upperBound(view)
  const bound = money(upper.amount, currency)

  const schema = withdrawalSchema(view, {
    bound: () =>
      upper.by === 'left'
        ? intl.formatMessage(
            {
              id: 'withdrawal.rule.left',
              defaultMessage: 'Only {amount} is left today.',
              description: 'Below an amount above what may still be withdrawn today.',
            },
            { amount: bound },
          )
        : intl.formatMessage(
            {
              id: 'withdrawal.rule.balance',
              defaultMessage: 'Only {amount} is available.',
              description: 'Below an amount above the balance.',
            },
            { amount: bound },
          ),
    target: () =>
      intl.formatMessage({
        id: 'withdrawal.rule.target',
        defaultMessage: 'Please choose where the money goes.',
        description: 'Below the choice of payment methods when none is chosen.',
      }),
  })

  const store = useDeviceStore()
  return useContractForm<WithdrawalSchema>({
    schema,
    defaultValues: {
      target_id: likelyTarget(targets, store.read(LAST_TARGET)),
      amount: '',
    },
    amounts: ['amount'],
    currency,
    // The draft keeps the entries, so leaving needs no question.
    draft: { form: withdrawal.name, fields: ['target_id', 'amount'] },
  })
}
