import type { LatestPrice } from '../../src/generated/model/latest-price.ts'
import type { SettlementOption } from '../../src/generated/model/settlement-option.ts'
import { settlementOptions } from '../market/settlement-options.ts'
import type { LoadUser } from './fill.ts'
import { SYMBOLS } from './fill.ts'
import type { Figures, Wire } from './load.ts'
import { ask, Connection, load } from './load.ts'
import { MeasuredProcess } from './measured-process.ts'
import type { Outcome } from './target.ts'
import { TARGET, verdict, whole } from './target.ts'

/** What is measured: calls without end, and how many a second they must be. */
interface Subject {
  name: string
  target: number
  next: () => Wire
}

const SECONDS = 3
const WARM_SECONDS = 0.5
const CONNECTIONS = 16

const QUOTES: Wire = { method: 'GET', path: '/api/index/ajaxdata' }
const priceOf = (symbol: string): Wire => ({
  method: 'GET',
  path: `/api/index/ajaxpro?symbol=${symbol}`,
})

/** Reads quotes and places orders as fast as the sandbox answers. */
export async function benchThroughput(
  sandbox: MeasuredProcess,
  users: readonly LoadUser[],
): Promise<Outcome[]> {
  const prices = await followPrices(sandbox.url)
  const subjects: Subject[] = [
    { name: 'quotes of all products', target: TARGET.readsPerSecond, next: () => QUOTES },
    { name: 'price of one product', target: TARGET.readsPerSecond, next: () => priceOf('BTCUSD') },
    { name: 'orders placed', target: TARGET.ordersPerSecond, next: orders(users, prices.of) },
  ]
  const reference = await startReference(sandbox.url, subjects)
  const outcomes: Outcome[] = []
  try {
    for (const { name, target, next } of subjects) {
      const nothing = await measure(reference, next)
      const figures = await measure(sandbox, next)
      const met = figures.refused === 0 && figures.perCoreSecond >= target
      const doubt = figures.refused === 0 ? '' : `, ${whole(figures.refused)} of them refused`
      outcomes.push(
        { line: `${text(name, figures)}  target ${whole(target)}: ${verdict(met)}${doubt}`, met },
        { line: text('  the same bytes, nothing behind', nothing), met: true },
      )
    }
  } finally {
    prices.end()
    await reference.end()
  }
  return outcomes
}

/** What came of a load, and what a core would have made of it. */
interface CoreFigures extends Figures {
  perCoreSecond: number
}

function text(name: string, { perCoreSecond, perSecond, p50, p99 }: CoreFigures): string {
  const [core, clock] = [perCoreSecond, perSecond].map((rate) => whole(rate).padStart(7))
  const [half, most] = [p50, p99].map((time) => time.toFixed(1).padStart(6))
  return `${name.padEnd(33)}${core} a second of a core  (${clock} by the clock, p50 ${half} ms, p99 ${most} ms)`
}

/** The load once to warm up, and then what counts. */
async function measure(server: MeasuredProcess, next: () => Wire): Promise<CoreFigures> {
  await load(server.url, WARM_SECONDS, CONNECTIONS, next)
  const before = await server.cpu()
  const figures = await load(server.url, SECONDS, CONNECTIONS, next)
  const used = (await server.cpu()) - before
  return { ...figures, perCoreSecond: (figures.answers * 1000) / used }
}

/** Looks the prices up every second, so that orders are accepted at a fresh one. */
async function followPrices(url: string) {
  const connection = await Connection.open(url)
  const seen = new Map<string, LatestPrice>()
  const look = async () => {
    for (const symbol of SYMBOLS) {
      seen.set(symbol, await ask<LatestPrice>(connection, priceOf(symbol)))
    }
  }
  await look()
  const timer = setInterval(() => {
    look().catch((error: unknown) => console.error(error))
  }, 1000)
  return {
    of: (symbol: string) => seen.get(symbol),
    end: () => {
      clearInterval(timer)
      connection.close()
    },
  }
}

/** Orders without end, by one user after the other. */
function orders(
  users: readonly LoadUser[],
  price: (symbol: string) => LatestPrice | undefined,
): () => Wire {
  const [option] = settlementOptions('BTCUSD').toReversed()
  if (!option) throw new Error('No settlement option')
  let count = 0
  return () => {
    const symbol = SYMBOLS[count % SYMBOLS.length] ?? 'BTCUSD'
    const token = users[count % users.length]?.token
    const body = orderForm(symbol, count % 8 < 4 ? 'up' : 'down', option, price(symbol))
    count += 1
    return { method: 'POST', path: '/api/user/addorder', token, body }
  }
}

function orderForm(
  symbol: string,
  direction: string,
  { seconds, profit_rate, fee_rate }: SettlementOption,
  seen: LatestPrice | undefined,
): string {
  return new URLSearchParams({
    symbol,
    direction,
    amount: '10.00',
    seconds: String(seconds),
    profit_rate,
    fee_rate,
    accepted_price: seen?.price ?? '',
    accepted_tick_id: seen?.tick_id ?? '',
    // Prices move on while the load runs; what is measured is the placing.
    max_slippage_rate: '0.09',
    request_id: crypto.randomUUID(),
  }).toString()
}

/** Starts the server without anything behind it, with the sandbox's answer to each subject. */
async function startReference(url: string, subjects: readonly Subject[]): Promise<MeasuredProcess> {
  const connection = await Connection.open(url)
  const bodies = new Map<string, Uint8Array>()
  for (const { next } of subjects) {
    const call = next()
    bodies.set(call.path, new Uint8Array(await connection.send(call)))
  }
  connection.close()
  return MeasuredProcess.start(new URL('./reference.ts', import.meta.url), bodies)
}
