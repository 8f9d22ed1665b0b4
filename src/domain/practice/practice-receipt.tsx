import { FormattedMessage, useIntl } from 'react-intl'
import { PracticeMark } from '@/domain/orders/practice-mark.tsx'
import { practiceWords } from '@/domain/orders/practice-words.ts'
import type { PracticeReceipt } from '@/domain/orders/receipt-sheet.tsx'
import { Badge } from '@/ui/badge.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { PracticeOrder, Returned } from './practice-book.ts'
import { PracticeHint } from './practice-hint.tsx'

/** What the receipt of a practice order has of its own; also of one that is open, or not known any more. */
export function usePracticeReceipt(): (practised?: PracticeOrder) => PracticeReceipt {
  const intl = useIntl()
  const pictureTitle = intl.formatMessage(practiceWords.mark)
  const pictureMark = intl.formatMessage({
    id: 'order.practice.picture',
    defaultMessage: 'Practice order - no real money',
    description: 'On the picture of a practice receipt, below everything.',
  })
  return (practised) => ({
    title: (
      <FormattedMessage
        id="order.practice.receipt"
        defaultMessage="Practice receipt"
        description="Title of the sheet with everything of one practice order."
      />
    ),
    mark: <PracticeMark />,
    pictureTitle,
    pictureMark,
    ...(practised &&
      practised.returned !== null && {
        state: <ReturnedTag />,
        note: <ReturnedNote why={practised.returned} />,
      }),
    ...(practised &&
      practised.returned === null &&
      practised.order.result !== 'open' && { note: <PracticeHint /> }),
  })
}

/** In the place of a result: amount and fee came back. */
export function ReturnedTag() {
  return (
    <Badge>
      <FormattedMessage
        id="order.practice.returned"
        defaultMessage="Given back"
        description="State of a practice order that could not be settled: amount and fee came back."
      />
    </Badge>
  )
}

function ReturnedNote({ why }: { why: Returned }) {
  return (
    <Notice tone="practice">
      <FormattedMessage
        id="order.practice.returnedWhy"
        defaultMessage="{why, select, noProduct {This product is no longer offered, so this practice order could not be settled.} other {The price of its last second is no longer listed, so this practice order could not be settled.}} Amount and fee were given back."
        description="In the receipt of a practice order that was given back: why."
        values={{ why }}
      />
    </Notice>
  )
}
