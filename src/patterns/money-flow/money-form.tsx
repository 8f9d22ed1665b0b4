import type { ReactNode } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Refusal } from '@/api/errors.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { FormBody } from '@/patterns/form/form-body.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { AmendButton } from './money-field.tsx'
import type { Sent } from './money-flow.ts'
import { whyNotSent } from './not-sent-notice.tsx'
import type { AmountEntry } from './use-amount-entry.ts'
import type { Confirmation } from './use-confirmation.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useFreshFigures } from './use-fresh-figures.ts'
import type { MoneyFlow } from './use-money-flow.ts'

export interface MoneyFormProps<V extends FieldValues, Values, Asked, Body, Result> {
  flow: MoneyFlow<Body, Result>
  form: UseFormReturn<V, unknown, Values>
  /** What is asked about before it is sent; null where the figures of the moment allow nothing. */
  ask: (values: Values) => Asked | null
  /** What is sent, and what is remembered of it. */
  order: (asked: Asked) => { body: Body; sent: Sent }
  /** The question, with everything that is sent. */
  confirm: (confirmation: Confirmation<Asked> & { blocked: string | null }) => ReactNode
  /** Called when the question was answered: what was acknowledged is known. */
  onConfirmed?: () => void
  /** The amount, where the form has one, and the amount that mends a refusal. */
  amount?: { entry: AmountEntry; currency: string; amend: (refusal: Refusal) => Decimal | null }
  /** What else mends an error. */
  fix?: (error: SubmitError) => ReactNode
  /** Called before the entries are read: what stands beside the form goes into it. */
  prepare?: () => void
  /** Why nothing can be sent now, or null. */
  blocked: string | null
  /** Why the form is not complete although nothing keeps the user from it, or null. */
  incomplete?: string | null
  /** Keeps the question open after an error that another answer to it mends. */
  staysOpen?: (error: SubmitError) => boolean
  submitLabel: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The form of a flow: its fields, why a try was refused and what mends it, and the last question. */
export function MoneyForm<V extends FieldValues, Values, Asked extends object, Body, Result>({
  flow,
  form,
  ask,
  order,
  confirm,
  onConfirmed,
  amount,
  fix,
  prepare,
  blocked,
  incomplete = null,
  staysOpen = () => false,
  submitLabel,
  footer,
  children,
}: MoneyFormProps<V, Values, Asked, Body, Result>) {
  const confirmation = useConfirmation(flow, {
    staysOpen,
    order: (asked: Asked) => {
      const ordered = order(asked)
      if (ordered.sent.amount) amount?.entry.setTried(ordered.sent.amount)
      onConfirmed?.()
      forgetPassword(form)
      return ordered
    },
  })

  const error = flow.state.step === 'ready' ? flow.state.error : null
  const amended = error?.kind === 'refused' && amount ? amount.amend(error.refusal) : null
  const isMended = amended !== null && amount?.entry.isTried === false
  // Below a button that is off for the network, its reason says it all.
  const saidByButton = blocked !== null && error?.kind === 'noAnswer'
  const isShown = error !== null && !isMended && !saidByButton && !staysOpen(error)

  const figures = useFreshFigures(() => void submit(true))

  /** Asks about what is entered, or says at the fields why that cannot be. */
  function submit(refreshed = false) {
    const read = form.handleSubmit(
      (values) => {
        const asked = ask(values)
        if (asked === null) confirmation.onCancel()
        else confirmation.onAsk(asked, refreshed)
      },
      () => confirmation.onCancel(),
    )
    return read()
  }

  return (
    <>
      <FormBody
        onSubmit={(event) => {
          event.preventDefault()
          prepare?.()
          if (!figures.refresh()) void submit()
        }}
        pending={figures.pending}
        submitError={figures.error ?? (isShown ? error : null)}
        notSent={whyNotSent(flow.state)}
        fix={
          amended === null || !amount ? (
            error && fix?.(error)
          ) : (
            <AmendButton amount={amended} currency={amount.currency} onSet={amount.entry.set} />
          )
        }
        disabledReason={blocked ?? incomplete}
        submitLabel={submitLabel}
        footer={footer}
      >
        {children}
      </FormBody>
      {confirm({
        ...confirmation,
        pending: confirmation.pending || figures.pending,
        onConfirm: (asked) => {
          if (!figures.refresh()) confirmation.onConfirm(asked)
        },
        blocked,
      })}
    </>
  )
}

const FUND_PASSWORD = 'fund_password'

/** Each try asks for the fund password anew. */
function forgetPassword<V extends FieldValues, Values>(form: UseFormReturn<V, unknown, Values>) {
  const name = FUND_PASSWORD as Path<V>
  if (FUND_PASSWORD in form.getValues()) form.setValue(name, '' as PathValue<V, Path<V>>)
}
