import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormBody } from '@/components/form/form-body.tsx'
import { FundPasswordField } from '@/components/form/fund-password-field.tsx'
import type { SubmitError } from '@/components/form/submit-error.tsx'
import { AmendButton, AmountBounds, MoneyField } from '@/components/money-action/money-field.tsx'
import { asTyped, useAmountEntry } from '@/components/money-action/use-amount-entry.ts'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { TargetField } from './target-field.tsx'
import type { WithdrawalAction } from './use-withdrawal-action.ts'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import type { Asked } from './withdraw-confirm.tsx'
import { writeContent } from './withdrawal-content.ts'
import { amendedAmount, largestAmount, quoteOf } from './withdrawal-rules.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

const confirmation = onDemand(async () => (await import('./withdraw-confirm.tsx')).WithdrawConfirm)

interface WithdrawFormProps {
  view: WithdrawalView
  /** The user id. */
  owner: string
  action: WithdrawalAction
  /** Why nothing can be withdrawn now, or null. */
  blocked: string | null
}

/** Target, amount and fund password; what arrives is in sight while one types. */
export function WithdrawForm({ view, owner, action, blocked }: WithdrawFormProps) {
  useFetchAhead(confirmation)
  const format = useMoneyFormat()
  const form = useWithdrawalForm(view, owner)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [targetId, typed] = useWatch({ control: form.control, name: ['target_id', 'amount'] })

  const { currency, conditions, targets } = view
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const quote = quoteOf(entry.amount, view)
  const largest = largestAmount(view)
  const error = action.state.step === 'ready' ? action.state.error : null
  const amended = amendmentOf(error, view)

  const mended = amended !== null && !entry.isTried
  const saidByButton = blocked !== null && error?.kind === 'noAnswer'

  const submit = form.handleSubmit((body) => {
    const wanted = quoteOf(String(body.amount), view)
    const target = targets.find(({ id }) => id === body.target_id)
    if (wanted && target) setAsked({ body, quote: wanted, target })
  })

  async function confirm({ body, quote: confirmed }: Asked) {
    entry.setTried(confirmed.amount)
    // Each try asks for the fund password anew.
    form.setValue('fund_password', '')
    const content = { targetId: body.target_id, amount: confirmed.amount, currency }
    await action.submit(body, writeContent(content))
    setAsked(null)
  }

  return (
    <Section
      heading={
        <FormattedMessage
          id="withdrawal.form.heading"
          defaultMessage="Withdraw"
          description="Heading above the form."
        />
      }
    >
      <FormBody
        onSubmit={submit}
        pending={false}
        submitError={mended || saidByButton ? null : error}
        fix={
          amended === null ? undefined : (
            <AmendButton amount={amended} currency={currency} onSet={entry.set} />
          )
        }
        disabledReason={blocked}
        submitLabel={
          quote ? (
            <FormattedMessage
              id="withdrawal.form.submitAmount"
              defaultMessage="Withdraw {amount}"
              description="Button that leads to the confirmation. amount has its currency."
              values={{ amount: format.money(quote.amount, currency) }}
            />
          ) : (
            <FormattedMessage
              id="withdrawal.form.submit"
              defaultMessage="Withdraw"
              description="Button that leads to the confirmation."
            />
          )
        }
      >
        <Card>
          <Stack>
            <TargetField
              control={form.control}
              targets={targets}
              chosen={targets.find(({ id }) => id === targetId)}
              currency={currency}
            />
            <MoneyField
              control={form.control}
              name="amount"
              currency={currency}
              largest={largest}
              onSet={entry.set}
              hint={
                <AmountBounds
                  min={conditions.min}
                  max={largest ?? conditions.max}
                  currency={currency}
                />
              }
            />
            <FundPasswordField control={form.control} name="fund_password" />
          </Stack>
        </Card>
        <Card>
          <WithdrawalSummary view={view} quote={quote} />
        </Card>
      </FormBody>
      <confirmation.Part
        when={asked !== null}
        view={view}
        asked={asked}
        pending={action.state.step === 'sending'}
        blocked={blocked}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </Section>
  )
}

function amendmentOf(error: SubmitError | null, view: WithdrawalView): Decimal | null {
  return error?.kind === 'refused' ? amendedAmount(error.refusal, view) : null
}
