import { defineMessages, FormattedMessage } from 'react-intl'
import type { DepositStatus as Status } from '@/generated/model/deposit-status.ts'
import { knownKey } from '@/lib/known-key.ts'
import type { Tone } from '@/ui/badge.tsx'
import { StatusTag } from '@/ui/badge.tsx'

/** The states of a deposit in words (specification, section 4). */
export const statusWords = defineMessages({
  under_review: {
    id: 'deposit.status.underReview',
    defaultMessage: 'Under review',
    description: 'State of a deposit: waiting for approval.',
  },
  success_awaiting_audit: {
    id: 'deposit.status.awaitingAudit',
    defaultMessage: 'Success, awaiting audit',
    description: 'State of a deposit: the transfer arrived, credited after a last audit.',
  },
  success: {
    id: 'deposit.status.success',
    defaultMessage: 'Success',
    description: 'State of a deposit: credited.',
  },
  failed: {
    id: 'deposit.status.failed',
    defaultMessage: 'Failed',
    description: 'State of a deposit: refused in its review, nothing was credited.',
  },
  unknown: {
    id: 'deposit.status.unknown',
    defaultMessage: 'Unknown status',
    description: 'State of a deposit that the server or this version cannot name.',
  },
})

const tones: Record<Status, Tone> = {
  under_review: 'pending',
  // Nothing is credited yet.
  success_awaiting_audit: 'pending',
  success: 'positive',
  failed: 'negative',
  unknown: 'neutral',
}

/** A status that this version knows; `unknown` for any other that a newer server sends. */
export function knownStatus(status: string): Status {
  return knownKey(tones, status)
}

/** The state of a deposit by word and colour. */
export function DepositStatus({ status }: { status: string }) {
  const known = knownStatus(status)
  return (
    <StatusTag tone={tones[known]}>
      <FormattedMessage {...statusWords[known]} />
    </StatusTag>
  )
}
