import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { amountField, at, dialog, expectAddress, sentTo, submitLogin } from '../e2e/app.ts'
import { expect, pass, test } from './fixtures.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import {
  confirmButton,
  fillTicket,
  ordersOf,
  PLACE,
  place,
  placeButton,
  result,
  TRADE,
  trading,
} from './trading.ts'

const receipt = (page: Page) => page.getByRole('dialog', { name: 'Receipt' })

async function availableTo(sandbox: SandboxSite, person: Person): Promise<string> {
  return (await sandbox.call(person, 'getUser', {})).balances.available
}

/** The movements of orders, oldest first: "order_stake 100.00". */
async function orderMovements(sandbox: SandboxSite, person: Person): Promise<string[]> {
  const movements = await sandbox.ledger(person)
  return movements
    .filter(({ kind }) => kind.startsWith('order_'))
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .reverse()
}

const freeze = (sandbox: SandboxSite, on: boolean) =>
  sandbox.control('market', { symbol: 'BTCUSD', kind: 'frozen', on })

test('a visitor fills a ticket in, logs in, finds it again, and places it', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await page.clock.install()
  await page.goto(at(TRADE))
  await fillTicket(page, 'down', '123.45')
  await page.getByRole('button', { name: 'Log in to place the order' }).click()
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, TRADE)
  await expect(amountField(page)).toHaveValue('123.45')
  await expect(page.getByRole('radio', { name: 'Buy down' })).toBeChecked()

  await placeButton(page).click()
  await expect(dialog(page)).toContainText('Before your first order')
  await page.getByRole('button', { name: 'I understand the risk' }).click()
  await expect(dialog(page)).toContainText('Buy down Bitcoin for 123.45 USD?')
  await expect(dialog(page)).toContainText('−124.68')
  await confirmButton(page).click()
  await expect(page.getByRole('button', { name: /123\.45 USD at/ })).toContainText(/00:[123]\d/)
  expect(await availableTo(sandbox, person)).toBe('875.32')
})

test('orders count down and settle at their second, each with the right money', async ({
  page,
  sandbox,
}) => {
  const person = await trading(page, sandbox)
  await place(page, 'up', '100')
  await place(page, 'down', '200.5')
  expect(await availableTo(sandbox, person)).toBe('696.49')
  // Elsewhere in the app a strip leads back.
  await page.goto(at(paths.user))
  await expect(page.getByRole('link', { name: /2 open orders · BTCUSD/ })).toBeVisible()

  await pass(page, sandbox, 40)
  await expect(result(page)).toBeVisible()
  const orders = await ordersOf(sandbox, person)
  expect(orders.map(({ result: of }) => of).toSorted()).toEqual(['loss', 'win'])
  const paid = orders.reduce((sum, { payout }) => sum + Math.round(Number(payout) * 100), 0)
  expect(await availableTo(sandbox, person)).toBe(((69_649 + paid) / 100).toFixed(2))

  for (let shown = 0; shown < 2; shown += 1) {
    await result(page).click()
    const id = await receipt(page).getByText(/^or_/).textContent()
    const order = orders.find((one) => one.id === id?.trim())
    if (!order) throw new Error(`${id} is no order of this user`)
    const won = order.result === 'win'
    const net = order.net_profit?.replace(/^(?=\d)/, '+').replace('-', '−') ?? ''
    await expect(receipt(page)).toContainText(won ? 'Won' : 'Lost')
    await expect(receipt(page)).toContainText(net)
    await expect(receipt(page)).toContainText(`${order.payout} USD`)
    await expect(receipt(page)).toContainText(`tick ${order.open_tick_id}`)
    await expect(receipt(page)).toContainText(`tick ${order.close_tick_id}`)
    await expect(receipt(page)).toContainText('this app computed the same result')
    await receipt(page).getByRole('button', { name: 'Close' }).click()
    await expect(receipt(page)).toHaveCount(0)
  }
  await expect(result(page)).toHaveCount(0)
})

test('at an equal price stake and fee come back', async ({ page, sandbox }) => {
  const person = await trading(page, sandbox)
  await fillTicket(page, 'up', '100')
  // No tick comes any more: the last one opens the order and closes it.
  await freeze(sandbox, true)
  await placeButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await sandbox.advance(40)
  await freeze(sandbox, false)
  await pass(page, sandbox, 5)
  await expect(result(page)).toContainText('Bitcoin: Draw, 0.00 USD')
  expect(await availableTo(sandbox, person)).toBe('1000.00')
  expect(await orderMovements(sandbox, person)).toEqual([
    'order_stake 100.00',
    'order_fee 1.00',
    'order_refund 101.00',
  ])
})

test('a result that came while the app was closed is shown on the way back', async ({
  page,
  context,
  sandbox,
}) => {
  await trading(page, sandbox)
  await place(page, 'up', '50')
  await page.close()
  await sandbox.advance(3_600)
  const later = await context.newPage()
  await later.goto(at(paths.index))
  await expect(result(later)).toContainText(/Bitcoin: (Won|Lost|Draw), /)
})

test('no order goes out at a price that hangs, and the page says since when', async ({
  page,
  sandbox,
}) => {
  const sent = sentTo(page, PLACE)
  await trading(page, sandbox)
  await fillTicket(page, 'up', '100')
  await placeButton(page).click()
  await expect(confirmButton(page)).toBeVisible()
  await freeze(sandbox, true)
  await pass(page, sandbox, 15)
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(page)).toContainText(/Price out of date, as of/)
  await confirmButton(page).click({ force: true })
  expect(sent).toHaveLength(0)

  await freeze(sandbox, false)
  await dialog(page)
    .getByRole('button', { name: /^Accept / })
    .click()
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  expect(sent).toHaveLength(1)
})
