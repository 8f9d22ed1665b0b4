import type { ReactNode } from 'react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DepositView } from '@/generated/h5.schemas.ts'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { isPossibleDuplicate } from '@/patterns/form/submit-error.tsx'
import { askedAmount, useAskedEntries } from '@/patterns/form/use-asked-entries.ts'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { AmountStep } from './amount-step.tsx'
import { useDepositAction } from './deposit-action.tsx'
import { isPayable, isReleased } from './deposit-rules.ts'
import { PayStep } from './pay-step.tsx'

interface DepositFormProps {
  view: DepositView
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
  const { view, upload, frozen, blocked, now, conditions } = props

  const released = isReleased(view.release, now)
  const action = useDepositAction({ view, released, origins: NOT_ASKED })
  const { form, entry } = action
  const methodId = useWatch({ control: form.control, name: 'method_id' })
  useAskedEntries(['amount'], (asked) => {
    const amount = askedAmount(asked.amount)
    if (amount !== null) entry.set(amount)
  })
  const method = view.methods.find(({ id }) => id === methodId)
  const payable = !frozen && released && isPayable(entry.amount, method, view)
  // A first deposit may have used up what was released: the question about the second one stays.
  const { state } = action.flow
  const asks = state.step === 'ready' && isPossibleDuplicate(state.error)
  const { pays, pressed, go } = usePart({ released, payable, asks })
  const shown =
    pays && method ? (
      <PayStep
        action={action}
        method={method}
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
      <LeaveGuard when={upload.picture !== null && state.step !== 'sending'} />
      {pressed && !pays ? <FocusOnMount>{shown}</FocusOnMount> : shown}
    </>
  )
}

/** Stored accounts, where none can be chosen. */
const NOT_ASKED: readonly never[] = []

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
