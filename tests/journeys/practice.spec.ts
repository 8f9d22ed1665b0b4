import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, sentTo } from '../e2e/app.ts'
import { expect, pass, test } from './fixtures.ts'
import { placeElsewhere } from './people.ts'
import {
  goButton,
  ordersOf,
  PLACE,
  result,
  running,
  stakeField,
  TRADE,
  trading,
} from './trading.ts'

/** The practice order that the device keeps, with the ticks that decided. */
interface Kept {
  amount: string
  at: number
  open: { tick_id: string; price: string }
  close: { tick_id: string; price: string } | null
}

const keptOrders = (page: Page, owner: string | number) =>
  page.evaluate((key) => {
    const { orders } = JSON.parse(localStorage.getItem(key) ?? '{"orders":[]}') as {
      orders: Kept[]
    }
    return orders
  }, `h5.practice.${owner}`)

/** Places a practice order on the ticket. */
async function practise(page: Page, direction: 'up' | 'down', stake: string): Promise<void> {
  await stakeField(page).fill(stake)
  await goButton(page, direction).click()
  await expect(dialog(page)).toContainText('no real money moves')
  await dialog(page)
    .getByRole('button', { name: `Practice: Buy ${direction}` })
    .click()
  await expect(page.getByText('Practice order placed')).toBeVisible()
}

test('a visitor practises; a reload and a lost network in between change nothing, and no order is sent', async ({
  page,
  sandbox,
  context,
  complaints,
}) => {
  complaints.possible(/ERR_INTERNET_DISCONNECTED/)
  const placed = sentTo(page, PLACE)
  await page.clock.install()
  await page.goto(at(TRADE))
  await practise(page, 'up', '100')
  await expect(running(page)).toContainText('100.00 USD')
  await page.reload()
  await expect(running(page)).toContainText('100.00 USD')

  await context.setOffline(true)
  await pass(page, sandbox, 60)
  await expect(result(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Unchanged)/)
  expect(placed).toHaveLength(0)

  await page.goto(at(paths.practice))
  await expect(page.getByRole('main')).toContainText('1 settled practice order')
})

test('on a small phone practice money and fee are in sight above the buttons, beside an order that runs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.clock.install()
  await page.goto(at(TRADE))
  const terms = page.getByText(/^Practice money [\d,.]+ USD · fee 1\.00 USD$/)
  for (const isRunning of [false, true]) {
    if (isRunning) {
      await practise(page, 'up', '100')
      await page.clock.runFor(4_000)
      await expect(running(page)).toBeVisible()
    } else await stakeField(page).fill('100')
    await expect(terms).toBeInViewport({ ratio: 1 })
    const [line, button] = await Promise.all([terms.boundingBox(), goButton(page).boundingBox()])
    expect((line?.y ?? 640) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(640)
})

test('a practice order and a real one of the same second end alike', async ({ page, sandbox }) => {
  const person = await trading(page, sandbox)
  await page.getByRole('button', { name: 'Practice', exact: true }).click()
  await page.getByRole('button', { name: 'Start practising' }).click()
  await expect(page.getByRole('button', { name: 'Practice is on' })).toBeVisible()
  // The sandbox's clock stands: only a page that begins anew has a price of now, however long that took.
  await page.reload()
  await practise(page, 'up', '100')
  await placeElsewhere(sandbox, person, { symbol: 'BTCUSD', direction: 'up', amount: '100' })
  await page.getByRole('button', { name: 'Practice is on' }).click()
  await page.getByRole('button', { name: 'Use real money' }).click()

  await pass(page, sandbox, 60)
  await expect.poll(async () => (await keptOrders(page, person.id))[0]?.close).not.toBeNull()
  const [real] = await ordersOf(sandbox, person)
  const [kept] = await keptOrders(page, person.id)
  expect(kept).toMatchObject({
    at: real?.open_time,
    open: { tick_id: real?.open_tick_id, price: real?.open_price },
    close: { tick_id: real?.close_tick_id, price: real?.close_price },
  })

  await page.goto(at(paths.practice))
  const sum = Number(real?.net_profit).toFixed(2).replace('-', '−')
  await expect(page.getByRole('main')).toContainText(`${sum} USD`)
})
