/** What the benches share: the app before a sandbox in a browser, and whether the machine can time it. */
import { availableParallelism, loadavg } from 'node:os'
import type { Browser, CDPSession } from '@playwright/test'
import { chromium } from '@playwright/test'
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
import { Failure, fail } from '../process/project.ts'

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
export async function startSite(more: readonly string[] = [], folder?: string): Promise<Site> {
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

/** The address of a page of the app. */
export const addressOf = (origin: string, path: string): string => `${origin}${base}#${path}`

/** Builds the app, runs a bench with a browser, and ends the browser and the sites whatever happens. */
export async function bench(
  work: (browser: Browser, sites: Site[]) => Promise<boolean>,
): Promise<void> {
  await buildApp()
  const sites: Site[] = []
  const browser = await chromium.launch(chromiumLaunch(1))
  const end = async () => {
    await browser.close()
    await Promise.all(sites.map((site) => site.end()))
  }
  onStop(end)
  try {
    if (!(await work(browser, sites))) process.exitCode = 1
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
