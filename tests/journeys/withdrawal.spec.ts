import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  askToWithdraw,
  at,
  balance,
  confirmButton,
  dialog,
  expectAddress,
  fillWithdrawal,
  formOf,
  fundPasswordField,
  hold,
  sentTo,
  sign,
  stored,
  title,
  withdrawButton,
} from '../e2e/app.ts'
import { expect, logInAs, otherDevice, pass, test } from './fixtures.ts'
import { RATE, toNextRate } from './money-flows.ts'
import {
  bindBitcoin,
  movementsOf,
  trade,
  withdrawalsOf,
  withdrawElsewhere,
  withdrawer,
} from './people.ts'

const SUBMIT = 'POST /api/user/cash'
const CHECKING = 'Result unknown, checking'
const RECEIVED = 'Withdrawal successful (please be patient and wait for approval)'
const HOUR = 3_600

/** A condition, in sight or, when it is met, folded. */
const condition = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('listitem', { includeHidden: true }).filter({ hasText: words })
const articles = (page: Page) => page.getByRole('article')

test.describe('a withdrawal', () => {
  test('moves the money to the cent, on screen and in the ledger', {
    tag: '@can.withdraw',
  }, async ({ page, sandbox }) => {
    await sandbox.reach('10:00')
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    const sent = sentTo(page, SUBMIT)
    await page.goto(at(paths.withdraw))
    await page.getByText('All 8 conditions met').click()
    const conditions = page.getByRole('list', { name: 'What you need to withdraw' })
    await expect(conditions.getByRole('listitem')).toHaveText([
      /Real-name verification/,
      /1 added/,
      /A fund password/,
      /Open now\. Closes in (11:00:00|10:59:\d\d)$/,
      /3 left today/,
      /100,000\.00 USD left today/,
      /No turnover needed/,
      /5,000\.00 USD available/,
    ])

    // Cents of 77 wait for a person, however long that takes.
    await fillWithdrawal(page, '1,010.77', person.card)
    await expect(page.locator('form').getByRole('definition')).toHaveText([
      '1,010.77 USD3,989.23 USD stays available',
      '10.11 USD',
      '1,000.66 USD',
    ])
    await withdrawButton(page).click()
    await sign(page)
    await expect(dialog(page)).toHaveAccessibleName('Withdraw 1,010.77 USD?')
    expect(sent).toHaveLength(0)
    await confirmButton(page).dblclick()
    await expect(page.getByText(RECEIVED)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(formOf(sent[0])).toMatchObject({ amount: '1010.77', fund_password: 'fund1234' })
    const frozen = 'withdrawal: 1010.77 USD from available to frozen'
    expect(await movementsOf(sandbox, person)).toEqual([frozen])
    expect(await stored(page)).not.toContain('fund1234')

    await page.getByRole('button', { name: 'Done' }).click()
    await expectAddress(page, paths.user)
    // Once its result was read, the device stores nothing of it.
    expect(await stored(page)).not.toMatch(/1010|fund1234/)
    await expect(balance(page, 'Available')).toHaveText('3,989.23')
    await expect(balance(page, 'On hold')).toHaveText('1,010.77')
    await page.goto(at(paths.withdrawalRecords))
    await expect(articles(page)).toHaveText([/1,010\.77 USD.*Under review/])

    const [record] = await withdrawalsOf(sandbox, person)
    const number = Number(record?.id.slice('wd_'.length))
    await sandbox.control('review', { kind: 'withdrawal', number, decision: 'success' })
    await page.reload()
    await expect(articles(page)).toHaveText([/Paid/])
    await articles(page).getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText('1,000.66 USD')
    expect(await movementsOf(sandbox, person)).toEqual([
      frozen,
      'withdrawal: 1000.66 USD from frozen to withdrawals',
      'withdrawal: 10.11 USD from frozen to fees',
    ])
    await page.goto(at(paths.user))
    await page.getByText('All balances').click()
    await expect(balance(page, 'Cash balance')).toHaveText('3,989.23')
    await expect(balance(page, 'On hold')).toHaveText('0.00')
  })

  test('in bitcoin arrives as it was promised, with its transaction', async ({ page, sandbox }) => {
    const person = await withdrawer(sandbox)
    const wallet = await bindBitcoin(sandbox, person)
    await logInAs(page, person)
    await sandbox.advance(await toNextRate(sandbox))
    await page.goto(at(paths.withdraw))
    await fillWithdrawal(page, '500.77', wallet)
    await withdrawButton(page).click()
    await sign(page)
    // The page does not know of it: its own clock has not moved.
    await sandbox.advance(RATE)
    await confirmButton(page).click()
    const accept = dialog(page).getByRole('button', { name: /^Accept / })
    await accept.click()
    await expect(dialog(page).getByText(/^Valid for \d+ s$/)).toBeVisible()
    const accepted = await dialog(page).getByRole('definition').last().textContent()
    await confirmButton(page).click()
    await expect(page.getByText(RECEIVED)).toBeVisible()
    const [record] = await withdrawalsOf(sandbox, person)
    const coins = `${record?.coin_payout?.amount} BTC`
    expect(accepted).toBe(`${coins}worth 495.76 USD`)

    const number = Number(record?.id.slice('wd_'.length))
    await sandbox.control('review', { kind: 'withdrawal', number, decision: 'success' })
    await page.goto(at(paths.withdrawalRecords))
    await articles(page).getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Withdrawal' })
    await expect(sheet).toContainText(coins)
    await expect(sheet.getByText(/^[0-9a-f]{64}/)).toBeVisible()
    expect(await movementsOf(sandbox, person)).toEqual([
      'withdrawal: 500.77 USD from available to frozen',
      'withdrawal: 495.76 USD from frozen to withdrawals',
      'withdrawal: 5.01 USD from frozen to fees',
    ])
  })

  test('that its review refuses comes back whole, and its place in the day too', async ({
    page,
    sandbox,
  }) => {
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await page.goto(at(paths.withdrawalRecords))
    await expect(page.getByText('No withdrawals yet')).toBeVisible()
    await withdrawElsewhere(sandbox, person, '200.00')
    await askToWithdraw(page, '300.13', person.card)
    await confirmButton(page).click()
    await expect(page.getByText(RECEIVED)).toBeVisible()

    await sandbox.advance(10)
    await page.getByRole('main').getByRole('link', { name: 'Withdrawal history' }).click()
    await expect(articles(page)).toHaveText([/300\.13 USD.*Declined/, /200\.00 USD.*Paid/])
    await articles(page).first().getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Withdrawal' })
    await expect(sheet.getByRole('listitem')).toHaveText([/Submitted/, /Declined/])
    await expect(sheet).toContainText('The bank returned the transfer.')
    await expect(sheet).toContainText('297.13 USD')
    expect(await movementsOf(sandbox, person)).toContain(
      'withdrawal_return: 300.13 USD from frozen to available',
    )
    await page.goto(at(paths.withdraw))
    await expect(condition(page, '3 withdrawals a day')).toContainText('2 left today')
    await expect(condition(page, 'At most')).toContainText('99,800.00 USD left today')
    await expect(condition(page, 'At least')).toContainText('4,800.00 USD available')
  })

  test('is the third of its day at most, whatever an open page still says', {
    tag: '@rule.withdrawal-count-limit',
  }, async ({ page, sandbox }) => {
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await withdrawElsewhere(sandbox, person, '110.00')
    await withdrawElsewhere(sandbox, person, '120.00')
    await page.goto(at(paths.withdraw))
    await expect(condition(page, '3 withdrawals a day')).toContainText('1 left today')
    await fillWithdrawal(page, '100.00', person.card)
    await withdrawButton(page).click()
    await sign(page)
    await withdrawElsewhere(sandbox, person, '130.00')
    await confirmButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Withdraw times limit: 3 a day/)
    expect(await withdrawalsOf(sandbox, person)).toHaveLength(3)

    await page.reload()
    await expect(withdrawButton(page)).toHaveAccessibleDescription(/No withdrawals left today/)
    // The next day, whatever hour it is now.
    await sandbox.reach('00:30')
    await sandbox.reach('10:00')
    await page.reload()
    await expect(condition(page, '3 withdrawals a day')).toContainText('3 left today')
    await fillWithdrawal(page, '100.00', person.card)
    await withdrawButton(page).click()
    await sign(page)
    await confirmButton(page).click()
    await expect(page.getByText(RECEIVED)).toBeVisible()
  })

  test('needs turnover for money that was paid in, and none is missing once it was traded', async ({
    page,
    sandbox,
  }) => {
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await sandbox.control('give', { user: person.id, class: 4, amount: '500.00' })
    await page.goto(at(paths.withdraw))
    const turnover = condition(page, 'Turnover of')
    await expect(turnover).toContainText('500.00 USD still needed')
    await expect(withdrawButton(page)).toHaveAccessibleDescription(
      /You still need 500\.00 USD of turnover/,
    )
    await expect(turnover.getByRole('link', { name: 'See the markets' })).toBeVisible()

    await trade(sandbox, person, '500.00')
    await page.reload()
    await expect(turnover).toContainText('500.00 USD done')
    await expect(withdrawButton(page)).not.toHaveAttribute('aria-disabled')
  })
})

test.describe('the hours of withdrawals', () => {
  test('end while the page is open, and begin again in the morning', {
    tag: '@rule.withdrawal-window',
  }, async ({ page, sandbox }) => {
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await sandbox.reach('20:50')
    await page.clock.install()
    await page.goto(at(paths.withdraw))
    await expect(condition(page, 'Open daily')).toContainText(/Closes in (10:00|0\d:\d\d)/)
    await fillWithdrawal(page, '100.00', person.card)
    await withdrawButton(page).click()
    await sign(page)
    await expect(dialog(page)).toBeVisible()
    await pass(page, sandbox, 601)
    await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(confirmButton(page)).toHaveAccessibleDescription(/open daily at 09:00 \(UTC\)/)
    await expect(withdrawElsewhere(sandbox, person, '100.00')).rejects.toThrow(
      /withdraw_time_limit.*"opens":"09:00","closes":"21:00"/,
    )
    await pass(page, sandbox, 12 * HOUR)
    await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled')
    await confirmButton(page).click()
    // What was asked in the evening is asked anew.
    await expect(dialog(page)).toContainText('We updated its figures')
    await confirmButton(page).click()
    await expect(page.getByText(RECEIVED)).toBeVisible()
  })

  for (const days of [-1, 1]) {
    test(`are counted by the server's clock on a device ${days} day off`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.reach('10:00')
      const person = await withdrawer(sandbox)
      await logInAs(page, person)
      const device = (await sandbox.now()) + days * 24 * HOUR
      await page.clock.install({ time: device * 1000 })
      await page.goto(at(paths.withdraw))
      await page.getByText('All 8 conditions met').click()
      await expect(page.getByRole('timer')).toHaveText(/^(11:00:00|10:59:\d\d)$/)
      await expect(withdrawButton(page)).not.toHaveAttribute('aria-disabled')
    })
  }
})

test.describe('two at once', () => {
  test('from two devices are one when the money is there for one', async ({
    page,
    browser,
    sandbox,
  }) => {
    const person = await withdrawer(sandbox, { usd: '1000.00' })
    const device = await otherDevice(browser)
    const other = await device.newPage()
    await Promise.all([page, other].map((each) => logInAs(each, person)))
    await askToWithdraw(page, '600.77', person.card)
    await askToWithdraw(other, '600.78', person.card)
    await Promise.all([page, other].map((each) => confirmButton(each).click()))
    const outcomes = [page, other].map((each) =>
      each.getByText(/^Withdrawal successful|your balance is not enough: 399\.2\d USD available/),
    )
    for (const outcome of outcomes) await expect(outcome).toBeVisible()
    const words = await Promise.all(outcomes.map((outcome) => outcome.textContent()))
    expect(words.filter((text) => text?.startsWith('Withdrawal successful'))).toHaveLength(1)
    expect(await movementsOf(sandbox, person)).toEqual([
      expect.stringMatching(/^withdrawal: 600\.7[78] USD from available to frozen$/),
    ])
    await device.close()
  })

  test('from two tabs are one: the second is told what became of the first', async ({
    page,
    context,
    sandbox,
  }) => {
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await askToWithdraw(page, '600.77', person.card)
    const other = await context.newPage()
    await askToWithdraw(other, '600.77', person.card)
    const arrive = await hold(page, SUBMIT)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await confirmButton(page).click()
    await sent
    await confirmButton(other).click()
    await expect(other.getByText('Result unknown, checking')).toBeVisible()
    arrive()
    await expect(page.getByText(RECEIVED)).toBeVisible()
    await expect(other.getByText(/^You sent a request in another tab/)).toBeVisible()
    await expect(other.getByText(RECEIVED)).toHaveCount(0)
    expect(await withdrawalsOf(sandbox, person)).toHaveLength(1)
  })
})

test('frozen funds are said in the personal center and refuse a withdrawal', async ({
  page,
  sandbox,
}) => {
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await askToWithdraw(page, '100.00', person.card)
  await sandbox.control('freeze', { user: person.id, frozen: true })
  await confirmButton(page).click()
  // The refusal says it, and so does the page once it knows.
  await expect(page.getByText('Your funds are blocked. Please contact').first()).toBeVisible()
  await expect(fundPasswordField(page)).toHaveCount(0)
  await expect(amountField(page)).toHaveValue('100.00')
  expect(await movementsOf(sandbox, person)).toEqual([])

  await page.goto(at(paths.user))
  await expect(title(page, 'User')).toBeVisible()
  await expect(page.getByText('Your funds are blocked')).toBeVisible()
  await page.getByRole('link', { name: 'Contact customer service' }).click()
  await expect(title(page, 'Customer service')).toBeVisible()
})

test('a fee that changes while a withdrawal is asked about is asked about anew, and binds', async ({
  page,
  sandbox,
}) => {
  await sandbox.reach('10:00')
  const person = await withdrawer(sandbox)
  const sent = sentTo(page, SUBMIT)
  await logInAs(page, person)
  try {
    await askToWithdraw(page, '202.02', person.card)
    await expect(dialog(page)).toContainText('Fee (1%)2.02 USD')
    await sandbox.control('fee', { kind: 'withdrawal', rate: '0.05' })
    await confirmButton(page).click()
    await expect(dialog(page)).toContainText('The figures have changed. Nothing was carried out.')
    await expect(dialog(page)).toContainText('Fee (5%)10.10 USDBefore: 2.02 USD')
    await expect(dialog(page)).toContainText('You receive191.92 USDBefore: 200.00 USD')
    await expect(confirmButton(page)).toHaveAccessibleDescription('Accept the new figures first.')
    expect(await movementsOf(sandbox, person)).toEqual([])

    await dialog(page).getByRole('button', { name: 'Accept the new figures' }).click()
    await expect(dialog(page)).toContainText('Fee (5%)10.10 USD')
    await confirmButton(page).click()
    await expect(page.getByText(RECEIVED)).toBeVisible()
    expect(sent.map((one) => formOf(one).fee)).toEqual(['2.02', '10.10'])
    const [record] = await withdrawalsOf(sandbox, person)
    expect(record).toMatchObject({ amount: '202.02', fee: '10.10', actual_amount: '191.92' })
    expect(await movementsOf(sandbox, person)).toEqual([
      'withdrawal: 202.02 USD from available to frozen',
    ])
  } finally {
    await sandbox.control('fee', { kind: 'withdrawal', rate: '0.01' })
  }
})

test('a withdrawal whose answer is lost is found as what became of it meanwhile', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  const sent = sentTo(page, SUBMIT)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await askToWithdraw(page, '250.13', person.card)
  await sandbox.spoil('/api/user/cash', { kind: 'lost_answer', person })
  await sandbox.spoil('/api/user/cash_record', { kind: 'bad_gateway', times: null, person })
  await confirmButton(page).click()
  await expect(page.getByText(/We can't connect right now\. We'll keep trying/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(CHECKING)).toBeVisible()

  await sandbox.advance(10)
  await sandbox.control('no_faults')
  await expect(page.getByText('We declined this withdrawal')).toBeVisible()
  await expect(page.getByText(RECEIVED)).toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(await movementsOf(sandbox, person)).toEqual([
    'withdrawal: 250.13 USD from available to frozen',
    'withdrawal_return: 250.13 USD from frozen to available',
  ])
})

test('the form of a withdrawal says that there is no network, and cannot be sent', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  // What is still on its way just then.
  complaints.possible(/ERR_INTERNET_DISCONNECTED/)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.withdraw))
  await fillWithdrawal(page, '250.13', person.card)
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\. What you see may be out of date/)).toBeVisible()
  await expect(withdrawButton(page)).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await expect(withdrawButton(page)).not.toHaveAttribute('aria-disabled', 'true')
})
