import { FormattedMessage } from 'react-intl'
import { BeforeWithdrawal } from '@/domain/conditions/before-withdrawal.tsx'
import type { DepositView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { numberOf } from '@/lib/money.ts'
import { FormBody } from '@/patterns/form/form-body.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { AmountBounds, MoneyField } from '@/patterns/money-flow/money-field.tsx'
import { whyNotSent } from '@/patterns/money-flow/not-sent-notice.tsx'
import { OutcomeNotice } from '@/patterns/money-flow/outcome-notice.tsx'
import type { AmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import { asTyped } from '@/patterns/money-flow/use-amount-entry.ts'
import { useMoneyFlow } from '@/patterns/money-flow/use-money-flow.ts'
import { Card, Stack } from '@/ui/card.tsx'
import type { DepositSchema } from './deposit-flow.ts'
import { largestAmount } from './deposit-rules.ts'
import { MethodField } from './method-field.tsx'
import { releasing } from './release-flow.ts'
import { Released, ReleaseStatus } from './release-status.tsx'

interface AmountStepProps {
  form: ContractForm<DepositSchema>
  view: DepositView
  /** The user id. */
  entry: AmountEntry
  /** Whether an amount is released now. */
  released: boolean
  /** Why nothing can be sent now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
  onNext: () => void
}

/**
 * How much, and how: leads on to the transfer where an amount is released, and asks customer service
 * for a release where none is.
 */
export function AmountStep(props: AmountStepProps) {
  const { form, view, entry, released, blocked, now, onNext } = props
  const format = useMoneyFormat()
  const flow = useMoneyFlow(releasing)
  const { state } = flow
  const { currency, request } = view
  const largest = largestAmount(view)
  const waits = !released && (request?.status === 'under_review' || state.step === 'checking')

  async function next() {
    const method = form.getValues('method_id')
    // From now on both are looked at while they change.
    form.setValue('amount', form.getValues('amount'), asTyped)
    form.setValue('method_id', method, asTyped)
    const valid = await form.trigger(['amount', 'method_id'], { shouldFocus: true })
    if (!valid || entry.amount === null) return
    if (released) return onNext()
    await flow.submit(
      { method_id: method, amount: numberOf(entry.amount) },
      { amount: entry.amount, currency, method },
    )
  }

  return (
    <Stack>
      <OutcomeNotice state={state} />
      {released ? <Released release={view.release} /> : null}
      {released || state.step === 'checking' ? null : <ReleaseStatus request={request} now={now} />}
      {waits ? null : (
        <FormBody
          onSubmit={(event) => {
            event.preventDefault()
            void next()
          }}
          // What was asked for is in the next answer of the view.
          pending={state.step === 'sending' || state.step === 'done'}
          submitError={state.step === 'ready' ? state.error : null}
          notSent={whyNotSent(state)}
          disabledReason={blocked}
          submitLabel={
            released ? (
              <FormattedMessage
                id="deposit.step.continue"
                defaultMessage="Continue to the transfer"
                description="Button of the first step of a deposit."
              />
            ) : (
              <FormattedMessage
                id="deposit.release.ask"
                defaultMessage="{amount, select, none {Ask for the release} other {Ask for the release of {amount}}}"
                description="Button that asks customer service to release an amount, which has its currency."
                values={{
                  amount: entry.amount === null ? 'none' : format.money(entry.amount, currency),
                }}
              />
            )
          }
        >
          <Card>
            <Stack>
              <MoneyField
                control={form.control}
                name="amount"
                currency={currency}
                largest={released ? largest : null}
                onSet={entry.set}
                hint={<AmountBounds min={view.min} max={largest ?? view.max} currency={currency} />}
              />
              <BeforeWithdrawal conditions={view.conditions} amount={entry.amount} />
            </Stack>
          </Card>
          <MethodField control={form.control} methods={view.methods} />
        </FormBody>
      )}
    </Stack>
  )
}
