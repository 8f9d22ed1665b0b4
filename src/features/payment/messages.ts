import { defineMessages } from 'react-intl'

/** Messages that several files of this feature share. */
export const messages = defineMessages({
  address: {
    id: 'payment.field.address',
    defaultMessage: 'Address',
    description: 'Label of a wallet address.',
  },
  holder: {
    id: 'payment.field.holder',
    defaultMessage: 'Account holder',
    description: 'Label of the name of the holder of a card or account.',
  },
  network: {
    id: 'payment.field.network',
    defaultMessage: 'Network',
    description: 'Label of the crypto network of an address.',
  },
  method: {
    id: 'payment.sheet.title',
    defaultMessage: 'Payment method',
    description: 'Heading of the sheet with one card, account or address.',
  },
})
