import { FormattedMessage } from 'react-intl'
import { Notice } from '@/ui/notice.tsx'

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
      {note}
    </Notice>
  )
}
