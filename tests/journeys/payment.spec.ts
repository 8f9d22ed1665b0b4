import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  at,
  dialog,
  expectAddress,
  fundPasswordField,
  handle,
  loseAnswers,
  sentTo,
  sign,
  stored,
  submitLogin,
} from '../e2e/app.ts'
import { endSessionBefore, expect, logInAs, OVER, pass, test } from './fixtures.ts'
import { cardNumber } from './people.ts'

const BIND = 'POST /api/user/add_card'
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const articles = (page: Page) => page.getByRole('article')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const added = (page: Page) => page.getByText('Successfully added!')

async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Account holder').fill('Sam Sample')
  await field(page, 'Bank name').fill('Example Bank')
  await field(page, 'Card number').fill(number)
}

test('a bank card is bound with the place of its bank, listed masked, and removed', {
  tag: '@can.bind-bank-card',
}, async ({ page, sandbox }) => {
  const person = await sandbox.user({ verified: true })
  const number = cardNumber(person.id)
  const masked = `${number.slice(0, 3)}****${number.slice(-3)}`
  await logInAs(page, person)
  await page.goto(at(paths.paymentMethods))
  await page.getByRole('link', { name: 'Add a bank card' }).click()
  await fillCard(page, number)
  await press(page, 'Choose a place')
  await page.getByRole('searchbox', { name: 'City or country' }).fill('bangkok')
  await page.getByRole('button', { name: /Bangkok/ }).click()
  await expect(field(page, 'Card number')).toHaveValue(number.replace(/(.{4})(?=.)/g, '$1 '))
  await expect(page.getByText(/^Position 13\.75, 100\.5/)).toBeVisible()
  expect(await stored(page)).not.toContain(number.slice(4, 12))
  await press(page, 'Add payment method')
  await expect(added(page)).toBeVisible()
  await press(page, 'Done')
  await expectAddress(page, paths.paymentMethods)
  await expect(articles(page)).toHaveText([new RegExp(masked.replaceAll('*', '\\*'))])
  const { list } = await sandbox.call(person, 'listPaymentMethods', { page: 1, limit: 20 })
  expect(list).toMatchObject([{ bank_area: 'Bangkok, Thailand', masked_number: masked }])

  await articles(page).getByRole('button').click()
  await page.getByRole('link', { name: 'Show on the map' }).click()
  await expect(page.getByText('13.75', { exact: false }).first()).toBeVisible()
  await page.goBack()
  await articles(page).getByRole('button').click()
  await press(page, 'Remove')
  await press(page, 'Remove')
  await sign(page, 'wrong123')
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(fundPasswordField(page)).toHaveAccessibleDescription(/Incorrect fund password/)
  await sign(page)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Delete successfully!')).toBeVisible()
  await expect(page.getByText('No cards or accounts yet')).toBeVisible()
})

test('a card that another user has is refused', { tag: '@rule.bank-card-number-unique' }, async ({
  page,
  sandbox,
}) => {
  const [owner, person] = [
    await sandbox.user({ verified: true }),
    await sandbox.user({ verified: true }),
  ]
  const number = cardNumber(owner.id)
  await logInAs(page, owner)
  await page.goto(at(paths.bindCard))
  await fillCard(page, number)
  await press(page, 'Add payment method')
  await expect(added(page)).toBeVisible()

  await page.evaluate((token) => localStorage.setItem('token', token), person.token)
  await page.reload()
  await page.goto(at(paths.bindCard))
  await fillCard(page, number)
  await press(page, 'Add payment method')
  await expect(page.getByRole('alert')).toHaveText(/Bank card number already exists/)
})

test('a card whose answer is lost is looked up and bound once', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR/)
  const person = await sandbox.user({ verified: true })
  await logInAs(page, person)
  await page.goto(at(paths.bindCard))
  await fillCard(page, cardNumber(person.id))
  const sent = sentTo(page, BIND)
  await handle(page, BIND, loseAnswers)
  await press(page, 'Add payment method')
  await expect(added(page)).toBeVisible()
  expect(sent).toHaveLength(1)
  const { total } = await sandbox.call(person, 'listPaymentMethods', { page: 1, limit: 20 })
  expect(total).toBe(1)
})

test('a session that ends loses nothing of the form but what must not be stored', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  const person = await sandbox.user({ verified: true })
  const number = cardNumber(person.id)
  await logInAs(page, person)
  await page.goto(at(paths.bindCard))
  await fillCard(page, number)
  await endSessionBefore(page, BIND, sandbox, person)
  await press(page, 'Add payment method')
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, paths.bindCard)
  // A gateway may have ended the session after the card was bound: time tells.
  await expect(page.getByText('Result unknown, checking')).toBeVisible()
  await pass(page, sandbox, OVER)
  await expect(field(page, 'Bank name')).toHaveValue('Example Bank')
  await expect(field(page, 'Card number')).toHaveValue(number.replace(/(.{4})(?=.)/g, '$1 '))
  await page.reload()
  await expect(field(page, 'Bank name')).toHaveValue('Example Bank')
  await expect(field(page, 'Card number')).toHaveValue('')
})

test('wallet addresses are checked by their network, compared, and bound with the fund password', {
  tag: '@can.bind-wallet-address',
}, async ({ page, sandbox }) => {
  const person = await sandbox.user({ verified: true })
  await logInAs(page, person)
  await page.goto(at(paths.bindWallet))
  await field(page, 'Currency').selectOption('USDT')
  await field(page, 'Network').selectOption('TRC20')
  await field(page, 'Address').fill(ETHEREUM)
  await press(page, 'Check and add')
  await expect(page.getByText(/on Ethereum \(ERC20\)/)).toBeVisible()
  await field(page, 'Address').fill(`tron:${TRON}\u200b?amount=5`)
  await expect(page.getByText('Y2kh', { exact: true })).toBeVisible()
  await press(page, 'Check and add')
  await sign(page)
  await dialog(page).getByRole('button', { name: 'Add address' }).click()
  await expect(added(page)).toBeVisible()
  await page.goto(at(`${paths.paymentMethods}?list=wallets`))
  await expect(articles(page)).toHaveText([/USDT TQn\*\*\*\*LSE TRC20/])
  const { list } = await sandbox.call(person, 'listWalletAddresses', { page: 1, limit: 20 })
  expect(list.map(({ address }) => address)).toEqual([TRON])
})

test('Alipay has to be set first, and then it is', {
  tag: ['@can.bind-payment-method', '@rule.alipay-set-first'],
}, async ({ page, sandbox }) => {
  const person = await sandbox.user({ verified: true })
  await logInAs(page, person)
  await page.goto(at(paths.paymentMethods))
  await page.getByRole('link', { name: 'Add Alipay' }).click()
  await field(page, 'Account holder').fill('Sam Sample')
  await field(page, 'Alipay account').fill('sam@example.com')
  await press(page, 'Add payment method')
  await expect(added(page)).toBeVisible()
  await press(page, 'Done')
  await expect(articles(page)).toHaveText([/Alipay sam\*\*\*\*com/])
  await page.reload()
  await expect(articles(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Add Alipay' })).toHaveCount(0)
})
