import { FormattedMessage, useIntl } from 'react-intl'
import { formatDateTime } from '@/lib/time.ts'
import { Section } from '@/ui/card.tsx'
import { Timeline } from '@/ui/timeline.tsx'
import type { Reviewed } from './review-steps.ts'
import { reviewSteps } from './review-steps.ts'

interface ReviewTimelineProps {
  review: Reviewed
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
    </Section>
  )
}
