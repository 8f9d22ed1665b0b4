import { FormattedMessage } from 'react-intl'
import { Badge } from '@/ui/badge.tsx'
import { Notice } from '@/ui/notice.tsx'
import { practiceWords } from './practice-words.ts'

/** The word of practice, in its colour: beside every figure of it. */
export function PracticeMark() {
  return (
    <Badge tone="practice">
      <FormattedMessage {...practiceWords.mark} />
    </Badge>
  )
}

/** That nothing real is moved, before an order is placed. */
export function PracticeNote() {
  return (
    <Notice tone="practice">
      <FormattedMessage
        id="order.practice.note"
        defaultMessage="Practice: no real money moves. Your real balance stays as it is."
        description="In the question before a practice order, and on the page of practice."
      />
    </Notice>
  )
}
