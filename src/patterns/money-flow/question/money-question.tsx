import { FormattedMessage, useIntl } from 'react-intl'
import type { Refusal } from '@/api/errors.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { formatClock } from '@/lib/time.ts'
import type { RowProps } from '@/patterns/details/row.tsx'
import { Row } from '@/patterns/details/row.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { isPossibleDuplicate } from '@/patterns/form/submit-error.tsx'
import { Button } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { Wording } from './question-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import type { MoneyRequest, OpenQuestion } from './use-question.ts'
import type { Signable, Signature } from './use-signature.tsx'

/** A figure of a question that the server decides, and that is sent as accepted. */
export interface Figure extends Pick<RowProps, 'label' | 'labelValues'> {
  /** As it is compared: two that are written alike can differ beyond the decimals that are shown. */
  is: string | number | null
  /** As it is shown. */
  shown: string
}

/** What is asked about: exactly this is sent with a yes. */
export interface Asked<Body> extends MoneyRequest<Body> {
  figures?: readonly Figure[]
}

/** Where a question stands while it is open. */
export interface Standing<A> {
  /** The same with the figures of now; null where they allow nothing. */
  now: A | null
  /** Why the server did not take what was accepted, or null. */
  refused: SubmitError | null
  /** It is being sent. */
  pending: boolean
  /** Takes the figures of now; null where nothing can be sent. */
  onAccept: (() => void) | null
}

/** The last question of a form, as its feature makes it of what was entered. */
export interface Question<Values, A, Context> {
  /** What is asked, with the figures of now; null where they allow nothing. */
  ask: (values: Values, context: Context) => A | null
  /** How it reads. */
  wording: (asked: A, standing: Standing<A>, context: Context) => MoneyWording
  /** What is signed, where it asks for that. */
  signature?: Signable
  /** The amount that fixes a refusal; null where none does. */
  amend?: (refusal: Refusal, context: Context) => Decimal | null
}

interface MoneyWording extends Wording {
  /** The server refused these figures; a rate has a notice of its own. Any refusal unless told. */
  figuresRefused?: boolean
}

interface MoneyQuestionProps<A> {
  wording: (asked: A, standing: Standing<A>) => MoneyWording
  question: OpenQuestion<A>
  /** The fund password, where it is asked for. */
  signature: Signature | null
  /** Why nothing can be sent any more, or null. */
  blocked: string | null
}

/**
 * The question of a form. It is asked anew when its figures are others now, or the server refused them:
 * old and new stand beside each other, and the new ones need a yes of their own before the button works
 * again.
 */
export function MoneyQuestion<A extends Asked<unknown>>({
  question,
  wording,
  signature,
  blocked,
}: MoneyQuestionProps<A>) {
  const intl = useIntl()
  const { asked, askedNow, pending } = question
  const now = askedNow()
  const onAccept = now && blocked === null ? question.onAccept : null
  const duplicate = isPossibleDuplicate(question.refused) ? question.refused.refusal : null
  const refused = duplicate ? null : question.refused
  const words = wording(asked, { now, refused, pending, onAccept })
  const { figuresRefused = refused !== null, ...ownWords } = words
  const shown = { ...ownWords, ...(duplicate && duplicateWording(duplicate)) }
  // Another dialog, which takes the focus and is read from its title on.
  const key = duplicate ? 'again' : 'first'
  const changes = changesOf(asked.figures, now?.figures)
  if (!figuresRefused && changes.length === 0) {
    return (
      <QuestionDialog
        {...shown}
        key={key}
        question={question}
        signature={signature}
        blocked={blocked}
      />
    )
  }
  return (
    <QuestionDialog
      {...shown}
      key={key}
      question={question}
      signature={signature}
      blocked={blocked}
      body={
        <>
          <ChangedFigures
            changes={changes}
            refused={figuresRefused}
            onAccept={changes.length > 0 ? onAccept : null}
          />
          {shown.body}
        </>
      }
      outdated={intl.formatMessage({
        id: 'money.again.needed',
        defaultMessage: 'Accept the new figures first.',
        description: 'Why nothing can be confirmed when a fee, dates or amounts have changed.',
      })}
    />
  )
}

interface Change {
  before: Figure
  now: Figure
}

function changesOf(asked: readonly Figure[] = [], present: readonly Figure[] = []): Change[] {
  return present.flatMap((now) => {
    const before = asked.find(({ label }) => label.id === now.label.id)
    return before && before.is !== now.is ? [{ before, now }] : []
  })
}

interface ChangedFiguresProps {
  changes: readonly Change[]
  refused: boolean
  onAccept: (() => void) | null
}

function ChangedFigures({ changes, refused, onAccept }: ChangedFiguresProps) {
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="money.again.changed"
          defaultMessage="{refused, select, true {The figures have changed. Nothing was carried out.} other {The figures have changed}}"
          description="In a confirmation, when its fee, dates or amounts are others by now; refused is true after the accepted ones were sent and not taken."
          values={{ refused }}
        />
      }
      action={
        onAccept ? (
          <Button variant="secondary" size="sm" onClick={onAccept}>
            <FormattedMessage
              id="money.again.accept"
              defaultMessage="Accept the new figures"
              description="Button that accepts what has changed in a confirmation; nothing is sent by it."
            />
          </Button>
        ) : null
      }
    >
      {changes.length > 0 ? (
        <DefinitionList>
          {changes.map(({ before, now: { label, labelValues, shown } }) => (
            <Row
              key={label.id}
              label={label}
              labelValues={labelValues}
              value={shown}
              note={
                <FormattedMessage
                  id="money.again.before"
                  defaultMessage="Before: {before}"
                  description="Below a new figure in a confirmation: what it was when it was asked about."
                  values={{ before: before.shown }}
                />
              }
            />
          ))}
        </DefinitionList>
      ) : (
        <FormattedMessage
          id="money.again.waiting"
          defaultMessage="We're getting the new figures."
          description="In a confirmation whose figures were not taken, until the figures of now are known."
        />
      )}
    </Notice>
  )
}

/** How a question reads after the server named an equal request of a short while ago. */
const duplicateWording = ({
  params,
}: Refusal): Pick<Wording, 'title' | 'confirmLabel' | 'cancelLabel'> => ({
  title: (
    <FormattedMessage
      id="form.duplicate.title"
      defaultMessage="You sent this at {time}. Send it again?"
      description="Question after a deposit, withdrawal, exchange, investment or top-up was refused because an equal one was carried out a few minutes before. time has hours and minutes."
      values={{ time: formatClock(parseInt(params.answered_at ?? '', 10)) }}
    />
  ),
  confirmLabel: (
    <FormattedMessage
      id="form.duplicate.send"
      defaultMessage="Send it again"
      description="Button that answers 'You sent this at 05:41 PM. Send it again?' with yes."
    />
  ),
  cancelLabel: (
    <FormattedMessage
      id="form.duplicate.keep"
      defaultMessage="Don't send it"
      description="Button that answers 'You sent this at 05:41 PM. Send it again?' with no."
    />
  ),
})
