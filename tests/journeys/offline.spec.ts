import type { Page } from '@playwright/test'
import { ledgerPath, paths } from '../../src/lib/paths.ts'
import { at, logOut, title } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'

// These tests are about the worker, which all others do without.
test.use({ serviceWorkers: 'allow' })
// The worker reads the whole app before the test goes on.
test.describe.configure({ timeout: 180_000 })

/** Waits until the worker has the files of the app and the texts of all pages. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const texts = await (await caches.open('h5-messages')).keys()
          const whole = texts.some(({ url }) => url.endsWith('/en/whole.json'))
          return navigator.serviceWorker.controller !== null && whole
        }),
      { timeout: 120_000 },
    )
    .toBe(true)
}

const offlineBar = (page: Page) => page.getByText(/^You are offline\. What you see may be/)

test('the app opens without a network, with the text of the entry page marked as old', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  await kept(page)
  complaints.possible(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(true)
  await page.reload()
  await expect(offlineBar(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  await expect(page.getByText(/Not updated since/)).toBeVisible()

  await page.goto(at(paths.login))
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(offlineBar(page)).toHaveCount(0)
})

test('what was read last can be read, marked as old; what is private cannot', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  const person = await sandbox.user({ balances: { USD: '321.00' } })
  await logInAs(page, person)
  await page.goto(at(paths.news))
  const first = page.getByRole('feed').getByRole('article').first()
  await expect(first).toBeVisible()
  const headline = (await first.locator('span > span').first().innerText()).trim()
  await page.goto(at(paths.user))
  await expect(page.getByText('321.00 USD')).toBeVisible()
  await kept(page)
  complaints.possible(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(true)
  await page.goto(at(paths.news))
  await page.reload()
  await expect(title(page, 'News')).toBeVisible()
  await expect(page.getByText(headline)).toBeVisible()
  await expect(page.getByText(/Not updated since/)).toBeVisible()

  await page.goto(at(paths.user))
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await expect(page.getByText('321.00')).toHaveCount(0)
})

test('lists of the user that were seen can be read without a network, until the app is closed', {
  tag: '@full',
}, async ({ page, context, sandbox, complaints }) => {
  const person = await sandbox.user({ balances: { USD: '321.00' } })
  await logInAs(page, person)
  await page.goto(at(ledgerPath))
  const movement = page.getByRole('article').filter({ hasText: '+321.00' })
  await expect(movement).toBeVisible()
  await page.goto(at(paths.notices))
  await expect(title(page, 'Notice')).toBeVisible()
  await kept(page)
  complaints.possible(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(true)
  await page.goto(at(ledgerPath))
  await expect(movement).toBeVisible()
  await expect(offlineBar(page)).toBeVisible()

  // What is kept for the next start is public (docs/decisions/releases.md).
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await expect(movement).toHaveCount(0)
})

test('nothing of a user stays on the device after the logout', async ({ page, sandbox }) => {
  const person = await sandbox.user({ balances: { USD: '321.00' } })
  await logInAs(page, person)
  await page.goto(at(paths.user))
  await expect(page.getByText('321.00 USD')).toBeVisible()
  await kept(page)
  await logOut(page)
  await expect(title(page, /^Log in/)).toBeVisible()
  const [stored, cached] = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) urls.push(url)
    }
    return [JSON.stringify({ ...localStorage, ...sessionStorage }), urls] as const
  })
  expect(stored).not.toMatch(/321\.00|\/api\/user\//)
  expect(cached.filter((url) => url.includes('/api/'))).toEqual([])
})
