import { defineMessages, FormattedMessage } from 'react-intl'
import type { WithdrawalStatus as Status } from '@/generated/model/withdrawal-status.ts'
import { knownKey } from '@/lib/known-key.ts'
import type { Tone } from '@/ui/badge.tsx'
import { StatusTag } from '@/ui/badge.tsx'

/** The states of a withdrawal in words (specification, section 4). */
export const statusWords = defineMessages({
  under_review: {
    id: 'withdrawal.status.underReview',
    defaultMessage: 'Under review',
    description: 'State of a withdrawal: waiting for approval.',
  },
  success: {
    id: 'withdrawal.status.success',
    defaultMessage: 'Success',
    description: 'State of a withdrawal: paid out.',
  },
  failed: {
    id: 'withdrawal.status.failed',
    defaultMessage: 'Failed',
    description: 'State of a withdrawal: not paid out, the amount came back.',
  },
  unknown: {
    id: 'withdrawal.status.unknown',
    defaultMessage: 'Unknown status',
    description: 'State of a withdrawal that the server or this version cannot name.',
  },
})

const tones: Record<Status, Tone> = {
  under_review: 'pending',
  success: 'positive',
  failed: 'negative',
  unknown: 'neutral',
}

/** A status that this version knows; `unknown` for any other that a newer server sends. */
export function knownStatus(status: string): Status {
  return knownKey(tones, status)
}

/** The state of a withdrawal by word and colour. */
export function WithdrawalStatus({ status }: { status: string }) {
  const known = knownStatus(status)
  return (
    <StatusTag tone={tones[known]}>
      <FormattedMessage {...statusWords[known]} />
    </StatusTag>
  )
}
