import type {
  OrderListItem,
  OrderPage,
  OrderTotals,
  TradeOrder,
} from '../../../src/generated/h5.schemas.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import { purchaseByNumber } from '../financing/purchases.ts'
import type { OrderRow } from './order.ts'
import { ORDER_COLUMNS, ORDERS, toOrder } from './order.ts'

type ListQuery = Operations['listOrders']['input']

const { currency } = rules

interface ListedRow {
  kind: OrderListItem['type']
  number: number
}

/** Conditions on `order_list` (schema.sql), with their values. */
interface Filter {
  where: string
  values: Record<string, string | number>
}

/**
 * A page of orders by view, newest first, with the sums of all settled timed orders of the filter.
 * A `request_id` finds what the request placed in whatever state it is: its answer "none" means
 * that the request never arrived.
 */
export function listOrders(call: UserCall, query: ListQuery): OrderPage {
  const { where, values } = filterOf(call.userId, query)
  const { rows, ...page } = pageOf<ListedRow>(
    call.world.database,
    {
      select: 'kind, number',
      from: `FROM order_list WHERE ${where}`,
      orderBy: 'at DESC, kind, number DESC',
      values,
    },
    query,
  )
  return { list: itemsOf(call, rows), ...page, totals: totalsOf(call.world, { where, values }) }
}

function filterOf(userId: number, query: ListQuery): Filter {
  const { view, request_id } = query
  const kinds = view === 'history' ? '' : `AND kind = '${view}'`
  if (request_id !== undefined) {
    return {
      where: `user_id = :userId ${kinds} AND request_id = :request_id`,
      values: { userId, request_id },
    }
  }
  const filters = {
    symbol: 'symbol = :symbol',
    direction: 'direction = :direction',
    result: 'result = :result',
    from: 'at >= :from',
    to: 'at < :to',
  }
  const conditions = [`user_id = :userId ${kinds}`]
  const values: Filter['values'] = { userId }
  if (view === 'history') conditions.push('NOT running')
  for (const name of ['symbol', 'direction', 'result', 'from', 'to'] as const) {
    const value = query[name]
    if (value === undefined) continue
    conditions.push(filters[name])
    values[name] = value
  }
  return { where: conditions.join(' AND '), values }
}

/** The records of a page in its order. */
function itemsOf(call: UserCall, rows: readonly ListedRow[]): OrderListItem[] {
  const numbers = rows.filter(({ kind }) => kind === 'contract').map(({ number }) => number)
  const orders = ordersByNumber(call, numbers)
  return rows.flatMap(
    ({ kind, number }) =>
      (kind === 'contract' ? orders.get(number) : purchaseByNumber(call, number)) ?? [],
  )
}

function ordersByNumber(
  { world, language }: UserCall,
  numbers: readonly number[],
): Map<number, TradeOrder> {
  const rows = world.database.all<OrderRow>(
    `SELECT ${ORDER_COLUMNS} ${ORDERS} WHERE o.number IN (SELECT value FROM json_each(:numbers))`,
    { numbers: JSON.stringify(numbers) },
  )
  return new Map(rows.map((row) => [row.number, toOrder(row, language)]))
}

interface Sums {
  wins: number
  losses: number
  draws: number
  amount: Units
  fee: Units
  payout: Units
}

function totalsOf({ database }: World, { where, values }: Filter): OrderTotals {
  const { wins, losses, draws, amount, fee, payout } = database.one<Sums>(
    `SELECT
       coalesce(sum(result = 'win'), 0) AS wins,
       coalesce(sum(result = 'loss'), 0) AS losses,
       coalesce(sum(result = 'draw'), 0) AS draws,
       coalesce(sum(amount), 0) AS amount,
       coalesce(sum(fee), 0) AS fee,
       coalesce(sum(payout), 0) AS payout
     FROM orders
     WHERE result IN ('win', 'loss', 'draw')
       AND number IN (SELECT number FROM order_list WHERE kind = 'contract' AND ${where})`,
    values,
  )
  return {
    currency,
    wins,
    losses,
    draws,
    amount: money(amount, currency),
    fee: money(fee, currency),
    payout: money(payout, currency),
    net_profit: money(payout - amount - fee, currency),
  }
}
