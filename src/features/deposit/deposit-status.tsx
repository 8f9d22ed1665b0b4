import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { DepositStatus as Status } from '@/generated/h5.schemas.ts'
import { DepositClass } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { knownKey, knownWord } from '@/lib/known-key.ts'
import { KnownStatus } from '@/shell/known-status.tsx'
import type { Tone } from '@/ui/badge.tsx'

/** The states of a deposit in words (specification, section 4). */
export const statusWords = defineMessages({
  under_review: common.underReview,
  success_awaiting_audit: {
    id: 'deposit.status.awaitingAudit',
    defaultMessage: 'Received, final check',
    description: 'State of a deposit: the transfer arrived and is credited after a final check.',
  },
  success: {
    id: 'deposit.status.success',
    defaultMessage: 'Credited',
    description: 'State of a deposit: it is in the balance.',
  },
  failed: common.declined,
  unknown: common.unknownStatus,
})

const shortWords = {
  ...statusWords,
  ...defineMessages({
    success_awaiting_audit: {
      id: 'deposit.short.awaitingAudit',
      defaultMessage: 'Final check',
      description:
        'Short state of a deposit in a list: the transfer arrived and is credited after a final check.',
    },
  }),
}

const tones: Partial<Record<Status, Tone>> = {
  under_review: 'pending',
  // Nothing is credited yet.
  success_awaiting_audit: 'pending',
  success: 'positive',
  failed: 'negative',
}

/** A status that this version knows; `unknown` for any other that a newer server sends. */
export function knownStatus(status: string): Status {
  return knownKey(statusWords, status)
}

/** The state of a deposit by word and colour; in a list, by a short word. */
export function DepositStatus({ status, short = false }: { status: string; short?: boolean }) {
  return <KnownStatus status={status} words={short ? shortWords : statusWords} tones={tones} />
}

/** The classes of a deposit in words (specification, section 3). */
const words: Record<`${DepositClass}` | 'unknown', MessageDescriptor> = defineMessages({
  0: {
    id: 'deposit.class.selfService',
    defaultMessage: 'Own deposit',
    description: 'Class of a deposit: the user transferred it.',
  },
  1: common.gift,
  2: {
    id: 'deposit.class.promotionBonus',
    defaultMessage: 'Promotion bonus',
    description: 'Class of a deposit: a bonus of a promotion.',
  },
  3: {
    id: 'deposit.class.depositBonus',
    defaultMessage: 'Deposit bonus',
    description: 'Class of a deposit: a bonus on top of a deposit.',
  },
  4: {
    id: 'deposit.class.systemRecharge',
    defaultMessage: 'System credit',
    description: 'Class of a deposit: credited by the site in the place of a transfer.',
  },
  unknown: common.otherKind,
})

/** The classes, in the order of their numbers. */
export const DEPOSIT_CLASSES: readonly DepositClass[] = Object.values(DepositClass)

/** The class of a deposit in words; a newer server may send one that this version does not know. */
export function classWord(number: number): MessageDescriptor {
  return knownWord(words, `${number}`)
}
