import { defineMessages } from 'react-intl'
import type { View } from './order-filter.ts'

export const viewWords = defineMessages({
  holding: {
    id: 'orders.view.holding',
    defaultMessage: 'Holding',
    description: 'View of the orders page: timed orders that are not settled. Short.',
  },
  history: {
    id: 'orders.view.history',
    defaultMessage: 'History',
    description:
      'View of the orders page: settled timed orders and purchases that are over. Short.',
  },
  contract: {
    id: 'orders.view.contract',
    defaultMessage: 'Contract',
    description:
      'View of the orders page, and kind of an order: all timed orders. Two words at most.',
  },
  project: {
    id: 'orders.view.project',
    defaultMessage: 'Project',
    description:
      'View of the orders page, and kind of an order: all purchases of financing projects. Two words at most.',
  },
} satisfies Record<View, object>)
