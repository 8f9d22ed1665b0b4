import { paths } from '../../src/lib/paths.ts'
import { at, handle, tabs, title } from './app.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInAnyColour,
  logIn,
  setLanguage,
  test,
} from './fixtures.ts'

const ANNOUNCEMENT = 'GET /api/index/ater'

test.describe('the announcement', () => {
  test.beforeEach(async ({ page }) => {
    await handle(page, ANNOUNCEMENT, (route) => route.continue())
  })

  test('pops up once on a main page, without a fault for any reader', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('./')
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
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('never stands over a form, and waits for the next main page', async ({ page }) => {
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/index/ater'))
    await page.goto(at(paths.login))
    await page.getByLabel('Account').fill('demo')
    await asked
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(at(paths.aboutUs))
    await expect(page.getByRole('dialog', { name: 'Planned maintenance' })).toBeVisible()
  })

  test('leads users to all notices', async ({ page }) => {
    await logIn(page)
    await page.goto(at(paths.user))
    await page.getByRole('dialog').getByRole('link', { name: 'All notices' }).click()
    await expect(title(page, 'Notices')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the splash page shows who it is for a moment, and leads on without a way back', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(at(paths.splash))
  await expect(title(page, 'H5 Demo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.clock.fastForward(2_000)
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
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512'])
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
  const part = await chosen.locator('..').boundingBox()
  expect((part?.x ?? 0) + (part?.width ?? 0)).toBeLessThanOrEqual(320)
  await expect(page.getByText('Computer', { exact: true })).toBeInViewport({ ratio: 1 })
})
