import { readFile } from 'node:fs/promises'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  answerWithErrorPage,
  askToWithdraw,
  at,
  confirmButton,
  dialog,
  expectAddress,
  fillWithdrawal,
  formOf,
  fundPasswordField,
  handle,
  loseAnswers,
  moveServerClock,
  sentTo,
  submitLogin,
  title,
  withdrawButton,
} from './app.ts'
import { expect, logIn, test, useExample } from './fixtures.ts'

const VIEW = 'GET /api/user/cash'
const SUBMIT = 'POST /api/user/cash'
const RECORDS = 'GET /api/user/cash_record'
const SUCCESS = 'Withdrawal successful (please be patient and wait for approval)'
const HOUR = 3_600

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test.describe('a withdrawal', () => {
  test('goes from the conditions to its record', async ({ page }) => {
    const sent = sentTo(page, SUBMIT)
    await page.goto(at(paths.withdraw))
    const conditions = page.getByRole('list', { name: 'What a withdrawal needs' })
    await expect(conditions.getByRole('listitem')).toHaveText([
      /Verified real name/,
      /4 bound/,
      /A fund password/,
      /Open now\. Closes in 5:(30:00|29:\d\d)$/,
      /2 left today/,
      /98,990\.00 USD left today/,
      /5,000\.00 USD done/,
      /8,420\.50 USD available/,
    ])

    await fillWithdrawal(page, '1,010.50')
    const form = page.locator('form')
    await expect(form.getByRole('definition')).toHaveText([
      '1,010.50 USD7,410.00 USD stays available',
      '10.11 USD',
      '1,000.39 USD',
    ])
    await withdrawButton(page).click()
    await expect(dialog(page)).toHaveAccessibleName('Withdraw 1,010.50 USD?')
    await expect(dialog(page)).toContainText('10.11 USD')
    await expect(dialog(page)).toContainText('1,000.39 USD')
    expect(sent).toHaveLength(0)

    await confirmButton(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(sent).toHaveLength(1)
    const { request_id: requestId, ...form1 } = formOf(sent[0])
    expect(form1).toEqual({ target_id: 'pm_1001', amount: '1010.5', fund_password: 'fund1234' })
    expect(requestId).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/)

    await page.getByRole('main').getByRole('link', { name: 'Withdrawal records' }).click()
    await expect(title(page, 'Withdrawal records')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Under review')
  })

  test('leaves neither amount nor password behind once it is done', async ({ page }) => {
    await askToWithdraw(page)
    await confirmButton(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(stored).not.toContain('1010')
    expect(stored).not.toContain('fund1234')
    await page.getByRole('button', { name: 'Done' }).click()
    await expectAddress(page, paths.user)
  })

  for (const [amount, message] of [
    ['99.99', 'At least 100.00 USD.'],
    ['8420.51', 'Only 8,420.50 USD is available.'],
    ['100.001', 'At most 2 decimals.'],
    ['much', 'Enter an amount in digits, such as 100.50.'],
  ] as const) {
    test(`of ${amount} is refused with the number of the rule`, async ({ page }) => {
      await page.goto(at(paths.withdraw))
      await fillWithdrawal(page, amount)
      await withdrawButton(page).click()
      await expect(amountField(page)).toHaveAccessibleDescription(new RegExp(escaped(message)))
      await expect(dialog(page)).toHaveCount(0)
    })
  }

  test('of more than is left today is refused with what is left', async ({ page }) => {
    await useExample(page, VIEW, 'little_amount_left')
    await page.goto(at(paths.withdraw))
    await fillWithdrawal(page, '1200.01')
    await withdrawButton(page).click()
    await expect(amountField(page)).toHaveAccessibleDescription(/Only 1,200\.00 USD is left today/)
    await page.getByRole('button', { name: 'Max' }).click()
    await expect(amountField(page)).toHaveValue('1200.00')
  })

  for (const [example, reason, way] of [
    ['window_closed', /They open daily at 09:00 \(UTC\)/, null],
    ['times_used_up', /No withdrawal is left today/, null],
    ['amount_used_up', /0\.00 USD is left today/, null],
    ['turnover_missing', /Turnover of 1,830\.00 USD/, 'See the markets'],
    ['real_name_missing', /Verify your real name/, null],
    ['real_name_under_review', /still under review/, 'Customer service'],
    ['real_name_rejected', /Verify your real name/, null],
    ['card_missing', /Bind a card, an address/, null],
    ['fund_password_missing', /Set a fund password/, null],
    ['balance_low', /42\.10 USD is available/, null],
    ['everything_missing', /Verify your real name/, null],
  ] as const) {
    test(`is off with its reason: ${example}`, async ({ page }) => {
      await useExample(page, VIEW, example)
      await page.goto(at(paths.withdraw))
      await expect(withdrawButton(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(withdrawButton(page)).toHaveAccessibleDescription(reason)
      if (way !== null) {
        const list = page.getByRole('list', { name: 'What a withdrawal needs' })
        await expect(list.getByRole('link', { name: way })).toBeVisible()
      }
    })
  }

  test('that the server refuses says why, mends the amount and wants the password anew', async ({
    page,
  }) => {
    await useExample(page, SUBMIT, 'refused_withdraw_amount_too_small')
    await askToWithdraw(page)
    await confirmButton(page).click()
    await expect(page.getByRole('alert')).toContainText(/\d USD/)
    await expect(fundPasswordField(page)).toHaveValue('')
    await expect(amountField(page)).toHaveValue('1010')
    await page.getByRole('alert').getByRole('button', { name: /^Set / }).click()
    await expect(amountField(page)).not.toHaveValue('1010')
  })
})

test.describe('one press', () => {
  test('twice in a row is one request', async ({ page }) => {
    const sent = sentTo(page, SUBMIT)
    await askToWithdraw(page)
    await confirmButton(page).dblclick()
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('by finger and Enter while the answer is awaited is one request', async ({ page }) => {
    const sent = sentTo(page, SUBMIT)
    let answer: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await handle(page, SUBMIT, async (route) => {
      await released
      await route.continue()
    })
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
})

test.describe('a lost answer', () => {
  for (const [name, handler, noise] of [
    ['the connection breaks after the server has done it', loseAnswers, /ERR_CONNECTION_RESET/],
    ['a proxy answers with its own page', answerWithErrorPage, /502/],
  ] as const) {
    test(`is looked up and never sent again: ${name}`, async ({ page, complaints }) => {
      complaints.expected(noise)
      const sent = sentTo(page, SUBMIT)
      const asked = sentTo(page, RECORDS)
      await handle(page, SUBMIT, handler)
      await useExample(page, RECORDS, 'empty')
      await askToWithdraw(page)
      await confirmButton(page).click()
      await expect(page.getByText('Result unknown, checking')).toBeVisible()
      await expect(page.getByText('1,010.00 USD')).toBeVisible()
      await expect(amountField(page)).toHaveCount(0)
      await expect(page.getByText(/failed/i)).toHaveCount(0)

      await useExample(page, RECORDS, 'done')
      await expect(page.getByText(SUCCESS)).toBeVisible()
      expect(sent).toHaveLength(1)
      const { request_id: requestId } = formOf(sent[0])
      const lookedUp = asked.map((request) => new URL(request.url()).searchParams.get('request_id'))
      expect(new Set(lookedUp)).toEqual(new Set([requestId]))
    })
  }

  test('is still being looked up after a reload', async ({ page, complaints }) => {
    complaints.expected(/ERR_CONNECTION_RESET/)
    const sent = sentTo(page, SUBMIT)
    await handle(page, SUBMIT, loseAnswers)
    await useExample(page, RECORDS, 'empty')
    await askToWithdraw(page)
    await confirmButton(page).click()
    await expect(page.getByText('Result unknown, checking')).toBeVisible()

    await page.reload()
    await expect(page.getByText('Result unknown, checking')).toBeVisible()
    await useExample(page, RECORDS, 'done')
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('of a request that never arrived ends with "did not arrive" and the same id', async ({
    page,
    complaints,
  }) => {
    complaints.expected(/ERR_CONNECTION_RESET/)
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    await moveServerClock(page, 0)
    await handle(page, SUBMIT, (route) => route.abort('connectionreset'))
    await useExample(page, RECORDS, 'empty')
    await askToWithdraw(page)
    await confirmButton(page).click()
    await expect(page.getByText('Result unknown, checking')).toBeVisible()
    await moveServerClock(page, 80)
    await page.clock.fastForward(80_000)
    await expect(page.getByText('Your request did not arrive')).toBeVisible()
    await expect(amountField(page)).toHaveValue('1010')
    await expect(fundPasswordField(page)).toHaveValue('')

    await handle(page, SUBMIT, (route) => route.continue())
    await fundPasswordField(page).fill('fund1234')
    await withdrawButton(page).click()
    await confirmButton(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(formOf(sent[1]).request_id).toBe(formOf(sent[0]).request_id)
  })

  for (const [example, words] of [
    ['success', 'The withdrawal was paid out'],
    ['failed', 'The withdrawal was refused in its review'],
    ['unknown_status', 'The withdrawal was received. Its status is not known.'],
  ] as const) {
    test(`that is found as ${example} says what became of it`, async ({ page, complaints }) => {
      complaints.expected(/ERR_CONNECTION_RESET/)
      await handle(page, SUBMIT, loseAnswers)
      await useExample(page, RECORDS, example)
      await askToWithdraw(page)
      await confirmButton(page).click()
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByText(SUCCESS)).toHaveCount(0)
    })
  }

  test('of 60 seconds of silence is no failure either', async ({ page }) => {
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    await moveServerClock(page, 0)
    await handle(page, SUBMIT, () => undefined)
    await useExample(page, RECORDS, 'empty')
    await askToWithdraw(page)
    const pressed = page.waitForRequest((request) => request.method() === 'POST')
    await confirmButton(page).click()
    await pressed
    await moveServerClock(page, 61)
    await page.clock.fastForward(61_000)
    await expect(page.getByText('Result unknown, checking')).toBeVisible()
    await useExample(page, RECORDS, 'done')
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test.describe('without a network', () => {
  test('nothing is sent, and nothing is sent later', async ({ page, context }) => {
    const sent = sentTo(page, SUBMIT)
    await askToWithdraw(page)
    await context.setOffline(true)
    await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(confirmButton(page)).toHaveAccessibleDescription(/Nothing was sent/)
    await confirmButton(page).click({ force: true })
    await page.keyboard.press('Enter')

    const refreshed = page.waitForResponse('**/api/user/cash')
    await context.setOffline(false)
    await refreshed
    await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled')
    expect(sent).toHaveLength(0)
    await confirmButton(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('every page says so, and the entries stay', async ({ page, context }) => {
    await page.goto(at(paths.withdraw))
    await fillWithdrawal(page)
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline\. What you see may be out of date/)).toBeVisible()
    await expect(amountField(page)).toHaveValue('1010')
    await expect(withdrawButton(page)).toHaveAttribute('aria-disabled', 'true')
    await context.setOffline(false)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
    await expect(withdrawButton(page)).not.toHaveAttribute('aria-disabled')
  })
})

test('a session that ends in the middle brings back page and amount, and no password', async ({
  page,
}) => {
  await useExample(page, SUBMIT, 'unauthenticated')
  await askToWithdraw(page)
  await confirmButton(page).click()
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await submitLogin(page)
  await expect(title(page, 'Withdraw')).toBeVisible()
  await expectAddress(page, paths.withdraw)
  await expect(amountField(page)).toHaveValue('1010')
  await expect(fundPasswordField(page)).toHaveValue('')
})

test.describe('the window', () => {
  test('closes while the page is open, and takes the confirmation along', async ({ page }) => {
    await page.clock.install()
    await moveServerClock(page, 0)
    await askToWithdraw(page)
    await useExample(page, VIEW, 'window_closed')
    await moveServerClock(page, 5.6 * HOUR)
    await page.clock.fastForward(5.6 * HOUR * 1_000)
    await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(confirmButton(page)).toHaveAccessibleDescription(/They open daily at 09:00/)
  })

  for (const days of [-1, 1]) {
    test(`is right to the second on a device ${days} day off`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + days * 24 * HOUR * 1_000 })
      await page.goto(at(paths.withdraw))
      await expect(page.getByRole('timer')).toHaveText(/^5:(30:00|29:5\d)$/)
      await expect(withdrawButton(page)).not.toHaveAttribute('aria-disabled')
    })
  }
})

test.describe('the conditions', () => {
  for (const [name, handler] of [
    ['a page of a proxy', answerWithErrorPage],
    ['an empty answer', 'empty'],
    ['half an answer', 'half'],
    ['an answer against the contract', 'wrong'],
  ] as const) {
    test(`replaced by ${name} are an error with a retry, and no figure`, async ({
      page,
      complaints,
    }) => {
      const bodies = { empty: '', half: '{"code":1,"msg":"", "ti', wrong: WRONG_VIEW }
      if (typeof handler === 'string') {
        await handle(page, VIEW, (route) =>
          route.fulfill({ contentType: 'application/json', body: bodies[handler] }),
        )
      } else {
        complaints.expected(/502/)
        await handle(page, VIEW, handler)
      }
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
})

/** An available balance that is a number, and nothing of the rest. */
const WRONG_VIEW = JSON.stringify({
  code: 1,
  msg: '',
  time: 1_795_188_600,
  data: { available: 9_999_999, currency: 'USD' },
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test.describe('the records', () => {
  test('say each state by its word, an unknown one neutrally', async ({ page }) => {
    await page.goto(at(paths.withdrawalRecords))
    await expect(page.getByRole('article')).toHaveText([
      /1,010\.00 USD.*Under review.*To arrive 999\.90/,
      /500\.00 USD.*Success.*Actual arrival amount 495\.00/,
      /250\.00 USD.*Failed.*Nothing arrived/,
      /1,200\.50 USD.*Success.*1,188\.49/,
      /300\.00 USD.*Unknown status/,
    ])
    const colours = await Promise.all(
      ['Success', 'Failed', 'Unknown status'].map((word) =>
        page
          .getByRole('article')
          .getByText(word, { exact: true })
          .first()
          .evaluate((tag) => getComputedStyle(tag).color),
      ),
    )
    expect(new Set(colours).size).toBe(3)
  })

  test('open with all figures, the reason and the steps, and close again', async ({ page }) => {
    await page.goto(at(paths.withdrawalRecords))
    await page.getByRole('article').nth(2).getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Withdrawal' })
    await expect(sheet).toContainText('The bank returned the transfer.')
    await expect(sheet).toContainText('247.50 USD')
    await expect(sheet.getByRole('listitem')).toHaveText([/Under review/, /Failed/])
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toHaveCount(0)
  })

  test('come page by page to the end', async ({ page }) => {
    const asked = sentTo(page, RECORDS)
    await useExample(page, RECORDS, 'long_list')
    await page.goto(at(paths.withdrawalRecords))
    await expect(page.getByText('26 records')).toBeVisible()
    const end = page.getByText('No more records')
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
    await page.getByRole('radio', { name: 'Failed' }).check()
    await expectAddress(page, `${paths.withdrawalRecords}?status=failed`)
    await expect(page.getByRole('article')).toHaveText([/250\.00 USD.*Failed/])
  })

  test('are saved as a file with all of them', async ({ page }) => {
    await useExample(page, RECORDS, 'long_list')
    await page.goto(at(paths.withdrawalRecords))
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^withdrawals-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(27)
    expect(lines[0]).toContain('Record number,Submitted (UTC),Type,To,Number,Currency,Amount,Fee')
    expect(lines[1]).toMatch(
      /^wd_4126,[\dT:-]{19}Z,Bank card,Example Bank,411\*{4}111,USD,150\.00,1\.50,148\.50,/,
    )
    await expect(page.getByText('26 records saved')).toBeVisible()
  })

  test('that are none say so', async ({ page }) => {
    await useExample(page, RECORDS, 'empty')
    await page.goto(at(paths.withdrawalRecords))
    await expect(page.getByText('No withdrawal yet')).toBeVisible()
  })
})
