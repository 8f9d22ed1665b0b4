import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServerNow } from '@/api/use-server-now.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import type { MoneyFlowDefinition, OnceForm } from '@/patterns/money-flow/engine/money-flow.ts'
import { isUndecided } from '@/patterns/records/review-rules.ts'
import { ServerText } from '@/shell/server-text.tsx'
import type { Tone } from '@/ui/badge.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Card } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Done, DoneButton } from './done.tsx'
import type { Records } from './money-page.tsx'
import type { UnderReview } from './use-review.ts'
import { useReview } from './use-review.ts'

const tones: Partial<Record<string, Tone>> = {
  under_review: 'pending',
  success_awaiting_audit: 'pending',
  success: 'positive',
  failed: 'negative',
}

interface SubmittedProps<Form extends OnceForm, Data, Result extends UnderReview> {
  action: MoneyFlowDefinition<Form, Data, Result>
  /** The record as it was when its outcome became known. */
  first: Result
  /** What is true of it. */
  title: (record: Result) => ReactNode
  /** The specification's sentence on what was sent in, below the title while it is under review. */
  line: ReactNode
  /** Its way through the review. */
  steps: (record: Result) => ReactNode
  /** The server's record. */
  details: (record: Result) => ReactNode
  /** The way to what the user can do next, where there is one: before the ways out. */
  next?: ReactNode
  records: Records
  /** Leaves the result. */
  onDone: () => void
}

/** What became of something that was submitted for a review, which is followed until it is decided. */
export function Submitted<Form extends OnceForm, Data, Result extends UnderReview>({
  action,
  first,
  title,
  line,
  steps,
  details,
  next = null,
  records,
  onDone,
}: SubmittedProps<Form, Data, Result>) {
  const navigate = useNavigate()
  const record = useReview(first, action.find)
  const goesOn = next !== null && record.status !== 'failed'
  return (
    <Done
      tone={tones[record.status] ?? 'neutral'}
      title={title(record)}
      note={record.status === 'under_review' ? line : noteOf(record)}
      steps={
        <>
          <Card>{steps(record)}</Card>
          {isUndecided(record.status) ? <Late expectedAt={record.expected_at} /> : null}
        </>
      }
      record={details(record)}
    >
      {goesOn ? next : null}
      <DoneButton
        second={goesOn}
        onPress={() => {
          onDone()
          navigate(paths.user)
        }}
      />
      <UiLink href={records.path} className={buttonClass({ variant: 'quiet', fullWidth: true })}>
        {records.label}
      </UiLink>
    </Done>
  )
}

/** Why it failed; other notes of a review are for its records. */
const noteOf = ({ status, status_note: note }: UnderReview) =>
  status === 'failed' && note !== null ? <ServerText text={note} /> : null

/** Where a review takes longer than was told: who can look into it. */
function Late({ expectedAt }: { expectedAt: number | null }) {
  const { pathname } = useLocation()
  const now = useServerNow(expectedAt !== null)
  if (expectedAt === null || now <= expectedAt) return null
  return (
    <Notice
      tone="warning"
      action={
        <UiLink
          href={customerPath({ page: pathname })}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <FormattedMessage {...common.contactSupport} />
        </UiLink>
      }
    >
      <FormattedMessage
        id="review.live.late"
        defaultMessage="This is taking longer than expected: we should have decided by {moment}. Customer service can look into it."
        description="On the result of a deposit or withdrawal whose review takes too long. moment is a date with a time."
        values={{ moment: formatDateTime(expectedAt) }}
      />
    </Notice>
  )
}
