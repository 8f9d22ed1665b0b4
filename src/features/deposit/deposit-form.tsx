import type { ReactNode } from 'react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { DepositView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { referenceEntry } from '@/lib/entries.ts'
import { typedAmount } from '@/lib/money.ts'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { isPossibleDuplicate } from '@/patterns/form/submit-error.tsx'
import { askedAmount, useAskedEntries } from '@/patterns/form/use-asked-entries.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/page/use-amount-entry.ts'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { AmountStep } from './amount-step.tsx'
import type { DepositFlow, DepositSchema } from './deposit-flow.ts'
import { deposit, depositSchema } from './deposit-flow.ts'
import { isPayable, isReleased, methodBlock, upperBound } from './deposit-rules.ts'
import { PayStep } from './pay-step.tsx'

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
  /** All conditions of a later withdrawal. */
  conditions: ReactNode
}

/**
 * A deposit: an amount and the way, for which customer service names an account; then that account with
 * the proof that it was paid. Who comes back with a draft comes to where it ends.
 */
export function DepositForm(props: DepositFormProps) {
  const { view, flow, upload, frozen, blocked, now, conditions } = props

  const released = isReleased(view.release, now)
  const form = useDepositForm(view, released)
  const [methodId, typed] = useWatch({ control: form.control, name: ['method_id', 'amount'] })

  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  useAskedEntries(['amount'], (asked) => {
    const amount = askedAmount(asked.amount)
    if (amount !== null) entry.set(amount)
  })
  const method = view.methods.find(({ id }) => id === methodId)
  const payable = !frozen && released && isPayable(entry.amount, method, view)
  // A first deposit may have used up what was released: the question about the second one stays.
  const { state } = flow
  const asks = state.step === 'ready' && isPossibleDuplicate(state.error)
  const { pays, pressed, go } = usePart({ released, payable, asks })
  const shown =
    pays && method ? (
      <PayStep
        form={form}
        view={view}
        method={method}
        entry={entry}
        flow={flow}
        upload={upload}
        blocked={blocked}
        payable={payable}
        conditions={conditions}
        focused={pressed}
        onChange={() => go('amount')}
      />
    ) : (
      <AmountStep
        // After its answer the next request is another one.
        key={view.request?.id ?? 'none'}
        form={form}
        view={view}
        entry={entry}
        released={released}
        blocked={blocked}
        now={now}
        conditions={conditions}
        onNext={() => go('pay')}
      />
    )

  return (
    <>
      {/* What was typed is here again on the way back; a picture is not. */}
      <LeaveGuard when={upload.picture !== null && flow.state.step !== 'sending'} />
      {pressed && !pays ? <FocusOnMount>{shown}</FocusOnMount> : shown}
    </>
  )
}

type Part = 'amount' | 'pay'

/** The part that is open: the amount, or the account to pay to with the proof. */
function usePart({ released, payable, asks }: Record<'released' | 'payable' | 'asks', boolean>) {
  const [reached, setReached] = useState<Part>(payable ? 'pay' : 'amount')
  // The account that was waited for opens the next part.
  const [wasReleased, setWasReleased] = useState(released)
  if (released !== wasReleased && !asks) {
    setWasReleased(released)
    setReached(payable ? 'pay' : 'amount')
  }
  // Only a part that a press has opened takes the focus.
  const [pressed, setPressed] = useState(false)
  return {
    // At the proof a refusal may name the amount that is possible now; it is mended there.
    pays: asks || (released && reached === 'pay'),
    pressed,
    go(part: Part) {
      setPressed(true)
      setReached(part)
    },
  }
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
        defaultMessage: 'You can deposit up to {amount} now. Ask customer service for more.',
        description: 'Below an amount above what customer service approved.',
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
      from_id: '',
    },
    amounts: ['amount'],
    entries: { transaction_code: referenceEntry },
    currency,
    // Photos are not part of the draft.
    draft: {
      form: deposit.name,
      fields: ['method_id', 'amount', 'transaction_code'],
    },
  })
}
