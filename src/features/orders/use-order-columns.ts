import { useIntl } from 'react-intl'
import { useOrderWords } from '@/components/orders/order-words.ts'
import { purchaseWord } from '@/components/orders/purchase-words.ts'
import type { OrderListItem } from '@/generated/model/order-list-item.ts'
import type { Purchase } from '@/generated/model/purchase.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { csvMoment } from '@/lib/csv.ts'
import type { View } from './order-filter.ts'
import { viewWords } from './order-list-words.ts'

type Column = CsvColumn<OrderListItem>

const moment = (seconds: number | null) => (seconds === null ? '' : csvMoment(seconds))

/** A value that only timed orders have. */
const ofOrder =
  (read: (order: TradeOrder) => string | number | null | undefined) => (item: OrderListItem) =>
    item.kind === 'contract' ? String(read(item) ?? '') : ''

/** A value that only purchases have. */
const ofPurchase =
  (read: (purchase: Purchase) => string | number | null | undefined) => (item: OrderListItem) =>
    item.kind === 'project' ? String(read(item) ?? '') : ''

/**
 * The columns of the exported orders of a view: all that the server tells and a check needs,
 * numbers and moments as they are.
 */
export function useOrderColumns(view: View): Column[] {
  const both = useSharedColumns()
  const orders = useContractColumns()
  const purchases = useProjectColumns()
  switch (view) {
    case 'holding':
    case 'contract':
      return [...both, ...orders]
    case 'project':
      return [...both, ...purchases]
    case 'history':
      return [...both, ...orders, ...purchases]
  }
}

function useSharedColumns(): Column[] {
  const intl = useIntl()
  const words = useOrderWords()
  return [
    {
      header: intl.formatMessage({
        id: 'orders.csv.kind',
        defaultMessage: 'Kind',
        description: 'Column of the exported orders: contract or project order.',
      }),
      value: ({ kind }) => intl.formatMessage(viewWords[kind]),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.id',
        defaultMessage: 'Order number',
        description: 'Column of the exported orders.',
      }),
      value: ({ id }) => id,
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.name',
        defaultMessage: 'Product or project',
        description: 'Column of the exported orders: its name.',
      }),
      value: (item) => (item.kind === 'contract' ? item.name : item.title),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.time',
        defaultMessage: 'Opened or bought (UTC)',
        description: 'Column of the exported orders.',
      }),
      value: (item) => moment(item.kind === 'contract' ? item.open_time : item.bought_at),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.state',
        defaultMessage: 'Status',
        description: 'Column of the exported orders: result of an order, state of a purchase.',
      }),
      value: (item) =>
        item.kind === 'contract'
          ? words.result(item.result)
          : intl.formatMessage(purchaseWord(item.status)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.currency',
        defaultMessage: 'Currency',
        description: 'Column of the exported orders.',
      }),
      value: ({ currency }) => currency,
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.amount',
        defaultMessage: 'Amount',
        description: 'Column of the exported orders: stake of an order, principal of a purchase.',
      }),
      value: (item) => (item.kind === 'contract' ? item.amount : item.principal),
    },
  ]
}

function useContractColumns(): Column[] {
  const intl = useIntl()
  const words = useOrderWords()
  return [
    {
      header: intl.formatMessage({
        id: 'orders.csv.symbol',
        defaultMessage: 'Symbol',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder(({ symbol }) => symbol),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.direction',
        defaultMessage: 'Direction',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder(({ direction }) => words.direction(direction)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.seconds',
        defaultMessage: 'Seconds',
        description: 'Column of the exported orders: from opening to settlement.',
      }),
      value: ofOrder(({ seconds }) => seconds),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.rate',
        defaultMessage: 'Profit rate',
        description: 'Column of the exported orders, as a fraction.',
      }),
      value: ofOrder((order) => order.profit_rate),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.fee',
        defaultMessage: 'Fee',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder(({ fee }) => fee),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.openPrice',
        defaultMessage: 'Open price',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder((order) => order.open_price),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.openTick',
        defaultMessage: 'Opening tick',
        description: 'Column of the exported orders: id of the tick of the open price.',
      }),
      value: ofOrder((order) => order.open_tick_id),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.openTickTime',
        defaultMessage: 'Opening tick published (UTC)',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder((order) => moment(order.open_tick_time)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.settles',
        defaultMessage: 'Settlement (UTC)',
        description: 'Column of the exported orders: the second at which it settles.',
      }),
      value: ofOrder((order) => moment(order.settles_at)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.closePrice',
        defaultMessage: 'Close price',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder((order) => order.close_price),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.closeTick',
        defaultMessage: 'Closing tick',
        description: 'Column of the exported orders: id of the tick of the close price.',
      }),
      value: ofOrder((order) => order.close_tick_id),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.closeTickTime',
        defaultMessage: 'Closing tick published (UTC)',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder((order) => moment(order.close_tick_time)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.payout',
        defaultMessage: 'Payout',
        description: 'Column of the exported orders.',
      }),
      value: ofOrder(({ payout }) => payout),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.net',
        defaultMessage: 'Result after stake and fee',
        description: 'Column of the exported orders: what the balance gained or lost.',
      }),
      value: ofOrder((order) => order.net_profit),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.luckyNumber',
        defaultMessage: 'Lucky number',
        description: 'Column of the exported orders: number of a campaign.',
      }),
      value: ofOrder((order) => order.lucky_number),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.luckyGold',
        defaultMessage: 'Lucky gold',
        description: 'Column of the exported orders: bonus of a campaign, paid apart.',
      }),
      value: ofOrder((order) => order.lucky_gold),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.multiple',
        defaultMessage: 'Multiple',
        description: 'Column of the exported orders: factor of a campaign.',
      }),
      value: ofOrder(({ multiple }) => multiple),
    },
  ]
}

function useProjectColumns(): Column[] {
  const intl = useIntl()
  return [
    {
      header: intl.formatMessage({
        id: 'orders.csv.dailyRate',
        defaultMessage: 'Daily rate',
        description: 'Column of the exported orders: rate of a project, as a fraction.',
      }),
      value: ofPurchase((purchase) => purchase.daily_rate),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.cycle',
        defaultMessage: 'Investment cycle in days',
        description: 'Column of the exported orders.',
      }),
      value: ofPurchase((purchase) => purchase.investment_cycle),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.expiry',
        defaultMessage: 'Expiry (UTC)',
        description: 'Column of the exported orders: when the cycle of a purchase ends.',
      }),
      value: ofPurchase((purchase) => moment(purchase.release_date)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.appended',
        defaultMessage: 'Appended',
        description:
          'Column of the exported orders: part of the principal that was added after the purchase.',
      }),
      value: ofPurchase((purchase) => purchase.appended_amount),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.income',
        defaultMessage: 'Income paid',
        description: 'Column of the exported orders: income of a project that reached the balance.',
      }),
      value: ofPurchase((purchase) => purchase.income_paid),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.incomeHeld',
        defaultMessage: 'Income held',
        description: 'Column of the exported orders: income that waits until money is appended.',
      }),
      value: ofPurchase((purchase) => purchase.income_held),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.incomeLost',
        defaultMessage: 'Income lost',
        description: 'Column of the exported orders: income given up by settling early.',
      }),
      value: ofPurchase((purchase) => purchase.income_lost),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.ended',
        defaultMessage: 'Ended (UTC)',
        description: 'Column of the exported orders: when a purchase ended.',
      }),
      value: ofPurchase((purchase) => moment(purchase.settled_at)),
    },
    {
      header: intl.formatMessage({
        id: 'orders.csv.returned',
        defaultMessage: 'Principal returned',
        description: 'Column of the exported orders.',
      }),
      value: ofPurchase((purchase) => purchase.returned_amount),
    },
  ]
}
