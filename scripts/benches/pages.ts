/**
 * `npm run bench:pages`: how soon a visitor's first pages appear, on a slow phone in a slow network.
 *
 * Opens Home, the Trade tab, a product and a page of React alone in turns, before a sandbox, each time with an
 * empty cache, in Chromium as Lighthouse's mobile preset has it. Moments are wall-clock times, with limits
 * relative to React alone in the same run; tasks are processor time on the main thread. Other programs only make
 * both larger, so the better quarter of all rounds counts. Ends with code 1 when a
 * figure is above its limit. Takes five minutes; `--rounds 1` gives a first impression.
 */
import '../process/help.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { base } from '../build/serving-rules.ts'
import { Failure, readArguments } from '../process/project.ts'
import { addressOf, bench, buildReactAlone, isBusy, judge, quantile, row } from './bench.ts'

const SLOWDOWN = 4
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms. Bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
/** After a page's content is there, what comes when the page is idle, the worker with its catalogues, too. */
const IDLE_MS = 8_000

/** Milliseconds since a page was requested, unless said otherwise. */
interface Seen {
  /** The first and the largest contentful paint. */
  first: number
  largest: number
  /** The longest task after the first paint. */
  task: number
  work: number
  /** Cumulative layout shift. */
  shift: number
  /** Different addresses. */
  requests: number
  kilobytes: number
}
type Figure = keyof Seen

const figures = [
  'first',
  'largest',
  'task',
  'work',
  'shift',
  'requests',
  'kilobytes',
] as const satisfies Figure[]

/** Figures of the clock, which a busy machine does not give. */
const CLOCK: readonly Figure[] = ['first', 'largest']
/** The figure of React alone that a page's limit is a multiple of. */
const BESIDE: Partial<Record<Figure, Figure>> = { first: 'first', largest: 'largest', task: 'work' }

const ALONE = 'React alone'
const shown: Record<
  string,
  { path: string; content: string; limits: Partial<Record<Figure, number>> }
> = {
  Home: {
    path: paths.aboutUs,
    content: 'main h2 >> nth=6',
    limits: { first: 1.1, largest: 2.4, task: 0.3, shift: 0, requests: 36 },
  },
  'Trade tab': {
    path: paths.index,
    content: 'main li[aria-posinset="1"]',
    limits: { first: 1.1, largest: 2.4, task: 0.6, shift: 0, requests: 35 },
  },
  product: {
    path: tradePath('BTCUSD'),
    content: 'main canvas',
    limits: { first: 1.1, largest: 3, task: 0.6, shift: 0, requests: 51 },
  },
}

declare global {
  interface Window {
    seen: Pick<Seen, 'first' | 'largest' | 'shift'>
  }
}

function watchPaints(): void {
  window.seen = { first: 0, largest: 0, shift: 0 }
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    window.seen.largest = startTime
  })
  observe('layout-shift', (entry) => {
    window.seen.shift += (entry as PerformanceEntry & { value: number }).value // what this type has
  })
}

/** Counts what a page requests: the first time of each address alone, since prices come each second. */
function watchNetwork(session: CDPSession): () => Pick<Seen, 'requests' | 'kilobytes'> {
  const addresses = new Set<string>()
  const counted = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!addresses.has(url)) counted.add(requestId)
    addresses.add(url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  return () => ({ requests: addresses.size, kilobytes: Math.round(bytes / 1000) })
}

/** What Chromium traces: microseconds, `tdur` those of the processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

function tasksOf(trace: Buffer): Pick<Seen, 'task' | 'work'> {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace))
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Failure('Nothing was painted.')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid,
  )
  const took = ({ tdur = 0 }: TraceEvent) => tdur / 1000
  return {
    task: Math.max(0, ...tasks.filter(({ ts }) => ts >= painted.ts).map(took)),
    work: tasks.reduce((all, task) => all + took(task), 0),
  }
}

async function measure(browser: Browser, address: string, content: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // As Lighthouse has it. With the flag Chromium names a picture as painted seconds after it is seen.
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaints)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const network = watchNetwork(session)
    await browser.startTracing(page, {
      categories: ['loading', 'rail', 'disabled-by-default-devtools.timeline'],
    })
    await page.goto(address)
    await page.locator(content).first().waitFor()
    await delay(IDLE_MS)
    const tasks = tasksOf(await browser.stopTracing())
    return { ...tasks, ...network(), ...(await page.evaluate(() => window.seen)) }
  } finally {
    await context.close()
  }
}

await bench(async (browser, start) => {
  const { values } = readArguments({ options: { rounds: { type: 'string', default: '5' } } })
  const count = Number(values.rounds)
  if (!Number.isInteger(count) || count < 1) throw new Failure('--rounds takes a whole number.')
  const app = await start()
  const bare = await start([], await buildReactAlone())
  const busy = isBusy()
  const pages = { [ALONE]: { content: 'h1', path: '', limits: {} }, ...shown }
  const rounds = new Map(Object.keys(pages).map((name): [string, Seen[]] => [name, []]))
  for (let round = 0; round < count; round += 1) {
    for (const [name, { path, content }] of Object.entries(pages)) {
      const address = name === ALONE ? `${bare.origin}${base}` : addressOf(app.origin, path)
      rounds.get(name)?.push(await measure(browser, address, content))
    }
  }
  const best = (name: string, figure: Figure) =>
    quantile(
      (rounds.get(name) ?? []).map((seen) => seen[figure]),
      0.25,
    )
  console.log(row('', figures))
  for (const name of rounds.keys()) {
    const cells = figures.map((one) => best(name, one).toFixed(one === 'shift' ? 3 : 0))
    console.log(row(name, cells))
  }
  const kept = Object.entries(shown).flatMap(([name, { limits }]) =>
    (Object.entries(limits) as [Figure, number][]).map(([figure, limit]) => {
      const beside = BESIDE[figure]
      const value = best(name, figure) / (beside ? best(ALONE, beside) : 1)
      const what = `${name}, ${figure}: ${value.toFixed(2)} (at most ${limit})`
      return judge(what, value <= limit, !(CLOCK.includes(figure) && busy))
    }),
  )
  return !kept.includes(false)
})
