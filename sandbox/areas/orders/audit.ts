import type { Database } from '../../core/database.ts'
import type { Party } from '../../core/ledger.ts'
import type { ExpectedMovement, Held } from '../../core/ledger-audit.ts'
import { auditRecords, auditRequests } from '../../core/ledger-audit.ts'
import type { Units } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { OrderRow } from './order.ts'
import { ORDER_COLUMNS, ORDERS, orderId } from './order.ts'
import { luckOf, payoutOf, resultOf } from './outcome.ts'

/**
 * Says what is wrong with the orders: a result or a payout that does not follow from the ticks, money
 * that did not move as the order says, an answered request without its order. Empty when all is well.
 */
export function auditOrders(database: Database): string[] {
  const orders = database.all<OrderRow>(`SELECT ${ORDER_COLUMNS} ${ORDERS} ORDER BY o.number`)
  const expected = new Map(orders.map((order) => [orderId(order.number), movementsOf(order)]))
  return [
    ...orders.flatMap(resultProblems),
    ...auditRecords(database, 'or', expected),
    ...feeProblems(database, orders),
    ...auditRequests(database, 'placeOrder', 'orders', 'order'),
  ]
}

/** What users' frozen accounts hold for open orders: stake and fee. */
export function heldByOrders(database: Database): Held[] {
  return database
    .all<{ userId: number; amount: Units }>(
      `SELECT user_id AS userId, sum(amount + fee) AS amount FROM orders
       WHERE result = 'open' GROUP BY user_id`,
    )
    .map((one) => ({ ...one, currency: rules.currency }))
}

function resultProblems(order: OrderRow): string[] {
  const { direction, open_price, close_price, result, payout } = order
  if (close_price === null) return []
  const id = orderId(order.number)
  const right = resultOf(direction, open_price, close_price)
  if (right !== result) return [`${id}: its ticks say ${right}, it says ${result}`]
  return payout === payoutOf(right, order) ? [] : [`${id}: a ${right} does not pay ${payout}`]
}

/** What an order must have moved; one of a former system moved nothing here. */
function movementsOf(order: OrderRow): ExpectedMovement[] {
  const { user_id: user, amount, fee, result, payout } = order
  if (result === 'unknown') return []
  const available: Party = { user, account: 'available' }
  const frozen: Party = { user, account: 'frozen' }
  const house: Party = { house: 'orders' }
  const { currency } = rules
  const placed: ExpectedMovement[] = [
    { kind: 'order_stake', from: available, to: frozen, amount, currency },
    { kind: 'order_fee', from: available, to: frozen, amount: fee, currency },
  ]
  if (payout === null) return placed
  const back = { to: available, amount: payout, currency }
  if (result === 'draw') return [...placed, { kind: 'order_refund', from: frozen, ...back }]
  return [
    ...placed,
    { kind: 'order_stake', from: frozen, to: house, amount: amount + fee, currency },
    { kind: 'order_payout', from: house, ...back },
    {
      kind: 'bonus',
      from: { house: 'bonuses' },
      to: available,
      amount: luckOf(result, amount),
      currency,
    },
  ]
}

/** The fees of all orders that settle together are booked in one sum. */
function feeProblems(database: Database, orders: readonly OrderRow[]): string[] {
  const { kept } = database.one<{ kept: Units }>(
    `SELECT coalesce(sum(m.amount), 0) AS kept
     FROM movements m
     JOIN accounts f ON f.id = m.from_account AND f.owner = 0 AND f.kind = 'orders'
     JOIN accounts t ON t.id = m.to_account AND t.owner = 0 AND t.kind = 'fees'
     WHERE m.kind = 'order_fee'`,
  )
  const due = orders
    .filter(({ result }) => result === 'win' || result === 'loss')
    .reduce((sum, { fee }) => sum + fee, 0)
  return kept === due ? [] : [`fees of orders: ${kept} booked in place of ${due}`]
}
