/** What the benches share: the app before a sandbox in a browser, and whether the machine can time it. */
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build } from 'vite'
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
import { Failure, fail, root } from '../process/project.ts'

/** Other programs use the processors, too: the clock says nothing about a page then. */
export const isBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism()

/** A sandbox and the build before it. */
export interface Site {
  sandbox: string
  /** The origin of the app. */
  origin: string
  end: () => Promise<void>
}

/** Starts a sandbox, with further arguments, and serves the app or another build before it. */
async function startSite(more: readonly string[] = [], folder?: string): Promise<Site> {
  let ending = false
  const sandbox = await startSandbox(
    await freePort(4450),
    ['--database', ':memory:', ...more],
    (reason) => ending || fail(new Failure(reason)),
  )
  const server = await startServer(await freePort(4470), {
    url: sandbox.url,
    ...(folder !== undefined && { folder }),
  })
  return {
    sandbox: sandbox.url,
    origin: server.url,
    end: async () => {
      ending = true
      await Promise.all([stop(server.child), stop(sandbox.child)])
    },
  }
}

/** Builds a page of React alone, the baseline of the benches, and returns its folder. */
export async function buildReactAlone(): Promise<string> {
  const folder = join(root, '.cache', 'react-alone')
  await build({
    root: join(root, 'src/dev/react-alone'),
    configFile: false,
    base,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  return folder
}

export const addressOf = (origin: string, path: string): string => `${origin}${base}#${path}`

/** Opens an empty page of a phone's size, and what measures its work. */
export async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // A service worker would fetch all files of the app, which is no cost of a page.
    serviceWorkers: 'block',
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

type Work = (browser: Browser, start: typeof startSite) => Promise<boolean>

/** Builds the app, runs a bench with a browser, and ends the browser and the sites whatever happens. */
export const bench = (work: Work): Promise<void> => run(work).catch(fail)

async function run(work: Work): Promise<void> {
  await buildApp()
  const sites: Site[] = []
  const browser = await chromium.launch(chromiumLaunch(1))
  const end = async () => {
    await browser.close()
    await Promise.all(sites.map((site) => site.end()))
  }
  onStop(end)
  const start: typeof startSite = async (more, folder) => {
    const site = await startSite(more, folder)
    sites.push(site)
    return site
  }
  try {
    if (!(await work(browser, start))) process.exitCode = 1
  } finally {
    await end()
  }
}

/** Seconds that a page's main thread was at work so far: by the clock, or those of the processor. */
export async function workOf(
  session: CDPSession,
  metric: 'TaskDuration' | 'ThreadTime' = 'TaskDuration',
): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === metric)?.value ?? 0
}

/** The value that so many of all values are no better than, from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Prints whether a limit is kept. What a busy machine cannot time is printed and not held against it. */
export function judge(what: string, isKept: boolean, isTimed = true): boolean {
  const missed = isTimed ? 'MISSED' : 'busy  '
  console.log(`${isKept ? 'met   ' : missed}  ${what}`)
  return isKept || !isTimed
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`

export const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join('')
