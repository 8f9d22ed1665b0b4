import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { formatDateTime } from '../../src/lib/time.ts'
import { at, expectAddress, loginFor, logOut, submitLogin, title } from '../e2e/app.ts'
import { expect, logInAs, otherDevice, test } from './fixtures.ts'
import { newAddress } from './people.ts'
import type { Person } from './sandbox.ts'

const MINUTE = 60
const WRONG = 'wrong1234'

const refusal = (page: Page) => page.getByRole('alert')
const loginPage = (page: Page) => title(page, 'Log in to H5 Demo')

type Credentials = Pick<Person, 'account' | 'password'>

/** Logs in, which is refused with these words; a press waits for what was pressed before. */
async function expectRefused(
  page: Page,
  { account, password }: Credentials,
  words: string | RegExp,
) {
  const answered = page.waitForResponse('**/api/login/index')
  await submitLogin(page, password, account)
  await answered
  await expect(refusal(page)).toContainText(words)
}

test('logging in goes on to the page that asked for it, and puts no token into an address', {
  tag: '@can.log-in',
}, async ({ page, sandbox }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const person = await sandbox.user()
  const records = `${paths.withdrawalRecords}?status=failed`
  await page.goto(at(records))
  await expect(loginPage(page)).toBeVisible()
  await expectAddress(page, loginFor(records))
  await expect(page.getByText(/Please log in first/)).toBeVisible()
  await submitLogin(page, person.password, person.account)
  await expect(page.getByText('Login succeeded')).toBeVisible()
  await expect(title(page, 'Withdrawal history')).toBeVisible()
  await expectAddress(page, records)
  await expect(page.getByRole('radio', { name: 'Declined' })).toBeChecked()
  await expect(page.getByText('Loading')).toHaveCount(0)

  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect([page.url(), ...addresses].join('\n')).not.toContain(token)
})

test('five wrong passwords lock for 15 minutes, the right one included, whoever has an account', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user()
  const nobody = { account: newAddress(), password: WRONG }
  await page.goto(at(paths.login))
  await expectRefused(page, nobody, 'Username or password wrong')
  const words = (await refusal(page).textContent()) ?? ''
  for (let tries = 0; tries < 5; tries += 1) {
    await expectRefused(page, { ...person, password: WRONG }, words)
  }
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue(person.account)
  const until = formatDateTime((await sandbox.now()) + 15 * MINUTE, 'UTC')
  const locked = `Account is locked until ${until}, please contact the administrator!`
  await expectRefused(page, person, locked)
  await expect(refusal(page).getByRole('link', { name: 'Contact customer service' })).toBeVisible()

  for (let tries = 0; tries < 4; tries += 1) {
    await expect(sandbox.call({ token: '' }, 'logIn', nobody)).rejects.toThrow(/credentials_wrong/)
  }
  await expectRefused(page, nobody, locked)

  await sandbox.advance(14 * MINUTE)
  await expectRefused(page, person, locked)
  await sandbox.advance(MINUTE)
  await submitLogin(page, person.password, person.account)
  await expect(title(page, 'User')).toBeVisible()
})

test('a forgotten password is replaced by a code, and ends the session of another device', {
  tag: '@can.replace-forgotten-password',
}, async ({ page, browser, sandbox }) => {
  const person = await sandbox.user({ balances: { USD: '321.00' } })
  const elsewhere = await otherDevice(browser)
  const other = await elsewhere.newPage()
  await logInAs(other, person)
  await other.goto(at(paths.user))
  await expect(other.getByText('321.00').first()).toBeVisible()

  await page.goto(at(paths.login))
  await expectRefused(page, { ...person, password: WRONG }, 'Username or password wrong')
  await refusal(page).getByRole('link', { name: 'Set new password' }).click()
  await expect(title(page, 'Forgot password')).toBeVisible()
  await page.getByLabel('Phone number or email address').fill(person.account)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Code sent')).toBeVisible()
  const [code = ''] = /\d{6}/.exec(await sandbox.sentTo(person.account)) ?? []
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('New password', { exact: true }).fill('another1234')
  await page.getByLabel('New password again').fill('another1234')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('New password set. Please log in with it.')).toBeVisible()
  await expectAddress(page, paths.login)
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue(person.account)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expectRefused(page, person, 'Username or password wrong')
  await submitLogin(page, 'another1234', person.account)
  await expect(title(page, 'User')).toBeVisible()

  await other.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(loginPage(other)).toBeVisible()
  await expect(other.getByText(/Your session has ended/)).toBeVisible()
  await expect(other.getByText('321.00')).toHaveCount(0)
  await elsewhere.close()
})

test('logging out leaves nothing behind here, and the token is dead at the server', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user({ balances: { USD: '432.10' } })
  await logInAs(page, person)
  await page.goto('./')
  await page.goto(at(paths.withdraw))
  await expect(page.getByText('432.10').first()).toBeVisible()
  await page.goto(at(paths.user))
  await logOut(page)
  // First what goes by itself: the files of the login page may be long on their way.
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(loginPage(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(sandbox.call(person, 'getUser', {})).rejects.toThrow(/"code":401/)

  await page.goBack()
  await expect(loginPage(page)).toBeVisible()
  await expect(page.getByText('432.10')).toHaveCount(0)
})
