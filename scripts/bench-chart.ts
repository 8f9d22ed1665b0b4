/**
 * `npm run bench:chart`: what dragging the k-line costs, and a live price.
 *
 * Drags by touch in Chromium over 5,000 candles, which load as one goes back, beside a page with
 * nothing on it in the same run. What counts is the processor's time of each frame: on a machine that
 * has other things to do, frames fail to come whatever the page does, as the empty page shows. A
 * frame is missed when its work takes longer than a frame; a processor that is four times slower
 * takes four times as long. The drags are also repeated with Chromium slowed down, and the frames
 * counted that came. Ends with code 1 when a target is missed. Takes a minute.
 */

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import type { CandleInterval } from '../src/generated/model/candle-interval.ts'
import { chromiumLaunch } from './browser.ts'
import { sampleCandles } from './lib/sample-candles.ts'
import { fail, root } from './project.ts'
import { base, fileHeaders } from './serving-rules.ts'

const CANDLES = 5_000
const TARGET = { missedAtFull: 0, missedAtQuarter: 0.2 }
const FRAME = 1000 / 60
/** Drags of one measurement, and how far and fast each goes, in CSS pixels. */
const DRAGS = { count: 8, distance: 300, speed: 900 }
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
async function serve(): Promise<Server> {
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
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}${base}${source}/index.html`
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
const SETTINGS = JSON.stringify({ interval: '1m', kind: 'candles', indicators: ['ma', 'vol'] })

/** Drags by a finger, towards older candles. */
async function drag({ session }: Opened): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 40,
    y: 260,
    xDistance: DRAGS.distance,
    yDistance: 0,
    speed: DRAGS.speed,
    preventFling: true,
    gestureSourceType: 'touch',
    repeatCount: DRAGS.count - 1,
    repeatDelayMs: 60,
  })
}

/** The share of frames that did not come while a finger drags on a slowed processor. */
async function missedFrames(opened: Opened, slowdown: number): Promise<number> {
  const { page, session } = opened
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const moments: number[] = []
    const note = (moment: number) => {
      moments.push(moment)
      window.frames_ = { moments, request: requestAnimationFrame(note) }
    }
    requestAnimationFrame(note)
  })
  await drag(opened)
  const moments = await page.evaluate(() => {
    if (!window.frames_) return []
    cancelAnimationFrame(window.frames_.request)
    return window.frames_.moments
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const spans = moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment))
  return missedShare(spans.map((span) => Math.max(1, Math.round(span / FRAME))))
}

/** Of frames that each took the place of so many: the share of those that were left out. */
function missedShare(places: readonly number[]): number {
  const all = places.reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : (all - places.length) / all
}

declare global {
  interface Window {
    frames_?: { moments: number[]; request: number }
  }
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { name?: string }
}

/** The processor's time of each frame of a drag on the page's main thread, in milliseconds. */
async function workOfFrames(browser: Browser, opened: Opened): Promise<number[]> {
  await browser.startTracing(opened.page, { categories: ['toplevel', 'cc', '__metadata'] })
  await drag(opened)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mains = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => workOf(trace.traceEvents, pid, tid))
  return mains.toSorted((a, b) => b.length - a.length)[0] ?? []
}

function workOf(events: readonly TraceEvent[], pid: number, tid: number): number[] {
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .toSorted((a, b) => a.ts - b.ts)
  const begins = own.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').map(({ ts }) => ts)
  const work = begins.map(() => 0)
  let frame = -1
  for (const { name, ts, tdur = 0 } of own) {
    // A frame's task begins a little before its frame.
    while (frame + 1 < begins.length && (begins[frame + 1] ?? 0) <= ts + 1_000) frame += 1
    if (name.endsWith('::RunTask') && frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1000
  }
  return work
}

/** How many candles are there: the oldest one is looked for until nothing older comes. */
async function loadAll({ page }: Opened): Promise<void> {
  await page.getByRole('application').focus()
  for (let page_ = 0; page_ < CANDLES / 300 + 2; page_ += 1) {
    await page.keyboard.press('Home')
    await delay(250)
  }
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await delay(300)
}

/** The processor's time of one live price, in milliseconds. */
async function workOfTick({ page, session }: Opened): Promise<number> {
  const time = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
  }
  const pass = (ticks: boolean) =>
    page.evaluate(
      async ([count, moves, moment]) => {
        for (let at = 0; at < count; at += 1) {
          if (moves) window.tick?.(`${97_000 + (at % 7) * 3}.00`, moment)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      },
      [TICKS, ticks, now()] as const,
    )
  const before = await time()
  await pass(false)
  const rest = await time()
  await pass(true)
  return ((await time()) - rest - (rest - before)) / TICKS
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const milliseconds = (value: number) => `${value.toFixed(2)} ms`

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

/** The share of frames that are missed by their own work on a processor so many times slower. */
function missedByWork(work: readonly number[], slowdown: number): number {
  return missedShare(work.map((each) => Math.max(1, Math.ceil((each * slowdown) / FRAME))))
}

async function bench(browser: Browser, address: string): Promise<boolean> {
  const empty = await open(browser, address, 'empty')
  const idle = await workOfFrames(browser, empty)
  const emptyMissed = [await missedFrames(empty, 1), await missedFrames(empty, 4)]
  await empty.page.close()

  const chart = await open(browser, address, '')
  await chart.page.getByRole('application').waitFor()
  await delay(500)
  const loading = await workOfFrames(browser, chart)
  await loadAll(chart)
  const dragging = await workOfFrames(browser, chart)
  const chartMissed = [await missedFrames(chart, 1), await missedFrames(chart, 4)]
  await chart.page.keyboard.press('End')
  const tick = await workOfTick(chart)

  const all = [...loading, ...dragging]
  const row = (name: string, work: readonly number[]) =>
    console.log(
      [
        name.padEnd(34),
        String(work.length).padStart(6),
        milliseconds(quantile(work, 0.5)).padStart(10),
        milliseconds(quantile(work, 0.95)).padStart(10),
        milliseconds(Math.max(0, ...work)).padStart(10),
        percent(missedByWork(work, 1)).padStart(8),
        percent(missedByWork(work, 4)).padStart(8),
      ].join(' '),
    )
  console.log(
    "processor's time of a frame        frames     median   of 95 %       most    at 1x    at 4x",
  )
  row('empty page', idle)
  row('while older candles load', loading)
  row('over 5,000 candles', dragging)
  console.log('frames that did not come           at 1x    at 4x')
  console.log(
    `empty page                     ${emptyMissed.map((share) => percent(share).padStart(9)).join('')}`,
  )
  console.log(
    `over 5,000 candles             ${chartMissed.map((share) => percent(share).padStart(9)).join('')}`,
  )
  console.log(`a live price over 5,000 candles    ${milliseconds(tick)}`)
  const missed = [missedByWork(all, 1), missedByWork(all, 4)] as const
  const met = missed[0] <= TARGET.missedAtFull && missed[1] < TARGET.missedAtQuarter
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${percent(missed[0])} of frames missed at 1x (target 0), ${percent(missed[1])} at 4x (target under 20 %)`,
  )
  return met
}

async function main(): Promise<void> {
  await buildPage()
  const server = await serve()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const [busy = 0] = loadavg()
    console.log(`${availableParallelism()} cores, on which ${busy.toFixed(1)} programs were busy`)
    if (!(await bench(browser, addressOf(server)))) process.exitCode = 1
  } finally {
    await browser.close()
    server.close()
  }
}

await main().catch(fail)
