import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type * as z from 'zod/mini'
import type { Refusal } from '@/api/errors.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { FormBody } from '@/patterns/form/form-body.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import {
  isFundPasswordWrong,
  isPossibleDuplicate,
  isPriceChanged,
} from '@/patterns/form/submit-error.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { usePressAfter } from '@/patterns/form/use-press-after.ts'
import type { MoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import type { Asked, Question } from '@/patterns/money-flow/question/money-question.tsx'
import { MoneyQuestion } from '@/patterns/money-flow/question/money-question.tsx'
import { useQuestion } from '@/patterns/money-flow/question/use-question.ts'
import type { Signable, Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { useSignature } from '@/patterns/money-flow/question/use-signature.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { AmendButton } from './money-field.tsx'
import { whyNotSent } from './outcome-notice.tsx'
import type { AmountEntry } from './use-amount-entry.ts'

export interface MoneyFormProps<S extends z.ZodMiniObject, Body, A extends Asked<Unsigned<Body>>>
  extends Question<z.output<S>, A> {
  flow: MoneyFlow<Body, unknown>
  form: ContractForm<S>
  /** What is signed, where the question asks for that. */
  signature?: Signable
  /** Called when the question was answered: what was acknowledged is known. */
  onConfirmed?: () => void
  /** The amount, where the form has one, and the amount that mends a refusal. */
  amount?: { entry: AmountEntry; currency: string; amend: (refusal: Refusal) => Decimal | null }
  /** What else mends an error. */
  fix?: (error: SubmitError) => ReactNode
  /** Called before the entries are read: what stands beside the form goes into it. */
  prepare?: () => void
  /** What the form refers to is under way, such as an upload: a press waits for it. */
  busy?: boolean
  /** Why nothing can be sent now, or null. */
  blocked: string | null
  /** Why the form is not complete although nothing keeps the user from it, or null. */
  incomplete?: string | null
  submitLabel: ReactNode
  /** The button stays in sight, at the foot of the page. */
  inSight?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** The form of a flow: its fields, why a try was refused and what mends it, and the last question. */
export function MoneyForm<S extends z.ZodMiniObject, Body, A extends Asked<Unsigned<Body>>>({
  flow,
  form,
  ask,
  wording,
  signature: signable,
  onConfirmed,
  amount,
  fix,
  prepare,
  busy = false,
  blocked,
  incomplete = null,
  submitLabel,
  inSight = false,
  footer,
  children,
}: MoneyFormProps<S, Body, A>) {
  const signature = useSignature(signable ?? null)
  const { question, askAbout, close, figures } = useQuestion(flow, {
    ask,
    toRequest: ({ body, sent }: A) => {
      if (sent.amount) amount?.entry.setTried(sent.amount)
      onConfirmed?.()
      // The signature is all that a body lacks that is asked about.
      return { body: body as Body, sent }
    },
    signature,
    onRefreshed: () => void submit(true),
  })

  const error = flow.state.step === 'ready' ? flow.state.error : null
  const amended = error?.kind === 'refused' && amount ? amount.amend(error.refusal) : null
  const isMended = amended !== null && amount?.entry.isTried === false
  // Below a button that is off for the network, its reason says it all.
  const saidByButton = blocked !== null && error?.kind === 'noAnswer'
  const isShown =
    error !== null &&
    !isMended &&
    !saidByButton &&
    !isInQuestion(error, question?.open === true, signature !== null)

  /** Asks about what is entered, or says at the fields why that cannot be. */
  function submit(refreshed = false) {
    return form.handleSubmit((values) => askAbout(values, refreshed), close)()
  }

  const { waits, press } = usePressAfter(busy, () => {
    prepare?.()
    if (!figures.refresh()) void submit()
  })

  return (
    <>
      <FormBody
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
        pending={waits || figures.pending}
        submitError={figures.error ?? (isShown ? error : null)}
        notSent={whyNotSent(flow.state)}
        fix={
          amended === null || !amount ? (
            <>
              {error && fix?.(error)}
              <EarlierLink error={error} pathOf={flow.earlierPath} />
            </>
          ) : (
            <AmendButton amount={amended} currency={amount.currency} onSet={amount.entry.set} />
          )
        }
        disabledReason={blocked ?? incomplete}
        submitLabel={submitLabel}
        inSight={inSight}
        footer={footer}
      >
        {children}
      </FormBody>
      {question && (
        <MoneyQuestion
          question={question}
          wording={wording}
          signature={signature}
          blocked={blocked}
        />
      )}
    </>
  )
}

/** Whether the question tells of an error, and takes another answer. */
const isInQuestion = (error: SubmitError, isOpen: boolean, isSigned: boolean): boolean =>
  isPriceChanged(error) ||
  (isOpen && isPossibleDuplicate(error)) ||
  (isSigned && isFundPasswordWrong(error))

interface EarlierLinkProps {
  error: SubmitError | null
  pathOf: MoneyFlow<never, unknown>['earlierPath']
}

/** The link to the earlier request that an error names, next to why this one was refused. */
function EarlierLink({ error, pathOf }: EarlierLinkProps) {
  const path = isPossibleDuplicate(error) ? pathOf?.(error.refusal) : null
  if (!path) return null
  return (
    <TextLink href={path}>
      <FormattedMessage
        id="form.duplicate.show"
        defaultMessage="Show what you sent"
        description="Link to the record of the earlier request, after 'Don't send it' was pressed."
      />
    </TextLink>
  )
}
