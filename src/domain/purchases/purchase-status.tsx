import { defineMessages } from 'react-intl'
import type { PurchaseStatus } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { knownWord } from '@/lib/known-key.ts'
import { KnownStatus } from '@/shell/known-status.tsx'

// The first three are the specification's words (section 4).
const purchaseWords = defineMessages({
  earning: {
    id: 'bought.state.earning',
    defaultMessage: 'Earning',
    description: 'State of an investment in a project: its cycle runs.',
  },
  awaiting_append: common.topUpNeeded,
  matured: {
    id: 'bought.state.matured',
    defaultMessage: 'Matured and paid out',
    description: 'State of an investment in a project: its cycle ended and all was paid.',
  },
  settled: {
    id: 'bought.state.settled',
    defaultMessage: 'Redeemed early',
    description: 'State of an investment in a project: the user ended it before its expiry.',
  },
  unknown: common.unknownStatus,
} satisfies Record<PurchaseStatus, object>)

const shortWords = {
  ...purchaseWords,
  ...defineMessages({
    awaiting_append: {
      id: 'bought.short.awaitingAppend',
      defaultMessage: 'Top-up needed',
      description:
        'Short state of an investment in a list: income is held until money is topped up.',
    },
    matured: {
      id: 'bought.short.matured',
      defaultMessage: 'Matured',
      description: 'Short state of an investment in a list: its cycle ended and all was paid.',
    },
  }),
}

/** The short word of a purchase's state; "unknown" for one that a newer server sends. */
export function purchaseWord(status: string) {
  return knownWord(shortWords, status)
}

/** The state of a purchase by word and colour; in a list, by a short word. */
export function PurchaseStatusTag({ status, short = false }: { status: string; short?: boolean }) {
  return (
    <KnownStatus
      status={status}
      words={short ? shortWords : purchaseWords}
      tones={{ earning: 'positive', awaiting_append: 'pending' }}
    />
  )
}
