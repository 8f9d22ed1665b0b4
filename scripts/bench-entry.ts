/**
 * `npm run bench:entry`: how soon the entry page stands, on a slow phone in a slow network.
 *
 * Opens the built app's entry page and a page of React alone in turns, in Chromium with a processor
 * slowed down four times and the network of Lighthouse's "slow 4G", each time with an empty cache.
 * Held: the largest paint at most 1.5 times as late as the empty page's, nothing that moves, and no
 * task above 200 ms after the first paint. The medians of all rounds count. Ends with code 1 when a
 * target is missed. Takes a minute.
 */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumLaunch } from './browser.ts'
import { freePort, onStop, startServer, stop } from './processes.ts'
import { fail, root } from './project.ts'
import { base } from './serving-rules.ts'

const ROUNDS = 5
/** Times as late as the empty page, the layout's shift, and milliseconds. */
const TARGETS = { ratio: 1.5, shift: 0, task: 200 }
const SLOWDOWN = 4
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms. Bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
/** After the network has nothing more to bring, what comes when the page is idle. */
const IDLE_MS = 2_000

const folder = join(root, '.cache', 'bench-entry')

/** What the browser noted, in milliseconds since the page was asked for. */
interface Seen {
  largest: number
  shift: number
  /** The longest task after the first paint. */
  task: number
}

/** Runs in the page, before anything else. */
function watch(): void {
  const seen: Seen = { largest: 0, shift: 0, task: 0 }
  Object.assign(window, { seen })
  let painted = Number.POSITIVE_INFINITY
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ startTime }) => {
    painted = Math.min(painted, startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value // what this type has
  })
  observe('longtask', ({ startTime, duration }) => {
    if (startTime >= painted) seen.task = Math.max(seen.task, duration)
  })
}

async function measure(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await delay(IDLE_MS)
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen) // set by watch()
  } finally {
    await context.close()
  }
}

function medianOf(seen: readonly Seen[], name: keyof Seen): number {
  const sorted = seen.map((one) => one[name]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function report(what: string, value: string, target: string, met: boolean): boolean {
  console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${value} (at most ${target})`)
  return met
}

async function main(): Promise<void> {
  await build({
    root: join(root, 'src/dev/entry-bench'),
    configFile: false,
    base,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  const app = await startServer(await freePort(4470), { mockPort: await freePort(4472) })
  const empty = await startServer(await freePort(4474), { url: app.url, folder })
  const browser = await chromium.launch(chromiumLaunch())
  const end = async () => {
    await browser.close()
    await Promise.all([stop(app.child), stop(empty.child)])
  }
  onStop(end)
  try {
    const pages: Record<'app' | 'empty', Seen[]> = { app: [], empty: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      pages.empty.push(await measure(browser, `${empty.url}${base}`))
      pages.app.push(await measure(browser, `${app.url}${base}`))
    }
    for (const [name, seen] of Object.entries(pages)) {
      const largest = seen.map((one) => `${one.largest.toFixed(0)} ms`).join(', ')
      console.log(`${name.padEnd(6)} largest paint: ${largest}`)
    }
    const ratio = medianOf(pages.app, 'largest') / medianOf(pages.empty, 'largest')
    const shift = medianOf(pages.app, 'shift')
    const task = medianOf(pages.app, 'task')
    const met = [
      report(
        'largest paint, times the empty page',
        ratio.toFixed(2),
        String(TARGETS.ratio),
        ratio <= TARGETS.ratio,
      ),
      report('layout shift', shift.toFixed(3), String(TARGETS.shift), shift <= TARGETS.shift),
      report(
        'longest task after the first paint',
        `${task.toFixed(0)} ms`,
        `${TARGETS.task} ms`,
        task <= TARGETS.task,
      ),
    ]
    if (met.includes(false)) process.exitCode = 1
  } finally {
    await end()
  }
}

main().catch(fail)
