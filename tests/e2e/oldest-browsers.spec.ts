import { expect, test } from './fixtures.ts'
import { newerNames, takeAway } from './oldest-browsers.ts'
import type { ShownPage } from './pages.ts'
import { innerPages, isForUsers, pages, visit } from './pages.ts'

/*
 * The oldest browsers in which the app has to work, as far as Chromium can stand for them: what the
 * language and the browser have learned since is taken away before the page's own scripts.
 */

test.beforeEach(({ page }) => page.addInitScript(takeAway, newerNames))

test('what is newer than the oldest browsers is gone', async ({ page }) => {
  await page.goto('./icon.svg')
  const left = await page.evaluate(() => ({
    'URL.parse': 'parse' in URL,
    'AbortSignal.any': 'any' in AbortSignal,
    'URLSearchParams.size': 'size' in URLSearchParams.prototype,
    'Promise.withResolvers': 'withResolvers' in Promise,
    'Object.groupBy': 'groupBy' in Object,
    'Array.toSorted': 'toSorted' in Array.prototype,
    'Set.union': 'union' in Set.prototype,
    'Iterator.map': 'map' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    'Intl.Segmenter': 'Segmenter' in Intl,
    popover: 'popover' in HTMLElement.prototype,
    CloseWatcher: 'CloseWatcher' in window,
    navigation: 'navigation' in window,
    startViewTransition: 'startViewTransition' in document,
    requestIdleCallback: 'requestIdleCallback' in window,
    vibrate: 'vibrate' in navigator,
    checkVisibility: 'checkVisibility' in document.documentElement,
  }))
  expect(Object.entries(left).flatMap(([name, isThere]) => (isThere ? [name] : []))).toEqual([])
})

const all = [...pages, ...innerPages]
const isOfUsers = ({ address }: ShownPage) => isForUsers(address)

for (const [whose, shown] of [
  ['of visitors', all.filter((page) => !isOfUsers(page))],
  ['of users', all.filter(isOfUsers)],
] as const) {
  test(`every page ${whose} opens in the oldest browsers`, async ({ page }) => {
    await page.goto('./icon.svg')
    for (const one of shown) await test.step(one.address, () => visit(page, one))
  })
}
