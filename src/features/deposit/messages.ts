import { defineMessages } from 'react-intl'

/** Messages that several files of this feature share. */
export const messages = defineMessages({
  screenshot: {
    id: 'deposit.proof.screenshot',
    defaultMessage: 'Screenshot of the transfer',
    description: 'Label of the picture that proves a transfer.',
  },
  kind: {
    id: 'deposit.record.class',
    defaultMessage: 'Kind',
    description: 'Label: class of a deposit, such as an own deposit or a bonus.',
  },
  code: {
    id: 'deposit.record.code',
    defaultMessage: 'Transaction code',
    description: 'Label: the code of a transfer.',
  },
  from: {
    id: 'deposit.record.from',
    defaultMessage: 'Transferred from',
    description: 'Label: the added account that a deposit came from, as the user said.',
  },
  method: {
    id: 'deposit.record.method',
    defaultMessage: 'Method',
    description: 'Label: how the money was transferred.',
  },
  amountStep: {
    id: 'deposit.step.amount',
    defaultMessage: 'Amount and method',
    description: 'First step of a deposit.',
  },
})
