import type { Page } from '@playwright/test'
import type { TradeOrder } from '../../src/generated/model/trade-order.ts'
import { paths } from '../../src/lib/paths.ts'
import { at, expectAddress, handle } from './app.ts'
import { expect, logIn, showExample, test } from './fixtures.ts'

const ORDERS = 'GET /api/user/orderlist'
const MANY = 10_000

const articles = (page: Page) => page.getByRole('article')

/** Answers with the pages of a list of ten thousand orders, made of the mock's first one. */
async function showMany(page: Page) {
  await handle(page, ORDERS, async (route, request) => {
    const query = new URL(request.url()).searchParams
    const [number, limit] = ['page', 'limit'].map((name) => Number(query.get(name) ?? 1))
    if (number === undefined || limit === undefined) return
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { list: TradeOrder[] } }
    const first = (number - 1) * limit
    const list = Array.from({ length: Math.min(limit, MANY - first) }, (_, index) => ({
      ...answer.data.list[0],
      id: `or_${MANY - first - index}`,
      amount: `${first + index + 1}.00`,
    }))
    const data = { ...answer.data, list, total: MANY, page: number, limit }
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await showExample(page, ORDERS, 'win')
}

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test('ten thousand orders scroll with few of them in the page', async ({ page }) => {
  test.slow()
  await showMany(page)
  await page.goto(at(`${paths.orders}?view=contract`))
  await expect(page.getByText('10,000 records')).toBeVisible()
  // An end key that is held down: each press goes as far as there is.
  for (let loaded = 0; loaded < MANY; ) {
    await page.keyboard.press('End')
    const last = articles(page).last()
    await expect
      .poll(async () => Number(await last.getAttribute('aria-posinset')))
      .toBeGreaterThan(loaded)
    loaded = Number(await last.getAttribute('aria-posinset'))
    expect(await articles(page).count()).toBeLessThanOrEqual(100)
  }
  await expect(page.getByText('No more records')).toBeVisible()
  await expect(articles(page).last()).toContainText('10,000.00 USD')
  await page.keyboard.press('Home')
  await expect(articles(page).first()).toHaveAttribute('aria-posinset', '1')
  expect(await articles(page).count()).toBeLessThanOrEqual(100)
})

test('the filter stays over a reload and the way back', async ({ page }) => {
  await page.goto(at(paths.user))
  await page.getByRole('link', { name: 'Orders' }).click()
  await expectAddress(page, paths.orders)
  await page.getByRole('radio', { name: 'Contract' }).check()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filter = page.getByRole('dialog', { name: 'Filter' })
  await filter.getByRole('radio', { name: 'Won' }).check()
  await filter.getByRole('button', { name: 'Show orders' }).click()
  const filtered = `${paths.orders}?view=contract&result=win`
  await expectAddress(page, filtered)
  await expect(articles(page)).toHaveText([/Won/, /Won/, /Won/])

  await page.reload()
  await expect(articles(page)).toHaveText([/Won/, /Won/, /Won/])
  await articles(page).first().getByRole('button').click()
  await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Close' }).click()
  await expectAddress(page, filtered)
  await page.goto(at(paths.customer))
  await page.goBack()
  await expectAddress(page, filtered)
  await expect(page.getByRole('button', { name: 'Remove the filter: Won' })).toBeVisible()
})

test('an open order becomes its result when its second has come', async ({ page }) => {
  await showExample(page, 'GET /api/user/ajaxorder_list', 'due')
  await page.goto(at(paths.orders))
  await expect(articles(page).nth(1)).toContainText('Settling')
  await showExample(page, 'GET /api/user/ajaxorder_list', 'one')
  await expect(articles(page)).toHaveCount(1)
  await expect(articles(page)).toContainText('Open')
})
