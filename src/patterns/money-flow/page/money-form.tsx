import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type * as z from 'zod/mini'
import { FormBody } from '@/patterns/form/form-body.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import {
  isFundPasswordWrong,
  isPossibleDuplicate,
  isPriceChanged,
} from '@/patterns/form/submit-error.tsx'
import { usePressAfter } from '@/patterns/form/use-press-after.ts'
import type { MoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import type { Asked } from '@/patterns/money-flow/question/money-question.tsx'
import { MoneyQuestion } from '@/patterns/money-flow/question/money-question.tsx'
import { useQuestion } from '@/patterns/money-flow/question/use-question.ts'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { useSignature } from '@/patterns/money-flow/question/use-signature.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { AmendButton } from './money-field.tsx'
import { whyNotSent } from './outcome-notice.tsx'
import type { ActionForm } from './use-money-action.ts'

export interface MoneyFormProps<
  S extends z.ZodMiniObject,
  Body,
  A extends Asked<Unsigned<Body>>,
  Context,
> extends ActionForm<S, Body, A, Context> {
  /** Called when the question was answered: what was acknowledged is known. */
  onConfirmed?: () => void
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
export function MoneyForm<
  S extends z.ZodMiniObject,
  Body,
  A extends Asked<Unsigned<Body>>,
  Context,
>({
  action,
  flow,
  context,
  form,
  entry,
  currency,
  onConfirmed,
  fix,
  prepare,
  busy = false,
  blocked,
  incomplete = null,
  submitLabel,
  inSight = false,
  footer,
  children,
}: MoneyFormProps<S, Body, A, Context>) {
  const signature = useSignature(action.signature ?? null)
  const { question, askAbout, close, figures } = useQuestion(flow, {
    ask: (values: z.output<S>) => action.ask(values, context),
    toRequest: ({ body, sent }: A) => {
      if (sent.amount) entry.setTried(sent.amount)
      onConfirmed?.()
      // The signature is all that a body lacks that is asked about.
      return { body: body as Body, sent }
    },
    signature,
    onRefreshed: () => void submit(true),
  })

  const error = flow.state.step === 'ready' ? flow.state.error : null
  const amended =
    error?.kind === 'refused' ? (action.amend?.(error.refusal, context) ?? null) : null
  const isMended = amended !== null && !entry.isTried
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
          amended === null ? (
            <>
              {error && fix?.(error)}
              <EarlierLink error={error} pathOf={flow.earlierPath} />
            </>
          ) : (
            <AmendButton amount={amended} currency={currency} onSet={entry.set} />
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
          wording={(asked, standing) => action.wording(asked, standing, context)}
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
