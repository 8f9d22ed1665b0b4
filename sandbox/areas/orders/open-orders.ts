import type { HoldingPage } from '../../../src/generated/h5.schemas.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import { ORDER_LIMITS } from '../../market/settlement-options.ts'
import type { OrderRow } from './order.ts'
import { ORDER_COLUMNS, ORDERS, orderId, toOrder } from './order.ts'

type HoldingQuery = Operations['listHoldings']['input']

const { currency } = rules

/** A page of open orders, newest first, with the sums of all open ones whatever the filter. */
export function listHoldings(call: UserCall, query: HoldingQuery): HoldingPage {
  const { database } = call.world
  const { symbol, request_id } = query
  const { rows, ...page } = pageOf<OrderRow>(
    database,
    {
      select: ORDER_COLUMNS,
      from: `${ORDERS} WHERE o.user_id = :userId AND o.result = 'open'
        AND (:symbol IS NULL OR o.symbol = :symbol)
        AND (:requestId IS NULL OR o.request_id = :requestId)`,
      orderBy: 'o.open_time DESC, o.number DESC',
      values: { userId: call.userId, symbol: symbol ?? null, requestId: request_id ?? null },
    },
    query,
  )
  const held = database.one<{ amount: Units; fee: Units; profit: Units }>(
    `SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(fee), 0) AS fee,
       coalesce(sum(expected_profit), 0) AS profit
     FROM orders WHERE user_id = :userId AND result = 'open'`,
    { userId: call.userId },
  )
  return {
    list: rows.map((row) => toOrder(row, call.language)),
    ...page,
    totals: {
      currency,
      amount: money(held.amount, currency),
      fee: money(held.fee, currency),
      expected_profit: money(held.profit, currency),
      total_max: ORDER_LIMITS.total_max,
      left: money(units(ORDER_LIMITS.total_max, currency) - held.amount, currency),
    },
  }
}

/** The open orders of all users that settle next, for the control page. */
export function openOrders({ database }: World, limit: number) {
  return database
    .all<OrderRow>(
      `SELECT ${ORDER_COLUMNS} ${ORDERS} WHERE o.result = 'open'
       ORDER BY o.settles_at, o.number LIMIT :limit`,
      { limit },
    )
    .map(({ number, user_id, symbol, direction, amount, open_price, settles_at }) => ({
      id: orderId(number),
      userId: user_id,
      symbol,
      direction,
      amount: money(amount, currency),
      openPrice: open_price,
      settlesAt: settles_at,
    }))
}
