import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, bell, expectAddress, formOf, sentTo, title } from '../e2e/app.ts'
import { expect, otherDevice, pass, test } from './fixtures.ts'
import { newAddress } from './people.ts'
import type { SandboxSite } from './sandbox.ts'

const DAY = 86_400
const PASSWORD = 'newbie1234'

const account = (page: Page) => page.getByLabel('Phone number or email address')
const codeField = (page: Page) => page.getByLabel('Verification code')
const sendButton = (page: Page) => page.getByRole('button', { name: /^(Send|Again)/ })
const registerButton = (page: Page) => page.getByRole('button', { name: 'Register' })
const refusal = (page: Page) => page.getByRole('alert')

/** The page that an invitation leads to. */
async function invitationOf(sandbox: SandboxSite) {
  const inviter = await sandbox.user()
  const { code } = await sandbox.call(inviter, 'getInvitation', {})
  return { inviter, code, link: `${paths.register}?invitation_code=${code.toLowerCase()}` }
}

/** The six digits of the newest text to an address. */
async function codeFor(sandbox: SandboxSite, address: string): Promise<string> {
  const [code] = /\d{6}/.exec(await sandbox.sentTo(address)) ?? []
  if (code === undefined) throw new Error(`The text to ${address} has no code`)
  return code
}

async function askForCode(page: Page, address: string): Promise<void> {
  await account(page).fill(address)
  await sendButton(page).click()
  await expect(page.getByText('Code sent')).toBeVisible()
}

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password again').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check()
}

async function registerWith(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await registerButton(page).click()
}

test('an invitation leads a new user into an empty account, and the inviter knows', {
  tag: '@can.register',
}, async ({ page, sandbox }) => {
  const { inviter, code: invitation, link } = await invitationOf(sandbox)
  const sent = sentTo(page, 'POST /api/login/reg')
  const address = newAddress()
  await page.goto(at(link))
  await expect(page.getByLabel('Invitation code')).toHaveValue(invitation)
  await askForCode(page, address)
  await expect(codeField(page)).toBeFocused()
  await fillRest(page)
  const code = await codeFor(sandbox, address)
  await registerWith(page, code === '000000' ? '000001' : '000000')
  await expect(codeField(page)).toHaveAccessibleDescription(/Verification code error!/)

  await registerWith(page, code)
  await expect(page.getByText('successfully registered')).toBeVisible()
  await expectAddress(page, paths.user)
  expect(sent).toHaveLength(2)
  expect(formOf(sent[1])).toEqual({
    account: address,
    password: PASSWORD,
    password_confirm: PASSWORD,
    code,
    invitation_code: invitation,
    agreement: 'true',
  })

  await expect(title(page, 'User')).toBeVisible()
  await page.getByText('All balances').click()
  await expect(page.getByRole('definition')).toHaveText([
    '0.00 USD',
    '0.00',
    '0.00',
    '0.00Cash and projects, without coins',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
  ])
  await expect(page.getByRole('link', { name: 'Verification Not verified' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next: verify your name' })).toBeVisible()
  // The welcome.
  await expect(bell(page)).toHaveAccessibleName('1 unread message')
  const invitees = await sandbox.call(inviter, 'listInvitees', { page: 1, limit: 20 })
  expect(invitees.list).toMatchObject([{ account: expect.stringContaining('****') }])
})

test('a phone number is one account, however it is written', async ({ page, sandbox }) => {
  const { link } = await invitationOf(sandbox)
  await page.goto(at(link))
  await askForCode(page, '\u202a+44 (0)7911-123456\u202c')
  await expect(account(page)).toHaveValue('+447911123456')
  await fillRest(page)
  const code = await codeFor(sandbox, '+447911123456')
  await registerWith(page, ` ${code.slice(0, 3)}-${code.slice(3)}`)
  await expect(page.getByText('successfully registered')).toBeVisible()

  const device = await otherDevice(page.context().browser())
  const other = await device.newPage()
  await other.goto(at(paths.login))
  await other.getByLabel('Account', { exact: true }).fill('００４４ 7911 123456\u200b')
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other.getByText('Login succeeded')).toBeVisible()
  await device.close()
})

test('a code can be sent again after a minute and is useless after five, on a device a day off', {
  tag: ['@rule.code-valid-five-minutes', '@constant.code-validity'],
}, async ({ page, browser, sandbox }) => {
  const { link } = await invitationOf(sandbox)
  const address = newAddress()
  await page.clock.install({ time: ((await sandbox.now()) + DAY) * 1000 })
  await page.goto(at(link))
  await askForCode(page, address)
  const first = await codeFor(sandbox, address)
  await expect(sendButton(page)).toHaveText(/^Again in (1:00|0:[1-5]\d)$/)
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')

  const elsewhere = await otherDevice(browser)
  const other = await elsewhere.newPage()
  await other.goto(at(link))
  await account(other).fill(address)
  await sendButton(other).click()
  await expect(other.getByText('A code was sent already', { exact: true })).toBeVisible()
  await expect(sendButton(other)).toHaveText(/^Again in (1:00|0:[1-5]\d)$/)
  expect(await codeFor(sandbox, address)).toBe(first)
  await elsewhere.close()

  await pass(page, sandbox, 60)
  await expect(sendButton(page)).toHaveText('Send again')
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(/^Again in/)
  const second = await codeFor(sandbox, address)
  await fillRest(page)
  await pass(page, sandbox, 300)
  await expect(page.getByText('Your last code has expired. Ask for a new one.')).toBeVisible()
  await registerWith(page, second)
  await expect(codeField(page)).toHaveAccessibleDescription(/Verification code error!/)

  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(/^Again in/)
  await registerWith(page, await codeFor(sandbox, address))
  await expect(title(page, 'User')).toBeVisible()
})

test('an account that somebody has is told to its owner alone, with the way to log in', async ({
  page,
  sandbox,
}) => {
  const { link } = await invitationOf(sandbox)
  const owner = await sandbox.user()
  await page.goto(at(link))
  await askForCode(page, owner.account)
  expect(await sandbox.sentTo(owner.account)).toContain('already has an account')
  await fillRest(page)
  await registerWith(page, await codeFor(sandbox, owner.account))
  await expect(refusal(page)).toContainText('The account has been registered!')
  await expect(account(page)).toHaveValue(owner.account)
  await refusal(page).getByRole('link', { name: 'Log in' }).click()
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
})
