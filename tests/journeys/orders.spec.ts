import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { TradeOrder } from '../../src/generated/h5.schemas.ts'
import { paths } from '../../src/lib/paths.ts'
import { at, expectAddress } from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import { placeElsewhere } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import { ordersOf } from './trading.ts'

const articles = (page: Page) => page.getByRole('article')
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** The figure below a label. */
const figure = (page: Page, label: string | RegExp) =>
  page.getByRole('main').locator('dl').filter({ hasText: label }).getByRole('definition').first()

/** Both directions at once, so that one of them wins, unless the price stands still. */
async function placeBoth(sandbox: SandboxSite, person: Person, amounts: [string, string]) {
  const [up, down] = amounts
  await placeElsewhere(sandbox, person, { symbol: 'BTCUSD', direction: 'up', amount: up })
  await placeElsewhere(sandbox, person, { symbol: 'BTCUSD', direction: 'down', amount: down })
}

const cents = (amount: string | null) => Math.round(Number(amount ?? 0) * 100)

/** An amount in cents as a page says it: "1,010.11", "+2.40". */
function said(amount: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
  const figure = (amount / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    signDisplay: sign,
  })
  return figure.replace('-', '−')
}

const WORDS: Record<string, string> = { win: 'Won', loss: 'Lost', draw: 'Unchanged' }

test('orders are counted down, settle at their second, and add up to the cent', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user({ balances: { USD: '5000.00' } })
  await placeBoth(sandbox, person, ['100.00', '250.50'])
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.orders))
  await expect(articles(page)).toHaveText([
    /Bitcoin Buy down 0?0:\d\d 250\.50 USD.*Open/,
    /Bitcoin Buy up 0?0:\d\d 100\.00 USD.*Open/,
  ])
  await expect(figure(page, 'In open orders')).toHaveText('350.50 USD')
  await expect(figure(page, 'If all lose')).toHaveText('−354.01')

  // Nobody touches the page: it asks by itself when their second has come.
  await pass(page, sandbox, 40)
  await expect(page.getByText('No open orders')).toBeVisible()
  const settled = await ordersOf(sandbox, person)
  await view(page, 'History').click()
  await expect(articles(page)).toHaveText(
    settled.map(({ result, net_profit }) => {
      const net = said(cents(net_profit), 'exceptZero')
      return new RegExp(`${net.replace('+', '\\+')} USD.*${WORDS[result]}`)
    }),
  )

  const sum = (read: (order: TradeOrder) => string | null) =>
    settled.reduce((total, order) => total + cents(read(order)), 0)
  const net = sum(({ payout }) => payout) - sum(({ amount }) => amount) - sum(({ fee }) => fee)
  await expect(figure(page, /from 2 settled orders/)).toHaveText(`${said(net, 'exceptZero')} USD`)
  await expect(figure(page, 'Payouts')).toHaveText(said(sum(({ payout }) => payout)))
  await expect(figure(page, 'Amounts')).toHaveText('350.50')
  await expect(figure(page, 'Fees')).toHaveText('3.51')
  const { balances } = await sandbox.call(person, 'getUser', {})
  expect(cents(balances.available)).toBe(500_000 + net)
})

test('the filter stands in the address, and the export holds what it found', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user({ balances: { USD: '9000.00' } })
  await placeBoth(sandbox, person, ['20.00', '30.00'])
  await placeElsewhere(sandbox, person, { symbol: 'ETHUSD', direction: 'down', amount: '40.00' })
  await sandbox.advance(40)
  await logInAs(page, person)
  await page.goto(at(`${paths.orders}?view=contract`))
  await expect(articles(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filter = page.getByRole('dialog', { name: 'Filter' })
  await filter.getByLabel('Product').selectOption('BTCUSD')
  await filter.getByRole('radio', { name: 'Buy down' }).click()
  await filter.getByRole('button', { name: 'Show orders' }).click()
  await expectAddress(page, `${paths.orders}?view=contract&symbol=BTCUSD&direction=down`)
  await expect(articles(page)).toHaveText([/Bitcoin.*Buy down.*30\.00 · 30 s/])
  await page.reload()
  await expect(articles(page)).toHaveText([/Bitcoin.*Buy down.*30\.00 · 30 s/])
  await expect(figure(page, 'Amounts')).toHaveText('30.00')

  const [order] = (await ordersOf(sandbox, person)).filter(({ amount }) => amount === '30.00')
  if (!order) throw new Error('The order is not in the list')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^contract-orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  const values = (lines[1] ?? '').split(',')
  for (const value of [
    order.id,
    order.open_price,
    order.open_tick_id,
    order.close_price,
    order.close_tick_id,
    order.payout,
    order.net_profit,
  ]) {
    expect(values).toContain(value)
  }

  await articles(page).getByRole('button').click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toContainText(`tick ${order.open_tick_id}`)
  await expect(receipt).toContainText(`tick ${order.close_tick_id}`)
  await expect(receipt).toContainText('Checked on your device: both prices give this result')
  await receipt.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Remove filter: BTCUSD' }).click()
  await expect(articles(page)).toHaveText([/Ether.*40\.00/, /Bitcoin.*30\.00/])
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  // Tomorrow of the sandbox, in which nothing was opened yet.
  const tomorrow = new Date(((await sandbox.now()) + 86_400) * 1000).toISOString().slice(0, 10)
  await filter.getByLabel('First day').fill(tomorrow)
  await filter.getByRole('button', { name: 'Show orders' }).click()
  await expect(page.getByText('No orders match this filter')).toBeVisible()
})
