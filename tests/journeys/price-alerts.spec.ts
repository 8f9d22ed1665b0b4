import type { Page } from '@playwright/test'
import { priceAlertsPath, tradePath } from '../../src/lib/paths.ts'
import { at, title } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import type { Person, SandboxSite } from './sandbox.ts'

test.use({ streams: true })

const SYMBOL = 'BTCUSD'

/** A price that the market comes to within minutes, wherever it goes: a cent from the last one. */
async function nearPrice(sandbox: SandboxSite, person: Person): Promise<string> {
  const { price } = await sandbox.call(person, 'getLatestPrice', { symbol: SYMBOL })
  return (Number(price) + 1).toFixed(2)
}

const alertsOf = async (sandbox: SandboxSite, person: Person) =>
  (await sandbox.call(person, 'getPriceAlerts', {})).list

async function set(page: Page, price: string) {
  await page.getByRole('textbox', { name: 'Tell me at' }).fill(price)
  await page.getByRole('button', { name: 'Set alert' }).click()
}

test('a price that is set at the bell is told when it comes, and leads to the product', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  await page.goto(at(tradePath(SYMBOL)))
  await page.getByRole('link', { name: 'Price alerts: Bitcoin' }).click()
  await expect(title(page, 'Price alerts')).toBeVisible()
  await set(page, await nearPrice(sandbox, person))
  await expect.poll(async () => (await alertsOf(sandbox, person)).length).toBe(1)
  await expect(page.getByText('1 of 20 set')).toBeVisible()

  await expect(async () => {
    await sandbox.advance(600)
    expect((await alertsOf(sandbox, person))[0]?.reached_at).not.toBeNull()
  }).toPass()
  const told = page.getByRole('link', { name: /^BTCUSD reached [\d,.]+ Show$/ })
  await expect(told).toBeVisible()
  await told.click()
  await expect(title(page, 'Bitcoin')).toBeVisible()

  const [alert] = await alertsOf(sandbox, person)
  await page.goto(at(priceAlertsPath(SYMBOL)))
  await page.getByRole('list', { name: 'Price alerts' }).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(String(alert?.tick_id))
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No price alerts yet')).toBeVisible()
  expect(await alertsOf(sandbox, person)).toEqual([])
})

test('the crosshair of the chart offers its price, and takes the user there', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  await page.goto(at(tradePath(SYMBOL)))
  const drawing = page.getByRole('application')
  await expect(drawing).toBeVisible()
  await drawing.tap({ position: { x: 120, y: 60 } })
  await page.getByRole('link', { name: /^Tell me at [\d,.]+$/ }).click()
  await expect(page.getByRole('textbox', { name: 'Tell me at' })).toHaveValue(/^\d+\.\d{2}$/)
  await page.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByText('1 of 20 set')).toBeVisible()
})
