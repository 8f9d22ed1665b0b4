/**
 * `npm run bench:live`: what an open page with prices costs and how old they are when they are seen, with streams
 * and without, side by side. `npm run bench:live -- quotes` measures a list of a hundred products instead.
 *
 * Opens the Trade tab and a product as a user, each before a sandbox with streams and before one without, at a
 * moment at which all markets are open. Counting begins when the page is idle: requests, and all bytes of their
 * responses with headers, which `npm run serve` compresses. An hour is as many times what was counted in two
 * minutes. A price's delay is from the whole second at which the sandbox ticked until that price, or a later one,
 * was painted, which a busy machine cannot time; the processor's share is that of the page's main thread. Then the
 * sandbox holds 2,000 streams. Ends with code 1 when a target is missed. Takes six minutes; `--seconds 20` gives a
 * first impression.
 */
import '../process/help.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Response } from '@playwright/test'
import { heldStreams } from '../../sandbox/test/many-streams.ts'
import type { Quote } from '../../src/generated/h5.schemas.ts'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { Failure, readArguments } from '../process/project.ts'
import type { Site } from './bench.ts'
import {
  addressOf,
  bench,
  isBusy,
  judge,
  openPage,
  percent,
  quantile,
  row,
  workOf,
} from './bench.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** When shares, currencies and coins trade: 15:30 UTC. */
const OPEN_AT = 15.5 * HOUR
/** Milliseconds until an open page requests nothing more of its own. */
const IDLE_MS = 12_000
/** A price that ticks now is painted within so many milliseconds, or counts as that late. */
const LATEST_MS = 5_000

const PRODUCT = 'BTCUSD'
const views = {
  'Trade tab': { path: paths.index, content: 'main li[aria-posinset="1"]', symbol: null },
  product: { path: tradePath(PRODUCT), content: 'main canvas', symbol: PRODUCT },
} as const
type View = keyof typeof views

interface Figures {
  /** An hour. */
  requests: number
  /** An hour, as sent. */
  kilobytes: number
  /** Milliseconds from a tick to its paint: of half of the ticks at most, and of 95 %. */
  median: number
  late: number
  /** Share of a core that the page's main thread takes. */
  work: number
}

const targets: Record<View, Partial<Figures>> = {
  'Trade tab': { requests: 40, kilobytes: 1_500, late: 150 },
  product: { kilobytes: 200, late: 150 },
}
/** Two pages that do the same differ by so much. */
const NOISE = 1.1

/** A sandbox at which all markets are open, and a user of it. */
interface OpenSite extends Site {
  token: string
  /** Milliseconds by which its clock is ahead. */
  ahead: number
}

async function openMarkets(site: Site): Promise<OpenSite> {
  const control = async (action: string, input: object) => {
    const response = await fetch(`${site.sandbox}/sandbox/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Failure(`${action}: ${await response.text()}`)
    return response.json()
  }
  const midnight = Math.floor(Date.now() / 1000 / DAY) * DAY
  let ahead = Math.round(midnight + DAY + OPEN_AT - Date.now() / 1000)
  await control('clock', { advance: ahead })
  // A week has a day on which nothing is closed, but for holidays.
  while (!(await areMarketsOpen(site.sandbox))) {
    await control('clock', { advance: DAY })
    ahead += DAY
  }
  const { token } = (await control('user', { balances: { USD: '5000.00' } })) as { token: string }
  return { ...site, token, ahead: ahead * 1000 }
}

async function areMarketsOpen(sandbox: string): Promise<boolean> {
  const response = await fetch(`${sandbox}/api/index/ajaxdata`)
  const { data } = (await response.json()) as { data: { list: Quote[] } }
  return data.list.every(({ state }) => state === 'trading')
}

/** Counts all bytes that a page receives from now on, with headers. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.responseReceivedExtraInfo', ({ headersText }) => {
    bytes += headersText?.length ?? 0
  })
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

/** A number that changed and was painted: `at` by the clock, Unix milliseconds. */
interface Paint {
  symbol: string | null
  text: string
  at: number
}

declare global {
  interface Window {
    paints: Paint[]
  }
}

function watchPaints(): void {
  window.paints = []
  new MutationObserver((changes) => {
    const changed: Paint[] = []
    for (const { target } of changes) {
      const text = target.textContent ?? ''
      if (!/^[\d,]+(\.\d+)?$/.test(text)) continue
      const element = target instanceof Element ? target : target.parentElement
      const address = element?.closest('li')?.querySelector('a')?.href ?? ''
      changed.push({ symbol: /symbol=(\w+)/.exec(address)?.[1] ?? null, text, at: 0 })
    }
    if (changed.length === 0) return
    requestAnimationFrame(() => {
      // What is posted in a frame arrives after it has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const at = Date.now()
        window.paints.push(...changed.map((paint) => ({ ...paint, at })))
        port1.close()
      }
      port2.postMessage(null)
    })
  }).observe(document, { subtree: true, characterData: true, childList: true })
}

type Tick = Pick<Quote, 'price' | 'tick_id'>
/** The price of each product by the moment of its tick, Unix milliseconds. */
type Ticks = Map<string, Map<number, string>>

/** The number of a tick counts quarters of a second. */
const tickedAt = ({ tick_id }: Tick) => Number(/\d+$/.exec(tick_id)?.[0]) * 250

function noteTick(ticks: Ticks, symbol: string, tick: Tick): void {
  const prices = ticks.get(symbol) ?? new Map<number, string>()
  ticks.set(symbol, prices.set(tickedAt(tick), tick.price))
}

/** The ticks of whole seconds, by which the delay is measured. */
async function wholeSeconds(
  sandbox: string,
  symbols: Iterable<string>,
  from: number,
  until: number,
): Promise<Ticks> {
  const ticks: Ticks = new Map()
  for (const symbol of symbols) {
    const query = new URLSearchParams({ symbol, from: String(from), until: String(until) })
    const response = await fetch(`${sandbox}/api/index/ticks?${query}`)
    const { data } = (await response.json()) as { data: { list: Tick[] } }
    for (const tick of data.list) noteTick(ticks, symbol, tick)
  }
  return ticks
}

/** Milliseconds from each whole second's tick that changed a price until it, or a later one, was painted. */
function delays(paints: readonly Paint[], whole: Ticks, seen: Ticks, ahead: number): number[] {
  return [...whole].flatMap(([symbol, seconds]) => {
    const known = [...(seen.get(symbol) ?? []), ...seconds].sort(([one], [other]) => one - other)
    const painted = paints
      .filter((paint) => paint.symbol === symbol)
      .map(({ text, at }) => {
        const moment = at + ahead
        const price = text.replaceAll(',', '')
        const tick = known.findLast(([ticked, its]) => ticked <= moment && its === price)
        return { moment, tick: tick?.[0] ?? 0, price }
      })
    return [...seconds].flatMap(([second, price]) => {
      const before = painted.findLast(({ moment }) => moment < second)
      if (!before || before.price === price) return []
      const first = painted.find(({ moment, tick }) => moment >= second && tick >= second)
      return [Math.min(LATEST_MS, first ? first.moment - second : LATEST_MS)]
    })
  })
}

async function measure(
  browser: Browser,
  site: OpenSite,
  view: View,
  seconds: number,
): Promise<Figures> {
  const { path, content, symbol: only } = views[view]
  const { page, session } = await openPage(browser)
  await page.addInitScript(watchPaints)
  await page.addInitScript((text) => localStorage.setItem('token', text), site.token)
  const bytes = await countBytes(session)
  let requests = 0
  const quotes: Response[] = []
  await page.goto(addressOf(site.origin, path))
  await page.locator(content).first().waitFor()
  await delay(IDLE_MS)
  page.on('request', () => {
    requests += 1
  })
  page.on('response', (response) => {
    if (response.url().includes('/api/index/ajaxdata')) quotes.push(response)
  })
  const before = { bytes: bytes(), work: await workOf(session), at: Date.now() }
  await delay(seconds * 1000)
  const after = { bytes: bytes(), work: await workOf(session), at: Date.now(), requests }
  // A price of the last second may still be on its way.
  await delay(2_000)
  const paints = (await page.evaluate(() => window.paints)).map((paint) => ({
    ...paint,
    symbol: only ?? paint.symbol,
  }))
  const second = (moment: number) => Math.ceil((moment + site.ahead) / 1000)
  const symbols = new Set(paints.flatMap(({ symbol }) => symbol ?? []))
  const whole = await wholeSeconds(site.sandbox, symbols, second(before.at), second(after.at))
  const seen: Ticks = new Map()
  for (const response of quotes) {
    const { data } = (await response.json()) as { data: { list: Quote[] } }
    for (const quote of data.list) noteTick(seen, quote.symbol, quote)
  }
  await page.close()
  const late = delays(paints, whole, seen, site.ahead)
  if (late.length < seconds / 2) throw new Failure(`${view}: ${late.length} prices were painted.`)
  const took = (after.at - before.at) / 1000
  return {
    requests: Math.round((after.requests / took) * HOUR),
    kilobytes: Math.round((((after.bytes - before.bytes) / took) * HOUR) / 1000),
    median: quantile(late, 0.5),
    late: quantile(late, 0.95),
    work: (after.work - before.work) / took,
  }
}

const words: Record<keyof Figures, string> = {
  requests: 'requests/h',
  kilobytes: 'kB/h',
  median: 'median ms',
  late: '95 % ms',
  work: 'processor',
}

await bench(async (browser, start) => {
  const { values } = readArguments({ options: { seconds: { type: 'string', default: '120' } } })
  const seconds = Number(values.seconds)
  if (!Number.isInteger(seconds) || seconds < 10) {
    throw new Failure('--seconds takes a whole number of seconds, 10 at least.')
  }
  const polling = await openMarkets(await start(['--no-streams']))
  const streaming = await openMarkets(await start())
  console.log(row('', Object.values(words)))
  const kept: boolean[] = []
  for (const view of Object.keys(views) as View[]) {
    const [polled, streamed] = await Promise.all([
      measure(browser, polling, view, seconds),
      measure(browser, streaming, view, seconds),
    ])
    for (const [mode, { work, ...others }] of Object.entries({ polled, streamed })) {
      const cells = [...Object.values(others).map((value) => value.toFixed(0)), percent(work)]
      console.log(row(`${view}, ${mode}`, cells))
    }
    for (const [figure, target] of Object.entries(targets[view]) as [keyof Figures, number][]) {
      const what = `${view}, ${words[figure]}: ${streamed[figure].toFixed(0)} (at most ${target})`
      kept.push(judge(what, streamed[figure] <= target, !(figure === 'late' && isBusy())))
    }
    const work = `${view}, processor: ${percent(streamed.work)} (polling takes ${percent(polled.work)})`
    kept.push(judge(work, streamed.work <= polled.work * NOISE))
  }
  console.log(`\n${await heldStreams()}`)
  return !kept.includes(false)
})
