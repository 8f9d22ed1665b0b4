import { defineMessages } from 'react-intl'
import type { VerificationState } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { KnownStatus } from '@/shell/known-status.tsx'
import type { Tone } from '@/ui/badge.tsx'

const words = defineMessages({
  none: {
    id: 'review.state.none',
    defaultMessage: 'Not verified',
    description: 'State of real-name verification: nothing submitted.',
  },
  under_review: common.underReview,
  passed: common.verified,
  rejected: {
    id: 'review.state.rejected',
    defaultMessage: 'Declined',
    description: 'State of real-name verification: we said no.',
  },
  unknown: common.unknownStatus,
} satisfies Record<VerificationState, object>)

const tones: Partial<Record<VerificationState, Tone>> = {
  under_review: 'pending',
  passed: 'positive',
  rejected: 'negative',
}

/** The state of verification by word and colour. */
export function VerificationStatus({ state }: { state: VerificationState }) {
  return <KnownStatus status={state} words={words} tones={tones} />
}
