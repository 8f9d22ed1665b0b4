import { FormattedMessage } from 'react-intl'
import type { Tone } from '@/ui/badge.tsx'
import { StatusTag } from '@/ui/badge.tsx'
import { purchaseWord } from './purchase-words.ts'

const tones: Partial<Record<string, Tone>> = {
  earning: 'positive',
  awaiting_append: 'pending',
}

/** The state of a purchase as word and colour. */
export function PurchaseStatusTag({ status }: { status: string }) {
  return (
    <StatusTag tone={tones[status] ?? 'neutral'}>
      <FormattedMessage {...purchaseWord(status)} />
    </StatusTag>
  )
}
