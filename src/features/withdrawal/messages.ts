import { defineMessage, defineMessages } from 'react-intl'

/** Messages that several files of this feature share. */
export const messages = defineMessages({
  withdrawAmount: defineMessage<{ amount: string }>({
    id: 'withdrawal.confirm.confirm',
    defaultMessage: 'Withdraw {amount}',
    description: 'Button that sends the withdrawal. amount has its currency.',
  }),
  target: {
    id: 'withdrawal.record.target',
    defaultMessage: 'To',
    description: 'Label: where the money goes.',
  },
  transaction: {
    id: 'withdrawal.record.transaction',
    defaultMessage: 'Transaction ID',
    description: 'Label: id of the transaction in the network that paid a withdrawal in a coin.',
  },
})
