import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServerNow } from '@/api/use-server-now.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { ServerText } from '@/shell/server-text.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import type { NoticeTone } from '@/ui/notice.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Done, DoneButton } from './done.tsx'
import type { MoneyFlowDefinition, OnceForm } from './money-flow.ts'
import type { Records } from './money-page.tsx'
import type { UnderReview } from './use-review.ts'
import { isUndecided, useReview } from './use-review.ts'

const tones: Partial<Record<string, NoticeTone>> = { failed: 'danger', unknown: 'info' }

interface SubmittedProps<Form extends OnceForm, Data, Result extends UnderReview> {
  definition: MoneyFlowDefinition<Form, Data, Result>
  /** The record as it was when its outcome became known. */
  first: Result
  title: (record: Result) => ReactNode
  /** What comes after the review, while it goes on. */
  next: (record: Result) => ReactNode
  /** The server's record. */
  details: (record: Result) => ReactNode
  records: Records
  /** Leaves the result. */
  onDone: () => void
}

/** What became of something that was submitted for a review, which is followed until it is decided. */
export function Submitted<Form extends OnceForm, Data, Result extends UnderReview>({
  definition,
  first,
  title,
  next,
  details,
  records,
  onDone,
}: SubmittedProps<Form, Data, Result>) {
  const navigate = useNavigate()
  const record = useReview(first, definition.find)
  const waits = isUndecided(record.status)
  return (
    <Done
      tone={tones[record.status] ?? 'success'}
      title={title(record)}
      note={waits ? next(record) : noteOf(record)}
      record={details(record)}
      more={waits ? <Expectation at={record.expected_at} /> : null}
    >
      <DoneButton
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

/** How long the review is going to take, and that nobody has to press anything meanwhile. */
function Expectation({ at }: { at: number | null }) {
  const { pathname } = useLocation()
  const now = useServerNow(at !== null)
  if (at !== null && now > at) {
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
          defaultMessage="It takes longer than expected: it was to be decided by {moment}. Customer service can look into it."
          description="On the result of a deposit or withdrawal whose review takes too long. moment is a date with a time."
          values={{ moment: formatDateTime(at) }}
        />
      </Notice>
    )
  }
  return (
    <Notice>
      {at === null ? (
        <FormattedMessage
          id="review.live.open"
          defaultMessage="This page follows the review by itself. You can leave it, too: the result is in your records and messages."
          description="On the result of a deposit or withdrawal under review, where nobody can tell how long it takes."
        />
      ) : (
        <FormattedMessage
          id="review.live.expected"
          defaultMessage="Expected by {moment}. This page follows the review by itself. You can leave it, too: the result is in your records and messages."
          description="On the result of a deposit or withdrawal under review. moment is a date with a time."
          values={{ moment: formatDateTime(at) }}
        />
      )}
    </Notice>
  )
}
