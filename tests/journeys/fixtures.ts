import type { Page } from '@playwright/test'
import { handle } from '../e2e/app.ts'
import { test as checked, expect, otherDevice } from '../e2e/fixtures.ts'
import type { Person } from './sandbox.ts'
import { SandboxSite } from './sandbox.ts'

export { expect, otherDevice }

/** The project's `test` before a sandbox: a real backend with state, one per worker. */
export const test = checked.extend<
  object,
  { streams: boolean; without: string; sandbox: SandboxSite }
>({
  /** Whether the sandbox has its streams. */
  streams: [false, { option: true, scope: 'worker' }],
  /** What the sandbox lacks of the capabilities. */
  without: ['', { option: true, scope: 'worker' }],
  sandbox: [
    async ({ streams, without }, use) => {
      const site = await SandboxSite.start({ streams, without })
      await use(site)
      await site.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  context: async ({ context }, use) => {
    // A route turns the browser's cache off, which follows the machine's clock and not the one that tests move.
    await context.route('**/api/index/**', (route) => route.fallback())
    await use(context)
  },
  baseURL: async ({ sandbox }, use) => {
    // A fault that the test before did not meet must not hit this one.
    await sandbox.control('no_faults')
    await use(sandbox.app)
  },
})

/**
 * Makes the next pages of this tab those of a user. It happens once: a session that ends stays ended, and
 * storage that is cleared stays so.
 */
export async function logInAs(page: Page, { token }: Person): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('test.loggedIn') !== null) return
    sessionStorage.setItem('test.loggedIn', 'yes')
    localStorage.setItem('token', value)
  }, token)
}

/**
 * Ends a user's sessions just before the next request of an operation reaches the server. Ended before the
 * press, a page that polls may notice first and leave.
 */
export async function endSessionBefore(
  page: Page,
  operation: string,
  sandbox: SandboxSite,
  { id }: Person,
): Promise<void> {
  await handle(page, operation, async (route) => {
    await sandbox.control('log_out', { user: id })
    await route.continue()
  })
}

/** Seconds after which no request that was pressed before is valid, whatever the clocks seem to be. */
export const OVER = 130

/**
 * Lets time pass for the server and for the page, whose clock is installed. For pages that wait; a
 * page that polls learns the server's time by itself, and must not learn it between the two.
 */
export async function pass(page: Page, sandbox: SandboxSite, seconds: number): Promise<void> {
  await sandbox.advance(seconds)
  await page.clock.fastForward(seconds * 1000)
}

/** Lets the page's clock time its requests out; the browser's own time-out follows no test clock. */
export async function timeOutByClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const { timeout } = this
      this.timeout = 0
      setTimeout(() => {
        if (this.readyState === XMLHttpRequest.DONE) return
        this.ontimeout?.(new ProgressEvent('timeout'))
        this.abort()
      }, timeout)
      send.call(this, body)
    }
  })
}
