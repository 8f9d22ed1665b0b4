/**
 * `npm run bench:pages -- chart`: what dragging the k-line over 5,000 candles costs.
 *
 * Drags by touch in Chromium on the page of a product, and on a page of React alone in the same run, at full speed
 * and on a processor slowed down four times, and counts the frames that did not come. Other programs take frames
 * away and never add any, so the better quarter of many drags counts. Where even React alone misses frames, the
 * processor's time of a frame decides. Ends with code 1 when a target is missed. Takes two minutes.
 */
import '../process/help.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { tradePath } from '../../src/lib/paths.ts'
import { base } from '../build/serving-rules.ts'
import {
  addressOf,
  bench,
  buildReactAlone,
  isBusy,
  judge,
  openPage,
  percent,
  quantile,
  workOf,
} from './bench.ts'

const CANDLES = 5_000
const PAGE = 300
/** The largest share of frames that may be missing, by how many times the processor is slower. */
const TARGETS = [
  [1, 0],
  [4, 0.1],
] as const
const FRAME_MS = 1000 / 60
/** The share of frames that React alone misses on a machine that is too busy to count them. */
const TOO_BUSY = 0.02
const DRAGS = 16
/** What is drawn: candles with averages and volume, as a new user sees them. */
const SETTINGS = JSON.stringify({ interval: '1m', kind: 'candles', indicators: ['MA', 'VOL'] })

declare global {
  interface Window {
    moments: number[]
  }
}

function noteFrames(): void {
  window.moments = []
  const note = (moment: number) => {
    window.moments.push(moment)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

interface Opened {
  page: Page
  session: CDPSession
  /** Where a drag begins, in pixels from the top. */
  top: number
}

async function open(browser: Browser, address: string): Promise<Opened> {
  const { page, session } = await openPage(browser)
  await page.addInitScript(noteFrames)
  await page.addInitScript((settings) => localStorage.setItem('h5.chart', settings), SETTINGS)
  await page.goto(address)
  return { page, session, top: 420 }
}

async function openChart(browser: Browser, address: string): Promise<Opened> {
  const opened = await open(browser, address)
  const { page } = opened
  const chart = page.getByRole('application')
  await chart.scrollIntoViewIfNeeded()
  await chart.focus()
  for (let loaded = PAGE; loaded < CANDLES; loaded += PAGE) {
    const older = page.waitForResponse(/getkdata.*before/)
    await page.keyboard.press('Home')
    await older
    await delay(250)
  }
  await page.keyboard.press('End')
  await delay(500)
  const { y, height } = (await chart.boundingBox()) ?? { y: 0, height: 0 }
  return { ...opened, top: y + height / 2 }
}

interface Drag {
  /** The share of frames that did not come. */
  missing: number
  /** Milliseconds of a frame on the page's main thread. */
  work: number
}

/** Drags by a finger towards older candles, 300 px in a third of a second. */
async function drag({ page, session, top }: Opened): Promise<Drag> {
  await page.evaluate(() => window.moments.splice(0))
  const before = await workOf(session, 'ThreadTime')
  await session.send('Input.synthesizeScrollGesture', {
    x: 40,
    y: top,
    xDistance: 300,
    yDistance: 0,
    speed: 900,
    preventFling: true,
    gestureSourceType: 'touch',
  })
  const work = (await workOf(session, 'ThreadTime')) - before
  const moments = await page.evaluate(() => window.moments)
  const spans = moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment))
  const due = spans.reduce((sum, span) => sum + Math.max(1, Math.round(span / FRAME_MS)), 0)
  return { missing: (due - spans.length) / due, work: (1000 * work) / moments.length }
}

/** What three of four drags are no better than. */
function best(drags: readonly Drag[]): Drag {
  const quartile = (figure: keyof Drag) =>
    quantile(
      drags.map((one) => one[figure]),
      0.25,
    )
  return { missing: quartile('missing'), work: quartile('work') }
}

await bench(async (browser, start) => {
  const app = await start()
  const bare = await start([], await buildReactAlone())
  const alone = await open(browser, `${bare.origin}${base}`)
  const chart = await openChart(browser, addressOf(app.origin, tradePath('BTCUSD')))
  const results = new Map<number, { alone: Drag; chart: Drag }>()
  for (const [slowdown] of TARGETS) {
    const drags: { alone: Drag[]; chart: Drag[] } = { alone: [], chart: [] }
    for (const { session } of [alone, chart]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    for (let done = 0; done < DRAGS; done += 1) {
      drags.alone.push(await drag(alone))
      drags.chart.push(await drag(chart))
    }
    results.set(slowdown, { alone: best(drags.alone), chart: best(drags.chart) })
  }
  const work = results.get(1)?.chart.work ?? Number.NaN
  console.log(`a frame of a drag takes ${work.toFixed(2)} ms of the processor`)
  const kept = TARGETS.map(([slowdown, target]) => {
    const found = results.get(slowdown)
    const what = `${slowdown} times slower: ${percent(found?.chart.missing ?? 1)} of frames missing`
    if (found && found.alone.missing <= TOO_BUSY && !isBusy()) {
      return judge(`${what} (target ${percent(target)})`, found.chart.missing <= target)
    }
    return judge(`${what}, too busy to count them`, work * slowdown < FRAME_MS)
  })
  return !kept.includes(false)
})
