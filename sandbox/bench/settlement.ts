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
import type { MeasuredProcess } from './measured-process.ts'
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
  sandbox: MeasuredProcess,
  users: readonly LoadUser[],
  due: number,
  seed: string,
): Promise<Outcome[]> {
  const sent = performance.now()
  await sandbox.moveClockTo(due - MARGIN_SECONDS)
  const dueAt = sent + MARGIN_SECONDS * 1000
  const connection = await Connection.open(sandbox.url)
  const open = async ({ token }: LoadUser) => {
    const call = { method: 'GET', path: '/api/user/ajaxorder_list?limit=1', token } as const
    return (await ask<HoldingPage>(connection, call)).total
  }
  const [last] = users.toReversed()
  if (!last || (await open(last)) === 0) throw new Error('There is no open order to wait for')
  const before = await sandbox.cpu()
  await pause(dueAt - performance.now() - 2 * LOOK_MS)
  while ((await open(last)) > 0) await pause(LOOK_MS)
  const took = performance.now() - dueAt
  const used = (await sandbox.cpu()) - before
  const right = await countRight(connection, users, due, createMarket({ seed, halts: () => [] }))
  connection.close()
  return report(took, used, right)
}

function report(took: number, used: number, right: number): Outcome[] {
  const limit = TARGET.settledWithinMs
  const inTime = used <= limit
  const busy = inTime && took > limit ? ' on a core of its own' : ''
  const allRight = right === TARGET.settled
  const rows = TARGET.settled * ROWS_PER_ORDER
  const name = `${whole(TARGET.settled)} orders of one second settled`
  return [
    {
      line: `${name} in ${whole(used)} ms of a core, ${whole(took)} ms after it by the clock  target ${whole(limit)} ms: ${verdict(inTime)}${busy}`,
      met: inTime,
    },
    {
      line: `  ${whole(rows)} rows written by nothing but SQLite: ${whole(writeRows(rows))} ms of a core`,
      met: true,
    },
    {
      line: `  by the right ticks, with the right result and payout: ${whole(right)}  target ${whole(TARGET.settled)}: ${verdict(allRight)}`,
      met: allRight,
    },
  ]
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

/** Milliseconds of a core that SQLite takes for as many small rows, in one transaction. */
function writeRows(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'h5-bench-rows-'))
  const database = new DatabaseSync(join(folder, 'rows.db'))
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE rows (id INTEGER PRIMARY KEY, account INTEGER, amount INTEGER, note TEXT) STRICT;
    CREATE INDEX rows_of_account ON rows (account);
  `)
  const insert = database.prepare('INSERT INTO rows (account, amount, note) VALUES (?, ?, ?)')
  const begin = process.cpuUsage()
  database.exec('BEGIN')
  for (let row = 0; row < count; row += 1) insert.run(row % 100, row, `or_${row}`)
  database.exec('COMMIT')
  const { user, system } = process.cpuUsage(begin)
  database.close()
  rmSync(folder, { recursive: true })
  return (user + system) / 1000
}
