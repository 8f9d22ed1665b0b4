import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  askToWithdraw,
  at,
  confirmButton,
  expectAddress,
  fillWithdrawal,
  formOf,
  fundPasswordField,
  hold,
  sentTo,
  submitLogin,
  title,
  withdrawButton,
} from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import type { Withdrawer } from './people.ts'
import { movementsOf, withdrawalsOf, withdrawer } from './people.ts'
import type { SandboxSite } from './sandbox.ts'

const SUBMIT = 'POST /api/user/cash'
const RECORDS = 'GET /api/user/cash_record'
const RECEIVED = 'Withdrawal successful (please be patient and wait for approval)'
const CHECKING = 'Result unknown, checking'

/** Cents of 77 wait for a person, however long that takes. */
const AMOUNT = '1010.77'
const FROZEN = 'withdrawal: 1010.77 USD from available to frozen'

type Fault = { kind: string; milliseconds?: number; times?: number | null }

/** Lets calls of this user go wrong: the next one, or as many as the fault says. */
function spoil(sandbox: SandboxSite, { id: user }: Withdrawer, path: string, fault: Fault) {
  return sandbox.control('fault', { path, user, ...fault })
}

/** A user with the confirmation open: what goes wrong from here hits the withdrawal itself. */
async function confirming(page: Page, sandbox: SandboxSite): Promise<Withdrawer> {
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await askToWithdraw(page, AMOUNT, person.card)
  return person
}

const idOf = (request: Parameters<typeof formOf>[0]) => formOf(request).request_id

test.describe('a withdrawal whose answer is lost', () => {
  for (const kind of ['lost_answer', 'truncated']) {
    test(`(${kind}) is looked up, found, and never sent again`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/net::ERR|502/)
      const sent = sentTo(page, SUBMIT)
      const asked = sentTo(page, RECORDS)
      const person = await confirming(page, sandbox)
      await spoil(sandbox, person, '/api/user/cash', { kind })
      const find = await hold(page, RECORDS)
      await confirmButton(page).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await expect(page.getByText('1,010.77 USD')).toBeVisible()
      await expect(amountField(page)).toHaveCount(0)
      await expect(page.getByText(/failed/i)).toHaveCount(0)
      find()
      await expect(page.getByText(RECEIVED)).toBeVisible()

      expect(sent).toHaveLength(1)
      const ids = asked.map((request) => new URL(request.url()).searchParams.get('request_id'))
      expect(new Set(ids)).toEqual(new Set([idOf(sent[0])]))
      expect(await withdrawalsOf(sandbox, person)).toMatchObject([{ request_id: idOf(sent[0]) }])
      expect(await movementsOf(sandbox, person)).toEqual([FROZEN])
    })
  }

  test('is found over a reload and a server that cannot be reached, as what became of it', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expected(/net::ERR|502/)
    const sent = sentTo(page, SUBMIT)
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await askToWithdraw(page, '250.13', person.card)
    await spoil(sandbox, person, '/api/user/cash', { kind: 'lost_answer' })
    await spoil(sandbox, person, '/api/user/cash_record', { kind: 'bad_gateway', times: null })
    await confirmButton(page).click()
    await expect(page.getByText(/server cannot be reached now\. We keep asking/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(CHECKING)).toBeVisible()

    await sandbox.advance(10)
    await sandbox.control('no_faults')
    await expect(page.getByText('The withdrawal was refused in its review')).toBeVisible()
    await expect(page.getByText(RECEIVED)).toHaveCount(0)
    expect(sent).toHaveLength(1)
    expect(await movementsOf(sandbox, person)).toEqual([
      'withdrawal: 250.13 USD from available to frozen',
      'withdrawal_return: 250.13 USD from frozen to available',
    ])
  })

  test('in 60 seconds of silence is no failure either', async ({ page, sandbox }) => {
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    const person = await confirming(page, sandbox)
    await spoil(sandbox, person, '/api/user/cash', { kind: 'silence', milliseconds: 120_000 })
    const pressed = page.waitForRequest((request) => request.method() === 'POST')
    await confirmButton(page).click()
    await pressed
    await expect.poll(() => movementsOf(sandbox, person)).toEqual([FROZEN])
    const find = await hold(page, RECORDS)
    await pass(page, sandbox, 61)
    await expect(page.getByText(CHECKING)).toBeVisible()
    find()
    await expect(page.getByText(RECEIVED)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test.describe('a withdrawal that never arrived', () => {
  for (const [kind, noise] of [
    ['bad_gateway', /502/],
    ['empty', null],
  ] as const) {
    test(`(${kind}) is known as such in time, and sent again under the same number`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      if (noise) complaints.expected(noise)
      const sent = sentTo(page, SUBMIT)
      await page.clock.install()
      const person = await confirming(page, sandbox)
      await spoil(sandbox, person, '/api/user/cash', { kind })
      await confirmButton(page).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await pass(page, sandbox, 80)
      await expect(page.getByText('Your request did not arrive')).toBeVisible()
      await expect(amountField(page)).toHaveValue('1010.77')
      await expect(fundPasswordField(page)).toHaveValue('')
      expect(await movementsOf(sandbox, person)).toEqual([])

      await fundPasswordField(page).fill('fund1234')
      await withdrawButton(page).click()
      await confirmButton(page).click()
      await expect(page.getByText(RECEIVED)).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(idOf(sent[1])).toBe(idOf(sent[0]))
      expect(await movementsOf(sandbox, person)).toEqual([FROZEN])
    })
  }
})

test('a withdrawal pressed without a network is not sent, and not sent later', async ({
  page,
  context,
  sandbox,
}) => {
  const sent = sentTo(page, SUBMIT)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.withdraw))
  await fillWithdrawal(page, AMOUNT, person.card)
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\. What you see may be out of date/)).toBeVisible()
  await expect(withdrawButton(page)).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await withdrawButton(page).click()
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
  expect(await movementsOf(sandbox, person)).toEqual([])
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(await movementsOf(sandbox, person)).toEqual([FROZEN])
})

test('a session that ends in the middle of it brings back page and amount, and no password', async ({
  page,
  sandbox,
}) => {
  const person = await confirming(page, sandbox)
  await sandbox.control('log_out', { user: person.id })
  await confirmButton(page).click()
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await submitLogin(page, person.password, person.account)
  await expect(title(page, 'Withdraw')).toBeVisible()
  await expectAddress(page, paths.withdraw)
  await expect(amountField(page)).toHaveValue('1010.77')
  await expect(fundPasswordField(page)).toHaveValue('')
  expect(await movementsOf(sandbox, person)).toEqual([])
})

test('conditions that come broken are an error with a retry, and no figure', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  complaints.expected(/net::ERR/)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.withdraw))
  for (const kind of ['bad_gateway', 'empty', 'truncated']) {
    await spoil(sandbox, person, '/api/user/cash', { kind, times: null })
    await page.reload()
    await expect(title(page, 'Withdraw')).toBeVisible()
    // The app tries twice more, a second and two later.
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(page.getByText(/5,000/)).toHaveCount(0)
    await sandbox.control('no_faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('From 100.00 USD to 5,000.00 USD')).toBeVisible()
  }
})
