import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { formatMinute } from '../../src/lib/time.ts'
import { at } from '../e2e/app.ts'
import { expect, test } from './fixtures.ts'

const DAY = 86_400
const QUOTES = '/api/index/ajaxdata'
const [SUNDAY, WEDNESDAY, SATURDAY] = [0, 3, 6]

const rows = (page: Page) => page.getByRole('list', { name: 'Quotes' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const category = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const bitcoin = (page: Page) => row(page, 'BTCUSD')
const OLD = /Price out of date, as of \d\d:\d\d:\d\d [AP]M/
const CLOSED = /Closed|Non trading time/

/** The price in a row of the list. */
async function priceIn(page: Page, name: string): Promise<string> {
  const words = (await row(page, name).textContent()) ?? ''
  return /\d[\d,]*\.\d{2,5}/.exec(words)?.[0] ?? ''
}

test('visitors see prices move as they were published', { tag: '@state.market-trading' }, async ({
  page,
  sandbox,
}) => {
  const shown = async () => (await priceIn(page, 'BTCUSD')).replace(',', '')
  await page.goto(at(paths.index))
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d [AP]M · /)).toBeVisible()
  const first = await shown()
  await sandbox.advance(5)
  const { price } = await sandbox.call({ token: '' }, 'getLatestPrice', { symbol: 'BTCUSD' })
  expect(price).not.toBe(first)
  await expect.poll(shown).toBe(price)
})

test('a market that the operator closes says so within a second, and opens again', {
  tag: '@state.market-closed',
}, async ({ page, sandbox }) => {
  const closed = (on: boolean) =>
    sandbox.control('market', { symbol: 'BTCUSD', kind: 'closed', on })
  await page.goto(at(paths.index))
  await expect(bitcoin(page)).not.toContainText(CLOSED)
  await closed(true)
  await expect(bitcoin(page)).toContainText('Closed')
  // Nobody has said until when.
  await expect(bitcoin(page)).not.toContainText('Opens')
  await expect(row(page, 'ETHUSD')).not.toContainText(CLOSED)
  const [price, other] = [await priceIn(page, 'BTCUSD'), await priceIn(page, 'ETHUSD')]
  await sandbox.advance(5)
  await expect.poll(() => priceIn(page, 'ETHUSD')).not.toBe(other)
  expect(await priceIn(page, 'BTCUSD')).toBe(price)
  await closed(false)
  await expect(bitcoin(page)).not.toContainText(CLOSED)
})

test('a feed that hangs is marked as old, by product and above all, until it goes on', async ({
  page,
  sandbox,
}) => {
  const frozen = (symbol: string | null, on: boolean) =>
    sandbox.control('market', { symbol, kind: 'frozen', on })
  await page.goto(at(paths.index))
  await expect(bitcoin(page)).toBeVisible()
  await frozen('BTCUSD', true)
  await sandbox.advance(12)
  await expect(bitcoin(page)).toContainText(OLD)
  await expect(row(page, 'ETHUSD')).not.toContainText(OLD)
  await expect(page.getByText(/^As of/)).toBeVisible()

  await frozen(null, true)
  await sandbox.advance(12)
  await expect(row(page, 'ETHUSD')).toContainText(OLD)
  await expect(page.getByText(/^Prices out of date, as of/)).toBeVisible()
  await frozen('BTCUSD', false)
  await frozen(null, false)
  await expect(page.getByText(/^As of/)).toBeVisible()
  await expect(bitcoin(page)).not.toContainText(OLD)
})

test('a weekend closes forex and stocks while crypto trades, on a device a day off', {
  tag: '@state.market-non-trading',
}, async ({ page, sandbox }) => {
  await sandbox.reach('15:30', [WEDNESDAY])
  await page.clock.install({ time: ((await sandbox.now()) - DAY) * 1000 })
  await page.goto(at(paths.index))
  await category(page, 'Forex').check()
  await expect(row(page, 'EURUSD')).not.toContainText(CLOSED)
  await sandbox.reach('15:30', [SATURDAY])
  await expect(row(page, 'EURUSD')).toContainText(/Non trading time.*Opens \d{4}-\d\d-\d\d/)
  await category(page, 'Stocks').check()
  await expect(rows(page).first()).toContainText(/Non trading time.*Opens/)
  await category(page, 'Crypto').check()
  await expect(bitcoin(page)).not.toContainText(CLOSED)
  const price = await priceIn(page, 'BTCUSD')
  await sandbox.advance(5)
  await expect.poll(() => priceIn(page, 'BTCUSD')).not.toBe(price)

  await sandbox.reach('23:00', [SUNDAY])
  await category(page, 'Forex').check()
  const opens = (await sandbox.now()) + 3_600
  const monday = opens - (opens % 3_600)
  await expect(row(page, 'EURUSD')).toContainText(`Opens ${formatMinute(monday, 'UTC')}`)
  await expect(row(page, 'EURUSD').getByRole('timer')).toHaveText(/^(1:00:00|59:\d\d)$/)
  await sandbox.advance(3_600)
  await expect(row(page, 'EURUSD')).not.toContainText(CLOSED)
})

test('quotes that stop coming stay, marked as old, until they come again', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  await page.goto(at(paths.index))
  await expect(bitcoin(page)).toBeVisible()
  await sandbox.control('fault', { kind: 'bad_gateway', path: QUOTES, times: null })
  await expect(page.getByText(/^Prices not updated since/)).toBeVisible()
  await expect(bitcoin(page)).toContainText(/\d\.\d\d/)
  // The page asks again by itself, too: who presses for it may come too late.
  await sandbox.control('no_faults')
  await expect(page.getByText(/^As of/)).toBeVisible()
})
