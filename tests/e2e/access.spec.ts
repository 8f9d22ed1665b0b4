import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, expectAddress, formOf, sentTo, submitLogin, tabs, title } from './app.ts'
import { expect, logIn, test, useExample } from './fixtures.ts'

const account = (page: Page) => page.getByLabel('Phone number or email address')
const code = (page: Page) => page.getByLabel('Verification code')
const password = (page: Page) => page.getByLabel('New password', { exact: true })
const again = (page: Page) => page.getByLabel('New password again')
const agreement = (page: Page) => page.getByRole('checkbox', { name: /I have read and accept/ })

test.describe('registration', () => {
  const link = `${paths.register}?invitation_code=h5demo`

  test('leads from the invitation link into the app', async ({ page }) => {
    const registered = sentTo(page, 'POST /api/login/reg')
    await page.clock.install()
    await page.goto(at(link))
    await expect(page.getByLabel('Invitation code')).toHaveValue('H5DEMO')

    await account(page).fill('newbie@example.com')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Code sent')).toBeVisible()
    await expect(code(page)).toBeFocused()
    const resend = page.getByRole('button', { name: /^Again in 0:5\d$/ })
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled()

    await code(page).fill('482913')
    await password(page).fill('newbie1234')
    await again(page).fill('newbie1234')
    await agreement(page).check()
    await page.getByRole('button', { name: 'Register' }).click()

    await expect(title(page, 'User')).toBeVisible()
    await expect(page.getByText('successfully registered')).toBeVisible()
    await expectAddress(page, paths.user)
    expect(registered).toHaveLength(1)
    expect(formOf(registered[0])).toEqual({
      account: 'newbie@example.com',
      password: 'newbie1234',
      password_confirm: 'newbie1234',
      code: '482913',
      invitation_code: 'H5DEMO',
      agreement: 'true',
    })
  })

  test('keeps the entries while the terms are read, but no password', async ({ page }) => {
    await page.goto(at(link))
    await account(page).fill('newbie@example.com')
    await password(page).fill('newbie1234')
    await page.getByRole('link', { name: 'privacy notice' }).click()
    await expectAddress(page, `${paths.agreement}?type=privacy`)
    await page.getByRole('radio', { name: 'Risk' }).check()
    await expectAddress(page, `${paths.agreement}?type=risk`)
    await page.getByRole('button', { name: 'Back' }).click()

    await expectAddress(page, link)
    await expect(account(page)).toHaveValue('newbie@example.com')
    await expect(page.getByLabel('Invitation code')).toHaveValue('H5DEMO')
    await expect(password(page)).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(stored).not.toContain('newbie1234')
  })

  test('names each missing field and sends nothing', async ({ page }) => {
    const registered = sentTo(page, 'POST /api/login/reg')
    await page.goto(at(paths.register))
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(account(page)).toBeFocused()
    await expect(page.getByText('Please fill this in')).toHaveCount(5)
    await expect(page.getByText('Please tick this')).toBeVisible()
    expect(registered).toHaveLength(0)
  })

  test('of a known account is refused beside the button', async ({ page }) => {
    await useExample(page, 'POST /api/login/reg', 'refused_account_registered')
    await page.goto(at(link))
    await account(page).fill('demo@example.com')
    await code(page).fill('482913')
    await password(page).fill('newbie1234')
    await again(page).fill('newbie1234')
    await agreement(page).check()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toContainText(/registered/i)
    await expect(account(page)).toHaveValue('demo@example.com')
  })
})

test.describe('logging in', () => {
  test('leads to the personal center', async ({ page }) => {
    await page.goto(at(paths.login))
    await submitLogin(page)
    await expect(title(page, 'User')).toBeVisible()
    await expect(page.getByText('Login succeeded')).toBeVisible()
    await expect(page.getByText('12,935.50')).toBeVisible()
  })

  test('with a wrong password says so and keeps the account', async ({ page }) => {
    await useExample(page, 'POST /api/login/index', 'refused_credentials_wrong')
    await page.goto(at(paths.login))
    await submitLogin(page, 'demo9999')
    await expect(page.getByRole('alert')).toContainText('Username or password wrong')
    await expect(page.getByLabel('Account')).toHaveValue('demo@example.com')
    await page.getByRole('alert').getByRole('link', { name: 'Set a new password' }).click()
    await expect(title(page, 'Forgot password')).toBeVisible()
  })

  test('comes back to the private page that asked for it, with its query', async ({ page }) => {
    const records = `${paths.withdrawalRecords}?status=failed`
    await page.goto(at(records))
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
    await expectAddress(page, paths.login)
    await expect(page.getByText(/Please log in first/)).toBeVisible()
    await submitLogin(page)
    await expect(title(page, 'Withdrawal records')).toBeVisible()
    await expectAddress(page, records)
    await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked()
  })

  for (const target of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
    test(`never leads to ${target}, whatever an address says`, async ({ page }) => {
      const query = `?returnTo=${encodeURIComponent(target)}&redirect=${encodeURIComponent(target)}`
      await page.goto(at(`${paths.login}${query}`))
      await submitLogin(page)
      await expect(title(page, 'User')).toBeVisible()
      await expectAddress(page, paths.user)
    })

    test(`never leads to ${target}, whatever the history holds`, async ({ page }) => {
      await page.goto(at(paths.login))
      await page.evaluate((returnTo) => {
        history.replaceState({ idx: 0, key: 'k', usr: { returnTo, inApp: true } }, '')
      }, target)
      await page.reload()
      await submitLogin(page)
      await expect(title(page, 'User')).toBeVisible()
      await expectAddress(page, paths.user)
    })
  }

  test('puts no token into an address', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(at(paths.login))
    await submitLogin(page)
    await expect(page.getByText('12,935.50')).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    expect(token).toMatch(/^h5demo-/)
    expect([page.url(), ...addresses].join('\n')).not.toContain(token)
  })
})

test('a forgotten password is replaced, and the login page knows the account', async ({ page }) => {
  await page.goto(at(paths.login))
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await account(page).fill('demo@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Code sent')).toBeVisible()
  await code(page).fill('482913')
  await password(page).fill('demo12345')
  await again(page).fill('demo12345')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('New password set. Please log in with it.')).toBeVisible()
  await expectAddress(page, paths.login)
  await expect(page.getByLabel('Account')).toHaveValue('demo@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test.describe('logging out', () => {
  async function logOut(page: Page) {
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  }

  test('leaves nothing behind: back shows the login page and no balance', async ({ page }) => {
    await logIn(page)
    await page.goto('./')
    await tabs(page).getByRole('link', { name: 'User' }).click()
    await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByText('From 100.00 USD to 8,420.50 USD')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await logOut(page)
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
    await expect(page.getByText('Logged out')).toBeVisible()

    await page.goForward()
    await expectAddress(page, paths.login)
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
    await expect(page.getByText('8,420.50')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByText('12,935.50')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('clears the device also without a network', async ({ page, context, complaints }) => {
    // The files of the login page are not there yet, either.
    complaints.expected(/DISCONNECTED|preload CSS|dynamically imported module|Failed to fetch/)
    await logIn(page)
    const dialogIsThere = page.waitForResponse(/overlay-parts.*js/)
    await page.goto(at(paths.user))
    await dialogIsThere
    await expect(page.getByText('12,935.50')).toBeVisible()
    await context.setOffline(true)
    await logOut(page)
    await expect(page.getByText(/Logged out on this device/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
