import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { inWayOrder } from '@/domain/account/method-order.ts'
import type { DepositView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { numberOf } from '@/lib/money.ts'
import { FormBody } from '@/patterns/form/form-body.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useMoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { AmountBounds, MoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { OutcomeNotice, whyNotSent } from '@/patterns/money-flow/page/outcome-notice.tsx'
import type { AmountEntry } from '@/patterns/money-flow/page/use-amount-entry.ts'
import { asTyped } from '@/patterns/money-flow/page/use-amount-entry.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Chip } from '@/ui/chip.tsx'
import { Text } from '@/ui/text.tsx'
import { BeforeWithdrawal } from './before-withdrawal.tsx'
import styles from './deposit.module.css'
import type { DepositSchema } from './deposit-flow.ts'
import { largestAmount, quickAmounts } from './deposit-rules.ts'
import { DepositSteps } from './deposit-steps.tsx'
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
  /** All conditions of a later withdrawal, below the amount. */
  conditions: ReactNode
  onNext: () => void
}

/**
 * How much, and how: leads on to the account where an amount is released, and asks customer service
 * for one where none is.
 */
export function AmountStep(props: AmountStepProps) {
  const { form, view, entry, released, blocked, now, conditions, onNext } = props
  const intl = useIntl()
  const flow = useMoneyFlow(releasing)
  const { state } = flow
  const { currency, request, methods } = view
  const largest = largestAmount(view)
  const waits = !released && (request?.status === 'under_review' || state.step === 'checking')
  const asked = methods.find(({ id }) => id === request?.method_id)

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
      {released || state.step === 'checking' ? null : (
        <ReleaseStatus request={request} way={asked?.name} now={now} />
      )}
      {waits ? (
        conditions
      ) : (
        <FormBody
          inSight
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
            <FormattedMessage
              id="deposit.step.getAccount"
              defaultMessage="Get payment details"
              description="Button below the amount and the method of a deposit: leads to the account or address to pay to, or asks customer service for it."
            />
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
              {released ? (
                <Text>
                  <Released release={view.release} />
                </Text>
              ) : null}
              <QuickAmounts view={view} largest={largest} entry={entry} />
              <BeforeWithdrawal conditions={view.conditions} amount={entry.amount} />
            </Stack>
          </Card>
          {conditions}
          <MethodField control={form.control} methods={inWayOrder(methods, intl.locale)} />
          <Card>
            <DepositSteps at="amount" ready={released} />
          </Card>
        </FormBody>
      )}
    </Stack>
  )
}

interface QuickAmountsProps {
  view: DepositView
  /** The largest amount that can be typed; null where there is none. */
  largest: Decimal | null
  entry: AmountEntry
}

/** Amounts by a tap. */
function QuickAmounts({ view: { min, max, currency }, largest, entry }: QuickAmountsProps) {
  const format = useMoneyFormat()
  return (
    <div className={styles.quick}>
      {quickAmounts(min, largest ?? max).map((quick) => (
        <Chip
          key={quick}
          aria-label={format.money(quick, currency)}
          selected={entry.amount !== null && compare(entry.amount, quick) === 0}
          onClick={() => entry.set(quick)}
        >
          {format.price(quick, 0)}
        </Chip>
      ))}
    </div>
  )
}
