import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { HoldingPage } from '../../src/generated/model/holding-page.ts'
import type { OrderPage } from '../../src/generated/model/order-page.ts'
import type { TradeOrder } from '../../src/generated/model/trade-order.ts'
import { payoutOf, resultOf } from '../areas/orders/outcome.ts'
import { money, units } from '../core/money.ts'
import type { Market } from '../market/market.ts'
import { createMarket } from '../market/market.ts'
import type { LoadUser } from './fill.ts'
import { ask, Connection } from './load.ts'
import type { Outcome } from './target.ts'
import { TARGET, verdict, whole } from './target.ts'

/** Before the orders fall due, so that what the clock's jump brings is over by then. */
const MARGIN_SECONDS = 4
/** How often it is asked whether they are settled. */
const LOOK_MS = 10
/** Rows that settling writes for an order on average: movements, the order, message, turnover. */
const ROWS_PER_ORDER = 4.5

/**
 * Moves the clock to shortly before the second in which all orders of the users fall due, looks when
 * none of them is open any more, and checks each against a market of one's own.
 */
export async function benchSettlement(
  url: string,
  users: readonly LoadUser[],
  due: number,
  seed: string,
): Promise<Outcome[]> {
  const sent = performance.now()
  await moveClock(url, due - MARGIN_SECONDS)
  const dueAt = sent + MARGIN_SECONDS * 1000
  const connection = await Connection.open(url)
  const open = async ({ token }: LoadUser) => {
    const call = { method: 'GET', path: '/api/user/ajaxorder_list?limit=1', token } as const
    return (await ask<HoldingPage>(connection, call)).total
  }
  const [last] = users.toReversed()
  if (!last || (await open(last)) === 0) throw new Error('There is no open order to wait for')
  await pause(dueAt - performance.now() - 2 * LOOK_MS)
  while ((await open(last)) > 0) await pause(LOOK_MS)
  const took = performance.now() - dueAt
  const right = await countRight(connection, users, due, createMarket({ seed, halts: () => [] }))
  connection.close()
  return report(took, right)
}

function report(took: number, right: number): Outcome[] {
  const [inTime, allRight] = [took <= TARGET.settledWithinMs, right === TARGET.settled]
  const rows = TARGET.settled * ROWS_PER_ORDER
  return [
    {
      line: `${whole(TARGET.settled)} orders of one second settled ${whole(took)} ms after it   target ${whole(TARGET.settledWithinMs)} ms: ${verdict(inTime)}`,
      met: inTime,
    },
    {
      line: `  ${whole(rows)} rows written by nothing but SQLite: ${whole(writeRows(rows))} ms`,
      met: true,
    },
    {
      line: `  with the right ticks, result and payout: ${whole(right)}   target ${whole(TARGET.settled)}: ${verdict(allRight)}`,
      met: allRight,
    },
  ]
}

async function moveClock(url: string, to: number): Promise<void> {
  const answer = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to }),
  })
  if (!answer.ok) throw new Error(`The clock does not move: ${await answer.text()}`)
}

async function countRight(
  connection: Connection,
  users: readonly LoadUser[],
  due: number,
  market: Market,
): Promise<number> {
  let right = 0
  for (const { token } of users) {
    const call = { method: 'GET', path: '/api/user/orderlist?limit=100', token } as const
    const { list } = await ask<OrderPage>(connection, call)
    right += list.filter(
      (order) => order.kind === 'contract' && order.settles_at === due && isRight(order, market),
    ).length
  }
  return right
}

/** Whether an order came to what the market published, in cents. */
function isRight(order: TradeOrder, market: Market): boolean {
  const { symbol, direction, currency } = order
  const opening = market.lastTick(symbol, order.open_time * 1000)
  const closing = market.lastTick(symbol, order.settles_at * 1000)
  const result = resultOf(direction, opening.price, closing.price)
  const payout = payoutOf(result, {
    amount: units(order.amount, currency),
    fee: units(order.fee, currency),
    expected_profit: units(order.expected_profit, currency),
  })
  return (
    order.open_tick_id === opening.id &&
    order.open_price === opening.price &&
    order.close_tick_id === closing.id &&
    order.close_price === closing.price &&
    order.result === result &&
    order.payout === money(payout, currency)
  )
}

/** Milliseconds that SQLite takes on this machine now for as many small rows, in one transaction. */
function writeRows(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'h5-bench-rows-'))
  const database = new DatabaseSync(join(folder, 'rows.db'))
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE rows (id INTEGER PRIMARY KEY, account INTEGER, amount INTEGER, note TEXT) STRICT;
    CREATE INDEX rows_of_account ON rows (account);
  `)
  const insert = database.prepare('INSERT INTO rows (account, amount, note) VALUES (?, ?, ?)')
  const begin = performance.now()
  database.exec('BEGIN')
  for (let row = 0; row < count; row += 1) insert.run(row % 100, row, `or_${row}`)
  database.exec('COMMIT')
  const took = performance.now() - begin
  database.close()
  rmSync(folder, { recursive: true })
  return took
}
