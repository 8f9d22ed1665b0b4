import type { Page } from '@playwright/test'
import type { TradeOrder } from '../../src/generated/model/trade-order.ts'
import { tradePath } from '../../src/lib/paths.ts'
import { amountField, at, dialog } from '../e2e/app.ts'
import { expect, logInAs } from './fixtures.ts'
import type { Person, SandboxSite } from './sandbox.ts'

/** What the journeys of orders have in common. */

export const TRADE = tradePath('BTCUSD')
export const PLACE = 'POST /api/user/addorder'

/** The button of the ticket. */
export const placeButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Buy .* USD/ })
/** The button of the confirmation. */
export const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: /^Buy / })
/** The strip with a result that was not looked at. */
export const result = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Receipt/ })

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

/** Chooses the direction and enters the amount. */
export async function fillTicket(page: Page, direction: 'up' | 'down', amount: string) {
  await page.getByRole('radio', { name: `Buy ${direction}` }).check()
  await amountField(page).fill(amount)
}

/** Fills the ticket in and confirms it; the order is open then. */
export async function place(page: Page, direction: 'up' | 'down', amount: string) {
  await fillTicket(page, direction, amount)
  await placeButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

/** The orders of a user, the newest first. */
export async function ordersOf(sandbox: SandboxSite, person: Person): Promise<TradeOrder[]> {
  const { list } = await sandbox.call(person, 'listOrders', {
    view: 'contract',
    page: 1,
    limit: 20,
  })
  return list.filter((item) => item.kind === 'contract')
}
