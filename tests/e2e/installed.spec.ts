import type { Locator, Page } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { askToWithdraw, at, dialog, tabs, title } from './app.ts'
import { expect, logIn, test } from './fixtures.ts'

/*
 * On the home screen the app has the whole screen: nothing to press stands below the camera, in the
 * round corners or on the bar that leads home.
 */

interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** A phone with a camera in its screen, as it reports itself. */
const upright = {
  size: { width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
}
const onItsSide = {
  size: { width: 844, height: 390 },
  insets: { top: 0, right: 47, bottom: 21, left: 47 },
}

/** Makes the page that of a phone; its insets are the browser's from then on. */
async function hold(
  page: Page,
  { size, insets }: { size: { width: number; height: number }; insets: Insets },
) {
  await page.setViewportSize(size)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** What can be pressed, within a part, and reaches into one of the insets. */
const inTheWay = (part: Locator, { top, right, bottom, left }: Insets): Promise<string[]> =>
  part.locator('a, button, input, select').evaluateAll(
    (elements, [least, most]) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect()
          const isOut =
            box.left < least.x ||
            box.top < least.y ||
            box.right > innerWidth - most.x ||
            box.bottom > innerHeight - most.y
          return box.width > 1 && isOut
        })
        .map(({ outerHTML }) => outerHTML),
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ] as const,
  )

/** Opens a product with a running order, whose ticks are shown. */
async function openTicket(page: Page) {
  await page.goto(at(tradePath('BTCUSD')))
  await expect(page.getByRole('radio', { name: 'Ticks' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Buy up .* if it wins$/ })).toBeInViewport({
    ratio: 1,
  })
}

test.beforeEach(({ page }) => logIn(page))

test('upright, the bars leave the camera and the home bar their room', async ({ page }) => {
  await hold(page, upright)
  await page.goto(at(paths.user))
  await expect(title(page, 'User')).toBeVisible()
  expect(await inTheWay(page.getByRole('banner'), upright.insets)).toEqual([])
  expect(await inTheWay(tabs(page), upright.insets)).toEqual([])
  await page.getByRole('button', { name: 'History' }).click()
  const sheet = page.getByRole('dialog', { name: 'History' })
  await expect(sheet.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await expect.poll(() => inTheWay(sheet, upright.insets)).toEqual([])
  await askToWithdraw(page)
  await expect.poll(() => inTheWay(dialog(page), upright.insets)).toEqual([])
  await openTicket(page)
  expect(await inTheWay(page.locator('body'), upright.insets)).toEqual([])
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
  expect(await inTheWay(page.getByRole('dialog'), upright.insets)).toEqual([])
})

test('on its side, the ticket, its confirmation and the chart stand beside the camera', async ({
  page,
}) => {
  await hold(page, onItsSide)
  await openTicket(page)
  expect(await inTheWay(page.locator('body'), onItsSide.insets)).toEqual([])
  await page.getByRole('button', { name: /^Buy up .* if it wins$/ }).click()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => inTheWay(dialog(page), onItsSide.insets)).toEqual([])
  await page.goBack()
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
  expect(await inTheWay(page.getByRole('dialog'), onItsSide.insets)).toEqual([])
})
