import type { Page } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import {
  amountField,
  askToWithdraw,
  at,
  confirmButton,
  dialog,
  expectAddress,
  hold,
  title,
} from './app.ts'
import { expect, logIn, test } from './fixtures.ts'

/*
 * Back: the browser's button, Android's, and the swipe from the edge. A page of the history is one
 * press, whatever was open on it.
 */

test.beforeEach(({ page }) => logIn(page))

/** Opens the personal center, and from there the withdrawal records. */
async function openRecords(page: Page) {
  await page.goto(at(paths.user))
  await page.getByRole('button', { name: 'History' }).click()
  await sheet(page, 'History').getByRole('link', { name: 'Withdrawal history' }).click()
  await expect(title(page, 'Withdrawal history')).toBeVisible()
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openRecord(page: Page) {
  await page.getByRole('article').nth(2).getByRole('button').click()
  await expect(sheet(page, 'Withdrawal')).toBeVisible()
}

test('closes a confirmation on the first page of a visit, and what the form has is kept', async ({
  page,
}) => {
  await askToWithdraw(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expectAddress(page, paths.withdraw)
  await expect(amountField(page)).toHaveValue('1010')
})

test('leaves the page once its sheet is closed, however that was done', async ({ page }) => {
  await openRecords(page)
  await openRecord(page)
  await page.goBack()
  await expect(sheet(page, 'Withdrawal')).toHaveCount(0)
  await openRecord(page)
  await sheet(page, 'Withdrawal').getByRole('button', { name: 'Close' }).click()
  await openRecord(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Withdrawal')).toHaveCount(0)
  await expectAddress(page, paths.withdrawalRecords)
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
})

test('leads from a page to the one whose sheet led there, and Forward to it again', async ({
  page,
}) => {
  await openRecords(page)
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(title(page, 'Withdrawal history')).toBeVisible()
})

test('and Forward after it opens nothing', async ({ page }) => {
  await openRecords(page)
  await openRecord(page)
  await page.goBack()
  await expect(sheet(page, 'Withdrawal')).toHaveCount(0)
  await page.goForward()
  await expectAddress(page, paths.withdrawalRecords)
  await expect(sheet(page, 'Withdrawal')).toHaveCount(0)
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
})

test('does not close a confirmation that is under way, however often it is pressed', async ({
  page,
}) => {
  await page.goto(at(paths.user))
  const answer = await hold(page, 'POST /api/user/cash')
  await askToWithdraw(page)
  await confirmButton(page).click()
  for (let presses = 0; presses < 3; presses += 1) {
    await page.goBack()
    // The router undoes the step.
    await expect.poll(() => page.evaluate(() => history.state.idx)).toBe(1)
  }
  await expect(confirmButton(page)).toHaveAttribute('aria-busy')
  answer()
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
})

test('is not needed after a result, which stands in sight of a form that was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await askToWithdraw(page)
  await confirmButton(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(/^Withdrawal successful/)).toBeInViewport()
})

test('keeps what was chosen in a sheet', async ({ page }) => {
  await page.goto(at(paths.user))
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('radio', { name: 'History' }).click()
  await page.getByRole('radio', { name: 'Contract' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await sheet(page, 'Filter').getByRole('radio', { name: 'Won' }).click()
  const filtered = `${paths.orders}?view=contract&result=win`
  await expectAddress(page, filtered)
  await page.goBack()
  await expect(sheet(page, 'Filter')).toHaveCount(0)
  await expectAddress(page, filtered)
  await expect(page.getByRole('article')).toHaveText([/Won/, /Won/, /Won/])
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
})

test('stays on the page while what a sheet chose is still rendering', async ({ page }) => {
  await page.goto(at(paths.user))
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('radio', { name: 'History' }).click()
  await page.getByRole('radio', { name: 'Contract' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await sheet(page, 'Filter')
    .getByRole('radio', { name: 'Won' })
    .evaluate((radio: HTMLElement) => {
      const { replaceState } = window.history
      window.history.replaceState = function (...entry) {
        replaceState.apply(this, entry)
        window.history.replaceState = replaceState
        window.history.back()
      }
      radio.click()
    })
  await expect(sheet(page, 'Filter')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveText([/Won/, /Won/, /Won/])
  await expectAddress(page, `${paths.orders}?view=contract&result=win`)
})

test('leaves a page that was reloaded with its sheet open', async ({ page }) => {
  await openRecords(page)
  await openRecord(page)
  await page.reload()
  await expect(title(page, 'Withdrawal history')).toBeVisible()
  await expect(sheet(page, 'Withdrawal')).toHaveCount(0)
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
})

test('leads to the page on which an address was typed over its open sheet', async ({ page }) => {
  await openRecords(page)
  await openRecord(page)
  await page.goto(at(paths.security))
  await expect(title(page, 'Security')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Withdrawal history')).toBeVisible()
  await expect(sheet(page, 'Withdrawal')).toHaveCount(0)
  await page.goBack()
  await expect(title(page, 'User')).toBeVisible()
})

test('leads from the login page past the page whose session ended over its confirmation', async ({
  page,
}) => {
  await page.goto('./')
  await askToWithdraw(page)
  await page.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(title(page, 'H5 Demo')).toBeVisible()
})

test('leaves the whole screen of a chart, and the stake is kept', async ({ page }) => {
  await page.goto(at(tradePath('BTCUSD')))
  // An order that turns out to run leaves the whole screen, too.
  await expect(page.getByRole('radio', { name: 'Ticks' })).toBeChecked()
  await page.getByLabel('Amount (USD)').fill('37')
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  const leave = page.getByRole('button', { name: 'Exit full screen' })
  await expect(leave).toBeVisible()
  await page.goBack()
  await expect(leave).toHaveCount(0)
  await expect(page.getByLabel('Amount (USD)')).toHaveValue('37')
})

test.describe('from a half-filled form', () => {
  const name = (page: Page) => page.getByLabel('Address', { exact: true })
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' })
  const answer = (page: Page, words: string) =>
    question(page).getByRole('button', { name: words }).click()

  /** Comes from the payment methods by a typed address. */
  async function fillIn(page: Page) {
    await page.goto(at(paths.user))
    await page.goto(at(paths.paymentMethods))
    await expect(title(page, 'Payment methods')).toBeVisible()
    await page.goto(at(paths.bindWallet))
    await name(page).fill('TXYZ')
  }

  test('that a typed address led to, asks; who stays is there, and who leaves one page before', async ({
    page,
  }) => {
    await fillIn(page)
    await page.goBack()
    await answer(page, 'Stay here')
    await expectAddress(page, paths.bindWallet)
    await expect(name(page)).toHaveValue('TXYZ')
    await page.goBack()
    await answer(page, 'Leave')
    await expect(title(page, 'Payment methods')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'User')).toBeVisible()
  })

  test('is an answer to its question', async ({ page }) => {
    await fillIn(page)
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await page.goBack()
    await expect(question(page)).toHaveCount(0)
    await expectAddress(page, paths.bindWallet)
    await expect(name(page)).toHaveValue('TXYZ')
  })

  test('a typed address asks; who stays is there, and who leaves is where it leads', async ({
    page,
  }) => {
    await fillIn(page)
    await page.evaluate((path) => (location.hash = path), paths.security)
    await answer(page, 'Stay here')
    await expectAddress(page, paths.bindWallet)
    await expect(name(page)).toHaveValue('TXYZ')
    await page.evaluate((path) => (location.hash = path), paths.security)
    await answer(page, 'Leave')
    await expect(title(page, 'Security')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAddress(page, paths.bindWallet)
    await page.goBack()
    await expect(title(page, 'Payment methods')).toBeVisible()
  })
})
