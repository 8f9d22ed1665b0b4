import { defineMessages } from 'react-intl'

/** Messages that several files of this feature share. */
export const messages = defineMessages({
  balanceAfter: {
    id: 'wallet.entry.balance',
    defaultMessage: 'Balance after',
    description: 'Label: the available balance after the transaction.',
  },
  number: {
    id: 'wallet.entry.id',
    defaultMessage: 'Transaction number',
    description: 'Label: number of the transaction in the ledger.',
  },
  note: {
    id: 'wallet.entry.note',
    defaultMessage: 'Note',
    description: 'Label: words of customer service about a correction.',
  },
})
