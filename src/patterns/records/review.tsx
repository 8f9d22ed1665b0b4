import { FormattedMessage, useIntl } from 'react-intl'
import { formatDateTime } from '@/lib/time.ts'
import { ServerText } from '@/shell/server-text.tsx'
import { Section } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { StepState } from '@/ui/timeline.tsx'
import { Timeline } from '@/ui/timeline.tsx'

/** A record with a review: a deposit or a withdrawal. */
export interface Reviewed {
  status: string
  timeline: readonly { status: string; at: number }[]
}

/** One step of a review. */
export interface ReviewStep {
  id: string
  /** The status it led to; may be one that this version does not know. */
  status: string
  state: StepState
  /** Unix seconds; null where the server has no moment for it. */
  at: number | null
}

/**
 * The steps that the server has told, oldest first, and the present status where no step tells it.
 * Future steps are not guessed.
 */
export function reviewSteps({ status, timeline }: Reviewed): ReviewStep[] {
  const told = [...timeline]
    .sort((a, b) => a.at - b.at)
    .map((step, index) => ({ id: `${index}`, status: step.status, at: step.at }))
  const steps =
    told.at(-1)?.status === status ? told : [...told, { id: 'present', status, at: null }]
  return steps.map((step, index) => ({
    ...step,
    state: index < steps.length - 1 ? 'done' : stateOf(step.status),
  }))
}

function stateOf(status: string): StepState {
  if (status === 'success') return 'done'
  return status === 'failed' ? 'failed' : 'current'
}

/** The server's words on a record under review, such as why it failed. */
export function ReviewNote({
  review: { status, status_note: note },
}: {
  review: { status: string; status_note: string | null }
}) {
  if (note === null) return null
  return (
    <Notice
      tone={status === 'failed' ? 'warning' : 'info'}
      title={
        <FormattedMessage
          id="list.step.note"
          defaultMessage="Note of the review"
          description="Heading above the server's words on a deposit or withdrawal, such as why it failed."
        />
      }
    >
      <ServerText text={note} />
    </Notice>
  )
}

interface ReviewTimelineProps {
  review: Reviewed & { expected_at: number | null }
  /** A status in words. */
  word: (status: string) => string
}

/** The steps of a record's review, as far as the server has told them. */
export function ReviewTimeline({ review, word }: ReviewTimelineProps) {
  const intl = useIntl()
  return (
    <Section
      level={3}
      heading={
        <FormattedMessage
          id="list.step.heading"
          defaultMessage="Review"
          description="Heading above the steps of the review."
        />
      }
    >
      <Timeline
        stateLabels={{
          done: intl.formatMessage({
            id: 'list.step.done',
            defaultMessage: 'done',
            description: 'State of a step of the review, for screen readers.',
          }),
          current: intl.formatMessage({
            id: 'list.step.current',
            defaultMessage: 'now',
            description: 'State of a step of the review, for screen readers.',
          }),
          failed: intl.formatMessage({
            id: 'list.step.failed',
            defaultMessage: 'ended without success',
            description: 'State of a step of the review, for screen readers.',
          }),
          upcoming: intl.formatMessage({
            id: 'list.step.upcoming',
            defaultMessage: 'to come',
            description: 'State of a step of the review, for screen readers.',
          }),
        }}
        steps={reviewSteps(review).map(({ id, status, state, at }) => ({
          id,
          state,
          title: word(status),
          time: at === null ? undefined : formatDateTime(at),
        }))}
      />
      {review.expected_at === null ? null : (
        <p>
          <FormattedMessage
            id="list.step.expected"
            defaultMessage="To be decided by {moment}."
            description="Below the steps of a review that goes on: when its end is expected. moment is a date with a time."
            values={{ moment: formatDateTime(review.expected_at) }}
          />
        </p>
      )}
    </Section>
  )
}
