import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages } from 'react-intl'

/** What a bar can say of one record. */
export type NewsName =
  | 'depositCredited'
  | 'depositDeclined'
  | 'credited'
  | 'withdrawalPaid'
  | 'withdrawalDeclined'
  | 'incomePaid'
  | 'priceReached'
  | 'verified'
  | 'notVerified'

/** What a bar says in the moment in which something was decided or paid; a message tells the same at length. */
export const newsWords: Record<NewsName, MessageDescriptor> = defineMessages({
  depositCredited: {
    id: 'messages.news.depositCredited',
    defaultMessage: 'Deposit of {amount} credited',
    description:
      'Bar on any page, when it happens: a deposit is in the balance. amount has its currency.',
  },
  depositDeclined: {
    id: 'messages.news.depositDeclined',
    defaultMessage: 'Deposit of {amount} declined',
    description:
      'Bar on any page, when it happens: we declined a deposit. amount has its currency.',
  },
  credited: {
    id: 'messages.news.credited',
    defaultMessage: '{amount} credited to your balance',
    description:
      'Bar on any page, when it happens: a gift or a bonus is in the balance. amount has its currency.',
  },
  withdrawalPaid: {
    id: 'messages.news.withdrawalPaid',
    defaultMessage: 'Withdrawal of {amount} paid',
    description:
      'Bar on any page, when it happens: a withdrawal was sent. amount has its currency.',
  },
  withdrawalDeclined: {
    id: 'messages.news.withdrawalDeclined',
    defaultMessage: 'Withdrawal of {amount} declined',
    description:
      'Bar on any page, when it happens: we declined a withdrawal, and the amount is available again. amount has its currency.',
  },
  incomePaid: {
    id: 'messages.news.incomePaid',
    defaultMessage: 'Income of {amount} paid',
    description:
      'Bar on any page, when it happens: income of a project is in the balance. amount has its currency.',
  },
  priceReached: {
    id: 'messages.news.priceReached',
    defaultMessage: '{symbol} reached {price}',
    description: 'Bar on any page, when it happens: a price alert. symbol is such as BTCUSD.',
  },
  verified: {
    id: 'messages.news.verified',
    defaultMessage: 'Your name is verified',
    description: 'Bar on any page, when it happens: real-name verification was approved.',
  },
  notVerified: {
    id: 'messages.news.notVerified',
    defaultMessage: "We couldn't verify your name",
    description: 'Bar on any page, when it happens: we declined a real-name verification.',
  },
})

/** Many things at once. */
export const manyNews = defineMessage<{ count: number }>({
  id: 'messages.news.many',
  defaultMessage: '{count, plural, one {# update} other {# updates}} on your account',
  description:
    'Bar on any page, when several things were decided or paid at once: how many. Leads to the messages.',
})

export const showNews = defineMessage({
  id: 'messages.news.show',
  defaultMessage: 'Show',
  description: 'At the end of a bar that tells what happened; the bar leads to the record.',
})
