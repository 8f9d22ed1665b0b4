import type { ReactNode } from 'react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { typedAmount } from '@/lib/money.ts'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import { useAskedAmount } from '@/patterns/money-flow/use-asked-amount.ts'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Step } from '@/ui/step.tsx'
import { AmountStep } from './amount-step.tsx'
import type { DepositFlow, DepositSchema } from './deposit-flow.ts'
import { deposit, depositSchema } from './deposit-flow.ts'
import { isPayable, isReleased, methodBlock, transferAmount, upperBound } from './deposit-rules.ts'
import { ProofStep } from './proof-step.tsx'
import { Released } from './release-status.tsx'
import { TransferDetails } from './transfer-details.tsx'

/** The steps of a deposit, in their order. */
const STEPS = ['amount', 'transfer', 'proof'] as const
type StepName = (typeof STEPS)[number]

interface DepositFormProps {
  view: DepositView
  flow: DepositFlow
  upload: PictureUpload
  /** What is transferred now could not be credited: no account to pay to is named. */
  frozen: boolean
  /** Why nothing can be sent now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/**
 * A deposit in three steps: an amount that is released and the way, the account to pay to, and the
 * proof that it was paid. One is open at a time; who comes back with a draft comes to where it ends.
 */
export function DepositForm(props: DepositFormProps) {
  const { view, flow, upload, frozen, blocked, now } = props

  const format = useMoneyFormat()
  const released = isReleased(view.release, now)
  const form = useDepositForm(view, released)
  const [methodId, typed, code] = useWatch({
    control: form.control,
    name: ['method_id', 'amount', 'transaction_code'],
  })

  const { currency, methods } = view
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  useAskedAmount(entry.set)
  const method = methods.find(({ id }) => id === methodId)
  const payable = !frozen && released && isPayable(entry.amount, method, view)
  const due = method ? transferAmount(entry.amount, method) : null
  const paid = due === null || !method ? '' : format.money(due, method.currency)

  const startsAt = code === '' ? 'transfer' : 'proof'
  const { at, go } = useSteps(payable ? startsAt : 'amount', { released, payable })

  return (
    <>
      {/* What was typed is here again on the way back; a picture is not. */}
      <LeaveGuard when={upload.picture !== null && flow.state.step !== 'sending'} />
      <Step
        {...at('amount', () => (
          <AmountStep
            // After its answer the next request is another one.
            key={view.request?.id ?? 'none'}
            form={form}
            view={view}
            entry={entry}
            released={released}
            blocked={blocked}
            now={now}
            onNext={() => go('transfer')}
          />
        ))}
        title={
          <FormattedMessage
            id="deposit.step.amount"
            defaultMessage="Amount and way"
            description="Title of the first step of a deposit."
          />
        }
        summary={
          <FormattedMessage
            id="deposit.step.amountSummary"
            defaultMessage="{amount} by {way}"
            description="The first step of a deposit when it is done. amount has its currency; way is such as Bank transfer."
            values={{
              amount: entry.amount === null ? '' : format.money(entry.amount, currency),
              way: method?.name,
            }}
          />
        }
        action={
          <Button variant="quiet" size="sm" onClick={() => go('amount')}>
            <FormattedMessage
              id="deposit.step.change"
              defaultMessage="Change"
              description="Button that opens the first step of a deposit again."
            />
          </Button>
        }
      />
      <Step
        {...at('transfer', () =>
          method ? (
            <Stack>
              <Released release={view.release} />
              <TransferDetails method={method} amount={entry.amount} currency={currency} />
              <Button fullWidth onClick={() => go('proof')}>
                <FormattedMessage
                  id="deposit.step.transferred"
                  defaultMessage="I have transferred {amount}"
                  description="Button that leads from the account to pay to to the proof. amount has its currency."
                  values={{ amount: paid }}
                />
              </Button>
            </Stack>
          ) : null,
        )}
        title={
          <FormattedMessage
            id="deposit.step.transfer"
            defaultMessage="Transfer"
            description="Title of the second step of a deposit."
          />
        }
        summary={paid}
        action={
          <Button variant="quiet" size="sm" onClick={() => go('transfer')}>
            <FormattedMessage
              id="deposit.step.show"
              defaultMessage="Show account"
              description="Button that shows the account to pay to again."
            />
          </Button>
        }
      />
      <Step
        {...at('proof', () => (
          <ProofStep
            form={form}
            view={view}
            entry={entry}
            flow={flow}
            upload={upload}
            blocked={blocked}
            payable={payable}
          />
        ))}
        title={
          <FormattedMessage
            id="deposit.step.proof"
            defaultMessage="Proof"
            description="Title of the third step of a deposit."
          />
        }
      />
    </>
  )
}

/** The step that is open. */
function useSteps(first: StepName, { released, payable }: { released: boolean; payable: boolean }) {
  const [reached, setReached] = useState(first)
  // The release that was waited for opens the next step.
  const [wasReleased, setWasReleased] = useState(released)
  if (released !== wasReleased) {
    setWasReleased(released)
    setReached(payable ? 'transfer' : 'amount')
  }
  // Only a step that a press has opened takes the focus.
  const [pressed, setPressed] = useState(false)

  // At the proof a refusal may name the amount that is possible now; it is mended there.
  const stays = payable || (released && reached === 'proof')
  const current = STEPS.indexOf(stays ? reached : 'amount')
  return {
    go(step: StepName) {
      setPressed(true)
      setReached(step)
    },
    /** What all steps have; their content is made for the present one alone. */
    at(name: StepName, content: () => ReactNode) {
      const index = STEPS.indexOf(name)
      const number = index + 1
      const place = <Place number={number} />
      if (index !== current) {
        const state: 'done' | 'upcoming' = index < current ? 'done' : 'upcoming'
        return { number, place, state, children: null }
      }
      const state: 'current' = 'current'
      const opened = content()
      return {
        number,
        place,
        state,
        children: pressed ? <FocusOnMount>{opened}</FocusOnMount> : opened,
      }
    },
  }
}

function Place({ number }: { number: number }) {
  return (
    <FormattedMessage
      id="deposit.step.place"
      defaultMessage="Step {number, number} of {all, number}:"
      description="Before the title of a step, for screen readers."
      values={{ number, all: STEPS.length }}
    />
  )
}

/** The form of a deposit. */
function useDepositForm(view: DepositView, released: boolean): ContractForm<DepositSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, methods, request } = view
  const schema = depositSchema(view, () =>
    intl.formatMessage(
      {
        id: 'deposit.rule.released',
        defaultMessage: 'Only {amount} is released. Ask customer service for more.',
        description: 'Below an amount above what customer service released.',
      },
      { amount: money(upperBound(view).amount, currency) },
    ),
  )

  const [first, second] = methods.filter((method) => methodBlock(method) === null)
  // What was asked for is what is going to be paid, on another device, too.
  const asked =
    request?.status === 'under_review' || (released && request?.status === 'released')
      ? request
      : null
  return useContractForm<DepositSchema>({
    schema,
    defaultValues: {
      method_id: asked?.method_id ?? (first && !second ? first.id : ''),
      amount: asked ? typedAmount(asked.amount, intl.locale) : '',
      screenshot_file_id: '',
      transaction_code: '',
    },
    amounts: ['amount'],
    currency,
    // Photos are not part of the draft.
    draft: {
      form: deposit.name,
      fields: ['method_id', 'amount', 'transaction_code'],
    },
  })
}
