import type { IntlShape, MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { directionWord, resultWord } from '@/domain/orders/order-words.tsx'
import { receiptLabels } from '@/domain/orders/use-receipt-lines.ts'
import { purchaseWord } from '@/domain/purchases/purchase-status.tsx'
import type { OrderListItem, Purchase, TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { csvMoment } from '@/lib/csv.ts'
import type { RecordColumn } from '@/patterns/records/record-columns.ts'
import type { View } from './order-filter.ts'

export const viewWords = defineMessages({
  holding: {
    id: 'orders.view.holding',
    defaultMessage: 'Holding',
    description:
      'View of the orders page: timed orders that are not settled. Short. As the specification has it.',
  },
  history: {
    id: 'orders.view.history',
    defaultMessage: 'History',
    description:
      'View of the orders page: settled timed orders and investments that are over. Short. As the specification has it.',
  },
  contract: {
    id: 'orders.view.contract',
    defaultMessage: 'Contract',
    description:
      'View of the orders page, and kind of an order: all timed orders. Two words at most. As the specification has it.',
  },
  project: {
    id: 'orders.view.project',
    defaultMessage: 'Project',
    description:
      'View of the orders page, and kind of an order: all investments in projects. Two words at most. As the specification has it.',
  },
} satisfies Record<View, object>)

const words = defineMessages({
  kind: {
    id: 'orders.csv.kind',
    defaultMessage: 'Kind',
    description: 'Column of the exported orders: contract or project order.',
  },
  id: {
    id: 'orders.csv.id',
    defaultMessage: 'Order number',
    description: 'Column of the exported orders.',
  },
  name: {
    id: 'orders.csv.name',
    defaultMessage: 'Product or project',
    description: 'Column of the exported orders: its name.',
  },
  time: {
    id: 'orders.csv.time',
    defaultMessage: 'Opened or invested (UTC)',
    description: 'Column of the exported orders.',
  },
  symbol: {
    id: 'orders.csv.symbol',
    defaultMessage: 'Symbol',
    description: 'Column of the exported orders.',
  },
  seconds: {
    id: 'orders.csv.seconds',
    defaultMessage: 'Seconds',
    description: 'Column of the exported orders: from opening to settlement.',
  },
  rate: {
    id: 'orders.csv.rate',
    defaultMessage: 'Profit rate',
    description: 'Column of the exported orders, as a fraction.',
  },
  openTick: {
    id: 'orders.csv.openTick',
    defaultMessage: 'Opening tick',
    description: 'Column of the exported orders: id of the tick of the open price.',
  },
  openTickTime: {
    id: 'orders.csv.openTickTime',
    defaultMessage: 'Opening tick published (UTC)',
    description: 'Column of the exported orders.',
  },
  settles: {
    id: 'orders.csv.settles',
    defaultMessage: 'Settlement (UTC)',
    description: 'Column of the exported orders: the second at which it settles.',
  },
  closeTick: {
    id: 'orders.csv.closeTick',
    defaultMessage: 'Closing tick',
    description: 'Column of the exported orders: id of the tick of the close price.',
  },
  closeTickTime: {
    id: 'orders.csv.closeTickTime',
    defaultMessage: 'Closing tick published (UTC)',
    description: 'Column of the exported orders.',
  },
  cycle: {
    id: 'orders.csv.cycle',
    defaultMessage: 'Investment cycle in days',
    description: 'Column of the exported orders.',
  },
  expiry: {
    id: 'orders.csv.expiry',
    defaultMessage: 'Expiry (UTC)',
    description: 'Column of the exported orders: when the cycle of an investment ends.',
  },
  appended: {
    id: 'orders.csv.appended',
    defaultMessage: 'Topped up',
    description:
      'Column of the exported orders: part of the principal that was added after the investment.',
  },
  income: {
    id: 'orders.csv.income',
    defaultMessage: 'Income paid',
    description: 'Column of the exported orders: income of a project that reached the balance.',
  },
  incomeHeld: {
    id: 'orders.csv.incomeHeld',
    defaultMessage: 'Income held',
    description: 'Column of the exported orders: income that is held until the user tops up.',
  },
  ended: {
    id: 'orders.csv.ended',
    defaultMessage: 'Ended (UTC)',
    description: 'Column of the exported orders: when an investment ended.',
  },
})

type Column = RecordColumn<OrderListItem>
type Value = string | number | null | undefined

const moment = (seconds: number | null) => (seconds === null ? '' : csvMoment(seconds))

/** A column that is empty for purchases. */
const ofOrder = (
  heading: MessageDescriptor,
  read: (order: TradeOrder, intl: IntlShape) => Value,
): Column => ({
  heading,
  value: (item, intl) => (item.type === 'contract' ? String(read(item, intl) ?? '') : ''),
})

/** A column that is empty for timed orders. */
const ofPurchase = (heading: MessageDescriptor, read: (purchase: Purchase) => Value): Column => ({
  heading,
  value: (item) => (item.type === 'project' ? String(read(item) ?? '') : ''),
})

const shared: readonly Column[] = [
  { heading: words.kind, value: ({ type }, intl) => intl.formatMessage(viewWords[type]) },
  { heading: words.id, value: ({ id }) => id },
  { heading: words.name, value: (item) => (item.type === 'contract' ? item.name : item.title) },
  {
    heading: words.time,
    value: (item) => moment(item.type === 'contract' ? item.open_time : item.bought_at),
  },
  {
    heading: common.status,
    value: (item, intl) =>
      item.type === 'contract'
        ? intl.formatMessage(resultWord(item.result))
        : intl.formatMessage(purchaseWord(item.status)),
  },
  { heading: common.currency, value: ({ currency }) => currency },
  {
    heading: common.amount,
    value: (item) => (item.type === 'contract' ? item.amount : item.principal),
  },
]

const contract: readonly Column[] = [
  ofOrder(words.symbol, ({ symbol }) => symbol),
  ofOrder(common.direction, ({ direction }, intl) => intl.formatMessage(directionWord(direction))),
  ofOrder(words.seconds, ({ seconds }) => seconds),
  ofOrder(words.rate, (order) => order.profit_rate),
  ofOrder(common.fee, ({ fee }) => fee),
  ofOrder(receiptLabels.open, (order) => order.open_price),
  ofOrder(words.openTick, (order) => order.open_tick_id),
  ofOrder(words.openTickTime, (order) => moment(order.open_tick_time)),
  ofOrder(words.settles, (order) => moment(order.settles_at)),
  ofOrder(receiptLabels.close, (order) => order.close_price),
  ofOrder(words.closeTick, (order) => order.close_tick_id),
  ofOrder(words.closeTickTime, (order) => moment(order.close_tick_time)),
  ofOrder(receiptLabels.payout, ({ payout }) => payout),
  ofOrder(receiptLabels.net, (order) => order.net_profit),
  ofOrder(receiptLabels.luckyNumber, (order) => order.lucky_number),
  ofOrder(receiptLabels.luckyGold, (order) => order.lucky_gold),
  ofOrder(receiptLabels.multiple, ({ multiple }) => multiple),
]

const project: readonly Column[] = [
  ofPurchase(common.dailyRate, (purchase) => purchase.daily_rate),
  ofPurchase(words.cycle, (purchase) => purchase.investment_cycle),
  ofPurchase(words.expiry, (purchase) => moment(purchase.release_date)),
  ofPurchase(words.appended, (purchase) => purchase.appended_amount),
  ofPurchase(words.income, (purchase) => purchase.income_paid),
  ofPurchase(words.incomeHeld, (purchase) => purchase.income_held),
  ofPurchase(common.incomeLost, (purchase) => purchase.income_lost),
  ofPurchase(words.ended, (purchase) => moment(purchase.settled_at)),
  ofPurchase(common.principalReturned, (purchase) => purchase.returned_amount),
]

/**
 * The columns of the exported orders of a view: all that the server tells and a check needs,
 * numbers and moments as they are.
 */
export const orderColumns: Record<View, readonly Column[]> = {
  holding: [...shared, ...contract],
  contract: [...shared, ...contract],
  project: [...shared, ...project],
  history: [...shared, ...contract, ...project],
}
