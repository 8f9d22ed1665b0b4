import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, sentTo } from './app.ts'
import { expect, showExample, test } from './fixtures.ts'

const QUOTES = 'GET /api/index/ajaxdata'
const PRODUCTS = 'GET /api/index/goods'

const rows = (page: Page) => page.getByRole('list', { name: 'Quotes' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const category = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('visitors see the quotes of each category', { tag: '@can.trade' }, async ({ page }) => {
  await page.goto(at(paths.index))
  await expect(page.getByText('13 products')).toBeAttached()
  await expect(row(page, 'Bitcoin')).toContainText(/BTCUSD.*97,837\.40.*\+0\.92%/)
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d [AP]M · /)).toBeVisible()
  for (const [name, symbols] of [
    ['Forex', ['EURUSD', 'GBPUSD', 'USDJPY']],
    ['Gold', ['XAUUSD', 'XAGUSD']],
    ['Crypto', ['BTCUSD', 'ETHUSD', 'SOLUSD']],
  ] as const) {
    await category(page, name).check()
    await expect(rows(page)).toHaveText(symbols.map((symbol) => new RegExp(symbol)))
  }
})

test('the search goes by symbol and name, and leads back from nothing', async ({ page }) => {
  await page.goto(at(paths.index))
  const search = page.getByRole('searchbox')
  await search.fill('yen')
  await expect(rows(page)).toHaveText([/USDJPY/])
  await search.fill('zzz')
  await expect(page.getByText('product not found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(page.getByText('13 products')).toBeAttached()
  await expect(search).toHaveValue('')
})

test('favourites survive a reload', async ({ page }) => {
  await page.goto(at(paths.index))
  const star = page.getByRole('button', { name: 'Favourite: Ether' })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await category(page, 'Favourites').check()
  await expect(rows(page)).toHaveText([/ETHUSD/])
  await page.reload()
  await expect(rows(page)).toHaveText([/ETHUSD/])
})

test('a closed market says when it opens', async ({ page }) => {
  await showExample(page, QUOTES, 'holiday')
  await page.goto(at(paths.index))
  await category(page, 'Stocks').check()
  const closed = rows(page).filter({ hasText: 'Closed' }).first()
  await expect(closed).toContainText(/Opens \d{4}-\d\d-\d\d \d\d:\d\d [AP]M/)
})

test('a state of tomorrow is an unknown one', async ({ page }) => {
  await showExample(page, QUOTES, 'unknown_status')
  await page.goto(at(paths.index))
  await expect(rows(page).getByText('Unknown status').first()).toBeVisible()
})

test('the polling rests while the page is hidden and goes on at once', async ({ page }) => {
  await page.clock.install()
  await page.goto(at(paths.index))
  await expect(row(page, 'Bitcoin')).toContainText('97,837.40')
  const polled = page.waitForRequest('**/api/index/ajaxdata')
  await page.clock.runFor(1_100)
  await polled

  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await turn('hidden')
  const asked = sentTo(page, QUOTES)
  await page.clock.runFor(10_000)
  expect(asked).toHaveLength(0)

  await turn('visible')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('a product catalogue that does not come can be asked for again', async ({ page }) => {
  await showExample(page, PRODUCTS, 'refused_network_error')
  await page.goto(at(paths.index))
  await expect(page.getByText('network error')).toBeVisible()
  await showExample(page, PRODUCTS, 'done')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Bitcoin')).toBeVisible()
})

test('the order follows rise and fall', async ({ page }) => {
  await page.goto(at(paths.index))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Largest rise first')
  await expect(rows(page).first()).toContainText('SOLUSD')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Largest fall first')
  await expect(rows(page).first()).toContainText('TSLA')
})
