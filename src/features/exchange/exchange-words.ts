import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { messages } from './messages.ts'

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
  unknown: messages.exchange,
})

/** The direction of an exchange; a newer server may send one that this version does not know. */
export function typeWord(type: string): MessageDescriptor {
  return type === 'cash_to_coin' || type === 'coin_to_cash' ? words[type] : words.unknown
}
