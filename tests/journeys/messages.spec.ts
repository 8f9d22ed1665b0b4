import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, bell, title } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { withdrawElsewhere, withdrawer } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const rows = (page: Page) => page.getByRole('feed').getByRole('article')

/** A user with unread messages about a withdrawal, to which no more come by themselves. */
async function withUnread(sandbox: SandboxSite): Promise<Person> {
  const person = await withdrawer(sandbox)
  await withdrawElsewhere(sandbox, person, '200.00')
  // Its review is over by then.
  await sandbox.advance(7_200)
  return person
}

const unreadOf = async (sandbox: SandboxSite, person: Person) =>
  (await sandbox.call(person, 'listMessages', { page: 1, limit: 20 })).unread.total

test('opening a message marks it as read, here, on the server and in the other tab', {
  tag: '@can.read-messages',
}, async ({ page, context, sandbox }) => {
  const person = await withUnread(sandbox)
  const before = await unreadOf(sandbox, person)
  await logInAs(page, person)
  await page.goto(at(paths.user))
  await expect(bell(page)).toHaveAccessibleName(new RegExp(`^${before} unread`))
  const other = await context.newPage()
  await other.goto(at(paths.messages))
  await expect(rows(other).first()).toContainText('Unread')
  await rows(other).first().getByRole('button').click()
  const sheet = other.getByRole('dialog')
  await expect(sheet).toContainText('Reference number')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(rows(other).first()).not.toContainText('Unread')
  await expect(rows(other).first().getByRole('button')).toBeFocused()

  await expect.poll(() => unreadOf(sandbox, person)).toBe(before - 1)
  await expect(bell(page)).toHaveAccessibleName(
    before === 1 ? 'Messages' : new RegExp(`^${before - 1} unread`),
  )
})

test('all are marked at once, and no count stays anywhere', async ({ page, context, sandbox }) => {
  const person = await withUnread(sandbox)
  await logInAs(page, person)
  const home = await context.newPage()
  await logInAs(home, person)
  await home.goto('./')
  await expect(bell(home)).toHaveAccessibleName(/unread/)
  await page.goto(at(paths.messages))
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All read')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeVisible()
  expect(await unreadOf(sandbox, person)).toBe(0)
  await expect(bell(home)).toHaveAccessibleName('Messages')
  await page.reload()
  await expect(page.getByText('All read')).toBeVisible()
})

test('a message leads to the page that it is about', async ({ page, sandbox }) => {
  const person = await withUnread(sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.messages))
  const kind = page.getByRole('radio', { name: /^Withdrawals/ })
  await kind.click()
  await expect(kind).toBeChecked()
  await rows(page).first().getByRole('button').click()
  await page.getByRole('link', { name: 'View details' }).click()
  await expect(title(page, 'Withdrawal history')).toBeVisible()
  await expect(page.getByText('200.00 USD')).toBeVisible()
})
