import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LatestPrice } from '../../src/generated/model/latest-price.ts'
import type { SettlementOption } from '../../src/generated/model/settlement-option.ts'
import { settlementOptions } from '../market/settlement-options.ts'
import type { LoadUser } from './fill.ts'
import { SYMBOLS } from './fill.ts'
import type { Figures, Wire } from './load.ts'
import { ask, Connection, load } from './load.ts'
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
export async function benchThroughput(url: string, users: readonly LoadUser[]): Promise<Outcome[]> {
  const prices = await followPrices(url)
  const subjects: Subject[] = [
    { name: 'quotes of all products', target: TARGET.readsPerSecond, next: () => QUOTES },
    {
      name: 'price of one product',
      target: TARGET.readsPerSecond,
      next: () => priceOf('BTCUSD'),
    },
    { name: 'orders placed', target: TARGET.ordersPerSecond, next: orders(users, prices.of) },
  ]
  const reference = await startReference(url, subjects)
  const outcomes: Outcome[] = []
  for (const { name, target, next } of subjects) {
    const nothing = await measure(reference.url, next)
    const sandbox = await measure(url, next)
    const met = sandbox.refused === 0 && sandbox.perSecond >= target
    const doubt = sandbox.refused === 0 ? '' : `, ${whole(sandbox.refused)} of them refused`
    outcomes.push(
      {
        line: `${figures(name, sandbox)}   target ${whole(target)}/s: ${verdict(met)}${doubt}`,
        met,
      },
      { line: figures('  the same bytes, nothing behind', nothing), met: true },
    )
  }
  prices.end()
  await reference.end()
  return outcomes
}

function figures(name: string, { perSecond, p50, p99 }: Figures): string {
  const rate = `${whole(perSecond)}/s`.padStart(10)
  const [half, most] = [p50, p99].map((time) => `${time.toFixed(1)} ms`.padStart(9))
  return `${name.padEnd(33)}${rate}   p50${half}   p99${most}`
}

/** The load once to warm up, and then what counts. */
async function measure(url: string, next: () => Wire): Promise<Figures> {
  await load(url, WARM_SECONDS, CONNECTIONS, next)
  return load(url, SECONDS, CONNECTIONS, next)
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
async function startReference(url: string, subjects: readonly Subject[]) {
  const connection = await Connection.open(url)
  const bodies = new Map<string, Uint8Array>()
  for (const { next } of subjects) {
    const call = next()
    bodies.set(call.path, new Uint8Array(await connection.send(call)))
  }
  connection.close()
  const worker = new Worker(new URL('./reference.ts', import.meta.url), { workerData: bodies })
  const [port] = (await once(worker, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, end: () => worker.terminate() }
}
