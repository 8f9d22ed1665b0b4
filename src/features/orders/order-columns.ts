import type { IntlShape, MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { directionWord, resultWord } from '@/domain/orders/order-words.tsx'
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
  direction: {
    id: 'orders.csv.direction',
    defaultMessage: 'Direction',
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
  openPrice: {
    id: 'orders.csv.openPrice',
    defaultMessage: 'Open price',
    description: 'Column of the exported orders.',
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
  closePrice: {
    id: 'orders.csv.closePrice',
    defaultMessage: 'Close price',
    description: 'Column of the exported orders.',
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
  payout: {
    id: 'orders.csv.payout',
    defaultMessage: 'Payout',
    description: 'Column of the exported orders.',
  },
  net: {
    id: 'orders.csv.net',
    defaultMessage: 'Profit/loss after fee',
    description: 'Column of the exported orders: what the balance gained or lost, with its sign.',
  },
  luckyNumber: {
    id: 'orders.csv.luckyNumber',
    defaultMessage: 'Lucky number',
    description: 'Column of the exported orders: number of a campaign.',
  },
  luckyGold: {
    id: 'orders.csv.luckyGold',
    defaultMessage: 'Lucky gold',
    description: 'Column of the exported orders: bonus of a campaign, paid apart.',
  },
  multiple: {
    id: 'orders.csv.multiple',
    defaultMessage: 'Multiple',
    description: 'Column of the exported orders: factor of a campaign.',
  },
  dailyRate: {
    id: 'orders.csv.dailyRate',
    defaultMessage: 'Daily rate',
    description: 'Column of the exported orders: rate of a project, as a fraction.',
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
  incomeLost: {
    id: 'orders.csv.incomeLost',
    defaultMessage: 'Income lost',
    description: 'Column of the exported orders: income given up by redeeming early.',
  },
  ended: {
    id: 'orders.csv.ended',
    defaultMessage: 'Ended (UTC)',
    description: 'Column of the exported orders: when an investment ended.',
  },
  returned: {
    id: 'orders.csv.returned',
    defaultMessage: 'Principal returned',
    description: 'Column of the exported orders.',
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
  ofOrder(words.direction, ({ direction }, intl) => intl.formatMessage(directionWord(direction))),
  ofOrder(words.seconds, ({ seconds }) => seconds),
  ofOrder(words.rate, (order) => order.profit_rate),
  ofOrder(common.fee, ({ fee }) => fee),
  ofOrder(words.openPrice, (order) => order.open_price),
  ofOrder(words.openTick, (order) => order.open_tick_id),
  ofOrder(words.openTickTime, (order) => moment(order.open_tick_time)),
  ofOrder(words.settles, (order) => moment(order.settles_at)),
  ofOrder(words.closePrice, (order) => order.close_price),
  ofOrder(words.closeTick, (order) => order.close_tick_id),
  ofOrder(words.closeTickTime, (order) => moment(order.close_tick_time)),
  ofOrder(words.payout, ({ payout }) => payout),
  ofOrder(words.net, (order) => order.net_profit),
  ofOrder(words.luckyNumber, (order) => order.lucky_number),
  ofOrder(words.luckyGold, (order) => order.lucky_gold),
  ofOrder(words.multiple, ({ multiple }) => multiple),
]

const project: readonly Column[] = [
  ofPurchase(words.dailyRate, (purchase) => purchase.daily_rate),
  ofPurchase(words.cycle, (purchase) => purchase.investment_cycle),
  ofPurchase(words.expiry, (purchase) => moment(purchase.release_date)),
  ofPurchase(words.appended, (purchase) => purchase.appended_amount),
  ofPurchase(words.income, (purchase) => purchase.income_paid),
  ofPurchase(words.incomeHeld, (purchase) => purchase.income_held),
  ofPurchase(words.incomeLost, (purchase) => purchase.income_lost),
  ofPurchase(words.ended, (purchase) => moment(purchase.settled_at)),
  ofPurchase(words.returned, (purchase) => purchase.returned_amount),
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
