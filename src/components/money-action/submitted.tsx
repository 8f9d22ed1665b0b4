import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import type { NoticeTone } from '@/ui/notice.tsx'
import { Done, DoneButton } from './done.tsx'

const tones: Partial<Record<string, NoticeTone>> = { failed: 'danger', unknown: 'info' }

interface SubmittedProps {
  /** What a review has made of it: an outcome that was looked up later may have been decided. */
  review: { status: string; note: string | null }
  title: ReactNode
  /** The server's record. */
  record: ReactNode
  /** The list of all. */
  records: { path: string; label: ReactNode }
  /** Leaves the result. */
  onDone: () => void
}

/** What became of something that was submitted for a review. */
export function Submitted({ review, title, record, records, onDone }: SubmittedProps) {
  const navigate = useNavigate()
  return (
    <Done
      tone={tones[review.status] ?? 'success'}
      title={title}
      note={review.status === 'failed' ? review.note : null}
      record={record}
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
