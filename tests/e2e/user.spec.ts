import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, tabs, title } from './app.ts'
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
  const figures = page.getByRole('definition')
  await expect(figures).toHaveText([
    '12,935.50 USD',
    '9,935.50',
    '8,420.50',
    '1,515.00',
    '12,922.90',
    '+12.60',
    '+486.25',
  ])
  const state = page.getByRole('region', { name: 'Status' }).getByRole('listitem')
  await expect(state).toHaveText([
    'Real-name verification Passed',
    'Fund password Set',
    'Unread messages 3',
  ])
})

test('the state of the verification is said in words', async ({ page }) => {
  for (const [example, words] of [
    ['newbie', 'Not verified'],
    ['under_review', 'Under review'],
    ['rejected', 'Rejected'],
    ['unknown_status', 'Unknown status'],
  ] as const) {
    await openWith(page, example)
    await expect(page.getByRole('region', { name: 'Status' })).toContainText(words)
  }
})

test('many unread messages are "99+" on the tab and counted for readers', async ({ page }) => {
  await showExample(page, USER, 'many_unread')
  await page.goto('./')
  await expect(tabs(page).getByText('99+')).toBeVisible()
  await expect(page.getByRole('link', { name: /^User \d{3,} unread messages$/ })).toBeVisible()
})

test('no unread message has no badge', async ({ page }) => {
  await showExample(page, USER, 'no_unread')
  await page.goto(at(paths.user))
  await expect(page.getByText('Alex')).toBeVisible()
  await expect(page.getByRole('link', { name: 'User', exact: true })).toBeVisible()
})

test('the public number is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at(paths.user))
  await page.getByRole('button', { name: 'Copy the user ID' }).click()
  await expect(page.getByText('copied successfully')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('100237')
})

test('each row leads to a page that exists', async ({ page }) => {
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
