import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages } from 'react-intl'
import type { NotificationName } from '@/domain/inbox/notification.ts'
import { common } from '@/i18n/common-messages.ts'

/** What the bar says when something was decided or paid; a message says the same at length. */
export const notificationWords: Record<NotificationName, MessageDescriptor> = defineMessages({
  depositCredited: {
    id: 'messages.notification.depositCredited',
    defaultMessage: 'Deposit of {amount} credited',
    description:
      'Bar on any page, when it happens: a deposit is in the balance. amount has its currency.',
  },
  depositDeclined: {
    id: 'messages.notification.depositDeclined',
    defaultMessage: 'Deposit of {amount} declined',
    description:
      'Bar on any page, when it happens: we declined a deposit. amount has its currency.',
  },
  credited: {
    id: 'messages.notification.credited',
    defaultMessage: '{amount} credited to your balance',
    description:
      'Bar on any page, when it happens: a gift or a bonus is in the balance. amount has its currency.',
  },
  withdrawalPaid: {
    id: 'messages.notification.withdrawalPaid',
    defaultMessage: 'Withdrawal of {amount} paid',
    description:
      'Bar on any page, when it happens: a withdrawal was sent. amount has its currency.',
  },
  withdrawalDeclined: {
    id: 'messages.notification.withdrawalDeclined',
    defaultMessage: 'Withdrawal of {amount} declined',
    description:
      'Bar on any page, when it happens: we declined a withdrawal, and the amount is available again. amount has its currency.',
  },
  incomePaid: {
    id: 'messages.notification.incomePaid',
    defaultMessage: 'Income of {amount} paid',
    description:
      'Bar on any page, when it happens: income of a project is in the balance. amount has its currency.',
  },
  priceReached: {
    id: 'messages.notification.priceReached',
    defaultMessage: '{symbol} reached {price}',
    description: 'Bar on any page, when it happens: a price alert. symbol is such as BTCUSD.',
  },
  verified: {
    id: 'messages.notification.verified',
    defaultMessage: 'Your name is verified',
    description: 'Bar on any page, when it happens: real-name verification was approved.',
  },
  notVerified: common.notVerified,
})

/** Many things at once. */
export const manyNotifications = defineMessage<{ count: number }>({
  id: 'messages.notification.many',
  defaultMessage: '{count, plural, one {# update} other {# updates}} on your account',
  description:
    'Bar on any page, when several things were decided or paid at once: how many. Leads to the messages.',
})
