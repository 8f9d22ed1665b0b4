import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  askToWithdraw,
  at,
  confirmButton,
  dialog,
  expectAddress,
  fillWithdrawal,
  fundPasswordField,
  handle,
  hold,
  loseAnswers,
  sentTo,
  title,
  withdrawButton,
} from './app.ts'
import { expect, logIn, showExample, test } from './fixtures.ts'

const VIEW = 'GET /api/user/cash'
const SUBMIT = 'POST /api/user/cash'
const RECORDS = 'GET /api/user/cash_record'
const SUCCESS = 'Withdrawal successful (please be patient and wait for approval)'

/** An available balance that is a number, and nothing of the rest. */
const WRONG_VIEW = JSON.stringify({
  code: 1,
  msg: '',
  time: 1_795_188_600,
  data: { available: 9_999_999, currency: 'USD' },
})

/** Opens the page anew with these conditions. */
async function openWith(page: Page, example: string): Promise<void> {
  await showExample(page, VIEW, example)
  await page.goto(at(paths.withdraw))
  await page.reload()
}

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test.describe('a withdrawal', () => {
  test('of a wrong amount is refused with the number of the rule', async ({ page }) => {
    await page.goto(at(paths.withdraw))
    await fillWithdrawal(page)
    for (const [amount, message] of [
      ['99.99', 'At least 100.00 USD.'],
      ['8420.51', 'Only 8,420.50 USD is available.'],
      ['100.001', 'At most 2 decimals.'],
      ['much', 'Enter an amount in digits, such as 100.50.'],
    ] as const) {
      await amountField(page).fill(amount)
      await withdrawButton(page).click()
      await expect(amountField(page)).toBeFocused()
      await expect(amountField(page)).toHaveAccessibleDescription(new RegExp(escaped(message)))
      await expect(dialog(page)).toHaveCount(0)
    }
  })

  test('of more than is left today is refused with what is left', async ({ page }) => {
    await showExample(page, VIEW, 'little_amount_left')
    await page.goto(at(paths.withdraw))
    await fillWithdrawal(page, '1200.01')
    await withdrawButton(page).click()
    await expect(amountField(page)).toHaveAccessibleDescription(/Only 1,200\.00 USD is left today/)
    await page.getByRole('button', { name: /^Max/ }).click()
    await expect(amountField(page)).toHaveValue('1200.00')
  })

  test('is off with its reason while a condition is missing', async ({ page }) => {
    for (const [example, reason, way] of [
      ['amount_used_up', /Left today: 0\.00 USD/, null],
      ['real_name_missing', /Verify your name/, null],
      ['real_name_under_review', /still reviewing your verification/, 'Customer service'],
      ['real_name_rejected', /Verify your name/, null],
      ['card_missing', /Add a card, account or address/, null],
      ['fund_password_missing', /Set a fund password/, null],
      ['balance_low', /Available: 42\.10 USD/, null],
      ['everything_missing', /Verify your name/, null],
    ] as const) {
      await openWith(page, example)
      await expect(withdrawButton(page), example).toHaveAttribute('aria-disabled', 'true')
      await expect(withdrawButton(page)).toHaveAccessibleDescription(reason)
      if (way !== null) {
        const list = page.getByRole('list', { name: 'What you still need to withdraw' })
        await expect(list.getByRole('link', { name: way })).toBeVisible()
      }
    }
  })

  test('that the server refuses says why, mends the amount and wants the password anew', async ({
    page,
  }) => {
    await showExample(page, SUBMIT, 'refused_withdraw_amount_too_small')
    await askToWithdraw(page)
    await confirmButton(page).click()
    await expect(page.getByRole('alert')).toContainText(/\d USD/)
    await expect(fundPasswordField(page)).toHaveCount(0)
    await expect(amountField(page)).toHaveValue('1010')
    await page.getByRole('alert').getByRole('button', { name: /^Use / }).click()
    await expect(amountField(page)).not.toHaveValue('1010')
  })
})

test('one press by finger and Enter while the answer is awaited is one request', async ({
  page,
}) => {
  const sent = sentTo(page, SUBMIT)
  const answer = await hold(page, SUBMIT)
  await askToWithdraw(page)
  await confirmButton(page).tap()
  await expect(confirmButton(page)).toHaveAttribute('aria-busy', 'true')
  await confirmButton(page).focus()
  await page.keyboard.press('Enter')
  await confirmButton(page).tap({ force: true })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  answer()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a withdrawal that is found with a status of tomorrow says that it is not known', async ({
  page,
  complaints,
}) => {
  complaints.expected(/ERR_CONNECTION_RESET/)
  await handle(page, SUBMIT, loseAnswers)
  await showExample(page, RECORDS, 'unknown_status')
  await askToWithdraw(page)
  await confirmButton(page).click()
  await expect(
    page.getByText("You submitted your withdrawal. We can't tell its status right now."),
  ).toBeVisible()
  await expect(page.getByText(SUCCESS)).toHaveCount(0)
})

for (const [name, body] of [
  ['half', '{"code":1,"msg":"", "ti'],
  ['against the contract', WRONG_VIEW],
] as const) {
  test(`conditions whose answer is ${name} are an error with a retry, and no figure`, {
    ...(name === 'half' && { tag: '@full' }),
  }, async ({ page }) => {
    await handle(page, VIEW, (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.clock.install()
    await page.goto(at(paths.withdraw))
    await expect(title(page, 'Withdraw')).toBeVisible()
    // The app tries twice more, a second and two later.
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(page.getByText(/8,420|9,999,999/)).toHaveCount(0)

    await handle(page, VIEW, (route) => route.continue())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('From 100.00 USD to 8,420.50 USD')).toBeVisible()
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test.describe('the records', () => {
  test('say each state by its word, an unknown one neutrally', async ({ page }) => {
    await page.goto(at(paths.withdrawalRecords))
    await expect(page.getByRole('article')).toHaveText([
      /1,010\.00 USD.*Under review/,
      /500\.00 USD.*Paid/,
      /250\.00 USD.*Declined/,
      /1,200\.50 USD.*Paid/,
    ])
    const colourOf = (word: string) =>
      page
        .getByRole('article')
        .getByText(word, { exact: true })
        .first()
        .evaluate((tag) => getComputedStyle(tag).color)
    const colours = [await colourOf('Paid'), await colourOf('Declined')]

    await showExample(page, RECORDS, 'unknown_status')
    await page.reload()
    await expect(page.getByRole('article')).toHaveText([/300\.00 USD.*Unknown status/])
    expect(new Set([...colours, await colourOf('Unknown status')]).size).toBe(3)
  })

  test('come page by page to the end', async ({ page }) => {
    const asked = sentTo(page, RECORDS)
    await showExample(page, RECORDS, 'long_list')
    await page.goto(at(paths.withdrawalRecords))
    await expect(page.getByText('26 items')).toBeVisible()
    const end = page.getByText('No more items')
    await expect(async () => {
      await page.mouse.wheel(0, 2_000)
      await expect(end).toBeInViewport({ timeout: 200 })
    }).toPass()
    await expect(page.locator('[aria-posinset="26"]')).toBeVisible()
    const pages = asked.map((request) => new URL(request.url()).searchParams.get('page'))
    expect(pages).toEqual(['1', '2'])
  })

  test('filter by status in the address', async ({ page }) => {
    await page.goto(at(paths.withdrawalRecords))
    await page.getByRole('radio', { name: 'Declined' }).click()
    await expectAddress(page, `${paths.withdrawalRecords}?status=failed`)
    await expect(page.getByRole('article')).toHaveText([/250\.00 USD.*Declined/])
  })

  test('are saved as a file with all of them', async ({ page }) => {
    await showExample(page, RECORDS, 'long_list')
    await page.goto(at(paths.withdrawalRecords))
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const file = await saved
    await expect(page.getByText('26 items saved')).toBeVisible()
    expect(file.suggestedFilename()).toMatch(/^withdrawals-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(27)
    expect(lines[0]).toContain(
      'Reference number,Submitted (UTC),Type,To,Number,Currency,Amount,Fee',
    )
    expect(lines[1]).toMatch(
      /^wd_4125,[\dT:-]{19}Z,Wallet address,USDT TRC20,TQn\*{4}LSE,USD,187\.13,1\.87,185\.26,/,
    )
  })
})
