import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBeforeUnload } from 'react-router-dom'
import { guardForm } from '@/platform/page-history.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'

/** Asks before a half-filled form is left by a link, by Back or Forward, or by closing the tab. */
export function LeaveGuard({
  when,
  onLeave,
}: {
  when: boolean
  /** Clears what must not be kept. */
  onLeave?: () => void
}) {
  const [question, setQuestion] = useState<{ leave: () => void; stay: () => void } | null>(null)

  useEffect(
    () => (when ? guardForm((leave, stay) => setQuestion({ leave, stay })) : undefined),
    [when],
  )
  useBeforeUnload((event) => {
    if (when) event.preventDefault()
  })

  return (
    <ConfirmDialog
      open={question !== null}
      title={
        <FormattedMessage
          id="form.leave.title"
          defaultMessage="Leave this page?"
          description="Question before a half-filled form is left."
        />
      }
      body={
        <FormattedMessage
          id="form.leave.body"
          defaultMessage="Nothing was sent. We don't keep passwords, photos and personal details that you entered."
          description="What leaving a half-filled form means."
        />
      }
      confirmLabel={
        <FormattedMessage
          id="form.leave.confirm"
          defaultMessage="Leave"
          description="Button that leaves a half-filled form."
        />
      }
      cancelLabel={
        <FormattedMessage
          id="form.leave.cancel"
          defaultMessage="Stay here"
          description="Button that stays with a half-filled form."
        />
      }
      onConfirm={() => {
        setQuestion(null)
        onLeave?.()
        question?.leave()
      }}
      onCancel={() => {
        setQuestion(null)
        question?.stay()
      }}
    />
  )
}
