/**
 * `npm run bench:live`: what an open page with prices costs and how old they are when they are seen, with
 * streams and without, side by side.
 *
 * Opens the Trade tab and a product as a user, each before a sandbox with streams and before one that has
 * none, on this machine, at a moment at which all markets are open. What is counted begins when the page
 * stands: requests, and all bytes of their answers with headers, as they pass a proxy between the browser
 * and `npm run serve`, which compresses them. An hour is as many times what was counted in two minutes. A
 * price's time is from the whole second at which the sandbox ticked until that price, or a later one, was
 * drawn, which a machine with other work does not tell; the processor's that of the page's main thread. Then
 * the sandbox holds 2,000 streams. Ends with code 1 when an aim is missed. Takes six minutes; `--seconds 20` a
 * first impression.
 */
import '../process/help.ts'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page, Response } from '@playwright/test'
import { chromium } from '@playwright/test'
import { heldStreams } from '../../sandbox/test/many-streams.ts'
import type { Quote } from '../../src/generated/h5.schemas.ts'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { base } from '../build/serving-rules.ts'
import { chromiumLaunch } from '../process/browser.ts'
import {
  buildApp,
  freePort,
  onStop,
  startSandbox,
  startServer,
  stop,
} from '../process/processes.ts'
import { Failure, fail, readArguments } from '../process/project.ts'
import { isBusy } from './busy.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** When shares, currencies and coins trade: 15:30 UTC. */
const OPEN_AT = 15.5 * HOUR
/** Until a page that stands asks for nothing more of its own. */
const IDLE_MS = 12_000
/** A price that ticks now is drawn in so many seconds, or counts as that late. */
const LATEST_MS = 5_000

const PRODUCT = 'BTCUSD'
const views = {
  'Trade tab': { address: paths.index, content: 'main li[aria-posinset="1"]', symbol: null },
  product: { address: tradePath(PRODUCT), content: 'main canvas', symbol: PRODUCT },
} as const
type View = keyof typeof views
type Mode = 'polling' | 'stream'

/** The most of each figure of a page with streams. */
const aims: Record<View, Partial<Record<keyof Figures, number>>> = {
  'Trade tab': { requests: 40, kilobytes: 1_500, late: 150 },
  product: { kilobytes: 200, late: 150 },
}
/** Two pages that do the same differ by so much. */
const NOISE = 1.1

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

interface Measured {
  figures: Figures
  /** How often each path was asked. */
  asked: Map<string, number>
}

/** A site with or without streams: the sandbox, the build before it, and what counts between it and a browser. */
interface Site {
  sandbox: string
  app: string
  token: string
  /** Milliseconds by which the sandbox's clock is ahead. */
  ahead: number
  /** Bytes that were sent to browsers so far. */
  bytes: () => number
  end: () => Promise<void>
}

async function startSite(mode: Mode): Promise<Site> {
  let ending = false
  const sandbox = await startSandbox(
    await freePort(4480),
    ['--database', ':memory:', ...(mode === 'polling' ? ['--no-streams'] : [])],
    (reason) => ending || fail(new Failure(reason)),
  )
  const server = await startServer(await freePort(4490), { url: sandbox.url })
  const counter = await startCounter(new URL(server.url))
  const control = async (action: string, input: object) => {
    const response = await fetch(`${sandbox.url}/sandbox/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Failure(`${action}: ${await response.text()}`)
    return response.json()
  }
  const ahead = await openMarkets(sandbox.url, (seconds) => control('clock', { advance: seconds }))
  const { token } = (await control('user', { balances: { USD: '5000.00' } })) as { token: string }
  return {
    sandbox: sandbox.url,
    app: `${counter.url}${base}#`,
    token,
    ahead: ahead * 1000,
    bytes: counter.bytes,
    end: async () => {
      ending = true
      counter.end()
      await Promise.all([stop(server.child), stop(sandbox.child)])
    },
  }
}

/** Moves a sandbox's clock to where most prices tick. How many seconds it is ahead then. */
async function openMarkets(
  url: string,
  advance: (seconds: number) => Promise<unknown>,
): Promise<number> {
  const midnight = Math.floor(Date.now() / 1000 / DAY) * DAY
  let ahead = Math.round(midnight + DAY + OPEN_AT - Date.now() / 1000)
  await advance(ahead)
  // A week has a day on which nothing is closed, but for holidays.
  for (let days = 0; days < 7; days += 1) {
    const quotes = await readQuotes(url)
    if (quotes.every(({ state }) => state === 'trading')) return ahead
    await advance(DAY)
    ahead += DAY
  }
  throw new Failure('There is no day on which all markets are open.')
}

async function readQuotes(url: string): Promise<Quote[]> {
  const answer = await fetch(`${url}/api/index/ajaxdata`)
  return ((await answer.json()) as { data: { list: Quote[] } }).data.list
}

/** Hands on whatever comes, and counts what is sent back. */
async function startCounter(target: URL) {
  let bytes = 0
  const server = createServer((browser) => {
    const serving = connect(Number(target.port), target.hostname)
    serving.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    browser.pipe(serving).pipe(browser)
    for (const [one, other] of [
      [browser, serving],
      [serving, browser],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    end: () => void server.close(),
  }
}

/** A text that changed and was drawn: `at` by the clock, Unix milliseconds. */
interface Paint {
  symbol: string | null
  text: string
  at: number
}

/** Runs in the page, before anything else: notes each number that changes, when it has been drawn. */
function watchPaints(): void {
  const paints: Paint[] = []
  Object.assign(window, { paints })
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
      // What is posted in a frame comes after it has been drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const at = Date.now()
        paints.push(...changed.map((paint) => ({ ...paint, at })))
        port1.close()
      }
      port2.postMessage(null)
    })
  }).observe(document, { subtree: true, characterData: true, childList: true })
}

/** When a tick was published, Unix milliseconds: its number counts quarters of a second. */
const tickedAt = (tickId: string) => Number(/\d+$/.exec(tickId)?.[0]) * 250

/** When each product had which price, by symbol. */
type Ticks = Map<string, Map<number, string>>

function noteTicks(ticks: Ticks, list: readonly Pick<Quote, 'symbol' | 'price' | 'tick_id'>[]) {
  for (const { symbol, price, tick_id } of list) {
    const known = ticks.get(symbol) ?? new Map<number, string>()
    ticks.set(symbol, known.set(tickedAt(tick_id), price))
  }
}

/** The ticks of whole seconds, by which the delay is measured. */
async function wholeSeconds(site: Site, symbols: Iterable<string>, from: number, until: number) {
  const ticks: Ticks = new Map()
  for (const symbol of symbols) {
    const query = new URLSearchParams({ symbol, from: String(from), until: String(until) })
    const answer = await fetch(`${site.sandbox}/api/index/ticks?${query}`)
    const { data } = (await answer.json()) as { data: { list: Omit<Quote, 'symbol'>[] } }
    noteTicks(
      ticks,
      data.list.map((tick) => ({ ...tick, symbol })),
    )
  }
  return ticks
}

/** Milliseconds from each whole second's tick that changed a price until it, or a later one, was drawn. */
function delays(paints: readonly Paint[], whole: Ticks, seen: Ticks, ahead: number): number[] {
  return [...whole].flatMap(([symbol, seconds]) => {
    const known = [...(seen.get(symbol) ?? []), ...seconds].sort(([one], [other]) => one - other)
    const drawn = paints
      .filter((paint) => paint.symbol === symbol)
      .map(({ text, at }) => {
        const moment = at + ahead
        const price = text.replaceAll(',', '')
        const tick = known.findLast(([ticked, its]) => ticked <= moment && its === price)
        return { moment, tick: tick?.[0] ?? 0, price }
      })
    return [...seconds].flatMap(([second, price]) => {
      const before = drawn.findLast(({ moment }) => moment < second)
      if (!before || before.price === price) return []
      const first = drawn.find(({ moment, tick }) => moment >= second && tick >= second)
      return [Math.min(LATEST_MS, first ? first.moment - second : LATEST_MS)]
    })
  })
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN

/** Seconds that a page's main thread was at work so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0
}

async function openPage(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // It fetches all files of the app, which is no cost of prices.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(watchPaints)
  await page.addInitScript((token) => localStorage.setItem('token', token), site.token)
  return page
}

async function measure(
  browser: Browser,
  site: Site,
  view: View,
  seconds: number,
): Promise<Measured> {
  const { address, content, symbol: only } = views[view]
  const page = await openPage(browser, site)
  try {
    const asked = new Map<string, number>()
    const answers: Response[] = []
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(site.app + address)
    await page.locator(content).first().waitFor()
    await delay(IDLE_MS)
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      asked.set(path, (asked.get(path) ?? 0) + 1)
    })
    page.on('response', (response) => {
      if (response.url().includes('/api/index/ajaxdata')) answers.push(response)
    })
    const before = { bytes: site.bytes(), work: await workOf(session), at: Date.now() }
    await delay(seconds * 1000)
    const [work, bytes, end] = [await workOf(session), site.bytes(), Date.now()]
    const requests = [...asked.values()].reduce((all, one) => all + one, 0)
    // A price of the last second may still be on its way.
    await delay(2_000)
    const paints = await page.evaluate(
      () => (window as unknown as { paints: Paint[] }).paints, // set by watchPaints()
    )
    const own = paints.map((paint) => ({ ...paint, symbol: only ?? paint.symbol }))
    const symbols = new Set(own.flatMap(({ symbol }) => symbol ?? []))
    const second = (moment: number) => Math.ceil((moment + site.ahead) / 1000)
    const whole = await wholeSeconds(site, symbols, second(before.at), second(end))
    const seen: Ticks = new Map()
    for (const answer of answers) noteTicks(seen, (await answer.json()).data.list)
    const late = delays(own, whole, seen, site.ahead)
    if (late.length < seconds / 2) throw new Failure(`${view}: ${late.length} prices were drawn.`)
    const took = (end - before.at) / 1000
    return {
      asked,
      figures: {
        requests: Math.round((requests / took) * HOUR),
        kilobytes: Math.round((((bytes - before.bytes) / took) * HOUR) / 1000),
        median: quantile(late, 0.5),
        late: quantile(late, 0.95),
        work: (work - before.work) / took,
      },
    }
  } finally {
    await page.context().close()
  }
}

const header = ['', 'requests/h', 'kB/h', 'median ms', '95 % ms', 'processor']

function line(name: string, { requests, kilobytes, median, late, work }: Figures): string[] {
  const share = `${(100 * work).toFixed(1)} %`
  return [name, ...[requests, kilobytes, median, late].map((value) => value.toFixed(0)), share]
}

function printTable(lines: readonly string[][]): void {
  for (const [name = '', ...cells] of lines) {
    console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''))
  }
}

/** Prints whether an aim is met; one that is not told by a busy machine counts as met. */
function judge(name: string, value: string, aim: string, met: boolean, isTold = true): boolean {
  const missed = isTold ? 'MISSED' : 'busy  '
  console.log(`${met ? 'ok    ' : missed}  ${name}: ${value} (${aim})`)
  return met || !isTold
}

const words: Record<keyof Figures, string> = {
  requests: 'requests an hour',
  kilobytes: 'kB an hour',
  median: 'milliseconds from a tick to its paint, of half of them',
  late: 'milliseconds from a tick to its paint, of 95 %',
  work: 'share of a core',
}

function keepsAims(view: View, polling: Figures, stream: Figures, busy: boolean): boolean {
  const limits = Object.entries(aims[view]) as [keyof Figures, number][]
  const kept = limits.map(([figure, most]) =>
    judge(
      `${view}, ${words[figure]}`,
      stream[figure].toFixed(0),
      `at most ${most}`,
      stream[figure] <= most,
      figure !== 'late' || !busy,
    ),
  )
  const [streamed, polled] = [stream, polling].map(({ work }) => `${(100 * work).toFixed(1)} %`)
  const cheap = stream.work <= polling.work * NOISE
  kept.push(judge(`${view}, processor`, streamed ?? '', `polling takes ${polled}`, cheap))
  return !kept.includes(false)
}

async function main(): Promise<void> {
  const { values } = readArguments({ options: { seconds: { type: 'string', default: '120' } } })
  const seconds = Number(values.seconds)
  if (!Number.isInteger(seconds) || seconds < 10) {
    throw new Failure('--seconds takes a whole number of seconds, 10 at least.')
  }
  await buildApp()
  const sites = { polling: await startSite('polling'), stream: await startSite('stream') }
  const browser = await chromium.launch(chromiumLaunch(1))
  const end = async () => {
    await browser.close()
    await Promise.all([sites.polling.end(), sites.stream.end()])
  }
  onStop(end)
  let busy = isBusy()
  const seen = new Map<View, { polling: Measured; stream: Measured }>()
  try {
    for (const view of Object.keys(views) as View[]) {
      const [polling, stream] = await Promise.all([
        measure(browser, sites.polling, view, seconds),
        measure(browser, sites.stream, view, seconds),
      ])
      seen.set(view, { polling, stream })
      busy ||= isBusy()
    }
  } finally {
    await end()
  }
  const lines = [...seen].flatMap(([view, { polling, stream }]) => [
    line(`${view}, polling`, polling.figures),
    line(`${view}, stream`, stream.figures),
  ])
  printTable([header, ...lines])
  console.log()
  for (const [view, { polling, stream }] of seen) {
    for (const [mode, { asked }] of Object.entries({ polling, stream })) {
      const each = [...asked].map(([path, times]) => `${path} ${times}`).join(', ')
      console.log(`${view}, ${mode}, asked in ${seconds} s: ${each || 'nothing'}`)
    }
  }
  console.log()
  for (const [view, { polling, stream }] of seen) {
    if (!keepsAims(view, polling.figures, stream.figures, busy)) process.exitCode = 1
  }
  console.log(`\n${await heldStreams()}`)
}

await main().catch(fail)
