import { paths } from '../../src/lib/paths.ts'
import { askToWithdraw, at, confirmButton, dialog, hold } from './app.ts'
import { expect, logIn, test } from './fixtures.ts'

test.beforeEach(({ page }) => logIn(page))

test('a confirmation that is under way stays, however often Escape is pressed', async ({
  page,
}) => {
  const answer = await hold(page, 'POST /api/user/cash')
  await askToWithdraw(page)
  await confirmButton(page).click()
  // A browser lets a page keep a dialog open once, and closes it at the next Escape.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape')
  await expect(confirmButton(page)).toHaveAttribute('aria-busy')
  answer()
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
})

test('a sheet leaves the page behind it in its place, and a press beside it closes it', async ({
  page,
}) => {
  await page.goto(at(paths.withdrawalRecords))
  await page.getByRole('article').nth(2).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Withdrawal' })
  await expect(sheet).toContainText('The bank returned the transfer.')
  await page.mouse.move(195, 40)
  await page.mouse.wheel(0, 400)
  await page.mouse.click(195, 40)
  await expect(sheet).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a confirmation on a low screen keeps its buttons in sight, and its figures in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await askToWithdraw(page)
  await expect(confirmButton(page)).toBeInViewport({ ratio: 1 })
  const end = dialog(page).getByText(/customer service can help/)
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 1 })
  await expect(confirmButton(page)).toBeInViewport({ ratio: 1 })
})
