import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, expectAddress, formOf, hold, sentTo, submitLogin, title } from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import { movementsOf } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const SUBMIT = 'POST /api/user/exchange'
const RECORDS = 'GET /api/user/exchange_record'
const CHECKING = 'Result unknown, checking'
const MOVED = [
  'exchange: 100.13 USD from available to exchange',
  'exchange: 100.03 USDT from exchange to available',
]
/** A rate is published anew at every whole multiple of so many seconds. */
const RATE = 30

type Fault = { kind: string; milliseconds?: number; times?: number | null }

/** Lets calls of this user go wrong: the next one, or as many as the fault says. */
function spoil(sandbox: SandboxSite, { id: user }: Person, path: string, fault: Fault) {
  return sandbox.control('fault', { path, user, ...fault })
}

const amount = (page: Page) => page.getByLabel('Amount to give')
const button = (page: Page) => page.locator('form').getByRole('button', { name: /^Exchange/ })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^Exchange/ })
const exchanged = (page: Page) => page.getByText('Exchanged', { exact: true })
const idOf = (request: Parameters<typeof formOf>[0]) => formOf(request).request_id

/**
 * A user with the confirmation open, at the beginning of a rate: what goes wrong from here hits the
 * exchange itself and no question for the next rate.
 */
async function confirming(
  page: Page,
  sandbox: SandboxSite,
  { coin = 'USDT', value = '100.13' } = {},
): Promise<Person> {
  const person = await sandbox.user({ balances: { USD: '5000.00' } })
  await logInAs(page, person)
  const now = await sandbox.now()
  await sandbox.advance(RATE - (now % RATE) + 1)
  await page.goto(at(`${paths.exchange}?coin=${coin}`))
  await amount(page).fill(value)
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  return person
}

test.describe('an exchange whose answer is lost', () => {
  for (const kind of ['lost_answer', 'truncated']) {
    test(`(${kind}) is looked up, found, and never sent again`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/net::ERR|502/)
      const sent = sentTo(page, SUBMIT)
      const person = await confirming(page, sandbox)
      await spoil(sandbox, person, '/api/user/exchange', { kind })
      const find = await hold(page, RECORDS)
      await confirm(page).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await expect(page.getByText('100.13 USD')).toBeVisible()
      await expect(amount(page)).toHaveCount(0)
      await expect(page.getByText(/failed/i)).toHaveCount(0)
      find()
      await expect(exchanged(page)).toBeVisible()
      await expect(page.getByText('100.03 USDT')).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(await movementsOf(sandbox, person)).toEqual(MOVED)
    })
  }

  test('is found over a reload', async ({ page, sandbox, complaints }) => {
    complaints.expected(/net::ERR|502/)
    const sent = sentTo(page, SUBMIT)
    const person = await confirming(page, sandbox)
    await spoil(sandbox, person, '/api/user/exchange', { kind: 'lost_answer' })
    await spoil(sandbox, person, '/api/user/exchange_record', { kind: 'bad_gateway', times: null })
    await confirm(page).click()
    await expect(page.getByText(/server cannot be reached now\. We keep asking/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(CHECKING)).toBeVisible()
    await sandbox.control('no_faults')
    await expect(exchanged(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await movementsOf(sandbox, person)).toEqual(MOVED)
  })

  test('in 60 seconds of silence is no failure either', async ({ page, sandbox }) => {
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    const person = await confirming(page, sandbox)
    await spoil(sandbox, person, '/api/user/exchange', { kind: 'silence', milliseconds: 120_000 })
    const pressed = page.waitForRequest((request) => request.method() === 'POST')
    await confirm(page).click()
    await pressed
    await expect.poll(() => movementsOf(sandbox, person)).toEqual(MOVED)
    const find = await hold(page, RECORDS)
    await pass(page, sandbox, 61)
    await expect(page.getByText(CHECKING)).toBeVisible()
    find()
    await expect(exchanged(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test.describe('an exchange that never arrived', () => {
  for (const [kind, noise] of [
    ['bad_gateway', /502/],
    ['empty', null],
  ] as const) {
    test(`(${kind}) is known as such in time, and sent again at the present rate`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      if (noise) complaints.expected(noise)
      const sent = sentTo(page, SUBMIT)
      await page.clock.install()
      const person = await confirming(page, sandbox)
      await spoil(sandbox, person, '/api/user/exchange', { kind })
      await confirm(page).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await pass(page, sandbox, 80)
      await expect(page.getByText('Your request did not arrive')).toBeVisible()
      await expect(amount(page)).toHaveValue('100.13')
      expect(await movementsOf(sandbox, person)).toEqual([])

      await button(page).click()
      await confirm(page).click()
      await expect(exchanged(page)).toBeVisible()
      expect(sent).toHaveLength(2)
      // The rate of this coin never changes: it is the same intent.
      expect(idOf(sent[1])).toBe(idOf(sent[0]))
      expect(await movementsOf(sandbox, person)).toEqual(MOVED)
    })
  }
})

test.describe('a rate that ends while the confirmation is open', () => {
  test('is not sent: the present one is accepted by a press of its own', async ({
    page,
    sandbox,
  }) => {
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    const person = await confirming(page, sandbox, { coin: 'BTC' })
    const before = await dialog(page).getByRole('definition').last().textContent()
    await pass(page, sandbox, RATE + 1)
    await expect(dialog(page).getByText('The accepted rate is no longer valid')).toBeVisible()
    await expect(confirm(page)).toHaveAccessibleDescription('Accept the present rate first.')
    await expect(dialog(page).getByRole('definition').last()).toHaveText(before ?? '')
    await confirm(page).click({ force: true })
    expect(sent).toHaveLength(0)

    await dialog(page)
      .getByRole('button', { name: /^Accept / })
      .click()
    await expect(dialog(page).getByText(/^Valid for \d+ s$/)).toBeVisible()
    const after = await dialog(page).getByRole('definition').last().textContent()
    expect(after).not.toBe(before)
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
    const { list } = await sandbox.call(person, 'listExchangeRecords', { page: 1, limit: 20 })
    expect(`${list[0]?.currency_settlement} BTC`).toBe(after)
  })

  test('and that the server refuses is said so, and nothing was exchanged', async ({
    page,
    sandbox,
  }) => {
    const sent = sentTo(page, SUBMIT)
    const person = await confirming(page, sandbox, { coin: 'BTC' })
    // The page does not know of it: its own clock has not moved.
    await sandbox.advance(RATE)
    await confirm(page).click()
    await expect(
      dialog(page).getByText('The rate has changed. Nothing was exchanged.'),
    ).toBeVisible()
    expect(await movementsOf(sandbox, person)).toEqual([])
    await dialog(page)
      .getByRole('button', { name: /^Accept / })
      .click()
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(idOf(sent[1])).not.toBe(idOf(sent[0]))
    expect(await movementsOf(sandbox, person)).toHaveLength(2)
  })
})

test('an exchange pressed without a network is not sent, and not sent later', async ({
  page,
  context,
  sandbox,
}) => {
  const sent = sentTo(page, SUBMIT)
  const person = await confirming(page, sandbox)
  await context.setOffline(true)
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm(page)).toHaveAccessibleDescription(/Nothing was sent/)
  await confirm(page).click({ force: true })
  await page.keyboard.press('Enter')
  const refreshed = page.waitForResponse('**/api/user/exchange')
  await context.setOffline(false)
  await refreshed
  await expect(confirm(page)).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(0)
  expect(await movementsOf(sandbox, person)).toEqual([])
  await confirm(page).click()
  await expect(exchanged(page)).toBeVisible()
  expect(await movementsOf(sandbox, person)).toEqual(MOVED)
})

test('a session that ends in the middle of it brings back page and amount', async ({
  page,
  sandbox,
}) => {
  const person = await confirming(page, sandbox)
  await sandbox.control('log_out', { user: person.id })
  await confirm(page).click()
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await submitLogin(page, person.password, person.account)
  await expect(title(page, 'Exchange')).toBeVisible()
  await expectAddress(page, `${paths.exchange}?coin=USDT`)
  await expect(amount(page)).toHaveValue('100.13')
  expect(await movementsOf(sandbox, person)).toEqual([])
})

test('rates that come broken are an error with a retry, and no figure', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  complaints.expected(/net::ERR/)
  const person = await sandbox.user({ balances: { USD: '5000.00' } })
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.exchange))
  for (const kind of ['bad_gateway', 'empty', 'truncated']) {
    await spoil(sandbox, person, '/api/user/exchange', { kind, times: null })
    await page.reload()
    await expect(title(page, 'Exchange')).toBeVisible()
    // The app tries twice more, a second and two later.
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(page.getByText(/5,000/)).toHaveCount(0)
    await sandbox.control('no_faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('From 1.00 USD to 5,000.00 USD')).toBeVisible()
  }
})
