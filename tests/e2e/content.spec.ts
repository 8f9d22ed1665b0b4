import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, hold, tabs, title } from './app.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInAnyColour,
  logIn,
  setLanguage,
  showExample,
  test,
} from './fixtures.ts'

const ANNOUNCEMENT = 'GET /api/index/ater'

test.describe('the announcement', () => {
  test.use({ announcement: true })

  /** The line above the tabs. */
  const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Planned maintenance' })

  /** Whoever touches the page uses it: at its edge, where a press does nothing else. */
  const use = (page: Page) => page.getByRole('main').click({ position: { x: 2, y: 2 } })

  test('is a line once a main page is in use, once, without a fault for any reader', {
    tag: '@can.read-notices',
  }, async ({ page }) => {
    await page.goto('./')
    await use(page)
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectNoAxeViolationsInAnyColour(page)
    await line(page).getByRole('button', { name: 'Read' }).click()
    const sheet = page.getByRole('dialog', { name: 'Planned maintenance' })
    await expect(sheet).toContainText('TRC20 withdrawals pause on Sunday')
    await expectNoAxeViolationsInAnyColour(page)
    await sheet.getByRole('button', { name: 'Got it' }).click()
    await expect(sheet).toHaveCount(0)
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/index/ater'))
    await page.reload()
    await asked
    await expect(title(page, 'H5 Demo')).toBeVisible()
    await tabs(page).getByRole('link', { name: 'Trade' }).click()
    await expect(title(page, 'Trade')).toBeVisible()
    await expect(line(page)).toHaveCount(0)
  })

  test('opens by itself where it is urgent, a moment after the first touch', async ({ page }) => {
    await page.clock.install()
    const answer = await hold(page, ANNOUNCEMENT)
    await showExample(page, ANNOUNCEMENT, 'urgent')
    const asked = page.waitForRequest('**/api/index/ater')
    await page.goto('./')
    const answered = (await asked).response()
    await page.clock.pauseAt(Date.now() + 60_000)
    answer()
    await answered
    await page.clock.runFor(30_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await use(page)
    await page.clock.runFor(3_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(page.getByRole('dialog', { name: 'Withdrawals are paused' })).toBeVisible({
        timeout: 500,
      })
    }).toPass()
  })

  test('never stands over a form, and waits for the next main page', async ({ page }) => {
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/index/ater'))
    await page.goto(at(paths.login))
    await page.getByLabel('Account', { exact: true }).fill('demo')
    await asked
    await expect(line(page)).toHaveCount(0)
    await page.goto(at(paths.aboutUs))
    await use(page)
    await expect(line(page)).toBeVisible()
  })

  test('leads users to all notices', async ({ page }) => {
    await logIn(page)
    await page.goto(at(paths.user))
    await use(page)
    await line(page).getByRole('button', { name: 'Read' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'All notices' }).click()
    await expect(title(page, 'Notices')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the splash page shows who it is for a moment, and leads on without a way back', async ({
  page,
}) => {
  // The moment lasts as long as the test looks.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.goto(at(paths.splash))
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(title(page, 'H5 Demo')).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  // Axe waits by timers, too.
  let looks = true
  const looked = expectNoAxeViolations(page).finally(() => {
    looks = false
  })
  while (looks) await page.clock.runFor(1)
  await looked
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2)
})

test('the installed app has a manifest with its pictures', async ({ page, request, baseURL }) => {
  await page.goto('./')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(new URL(address ?? '', baseURL).href)).json()) as {
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/h5/', scope: '/h5/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual([
    'any',
    '192x192',
    '512x512',
    '512x512',
    'any',
  ])
  for (const { src } of manifest.icons) {
    expect((await request.get(new URL(src, baseURL).href)).status()).toBe(200)
  }
})

test('a choice that lies outside a narrow line is scrolled into sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await setLanguage(page, 'de')
  await page.goto(at(paths.download))
  const chosen = page.getByRole('radio', { name: 'Computer' })
  await expect(chosen).toBeChecked()
  await expect(page.getByText('Computer', { exact: true })).toBeInViewport({ ratio: 1 })
})
