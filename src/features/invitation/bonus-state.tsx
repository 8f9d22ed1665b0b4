import { defineMessages, FormattedMessage } from 'react-intl'
import type { InvitationBonusState } from '@/generated/model/invitation-bonus-state.ts'
import type { Tone } from '@/ui/badge.tsx'
import { StatusTag } from '@/ui/badge.tsx'

/** The states of the bonus for an invited person in words. */
export const bonusWords = defineMessages({
  none: {
    id: 'invitation.bonus.none',
    defaultMessage: 'No bonus yet',
    description: 'State of the bonus for an invited person: the rules are not met yet.',
  },
  claimable: {
    id: 'invitation.bonus.claimable',
    defaultMessage: 'Can be claimed',
    description: 'State of the bonus for an invited person: customer service pays it on request.',
  },
  paid: {
    id: 'invitation.bonus.paid',
    defaultMessage: 'Paid',
    description: 'State of the bonus for an invited person.',
  },
  unknown: {
    id: 'invitation.bonus.unknown',
    defaultMessage: 'Unknown status',
    description: 'State of a bonus that the server or this version cannot name.',
  },
} satisfies Record<InvitationBonusState, object>)

const tones: Record<InvitationBonusState, Tone> = {
  none: 'neutral',
  claimable: 'pending',
  paid: 'positive',
  unknown: 'neutral',
}

/** A state that this version knows; `unknown` for any other that a newer server sends. */
export function knownBonus(state: string): InvitationBonusState {
  return Object.hasOwn(tones, state) ? (state as InvitationBonusState) : 'unknown'
}

/** The state of a bonus by word and colour. */
export function BonusState({ state }: { state: string }) {
  const known = knownBonus(state)
  return (
    <StatusTag tone={tones[known]}>
      <FormattedMessage {...bonusWords[known]} />
    </StatusTag>
  )
}
