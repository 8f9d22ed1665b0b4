import type { Page } from '@playwright/test'
import { test as checked, expect, otherDevice } from '../e2e/fixtures.ts'
import type { Person } from './sandbox.ts'
import { SandboxSite } from './sandbox.ts'

export { expect, otherDevice }

/** The project's `test` before a sandbox: a real backend with state, one per worker. */
export const test = checked.extend<object, { sandbox: SandboxSite }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters.
    async ({}, use) => {
      const site = await SandboxSite.start()
      await use(site)
      await site.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ sandbox }, use) => {
    // A fault that the test before did not meet must not hit this one.
    await sandbox.control('no_faults')
    await use(sandbox.app)
  },
})

/** Makes the next pages of this tab those of a user. It happens once: a session that ends stays ended. */
export async function logInAs(page: Page, { token }: Person): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('test.loggedIn') !== null) return
    sessionStorage.setItem('test.loggedIn', 'yes')
    localStorage.setItem('token', value)
  }, token)
}

/**
 * Lets time pass for the server and for the page, whose clock is installed. For pages that wait; a
 * page that polls learns the server's time by itself, and must not learn it between the two.
 */
export async function pass(page: Page, sandbox: SandboxSite, seconds: number): Promise<void> {
  await sandbox.advance(seconds)
  await page.clock.fastForward(seconds * 1000)
}
