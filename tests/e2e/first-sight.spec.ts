/** What is seen before the app: the frame of index.html, without which a page stays empty until React draws. */
import type { Page } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { THEME_KEY } from '../../src/platform/theme.ts'
import { at, watchShifts } from './app.ts'
import { expect, test } from './fixtures.ts'

/** Keeps files from coming until the function that it returns is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Where the bars and shapes of a page are, and in which colours. Runs in the page. */
function seen() {
  const parts = [
    'header',
    'header > :last-child',
    'nav',
    'nav svg',
    '[role="status"] [aria-hidden]',
  ]
  return parts.flatMap((part) =>
    [...document.querySelectorAll(part)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { backgroundColor, color } = getComputedStyle(element)
      return width === 0 ? [] : [{ part, x, y, width, height, backgroundColor, color }]
    }),
  )
}

for (const theme of ['light', 'dark'] as const) {
  for (const [name, address] of [
    ['a tab', paths.aboutUs],
    ['a product', tradePath('BTCUSD')],
  ] as const) {
    test(`the frame of ${name} is there before the app, and gives way without a shift: ${theme}`, async ({
      page,
    }) => {
      // What was chosen, and not what the system has.
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
      await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
        THEME_KEY,
        theme,
      ] as const)
      const shifts = await watchShifts(page)
      const comeApp = await hold(page, /\/assets\/app-[^/]*\.js$/)
      const comeScreen = await hold(page, /\/assets\/[^/]*-screen-[^/]*\.js$/)
      await page.goto(at(address), { waitUntil: 'commit' })
      await expect(page.locator('.waiting [role="status"]:visible')).toHaveCount(1)
      const before = await page.evaluate(seen)
      expect(new Set(before.map(({ part }) => part)).has('nav')).toBe(name === 'a tab')
      // Nothing of it is told to screen readers.
      await expect(page.getByRole('banner')).toHaveCount(0)

      comeApp()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await page.evaluate(seen)).toEqual(before)
      comeScreen()
      await expect(page.locator('main h2, main form').first()).toBeVisible()
      expect(await shifts()).toEqual([])
    })
  }
}

test('without scripts the words stand where the content would', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  const words = page.locator('noscript p').first()
  await expect(words).toBeVisible()
  expect(await words.boundingBox()).toMatchObject({ x: 16, y: 16, width: 358 })
  await expect(page.locator('svg:visible')).toHaveCount(0)
  await context.close()
})

test('the frame of the entry page is that of Home', async ({ page }) => {
  await hold(page, /\/assets\/app-[^/]*\.js$/)
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('nav a[aria-current]:visible')).toHaveAttribute(
    'href',
    `#${paths.aboutUs}`,
  )
})
