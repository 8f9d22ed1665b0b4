import { paths } from '../../src/lib/paths.ts'
import { at, expectAddress, loginFor, submitLogin, title } from '../e2e/app.ts'
import { expect, logInAs, otherDevice, test } from './fixtures.ts'

test.use({ streams: true })

test('a login on another device is told, seen and ended, and that device has to log in again', async ({
  page,
  browser,
  sandbox,
}) => {
  const person = await sandbox.user({ verified: true, balances: { USD: '321.00' } })
  await logInAs(page, person)
  await page.goto(at(paths.devices))
  const devices = page.getByRole('list', { name: 'Where you are logged in' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices).toContainText('This device')

  const elsewhere = await otherDevice(browser)
  const other = await elsewhere.newPage()
  await other.goto(at(paths.login))
  await submitLogin(other, person.password, person.account)
  await expect(other.getByText('321.00 USD')).toBeVisible()
  await other.goto(at(paths.withdraw))
  await other.getByLabel('Amount', { exact: true }).fill('123')

  // The stream brings the message, and with it the list.
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await page.goto(at(paths.messages))
  await page.getByText('New login').click()
  await page.getByRole('link', { name: 'View details' }).click()
  await expectAddress(page, paths.devices)
  await devices.getByRole('button', { name: /^Log out/ }).click()
  const question = page.getByRole('alertdialog', { name: /^Log out .+\?$/ })
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('1 device logged out')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await expect(title(other, 'Log in to H5 Demo')).toBeVisible()
  await expect(other.getByText(/Your session has ended/)).toBeVisible()
  await submitLogin(other, person.password, person.account)
  await expectAddress(other, paths.withdraw)
  await expect(other.getByLabel('Amount', { exact: true })).toHaveValue('123')

  await page.goto(at(paths.securityEvents))
  const events = page.getByRole('feed', { name: 'Account activity' }).getByRole('article')
  await expect(events).toHaveText([/Logged in/, /Logged out/, /Logged in/])
  await page.goto(at(paths.messages))
  // A device that was logged out is new at its next login.
  await expect(page.getByText('New login')).toHaveCount(2)
  await elsewhere.close()
})

test('a device stays known when its session is lost, also after another user has logged in there', async ({
  page,
  sandbox,
}) => {
  const [person, other] = [await sandbox.user(), await sandbox.user()]
  for (const { account, password } of [person, other, person]) {
    await page.goto(at(paths.login))
    await submitLogin(page, password, account)
    await expect(page.getByText('Login succeeded')).toBeVisible()
    await page.goto(at(paths.messages))
    await expect(page.getByText('New login')).toHaveCount(1)
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.reload()
    await expectAddress(page, loginFor(paths.messages))
  }
})
