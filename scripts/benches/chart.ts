/**
 * `npm run bench:pages -- chart`: what dragging the k-line costs, and a live price.
 *
 * Drags by touch in Chromium over 5,000 candles, and over fewer while older ones load, beside a page
 * with nothing on it in the same run, at full speed and on a processor slowed down four times. Counts
 * the frames that did not come. Other programs take frames away and never add any, as the empty page
 * shows; so there are many drags, of which the better quarter counts. Where even the empty page misses
 * frames, they tell nothing of the chart, and the processor's time of a frame decides: whether it
 * leaves time for the frame. Ends with code 1 when a target is missed. Takes a minute and a half.
 */

import '../process/help.ts'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import type { CandleInterval } from '../../src/generated/h5.schemas.ts'
import { base, fileHeaders } from '../build/serving-rules.ts'
import { chromiumLaunch } from '../process/browser.ts'
import type { Listening } from '../process/listen.ts'
import { listen } from '../process/listen.ts'
import { fail, root } from '../process/project.ts'
import { sampleCandles } from './sample-candles.ts'

const CANDLES = 5_000
/** The most shares of frames that may be missing, by how many times the processor is slower. */
const TARGETS = { 1: 0, 4: 0.1 } as const
type Slowdown = keyof typeof TARGETS
const SLOWDOWNS = [1, 4] as const satisfies Slowdown[]
const ROUNDS = 3
const FRAME = 1000 / 60
/** The share of its frames that an empty page misses on a machine that is too busy to count them. */
const TOO_BUSY = 0.02
/** Drags of one measurement, and how far and fast each goes, in CSS pixels. */
const DRAGS = 8
const DRAG = { distance: 300, speed: 900 }
const TICKS = 60

const source = 'src/dev/chart-bench'
const folder = join(root, '.cache', 'bench-chart')
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

async function buildPage(): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(root, source, 'index.html') },
    },
  })
}

const now = () => Math.floor(Date.now() / 1000)

function candlesOf(query: URLSearchParams): string {
  const before = query.get('before')
  const data = sampleCandles(
    {
      symbol: query.get('symbol') ?? '',
      interval: (query.get('interval') ?? '1m') as CandleInterval, // the page is ours
      count: Number(query.get('count') ?? 300),
      before: before === null ? undefined : Number(before),
      now: now(),
    },
    CANDLES,
  )
  return JSON.stringify({ code: 1, msg: '', time: now(), data })
}

/** Serves the page under the headers of production, and the candles. */
function serve(): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/api/index/getkdata') {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(candlesOf(searchParams))
      return
    }
    try {
      const file = await readFile(join(folder, pathname.replace(base, '/')))
      const type = types[extname(pathname)] ?? 'application/octet-stream'
      response.writeHead(200, { ...fileHeaders, 'Content-Type': type }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  return listen(server)
}

interface Opened {
  page: Page
  session: CDPSession
}

async function open(browser: Browser, address: string, query: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  page.on('pageerror', (error) => {
    console.error(error)
    process.exitCode = 1
  })
  page.on('console', (message) => {
    // The page has no backend but for its candles.
    if (message.type() === 'error' && !message.text().includes('404')) {
      console.error(message.text())
      process.exitCode = 1
    }
  })
  await page.addInitScript((settings) => localStorage.setItem('h5.chart', settings), SETTINGS)
  await page.goto(`${address}?${query}`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

/** What is drawn: candles with averages and volume, as a new user sees them. */
const SETTINGS = JSON.stringify({ interval: '1m', kind: 'candles', indicators: ['MA', 'VOL'] })

/** A drag by a finger, towards older candles. */
async function drag({ session }: Opened): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 40,
    y: 260,
    xDistance: DRAG.distance,
    yDistance: 0,
    speed: DRAG.speed,
    preventFling: true,
    gestureSourceType: 'touch',
  })
}

/** What one drag showed. */
interface Outcome {
  /** The share of frames that did not come. */
  missing: number
  /** The processor's time of a frame on the page's main thread, in milliseconds. */
  work: number
}

declare global {
  interface Window {
    /** Moments of the frames that came, while they are noted. */
    noted?: { moments: number[]; request: number }
  }
}

/** Drags some times on a processor that is so many times slower. */
async function measure(opened: Opened, slowdown: Slowdown): Promise<Outcome[]> {
  const { session } = opened
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const outcomes: Outcome[] = []
  for (let done = 0; done < DRAGS; done += 1) outcomes.push(await measureDrag(opened))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return outcomes
}

async function measureDrag(opened: Opened): Promise<Outcome> {
  const { page, session } = opened
  await page.evaluate(() => {
    const moments: number[] = []
    const note = (moment: number) => {
      moments.push(moment)
      window.noted = { moments, request: requestAnimationFrame(note) }
    }
    requestAnimationFrame(note)
  })
  const before = await threadTime(session)
  await drag(opened)
  const work = (await threadTime(session)) - before
  const moments = await page.evaluate(() => {
    if (!window.noted) return []
    cancelAnimationFrame(window.noted.request)
    return window.noted.moments
  })
  const spans = moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment))
  const due = spans.reduce((sum, span) => sum + Math.max(1, Math.round(span / FRAME)), 0)
  return { missing: (due - spans.length) / due, work: work / moments.length }
}

/** The processor's time of the page's main thread so far, in milliseconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
}

/** Loads every candle: goes to the oldest one until nothing older comes. */
async function loadAll({ page }: Opened): Promise<void> {
  await page.getByRole('application').focus()
  for (let loaded = 0; loaded < CANDLES / 300 + 2; loaded += 1) {
    await page.keyboard.press('Home')
    await delay(250)
  }
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await delay(300)
}

/** The processor's time of one live price, in milliseconds. */
async function workOfTick({ page, session }: Opened): Promise<number> {
  const pass = async (moves: boolean) => {
    const before = await threadTime(session)
    await page.evaluate(
      async ([count, isMoving, moment]) => {
        for (let at = 0; at < count; at += 1) {
          if (isMoving) window.tick?.(`${97_000 + (at % 7) * 3}.00`, moment)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      },
      [TICKS, moves, now()] as const,
    )
    return (await threadTime(session)) - before
  }
  const rest = await pass(false)
  return ((await pass(true)) - rest) / TICKS
}

const pages = ['empty page', 'while older candles load', 'over 5,000 candles'] as const
type PageName = (typeof pages)[number]

/** The drags over each page at each speed. */
class Results {
  readonly #drags = new Map<string, Outcome[]>()

  add(name: PageName, slowdown: Slowdown, outcomes: readonly Outcome[]): void {
    const key = `${name} ${slowdown}`
    this.#drags.set(key, [...(this.#drags.get(key) ?? []), ...outcomes])
  }

  /** What three of four drags are no better than. */
  of(name: PageName, slowdown: Slowdown): Outcome {
    const drags = this.#drags.get(`${name} ${slowdown}`) ?? []
    return {
      missing: quartile(drags.map(({ missing }) => missing)),
      work: quartile(drags.map(({ work }) => work)),
    }
  }
}

function quartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 1
}

async function openChart(browser: Browser, address: string): Promise<Opened> {
  const chart = await open(browser, address, '')
  await chart.page.getByRole('application').waitFor()
  await delay(500)
  return chart
}

async function round(browser: Browser, address: string, results: Results): Promise<number> {
  const empty = await open(browser, address, 'empty')
  for (const slowdown of SLOWDOWNS) {
    results.add('empty page', slowdown, await measure(empty, slowdown))
  }
  await empty.page.close()
  const chart = await openChart(browser, address)
  for (const slowdown of SLOWDOWNS) {
    results.add('while older candles load', slowdown, await measure(chart, slowdown))
  }
  await loadAll(chart)
  for (const slowdown of SLOWDOWNS) {
    results.add('over 5,000 candles', slowdown, await measure(chart, slowdown))
  }
  await chart.page.keyboard.press('End')
  const tick = await workOfTick(chart)
  await chart.page.close()
  return tick
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const milliseconds = (value: number) => `${value.toFixed(2)} ms`

/** Prints the figures; whether they meet the targets. */
function report(results: Results, tick: number): boolean {
  console.log(`${''.padEnd(26)}frames missing      work of a frame`)
  console.log(`${''.padEnd(26)}at 1x     at 4x     at 1x`)
  for (const name of pages) {
    const [full, slow] = [results.of(name, 1), results.of(name, 4)]
    const cells = [percent(full.missing), percent(slow.missing), milliseconds(full.work)]
    console.log(name.padEnd(26) + cells.map((cell) => cell.padEnd(10)).join(''))
  }
  console.log(`${'a live price'.padEnd(46)}${milliseconds(tick)}`)
  let good = true
  for (const slowdown of SLOWDOWNS) {
    const { met, line } = judge(results, slowdown)
    good &&= met
    console.log(`${met ? 'met   ' : 'MISSED'}  ${line}`)
  }
  return good
}

/** Whether dragging over 5,000 candles meets its target at a speed, and why. */
function judge(results: Results, slowdown: Slowdown): { met: boolean; line: string } {
  const target = TARGETS[slowdown]
  const { missing } = results.of('over 5,000 candles', slowdown)
  const aim = target === 0 ? 'none' : `under ${percent(target)}`
  if (results.of('empty page', slowdown).missing <= TOO_BUSY) {
    return {
      met: target === 0 ? missing === 0 : missing < target,
      line: `${slowdown}x: ${percent(missing)} of frames missing, target ${aim}`,
    }
  }
  const work = results.of('over 5,000 candles', 1).work * slowdown
  return {
    met: work < FRAME,
    line: `${slowdown}x: too busy to count frames (target ${aim}); one takes ${milliseconds(work)} of ${milliseconds(FRAME)}`,
  }
}

async function main(): Promise<void> {
  await buildPage()
  const server = await serve()
  const address = `${server.url}${base}${source}/index.html`
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const [busy = 0] = loadavg()
    console.log(
      `${availableParallelism()} cores, on which ${busy.toFixed(1)} programs were busy before`,
    )
    const results = new Results()
    let tick = Infinity
    for (let done = 0; done < ROUNDS; done += 1) {
      tick = Math.min(tick, await round(browser, address, results))
    }
    if (!report(results, tick)) process.exitCode = 1
  } finally {
    await browser.close()
    await server.close()
  }
}

await main().catch(fail)
