import type { Page } from '@playwright/test'
import type { TradeOrder } from '../../src/generated/h5.schemas.ts'
import { paths } from '../../src/lib/paths.ts'
import { at, expectAddress, handle } from './app.ts'
import { expect, logIn, showExample, test } from './fixtures.ts'

const ORDERS = 'GET /api/user/orderlist'
const MANY = 10_000

const articles = (page: Page) => page.getByRole('article')

/** Answers with the pages of a list of ten thousand orders, all like the mock's first one. */
async function showMany(page: Page) {
  let model: { data: { list: TradeOrder[] } } | undefined
  await handle(page, ORDERS, async (route, request) => {
    const query = new URL(request.url()).searchParams
    const number = Number(query.get('page') ?? 1)
    const limit = Number(query.get('limit'))
    model ??= (await (await route.fetch()).json()) as NonNullable<typeof model>
    const first = (number - 1) * limit
    const list = Array.from({ length: Math.min(limit, MANY - first) }, (_, index) => ({
      ...model?.data.list[0],
      id: `or_${MANY - first - index}`,
      amount: `${first + index + 1}.00`,
    }))
    const data = { ...model.data, list, total: MANY, page: number, limit }
    await route.fulfill({ json: { ...model, data } })
  })
}

/** Scrolls to the end as often as more comes; tells the most rows that were in the page at a time. */
function scrollToEnd(page: Page, rows: number): Promise<number> {
  return page.evaluate(async (total) => {
    let most = 0
    for (let last = 0; last < total; ) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
      const articles = document.querySelectorAll('article')
      most = Math.max(most, articles.length)
      last = Number(articles.item(articles.length - 1)?.getAttribute('aria-posinset') ?? 0)
    }
    return most
  }, rows)
}

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test('ten thousand orders scroll with few of them in the page', {
  tag: '@full',
}, async ({ page }) => {
  test.slow()
  await showMany(page)
  await page.goto(at(`${paths.orders}?view=contract`))
  await expect(page.getByText('10,000 items')).toBeVisible()
  expect(await scrollToEnd(page, MANY)).toBeLessThanOrEqual(100)
  await expect(page.getByText('No more items')).toBeVisible()
  await expect(articles(page).last()).toContainText('10,000.00 USD')
  await page.keyboard.press('Home')
  await expect(articles(page).first()).toHaveAttribute('aria-posinset', '1')
  expect(await articles(page).count()).toBeLessThanOrEqual(100)
})

test('the filter stays over a reload and the way back', async ({ page }) => {
  await page.goto(at(paths.user))
  await page.getByRole('link', { name: 'Orders' }).click()
  await expectAddress(page, paths.orders)
  await page.getByRole('radio', { name: 'History' }).click()
  await page.getByRole('radio', { name: 'Contract' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filter = page.getByRole('dialog', { name: 'Filter' })
  await filter.getByRole('radio', { name: 'Won' }).click()
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
  await expect(page.getByRole('button', { name: 'Remove filter: Won' })).toBeVisible()
})

test('an open order becomes its result when its second has come', async ({ page }) => {
  await showExample(page, 'GET /api/user/ajaxorder_list', 'due')
  await page.goto(at(paths.orders))
  await expect(articles(page).nth(1)).toContainText('Settling')
  await showExample(page, 'GET /api/user/ajaxorder_list', 'one')
  await expect(articles(page)).toHaveCount(1)
  await expect(articles(page)).toContainText('Open')
})
