import { defineMessages } from 'react-intl'

/** Messages that several files of this feature share. */
export const messages = defineMessages({
  cashAmount: {
    id: 'exchange.record.cash',
    defaultMessage: 'Cash amount',
    description: 'Label: cash paid or received.',
  },
  coinAmount: {
    id: 'exchange.record.currency',
    defaultMessage: 'Coin amount',
    description: 'Label: coins received or paid.',
  },
  exchange: {
    id: 'exchange.sheet.title',
    defaultMessage: 'Exchange',
    description: 'Heading of the sheet with one exchange.',
  },
})
