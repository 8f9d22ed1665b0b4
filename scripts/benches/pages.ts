/**
 * `npm run bench:pages`: how soon a visitor's first pages stand, on a slow phone in a slow network.
 *
 * Opens Home, the Trade tab, a product and a page of React alone in turns, before a sandbox, each time
 * with an empty cache, in Chromium as Lighthouse's mobile preset has it. Moments are the clock's, and
 * hold beside React alone in the same run; tasks are the processor's time on the main thread. Other
 * programs on the machine add to both and take nothing away, so of all rounds the better quarter counts.
 * Ends with code 1 when a figure is above its limit. Takes five minutes; `--rounds 1` a first impression.
 */
import '../process/help.ts'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build } from 'vite'
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
import { Failure, fail, readArguments, root } from '../process/project.ts'
import { isBusy } from './busy.ts'

const SLOWDOWN = 4
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms. Bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
/** After a page's content is there, what comes when the page is idle, the worker with its texts, too. */
const IDLE_MS = 8_000
/** Milliseconds from where on a task blocks (Lighthouse). */
const BLOCKING = 50

const folder = join(root, '.cache', 'bench-pages')

/** Milliseconds since a page was asked for, but for what else is said. */
interface Seen {
  first: number
  largest: number
  /** When the first data were asked for. */
  data: number
  /** What tasks after the first paint took beyond 50 ms each, of the processor. */
  blocking: number
  /** The longest of them. */
  task: number
  /** All tasks. */
  work: number
  /** What moved. */
  shift: number
  /** Different addresses. */
  requests: number
  kilobytes: number
}
type Figure = keyof Seen

/** The most of each figure; for a time as many times that of React alone. */
type Limits = Partial<Record<Figure, number>>

const shown: Record<string, { address: string; content: string; limits: Limits }> = {
  Home: {
    address: paths.aboutUs,
    content: 'main h2 >> nth=6',
    limits: { first: 1.1, largest: 2.4, task: 0.3, shift: 0, requests: 36 },
  },
  'Trade tab': {
    address: paths.index,
    content: 'main li[aria-posinset="1"]',
    limits: { first: 1.1, largest: 2.4, task: 0.6, shift: 0, requests: 35 },
  },
  product: {
    address: tradePath('BTCUSD'),
    content: 'main canvas',
    limits: { first: 1.1, largest: 3, task: 0.6, shift: 0, requests: 51 },
  },
}

/** Runs in the page, before anything else. */
function watch(): void {
  const seen = { first: 0, largest: 0, shift: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value // what this type has
  })
}

/** Notes what a page asks for: the first time of each address alone, since prices come each second. */
function watchNetwork(session: CDPSession) {
  const begun = new Map<string, number>()
  const counted = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    if (begun.has(url)) return
    begun.set(url, timestamp * 1000)
    counted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  return () => {
    const [[, start] = ['', 0]] = begun
    const data = [...begun].find(([url]) => new URL(url).pathname.startsWith('/api/'))
    return {
      data: data ? data[1] - start : 0,
      requests: begun.size,
      kilobytes: Math.round(bytes / 1000),
    }
  }
}

/** What Chromium traces: microseconds, `tdur` those of the processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

/** The tasks of the main thread. */
function tasksOf(trace: Buffer): Pick<Seen, 'blocking' | 'task' | 'work'> {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace))
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Failure('Nothing was painted.')
  const took = ({ tdur = 0 }: TraceEvent) => tdur / 1000
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid,
  )
  const after = tasks.filter(({ ts }) => ts >= painted.ts).map(took)
  return {
    blocking: sum(after.map((one) => Math.max(0, one - BLOCKING))),
    task: Math.max(0, ...after),
    work: sum(tasks.map(took)),
  }
}

const sum = (times: readonly number[]) => times.reduce((all, one) => all + one, 0)

const CATEGORIES = ['loading', 'rail', 'disabled-by-default-devtools.timeline']

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
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const network = watchNetwork(session)
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(address)
    await page.locator(content).first().waitFor()
    await delay(IDLE_MS)
    const tasks = tasksOf(await browser.stopTracing())
    const paints = await page.evaluate(
      () => (window as unknown as { seen: Pick<Seen, 'first' | 'largest' | 'shift'> }).seen, // set by watch()
    )
    return { ...tasks, ...network(), ...paints }
  } finally {
    await context.close()
  }
}

const figures = [
  'first',
  'largest',
  'data',
  'blocking',
  'task',
  'work',
  'shift',
  'requests',
  'kilobytes',
] as const satisfies Figure[]

/** What three of four rounds are no better than. */
function quartiles(rounds: readonly Seen[]): Seen {
  const quartile = (name: Figure) =>
    rounds.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 4)]
  // Every figure is among them.
  return Object.fromEntries(figures.map((name) => [name, quartile(name)])) as unknown as Seen
}

const written = (name: Figure, value: number) => value.toFixed(name === 'shift' ? 3 : 0)

/** Beside which figure of React alone a page's has its limit. */
const BESIDE: Partial<Record<Figure, Figure>> = {
  first: 'first',
  largest: 'largest',
  task: 'work',
}
/** Moments of the clock. */
const CLOCK: readonly Figure[] = ['first', 'largest']

function keepsLimits(name: string, seen: Seen, alone: Seen, busy: boolean): boolean {
  let kept = true
  for (const figure of figures) {
    const limit = shown[name]?.limits[figure]
    if (limit === undefined) continue
    const beside = BESIDE[figure]
    const value = seen[figure] / (beside ? alone[beside] : 1)
    const isTold = !CLOCK.includes(figure) || !busy
    const missed = isTold ? 'MISSED' : 'busy  '
    console.log(
      `${value <= limit ? 'met   ' : missed}  ${name}, ${figure}: ${value.toFixed(2)} (at most ${limit})`,
    )
    kept &&= value <= limit || !isTold
  }
  return kept
}

async function main(): Promise<void> {
  const { values } = readArguments({ options: { rounds: { type: 'string', default: '5' } } })
  const count = Number(values.rounds)
  if (!Number.isInteger(count) || count < 1) throw new Failure('--rounds takes a whole number.')
  await buildApp()
  await build({
    root: join(root, 'src/dev/react-alone'),
    configFile: false,
    base,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  let ending = false
  const sandbox = await startSandbox(
    await freePort(4470),
    ['--database', ':memory:'],
    (reason) => ending || fail(new Failure(reason)),
  )
  const app = await startServer(await freePort(4472), { url: sandbox.url })
  const bare = await startServer(await freePort(4474), { url: sandbox.url, folder })
  const browser = await chromium.launch(chromiumLaunch(1))
  const end = async () => {
    ending = true
    await browser.close()
    await Promise.all([app, bare, sandbox].map(({ child }) => stop(child)))
  }
  onStop(end)
  try {
    const ALONE = 'React alone'
    const rounds = new Map<string, Seen[]>([ALONE, ...Object.keys(shown)].map((name) => [name, []]))
    const busy = isBusy()
    for (let round = 0; round < count; round += 1) {
      for (const [name, seen] of rounds) {
        const page = shown[name]
        seen.push(
          page
            ? await measure(browser, `${app.url}${base}#${page.address}`, page.content)
            : await measure(browser, `${bare.url}${base}`, 'h1'),
        )
      }
    }
    console.log(`${''.padEnd(12)}${figures.map((name) => name.padStart(10)).join('')}`)
    const best = new Map([...rounds].map(([name, seen]) => [name, quartiles(seen)]))
    for (const [name, seen] of best) {
      const cells = figures.map((figure) => written(figure, seen[figure]).padStart(10))
      console.log(name.padEnd(12) + cells.join(''))
    }
    const alone = best.get(ALONE)
    for (const [name, seen] of best) {
      if (alone && !keepsLimits(name, seen, alone, busy)) process.exitCode = 1
    }
  } finally {
    await end()
  }
}

await main().catch(fail)
