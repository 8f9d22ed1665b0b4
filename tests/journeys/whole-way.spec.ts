import type { Page } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import {
  askToWithdraw,
  at,
  confirmButton as confirmWithdrawal,
  expectAddress,
  withdrawButton,
} from '../e2e/app.ts'
import {
  confirmButton as confirmDeposit,
  fillDeposit,
  RECEIVED,
  submitButton,
} from './depositing.ts'
import { expect, test } from './fixtures.ts'
import { cardNumber, movementsOf, newAddress } from './people.ts'
import { jpegOf } from './photo.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import { place } from './trading.ts'

const NAME = 'Robin Sample'
const LOGIN_PASSWORD = 'login1234'
const FUND_PASSWORD = 'fund1234'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** A condition of a withdrawal that is not met. */
const condition = (page: Page, words: string | RegExp) =>
  page
    .getByRole('list', { name: 'What you still need to withdraw' })
    .getByRole('listitem')
    .filter({ hasText: words })

/** Registers by an invitation, and answers who that is. */
async function register(page: Page, sandbox: SandboxSite): Promise<Person> {
  const inviter = await sandbox.user()
  const { code: invitation } = await sandbox.call(inviter, 'getInvitation', {})
  const account = newAddress()
  await page.goto(at(`${paths.register}?invitation_code=${invitation}`))
  await page.getByLabel('Phone number or email address').fill(account)
  await press(page, /^Send/)
  await expect(page.getByText('Code sent')).toBeVisible()
  const [code = ''] = /\d{6}/.exec(await sandbox.sentTo(account)) ?? []
  await page.getByLabel('Verification code').fill(code)
  await field(page, 'New password').fill(LOGIN_PASSWORD)
  await field(page, 'New password again').fill(LOGIN_PASSWORD)
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await press(page, 'Register')
  await expectAddress(page, paths.user)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const { user } = await sandbox.call({ token }, 'getUser', {})
  return { id: Number(user.userid), account, password: LOGIN_PASSWORD, token }
}

async function setFundPassword(page: Page): Promise<void> {
  await page.goto(at(paths.fundPassword))
  await field(page, 'New password').fill(FUND_PASSWORD)
  await field(page, 'New password again').fill(FUND_PASSWORD)
  const set = page.waitForResponse('**/api/user/pwd_pay')
  await press(page, 'Set fund password')
  await set
  // What comes next takes the place of the form.
  await expect(field(page, 'New password')).toHaveCount(0)
}

async function verify(page: Page, person: Person): Promise<void> {
  await field(page, 'Country that issued it').selectOption('US')
  await page.getByRole('radio', { name: 'Passport' }).click({ force: true })
  await press(page, 'Continue')
  await field(page, 'Full name').fill(NAME)
  await field(page, 'ID number').fill(`W${String(person.id).padStart(8, '0')}`)
  await press(page, 'Continue')
  const photo = page.getByRole('group', { name: /page with your picture/ })
  const buffer = await jpegOf(page)
  const chooser = page.waitForEvent('filechooser')
  await photo.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer })
  await expect(photo.getByText('Uploaded')).toBeVisible()
  await press(page, 'Submit for review')
  await expect(page.getByText("We're reviewing your document")).toBeVisible()
}

async function bindCard(page: Page, number: string): Promise<void> {
  await page.goto(at(paths.bindCard))
  // A minute has passed for the server alone, and what is sent is valid for one.
  await page.reload()
  await field(page, 'Account holder').fill(NAME)
  await field(page, 'Bank name').fill('Example Bank')
  await field(page, 'Card number').fill(number)
  await press(page, 'Add payment method')
  await expect(page.getByText('Successfully added!')).toBeVisible()
}

test('from a new user to the first withdrawal paid out, each step in the ledger', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await sandbox.reach('09:30')
  const person = await register(page, sandbox)
  expect(await sandbox.ledger(person)).toEqual([])

  // What a withdrawal needs is all in sight, and nothing of it is met yet.
  await page.goto(at(paths.withdraw))
  await expect(condition(page, 'Not met:')).toHaveCount(4)
  await expect(withdrawButton(page)).toHaveAttribute('aria-disabled', 'true')
  await setFundPassword(page)
  await page.goto(at(paths.withdraw))
  await condition(page, 'Real-name verification').getByRole('link', { name: 'Verify now' }).click()
  await verify(page, person)
  await sandbox.advance(60)
  await bindCard(page, cardNumber(person.id))
  expect(await sandbox.ledger(person)).toEqual([])

  await sandbox.control('release', { user: person.id, amount: '200.00' })
  await page.goto(at(paths.deposit))
  await fillDeposit(page, '200')
  await submitButton(page).click()
  await confirmDeposit(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(await movementsOf(sandbox, person)).toEqual([])
  await sandbox.advance(60)
  const deposited = 'deposit: 200.00 USD from deposits to available'
  expect(await movementsOf(sandbox, person)).toEqual([deposited])
  // A welcome of the site, which asks for no turnover.
  await sandbox.control('give', { user: person.id, class: 1, amount: '500.00' })

  await page.goto(at(paths.withdraw))
  await expect(condition(page, 'Not met:')).toHaveText([/Turnover of 200\.00 USD/])
  await expect(withdrawButton(page)).toHaveAccessibleDescription(/still need 200\.00 USD/)
  // The risk notice was read on this device.
  await page.evaluate((id) => localStorage.setItem(`h5.risk.${id}`, '1'), person.id)
  await page.goto(at(tradePath('BTCUSD')))
  // A minute has passed for the server alone: what the page knows of the balance is younger.
  await page.reload()
  await place(page, 'up', '200')
  await sandbox.advance(400)
  const traded = (await movementsOf(sandbox, person)).slice(1)
  expect(traded.slice(0, 2)).toEqual([
    expect.stringMatching(/^order_stake: 200\.00 USD from available /),
    expect.stringMatching(/^order_fee: 2\.00 USD from available /),
  ])

  await page.goto(at(paths.withdraw))
  await expect(condition(page, 'Not met:')).toHaveCount(0)
  await page.getByText('All 8 conditions met').click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Turnover of 200.00 USD' }),
  ).toContainText('200.00 USD done')
  const number = cardNumber(person.id)
  const card = `Example Bank · ${number.slice(0, 3)}****${number.slice(-3)}`
  await askToWithdraw(page, '150', card)
  await confirmWithdrawal(page).click()
  await expect(
    page.getByText('Withdrawal successful (please be patient and wait for approval)'),
  ).toBeVisible()
  await sandbox.advance(60)
  await page.goto(at(paths.withdrawalRecords))
  await expect(page.getByRole('article')).toHaveText([/150\.00 USD.*Paid/])
  expect((await movementsOf(sandbox, person)).slice(-3)).toEqual([
    'withdrawal: 150.00 USD from available to frozen',
    'withdrawal: 148.50 USD from frozen to withdrawals',
    'withdrawal: 1.50 USD from frozen to fees',
  ])
})
