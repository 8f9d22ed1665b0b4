import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, title } from './app.ts'
import { expect, logIn, test } from './fixtures.ts'
import { pages, visit } from './pages.ts'

/** Goes on by Tab until the part has the focus. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  const hasFocus = () => part.evaluate((element) => element === document.activeElement)
  do await page.keyboard.press('Tab')
  while (!(await hasFocus()))
}

/**
 * What has the focus, and whether one sees it: an outline around it, around its box or the frame beside
 * it, or around the surface that it lays over its row.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const looks = [
      getComputedStyle(element),
      getComputedStyle(element.parentElement ?? element),
      ...[...(element.parentElement?.children ?? [])].map((beside) => getComputedStyle(beside)),
      getComputedStyle(element, '::after'),
    ]
    const isOutlined = looks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    )
    return { isOutlined, html: element.outerHTML.slice(0, 120) }
  })

test('the first stop jumps over the bar to the content', async ({ page }) => {
  await page.goto(at(paths.login))
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Account', { exact: true })).toBeFocused()
})

test('logging in takes nothing but keys', async ({ page }) => {
  await page.goto(at(paths.login))
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await tabTo(page, page.getByLabel('Account', { exact: true }))
  await page.keyboard.type('demo@example.com')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(title(page, 'User')).toBeVisible()
})

test('withdrawing takes nothing but keys, and the focus never gets lost', async ({ page }) => {
  await logIn(page)
  await page.goto(at(paths.withdraw))
  await expect(page.locator('form')).toBeVisible()
  await tabTo(page, page.getByLabel('To', { exact: true }))
  await page.keyboard.type('Example')
  await tabTo(page, page.getByLabel('Amount', { exact: true }))
  await page.keyboard.type('1010')
  const submit = page.getByRole('main').getByRole('button', { name: 'Withdraw 1,010.00 USD' })
  await tabTo(page, submit)
  await page.keyboard.press('Enter')

  const password = dialog(page).getByLabel('Fund password', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(submit).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await page.keyboard.type('fund1234')
  const confirm = dialog(page).getByRole('button', { name: /^Withdraw/ })
  await tabTo(page, confirm)
  // It takes a press once the question has stood still.
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
  const around = page.locator(':focus').filter({ hasText: 'Withdrawal successful' })
  await expect(around).toBeVisible()
})

test('a sheet is opened, left and returned from by keys', async ({ page }) => {
  await logIn(page)
  await page.goto(at(paths.withdrawalRecords))
  const row = page.getByRole('article').first().getByRole('button')
  await expect(row).toBeVisible()
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const hasFocus = () => sheet.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(row).toBeFocused()
})

const walked: readonly string[] = [paths.aboutUs, paths.index, paths.login, paths.register]
for (const shown of pages.filter(({ address }) => walked.includes(address))) {
  test(`every stop on ${shown.address} shows its focus`, async ({ page }) => {
    await visit(page, shown)
    await page.keyboard.press('Tab')
    let stops = 0
    for (let at = await focused(page); at && stops < 40; at = await focused(page)) {
      expect(at.isOutlined, at.html).toBe(true)
      stops += 1
      await page.keyboard.press('Tab')
    }
    expect(stops).toBeGreaterThan(8)
  })
}
