import { paths } from '../../src/lib/paths.ts'
import {
  answerWithErrorPage,
  askToWithdraw,
  at,
  handle,
  loseAnswers,
  withdrawButton,
} from './app.ts'
import { expect, expectNoAxeViolationsInAnyColour, logIn, showExample, test } from './fixtures.ts'

/**
 * Pages are measured at their full length, in pixels: what a bar covers in part, until one scrolls,
 * is no target too small.
 */
const TALL = 6_000

/** Every page has axe on its tour; these are more states, which `npm run test:full` looks at. */
const full = { tag: '@full' }

test.describe('states of a page', () => {
  test.use({ viewport: { width: 390, height: TALL } })

  test.beforeEach(async ({ page }) => {
    await logIn(page)
  })

  for (const [operation, example, path] of [
    ['GET /api/user/cash', 'everything_missing', paths.withdraw],
    ['GET /api/user/cash', 'unknown_status', paths.withdraw],
    ['GET /api/user/cash', 'refused_account_locked', paths.withdraw],
    ['GET /api/user/cash_record', 'empty', paths.withdrawalRecords],
    ['GET /api/user/cash_record', 'refused_network_error', paths.withdrawalRecords],
    ['GET /api/user/index', 'funds_frozen', paths.user],
    ['GET /api/user/index', 'newbie', paths.user],
    ['GET /api/index/ajaxdata', 'stale', paths.index],
    ['GET /api/index/ajaxdata', 'holiday', paths.index],
    ['GET /api/index/home', 'refused_network_error', paths.aboutUs],
    ['GET /api/user/yeb_project', 'empty', paths.project],
    ['GET /api/user/ajaxorder_list', 'due', paths.orders],
    ['GET /api/user/ajaxorder_list', 'empty', paths.orders],
    ['GET /api/user/orderlist', 'word_differs', `${paths.orders}?view=contract`],
    ['GET /api/user/orderlist', 'unknown_status', `${paths.orders}?view=contract&symbol=CL1`],
    ['GET /api/user/orderlist', 'project', `${paths.orders}?view=project`],
    ['GET /api/user/orderlist', 'refused_network_error', `${paths.orders}?view=history`],
  ] as const) {
    test(`${operation} ${example}`, full, async ({ page }) => {
      await showExample(page, operation, example)
      const answered = page.waitForResponse((response) =>
        operation.endsWith(` ${new URL(response.url()).pathname}`),
      )
      await page.goto(at(path))
      await answered
      await expect(page.getByRole('main')).toHaveText(/\S/)
      await expect(page.locator('main').getByText('Loading')).toHaveCount(0)
      await expectNoAxeViolationsInAnyColour(page)
    })
  }

  test('a form with its errors', async ({ page }) => {
    await page.goto(at(paths.withdraw))
    await withdrawButton(page).click()
    await expect(page.getByText('Please fill this in').first()).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })

  test('the confirmation, and an outcome that is unknown', async ({ page, complaints }) => {
    complaints.expected(/ERR_CONNECTION_RESET/)
    await handle(page, 'POST /api/user/cash', loseAnswers)
    await showExample(page, 'GET /api/user/cash_record', 'empty')
    await askToWithdraw(page)
    await expectNoAxeViolationsInAnyColour(page)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Withdraw/ })
      .click()
    await expect(page.getByText('Result unknown, checking')).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
    await showExample(page, 'GET /api/user/cash_record', 'done')
    await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })

  test('a refusal beside the button', full, async ({ page }) => {
    await showExample(page, 'POST /api/user/cash', 'refused_withdraw_amount_too_small')
    await askToWithdraw(page)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Withdraw/ })
      .click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })

  test('a record in its sheet', full, async ({ page }) => {
    await page.goto(at(paths.withdrawalRecords))
    await page.getByRole('article').nth(2).getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText('The bank returned the transfer.')
    await expectNoAxeViolationsInAnyColour(page)
  })

  for (const example of ['win', 'loss', 'draw', 'word_differs', 'unknown_status']) {
    test(`the receipt of an order: ${example}`, full, async ({ page }) => {
      await showExample(page, 'GET /api/user/orderlist', example)
      await page.goto(at(`${paths.orders}?view=contract`))
      await page.getByRole('article').first().getByRole('button').click()
      await expect(page.getByRole('dialog')).toContainText('Order number')
      await expectNoAxeViolationsInAnyColour(page)
    })
  }

  test('the filter of the orders, set', async ({ page }) => {
    await page.goto(at(`${paths.orders}?view=history&symbol=BTCUSD&result=win&from=2026-11-01`))
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('dialog').getByLabel('First day')).toHaveValue('2026-11-01')
    await expectNoAxeViolationsInAnyColour(page)
  })

  test('the question before logging out, and its toast', async ({ page }) => {
    await page.goto(at(paths.settings))
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })

  test('an error with its retry, and no network', full, async ({ page, context, complaints }) => {
    complaints.expected(/502/)
    complaints.possible(/ERR_INTERNET_DISCONNECTED/)
    await handle(page, 'GET /api/user/cash', answerWithErrorPage)
    await page.goto(at(paths.withdraw))
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline\. What you see/)).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })
})
