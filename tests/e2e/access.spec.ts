import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, confirmLogOut, expectAddress, loginFor, sentTo, submitLogin, title } from './app.ts'
import { expect, logIn, test } from './fixtures.ts'

const account = (page: Page) => page.getByLabel('Phone number or email address')
const password = (page: Page) => page.getByLabel('New password', { exact: true })

test.describe('registration', () => {
  const link = `${paths.register}?invitation_code=h5demo`

  test('keeps all entries while the terms are read over it, and Back closes them', async ({
    page,
  }) => {
    await page.goto(at(link))
    await account(page).fill('newbie@example.com')
    await password(page).fill('newbie1234')
    await page.getByRole('link', { name: 'privacy notice' }).click()
    const terms = page.getByRole('dialog', { name: 'Privacy notice' })
    await expect(terms.getByText(/^Version /)).toBeVisible()
    await page.goBack()
    await expect(terms).toHaveCount(0)
    await expectAddress(page, link)
    await expect(account(page)).toHaveValue('newbie@example.com')
    await expect(page.getByLabel('Invitation code')).toHaveValue('H5DEMO')
    await expect(password(page)).toHaveValue('newbie1234')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(stored).not.toContain('newbie1234')
  })

  test('is seen whole on a phone of 360 x 640 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(at(paths.register))
    await expect(account(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Register' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: /Log in/ })).toBeInViewport({ ratio: 1 })
  })

  test('names each missing field and sends nothing', {
    tag: '@rule.all-filled-before-submit',
  }, async ({ page }) => {
    const registered = sentTo(page, 'POST /api/login/reg')
    await page.goto(at(paths.register))
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(account(page)).toBeFocused()
    await expect(page.getByText('Please fill this in')).toHaveCount(5)
    await expect(page.getByText('Please tick this')).toBeVisible()
    expect(registered).toHaveLength(0)
  })

  test('takes one press, although the error of the field that it leaves moves the button', async ({
    page,
  }) => {
    await page.goto(at(paths.register))
    await password(page).fill('short')
    const button = page.getByRole('button', { name: 'Register' })
    // Near its upper edge a press is off the button once anything above it grows.
    await button.click({ position: { x: 40, y: 4 } })
    await expect(page.getByText('At least 6 characters')).toBeVisible()
    await expect(page.getByText('Please fill this in')).toHaveCount(4)
  })
})

test.describe('logging in never leads out of the app', () => {
  /** Forgets the session, and the app: what is opened next begins anew. */
  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => localStorage.clear())
    await page.goto('./icon.svg')
  }

  const targets = ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']

  test('whatever an address says', async ({ page }) => {
    for (const target of targets) {
      await page.goto(at(loginFor(target)))
      await submitLogin(page)
      await expect(title(page, 'User')).toBeVisible()
      await expectAddress(page, paths.user)
      await leave(page)
    }
  })
})

test('logging out clears the device also without a network', async ({
  page,
  context,
  complaints,
}) => {
  // The files of the login page are not there yet, either.
  complaints.expected(/DISCONNECTED|preload CSS|dynamically imported module|Failed to fetch/)
  await logIn(page)
  await page.goto(at(paths.settings))
  await expect(page.getByText(/^\d+\.\d+\.\d+-[0-9a-f]{8} · /)).toBeVisible()
  await context.setOffline(true)
  await confirmLogOut(page)
  await expect(page.getByText(/Logged out on this device/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
