import { defineMessages } from 'react-intl'
import type { PurchaseStatus } from '@/generated/model/purchase-status.ts'
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

const purchaseWords = defineMessages({
  earning: {
    id: 'orders.purchase.earning',
    defaultMessage: 'Earning',
    description: 'State of the purchase of a project: its cycle runs.',
  },
  awaiting_append: {
    id: 'orders.purchase.awaitingAppend',
    defaultMessage: 'Awaiting append',
    description: 'State of the purchase of a project: income is held until money is appended.',
  },
  matured: {
    id: 'orders.purchase.matured',
    defaultMessage: 'Matured',
    description: 'State of the purchase of a project: its cycle ended and all was paid.',
  },
  settled: {
    id: 'orders.purchase.settled',
    defaultMessage: 'Settled early',
    description: 'State of the purchase of a project: the user ended it before its expiry.',
  },
  unknown: {
    id: 'orders.purchase.unknown',
    defaultMessage: 'Unknown status',
    description: 'State of a purchase that the server or this version cannot name.',
  },
} satisfies Record<PurchaseStatus, object>)

/** The word of a purchase's state; "unknown" for one that a newer server sends. */
export function purchaseWord(status: string) {
  return purchaseWords[
    Object.hasOwn(purchaseWords, status) ? (status as PurchaseStatus) : 'unknown'
  ]
}
