import type { Page } from '@playwright/test'
import type { TradeOrder } from '../../src/generated/h5.schemas.ts'
import { tradePath } from '../../src/lib/paths.ts'
import { at, dialog } from '../e2e/app.ts'
import { expect, logInAs } from './fixtures.ts'
import type { Person, SandboxSite } from './sandbox.ts'

/** What the journeys of orders have in common. */

export const TRADE = tradePath('BTCUSD')
/** The chart of candles, with its library: a file of its own, named by its hash. */
export const CHART_FILE = /\/assets\/chart-[\w-]{8}\.js$/
export const PLACE = 'POST /api/user/addorder'

/** A button of the ticket: up or down. */
export const goButton = (page: Page, direction: 'up' | 'down' = 'up') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Buy ${direction}`) })
export const stakeField = (page: Page) => page.getByLabel('Amount (USD)')
/** The button of the confirmation. */
export const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: /^Buy / })
/** The bar with an order that runs. */
export const running = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /(Winning|Losing|Unchanged) now|Settling|No current price/ })
/** The bar with a result. */
export const result = (page: Page) => page.getByRole('button', { name: /: .*Receipt$/ })

/** A user with 1,000 USD who knows the risk. */
export async function trader(page: Page, sandbox: SandboxSite): Promise<Person> {
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await page.addInitScript((id) => localStorage.setItem(`h5.risk.${id}`, '1'), person.id)
  return person
}

/** Opens the trade page of a user who is logged in. */
export async function trading(page: Page, sandbox: SandboxSite): Promise<Person> {
  const person = await trader(page, sandbox)
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(TRADE))
  return person
}

/** Enters a stake and presses a direction; the confirmation is open then. */
export async function askFor(page: Page, direction: 'up' | 'down', stake: string) {
  await stakeField(page).fill(stake)
  await goButton(page, direction).click()
}

/** Fills the ticket in and confirms it; the order is open then. */
export async function place(page: Page, direction: 'up' | 'down', stake: string) {
  await askFor(page, direction, stake)
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

/** The orders of a user, the newest first. */
export async function ordersOf(sandbox: SandboxSite, person: Person): Promise<TradeOrder[]> {
  const { list } = await sandbox.call(person, 'listOrders', {
    view: 'contract',
    page: 1,
    limit: 100,
  })
  return list.filter((item) => item.type === 'contract')
}
