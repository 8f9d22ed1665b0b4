import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { formatDateTime } from '../../src/lib/time.ts'
import { at, expectAddress, loginFor, logOut, sentTo, submitLogin, title } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import type { SandboxSite } from './sandbox.ts'

const HOUR = 3_600

const loginPage = (page: Page) => title(page, 'Log in to H5 Demo')

/** A user with a sum that nobody else has, logged in, in the personal center. */
async function atHome(page: Page, sandbox: SandboxSite, usd: string) {
  const person = await sandbox.user({ balances: { USD: usd } })
  await logInAs(page, person)
  await page.goto(at(paths.user))
  await expect(page.getByText(`${usd} USD`)).toBeVisible()
  return person
}

test('an account that an administrator locks is told so on its next page, and at the login', {
  tag: '@rule.locked-account-refused',
}, async ({ page, sandbox }) => {
  const person = await atHome(page, sandbox, '321.00')
  const until = (await sandbox.now()) + HOUR
  await sandbox.control('lock', { user: person.id, until })
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const words = `Account is locked until ${formatDateTime(until, 'UTC')}, please contact the administrator!`
  await expect(page.getByText(words).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('321.00')).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact customer service' }).click()
  await expect(title(page, 'Customer service')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(at(paths.login))
  await page.reload()
  await submitLogin(page, person.password, person.account)
  await expect(page.getByRole('alert')).toContainText(words)
  await sandbox.control('lock', { user: person.id, until: null })
  await submitLogin(page, person.password, person.account)
  await expect(page.getByText('321.00 USD')).toBeVisible()
})

test('a session that ends elsewhere leads to one login and back, however many calls notice', {
  tag: '@rule.401-leads-to-login',
}, async ({ page, sandbox }) => {
  const person = await sandbox.user({ verified: true, balances: { USD: '321.00' } })
  await logInAs(page, person)
  await page.goto('./')
  // What the page asks for last: it would notice the end before the others are asked.
  const passkeys = page.waitForResponse('**/api/user/passkeys')
  await page.goto(at(paths.withdraw))
  await expect(page.getByText('321.00').first()).toBeVisible()
  await passkeys
  const logins: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.url().endsWith(loginFor(paths.withdraw))) logins.push(frame.url())
  })
  await sandbox.control('log_out', { user: person.id })
  const asked = [sentTo(page, 'GET /api/user/index'), sentTo(page, 'GET /api/user/cash')]
  // Back on the network, everything on the page is asked for again at once.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await expect(loginPage(page)).toBeVisible()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await expect(page.getByText('321.00')).toHaveCount(0)
  expect(asked.map(({ length }) => length)).toEqual([1, 1])
  expect(logins).toHaveLength(1)

  await submitLogin(page, person.password, person.account)
  await expect(title(page, 'Withdraw')).toBeVisible()
  await expectAddress(page, paths.withdraw)
  await expect(page.getByText('321.00').first()).toBeVisible()
  await page.goBack()
  await expect(title(page, 'H5 Demo')).toBeVisible()
})

test('logging out in another tab locks this one, which asks nobody', async ({
  page,
  context,
  sandbox,
}) => {
  await atHome(page, sandbox, '321.00')
  const other = await context.newPage()
  await other.goto(at(paths.user))
  const asked = sentTo(page, 'GET /api/user/index')
  await logOut(other)
  await expect(loginPage(other)).toBeVisible()
  await expect(loginPage(page)).toBeVisible()
  expect(asked).toHaveLength(0)
  await expect(page.getByText('321.00')).toHaveCount(0)
})

test('another user who logs in in another tab is the user of this one, too', async ({
  page,
  context,
  sandbox,
}) => {
  await atHome(page, sandbox, '321.00')
  const second = await sandbox.user({ balances: { USD: '654.00' } })
  const other = await context.newPage()
  await other.goto(at(paths.user))
  await logOut(other)
  await expect(loginPage(page)).toBeVisible()
  await submitLogin(other, second.password, second.account)
  for (const tab of [other, page]) {
    await expect(tab.getByText('654.00 USD')).toBeVisible()
    await expect(tab.getByText('321.00')).toHaveCount(0)
  }
})
