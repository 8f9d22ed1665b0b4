import type { Database } from '../../core/database.ts'
import type { Held } from '../../core/ledger-audit.ts'
import type { Units } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { OrderRow } from './order.ts'
import { ORDER_COLUMNS, ORDERS, orderId } from './order.ts'
import { payoutOf, resultOf } from './outcome.ts'

/** What the movements of an order did to its user's accounts. */
interface Moved {
  available: Units
  frozen: Units
}

/**
 * Says what is wrong with the orders: a result or a payout that does not follow from the ticks, money
 * that did not move as the order says. Empty when all is well.
 */
export function auditOrders(database: Database): string[] {
  const moved = movedByOrder(database)
  return database
    .all<OrderRow>(`SELECT ${ORDER_COLUMNS} ${ORDERS} ORDER BY o.number`)
    .flatMap((order) => {
      // An order of a former system has neither ticks nor movements.
      if (order.result === 'unknown') return []
      const id = orderId(order.number)
      const problems = [resultProblem(order), moneyProblem(order, moved.get(id))]
      return problems.flatMap((problem) => (problem ? [`order ${id}: ${problem}`] : []))
    })
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

function resultProblem(order: OrderRow): string | undefined {
  const { direction, open_price, close_price, result, payout } = order
  if (close_price === null || result === 'open') return undefined
  const right = resultOf(direction, open_price, close_price)
  if (right !== result) return `its ticks say ${right}, it says ${result}`
  return payout === payoutOf(right, order) ? undefined : `a ${right} does not pay ${payout}`
}

function moneyProblem({ amount, fee, payout }: OrderRow, moved?: Moved): string | undefined {
  const staked = amount + fee
  const available = (payout ?? 0) - staked
  const frozen = payout === null ? staked : 0
  if (moved?.available === available && moved.frozen === frozen) return undefined
  return `available moved by ${moved?.available}, frozen by ${moved?.frozen}`
}

function movedByOrder(database: Database): Map<string, Moved> {
  const rows = database.all<Moved & { record_id: string }>(
    `SELECT m.record_id,
       sum(iif(a.kind = 'available', iif(a.id = m.to_account, m.amount, -m.amount), 0)) AS available,
       sum(iif(a.kind = 'frozen', iif(a.id = m.to_account, m.amount, -m.amount), 0)) AS frozen
     FROM movements m JOIN accounts a ON a.id IN (m.from_account, m.to_account) AND a.owner <> 0
     WHERE m.record_id LIKE 'or\\_%' ESCAPE '\\'
     GROUP BY m.record_id`,
  )
  return new Map(rows.map(({ record_id, ...moved }) => [record_id, moved]))
}
