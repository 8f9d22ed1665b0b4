import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, bell, title } from './app.ts'
import { expect, logIn, showExample, test } from './fixtures.ts'

const USER = 'GET /api/user/index'

/** Opens the page anew with this answer. */
async function openWith(page: Page, example: string): Promise<void> {
  await showExample(page, USER, example)
  await page.goto(at(paths.user))
  await page.reload()
}

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test('the personal center shows the balances, the masked account and the state', async ({
  page,
}) => {
  await page.goto(at(paths.user))
  await expect(page.getByText('Alex')).toBeVisible()
  await expect(page.getByText('dem****com')).toBeVisible()
  await expect(page.getByText('demo@example.com')).toHaveCount(0)
  await page.getByText('All balances').click()
  const figures = page.getByRole('definition')
  await expect(figures).toHaveText([
    '15,773.49 USD',
    '8,420.50',
    '1,515.00',
    '3,000.00',
    '2,837.99',
    '12,935.50Cash and projects, without coins',
    '9,935.50',
    '12,922.90',
    '+12.60',
    '+486.25',
  ])
  await expect(page.getByRole('link', { name: 'Verification Verified' })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('3 unread messages')
})

test('the state of the verification is said in words', async ({ page }) => {
  for (const [example, words] of [
    ['newbie', 'Not verified'],
    ['under_review', 'Under review'],
    ['rejected', 'Declined'],
    ['unknown_status', 'Unknown status'],
  ] as const) {
    await openWith(page, example)
    await expect(page.getByRole('link', { name: `Verification ${words}` })).toBeVisible()
  }
})

test('many unread messages are "99+" on the bell of each tab and counted for readers', async ({
  page,
}) => {
  await showExample(page, USER, 'many_unread')
  for (const path of [paths.aboutUs, paths.index, paths.project, paths.user]) {
    await page.goto(at(path))
    await expect(bell(page)).toHaveText('99+')
    await expect(bell(page)).toHaveAccessibleName(/^\d{3,} unread messages$/)
  }
  await bell(page).click()
  await expect(title(page, 'Messages')).toBeVisible()
})

test('no unread message has no badge', async ({ page }) => {
  await showExample(page, USER, 'no_unread')
  await page.goto(at(paths.user))
  await expect(page.getByText('Alex')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Messages')
})

test('the public number is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at(paths.user))
  await page.getByRole('button', { name: 'Copy user ID' }).click()
  await expect(page.getByText('copied successfully')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('100237')
})

test('each way leads to a page that exists', async ({ page }) => {
  await page.goto(at(paths.user))
  await expect(page.getByText('Alex')).toBeVisible()
  const links = page.getByRole('main').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('User')
    await expect(title(page, 'Page not found')).toHaveCount(0)
  }
})
