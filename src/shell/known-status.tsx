import type { MessageDescriptor } from 'react-intl'
import { FormattedMessage } from 'react-intl'
import { knownKey } from '@/lib/known-key.ts'
import type { Tone } from '@/ui/badge.tsx'
import { StatusTag } from '@/ui/badge.tsx'

interface KnownStatusProps<Status extends string> {
  status: string
  words: Readonly<Record<Status | 'unknown', MessageDescriptor>>
  /** A status without a tone is neutral. */
  tones: Readonly<Partial<Record<Status, Tone>>>
}

/** A status by word and colour; one that a newer server sends is "unknown" and neutral. */
export function KnownStatus<Status extends string>({
  status,
  words,
  tones,
}: KnownStatusProps<Status>) {
  const known = knownKey(words, status)
  return (
    <StatusTag tone={(known !== 'unknown' && tones[known]) || 'neutral'}>
      <FormattedMessage {...words[known]} />
    </StatusTag>
  )
}
