import { at, dialog, expectAddress, submitLogin } from '../e2e/app.ts'
import { expect, pass, test } from './fixtures.ts'
import { confirmButton, goButton, ordersOf, running, stakeField, TRADE } from './trading.ts'

/* A visitor of a site without practice: the ticket leads to the login. */

test.use({ without: 'practice' })

test('a visitor fills a ticket in, logs in, finds it again, and places it', {
  tag: '@rule.please-log-in-first',
}, async ({ page, sandbox }) => {
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await page.clock.install()
  await page.goto(at(TRADE))
  await stakeField(page).fill('123.45')
  await goButton(page, 'down').click()
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, TRADE)
  await expect(stakeField(page)).toHaveValue('123.45')

  await goButton(page, 'down').click()
  await expect(dialog(page)).toContainText('Before your first order')
  // However long it is read: the price is that of the moment after.
  await pass(page, sandbox, 60)
  const { price } = await sandbox.call(person, 'getLatestPrice', { symbol: 'BTCUSD' })
  await expect(page.getByRole('main')).toContainText(
    Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  )
  await page.getByRole('button', { name: 'I understand the risk' }).click()
  await expect(dialog(page)).toContainText('Buy down Bitcoin for 123.45 USD?')
  await expect(dialog(page)).toContainText('−124.68')
  await confirmButton(page).click()
  await expect(running(page)).toContainText(/00:\d\d.*123\.45 USD/)
  const { balances } = await sandbox.call(person, 'getUser', {})
  expect(balances.available).toBe('875.32')
})

test('a device whose storage is full still places orders', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await page.clock.install()
  await page.goto(at(TRADE))
  await stakeField(page).fill('100')
  await goButton(page).click()
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, TRADE)
  await expect(stakeField(page)).toHaveValue('100')
  await goButton(page).click()
  await page.getByRole('button', { name: 'I understand the risk' }).click()
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  const [order] = await ordersOf(sandbox, person)
  expect(order).toMatchObject({ amount: '100.00', direction: 'up' })
})
