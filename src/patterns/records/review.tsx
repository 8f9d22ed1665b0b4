import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { ReviewMinutes } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatDateTime } from '@/lib/time.ts'
import { ServerText } from '@/shell/server-text.tsx'
import { Section } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { StepState } from '@/ui/timeline.tsx'
import { Timeline } from '@/ui/timeline.tsx'
import type { Reviewed, ReviewStep } from './review-rules.ts'
import { isUndecided, reviewSteps, spanOf } from './review-rules.ts'

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
          defaultMessage="Our note"
          description="Heading above what we wrote on a deposit or withdrawal, such as why we declined it."
        />
      }
    >
      <ServerText text={note} />
    </Notice>
  )
}

/** The word of a step's state, for screen readers. */
export function useStepState(): (state: StepState) => string {
  const intl = useIntl()
  return (state) =>
    intl.formatMessage(
      {
        id: 'list.step.state',
        defaultMessage:
          '{state, select, done {done} current {now} failed {declined} other {to come}}',
        description:
          'State of a step of a review, for screen readers: done, current, failed, or still to come (other).',
      },
      { state },
    )
}

/** How long a kind of review usually takes, in words; null where the server does not tell. */
export function useUsualTime(kind: keyof ReviewMinutes): string | null {
  const intl = useIntl()
  const minutes = useSiteInfo()?.review_minutes?.[kind]
  if (minutes === undefined) return null
  const { value, unit } = spanOf(minutes)
  return intl.formatMessage(
    {
      id: 'review.step.usually',
      defaultMessage: 'usually {span}',
      description: 'How long a review usually takes. span is such as "20 minutes".',
    },
    { span: intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }) },
  )
}

interface ReviewStepsProps {
  review: Reviewed & {
    /** When its end is expected, Unix seconds. */
    expected_at?: number | null
  }
  kind: keyof ReviewMinutes
  /** What an approval leads to, such as "Credited to your balance". */
  success: ReactNode
  /** What a refusal means, such as "Refused, nothing was credited". */
  failed: ReactNode
}

/** The way of what was sent in through its review, with moments, and what happens without the user. */
export function ReviewSteps({ review, kind, success, failed }: ReviewStepsProps) {
  const usual = useUsualTime(kind)
  const stateLabel = useStepState()
  const { expected_at: expectedAt = null } = review
  const waitsFor =
    expectedAt === null ? (
      usual
    ) : (
      <FormattedMessage {...common.byMoment} values={{ moment: formatDateTime(expectedAt) }} />
    )
  return (
    <Timeline
      stateLabel={stateLabel}
      steps={reviewSteps(review).map(({ name, state, at }) => {
        const waits = state === 'current' && isUndecided(review.status)
        return {
          id: name,
          state,
          title: <StepWord name={name} success={success} failed={failed} />,
          time: waits ? waitsFor : at !== null && formatDateTime(at),
          note: waits ? <FormattedMessage {...common.nothingToDo} /> : null,
        }
      })}
    />
  )
}

function StepWord({
  name,
  success,
  failed,
}: Pick<ReviewStep, 'name'> & Pick<ReviewStepsProps, 'success' | 'failed'>) {
  switch (name) {
    case 'sent':
      return (
        <FormattedMessage
          id="review.step.sent"
          defaultMessage="Submitted"
          description="First step of a review: the user sent it in."
        />
      )
    case 'review':
      return <FormattedMessage {...common.review} />
    case 'received':
      return (
        <FormattedMessage
          id="review.step.received"
          defaultMessage="Received, final check"
          description="Step of a deposit: the transfer arrived and is credited after a final check."
        />
      )
    case 'success':
      return success
    case 'failed':
      return failed
    case 'unknown':
      return <FormattedMessage {...common.unknownStatus} />
  }
}

/** The same in the sheet of a record, with its heading. */
export function ReviewSection(props: ReviewStepsProps) {
  return (
    <Section level={3} heading={<FormattedMessage {...common.review} />}>
      <ReviewSteps {...props} />
    </Section>
  )
}
