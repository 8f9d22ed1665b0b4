import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'

const words = defineMessages({
  cash_to_coin: {
    id: 'exchange.type.cashToCoin',
    defaultMessage: 'Cash to coins',
    description: 'Direction of an exchange: cash is paid, coins are received.',
  },
  coin_to_cash: {
    id: 'exchange.type.coinToCash',
    defaultMessage: 'Coins to cash',
    description: 'Direction of an exchange: coins are paid, cash is received.',
  },
  unknown: {
    id: 'exchange.sheet.title',
    defaultMessage: 'Exchange',
    description: 'Heading of the sheet with one exchange.',
  },
})

/** The direction of an exchange; a newer server may send one that this version does not know. */
export function typeWord(type: string): MessageDescriptor {
  return type === 'cash_to_coin' || type === 'coin_to_cash' ? words[type] : words.unknown
}
