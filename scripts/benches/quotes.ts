/**
 * `npm run bench:live -- quotes`: what prices that tick cost, and whether they fill the memory in time.
 *
 * First the list of a hundred products, all of which move four times a second, on a processor slowed
 * down four times: how much of it the page's main thread takes. Then it leaves the list of all products
 * and the trade page with its k-line open before a sandbox, in Chromium, for ten minutes (`--minutes N`
 * for another time), both in sight. Once a minute it collects garbage and notes what is left: the page's
 * own objects, nodes, listeners. The first minute warms up. Ends with code 1 when the last minutes hold more
 * than the first ones did, or the prices cost more than they may. `--minutes 0` measures their cost alone.
 */

import '../process/help.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import type { Held } from '../browsers/held.ts'
import { heldBy, kinds, ROOM } from '../browsers/held.ts'
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

const MINUTE = 60_000
const MEGABYTE = 1_000_000

/** The list of products that tick: how many, how often a second, for how long, and what it may take. */
const TICKING = { products: 100, rate: 4, seconds: 20, share: 0.25 }
const SLOWDOWN = 4

interface Noted extends Held {
  /** Seconds that the page's main thread was at work so far. */
  work: number
}

interface Watched {
  name: string
  session: CDPSession
  held: Noted[]
}

async function watch(browser: Browser, name: string, address: string): Promise<Watched> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  page.on('pageerror', (error) => {
    console.error(error)
    process.exitCode = 1
  })
  await page.goto(address)
  await page
    .getByText(/Bitcoin|BTCUSD/)
    .first()
    .waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { name, session, held: [] }
}

/** Answers with that many products in the place of the sandbox's, and with other prices each time. */
async function multiply(page: Page): Promise<void> {
  const symbolOf = (index: number) => `P${String(index).padStart(3, '0')}`
  let asked = 0
  for (const path of ['goods', 'ajaxdata']) {
    await page.route(`**/api/index/${path}`, async (route) => {
      const answer = await (await route.fetch()).json()
      const { list } = answer.data
      asked += 1
      answer.data.list = Array.from({ length: TICKING.products }, (_, index) => ({
        ...list[index % list.length],
        symbol: symbolOf(index),
        ...(path === 'ajaxdata' && {
          state: 'trading',
          price: String(1_000 + ((asked * 7 + index * 13) % 500)),
          tick_id: `${symbolOf(index)}-${asked}`,
          as_of: answer.time,
        }),
      }))
      await route.fulfill({ json: answer })
    })
  }
}

/** How much of a slow processor the main thread takes while all products of the list tick. */
async function ticksAreCheap(browser: Browser, address: string): Promise<boolean> {
  // Its worker fetches all files of the app, which is no work of prices.
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  await multiply(page)
  await page.goto(address)
  await page.getByRole('listitem').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // The page asks each second, and whenever it is looked at again.
  await page.evaluate((rate) => {
    const look = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    setInterval(look, 1_000 / rate)
  }, TICKING.rate)
  let answers = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/ajaxdata')) answers += 1
  })
  await delay(3_000)
  const before = { work: await workOf(session), answers }
  await delay(TICKING.seconds * 1_000)
  // A busy machine answers less often: what one answer costs, it costs each time.
  const cost = ((await workOf(session)) - before.work) / (answers - before.answers)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  const share = cost * TICKING.rate
  const met = share <= TICKING.share
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${TICKING.products} products ticking ${TICKING.rate} times a second take ` +
      `${(100 * share).toFixed(0)} % of a ${SLOWDOWN} times slower processor (at most ${100 * TICKING.share} %)`,
  )
  return met
}

/** Seconds that a page's main thread was at work so far; its thread's time counts the slowing down, too. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0
}

async function note({ session, held }: Watched): Promise<void> {
  held.push({ ...(await heldBy(session)), work: await workOf(session) })
}

/**
 * What grew: the least of the last third beside the least of the first, the first minute aside. What
 * is thrown away at this very moment counts for neither; a leak raises the least, too.
 */
function growth(held: readonly Noted[], kind: keyof Held): number {
  const warm = held.slice(1).map((one) => one[kind])
  const third = Math.max(1, Math.floor(warm.length / 3))
  return Math.min(...warm.slice(-third)) - Math.min(...warm.slice(0, third))
}

const shown = (kind: keyof Held, value: number) =>
  kind === 'objects' ? `${(value / MEGABYTE).toFixed(2)} MB` : String(value)

/** Prints the figures of a page; whether it is flat. */
function report({ name, held }: Watched): boolean {
  console.log(`\n${name}`)
  held.forEach((one, minute) => {
    const cells = kinds.map((kind) => `${kind} ${shown(kind, one[kind])}`.padEnd(20))
    console.log(`${String(minute).padStart(4)} min  ${cells.join('')}`)
  })
  const [first, last] = [held.at(0), held.at(-1)]
  const share = first && last ? (last.work - first.work) / ((held.length - 1) * 60) : 0
  console.log(`main thread busy ${(100 * share).toFixed(1)} % of the time`)
  let flat = true
  for (const kind of kinds) {
    const grew = growth(held, kind)
    const met = grew <= ROOM[kind]
    flat &&= met
    console.log(`${met ? 'met   ' : 'MISSED'}  ${kind} grew by ${shown(kind, grew)}`)
  }
  return flat
}

async function main(): Promise<void> {
  const { values } = readArguments({ options: { minutes: { type: 'string', default: '10' } } })
  const minutes = Number(values.minutes)
  if (!Number.isInteger(minutes) || (minutes < 3 && minutes !== 0)) {
    throw new Failure('--minutes takes a whole number of minutes, 3 at least, or 0.')
  }
  await buildApp()
  let ending = false
  const sandbox = await startSandbox(
    await freePort(4450),
    ['--database', ':memory:'],
    (reason) => ending || fail(new Failure(reason)),
  )
  const server = await startServer(await freePort(4460), { url: sandbox.url })
  const browser = await chromium.launch(chromiumLaunch())
  const end = async () => {
    ending = true
    await browser.close()
    await Promise.all([stop(server.child), stop(sandbox.child)])
  }
  onStop(end)
  try {
    const app = `${server.url}${base}#`
    if (!(await ticksAreCheap(browser, app + paths.index))) process.exitCode = 1
    if (minutes === 0) return
    const pages = [
      await watch(browser, 'list of all products', app + paths.index),
      await watch(browser, 'trade page with its k-line', app + tradePath('BTCUSD')),
    ]
    for (let minute = 0; minute <= minutes; minute += 1) {
      if (minute > 0) await delay(MINUTE)
      for (const page of pages) await note(page)
    }
    const flat = pages.map(report)
    if (flat.includes(false)) process.exitCode = 1
  } finally {
    await end()
  }
}

await main().catch(fail)
