import type { Locator, Page } from '@playwright/test'
import { paths, purchaseActionPath, purchasePath } from '../../src/lib/paths.ts'
import { amountField, at, dialog, hold, sign, title } from '../e2e/app.ts'
import {
  askToBuy,
  availableOf,
  buy,
  buyer,
  centsOf,
  confirmButton,
  DAY,
  income,
  movedBy,
  projectBy,
  purchaseOf,
  shown,
  written,
} from './financing.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'

const DONE = 'Operation successful!'
const START = 500_000n

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

const main = (page: Page) => page.getByRole('main')
const formButton = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const action = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Actions' }).getByRole('listitem').filter({ hasText: name })
const row = (page: Page, day: number) =>
  page.getByRole('table', { name: /Income by day/ }).getByRole('row', {
    name: new RegExp(`^${day} `),
  })

/** Ticks the box of the risk where it is there, opens the confirmation and signs it. */
async function ask(page: Page, name: string | RegExp) {
  await expect(formButton(page, name)).toBeVisible()
  const box = page.getByRole('checkbox')
  if (await box.isVisible()) await box.check()
  await formButton(page, name).click()
  await sign(page)
}

test('a purchase earns day by day, matures, is renewed and settled early, to the cent', {
  tag: ['@can.renew', '@state.purchase-matured'],
}, async ({ page, sandbox }) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest' })
  const rate = project.daily_rate
  const cycle = BigInt(project.investment_cycle)
  const cents = 123_457n
  const daily = income(cents, rate)

  await logInAs(page, person)
  await askToBuy(page, project.id, '1234.57')
  await confirmButton(page).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await page.getByRole('link', { name: 'View investment' }).click()
  await expect(title(page, project.title)).toBeVisible()
  await expect(main(page)).toContainText('Income so far0.00 USD')
  await expect(main(page)).toContainText(`Whole cycle+${shown(daily * cycle)} USD`)
  await expect(main(page)).toContainText(`Next income+${shown(daily)} USD`)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(action(page, 'Renew')).toContainText('Possible once the investment has matured.')
  await expect(main(page)).toContainText('Checked: this app calculated the same income')

  // The first day that earns is the one after the purchase; its income is paid when it ends.
  await sandbox.advance(2 * DAY)
  await page.reload()
  await expect(main(page)).toContainText(`Income so far+${shown(daily)} USD`)
  await expect(row(page, 1)).toContainText('Paid')
  await expect(row(page, 2)).toContainText('Upcoming')
  await sandbox.advance(4 * DAY)
  await page.reload()
  await expect(main(page)).toContainText(`Income so far+${shown(daily * 5n)} USD`)
  expect((await movedBy(sandbox, person, 'project_income')).each).toEqual(Array(5).fill(daily))
  expect(await availableOf(sandbox, person)).toBe(START - cents + daily * 5n)

  await sandbox.advance((Number(cycle) - 5) * DAY)
  await page.reload()
  await expect(main(page).getByText('Matured and paid out', { exact: true })).toBeVisible()
  expect(await availableOf(sandbox, person)).toBe(START + daily * cycle)
  await expect(action(page, 'Redeem early')).toContainText('has matured and was paid out')

  // Renewed with its income, at the rate in sight.
  const both = cents + daily * cycle
  const dailyThen = income(both, rate)
  await action(page, 'Renew').getByRole('link').click()
  await page.getByRole('radio', { name: /Principal with income/ }).check()
  await expect(main(page)).toContainText(`Income per day${shown(dailyThen)} USD`)
  await ask(page, `Renew with ${shown(both)} USD`)
  await expect(dialog(page)).toContainText(`Principal and income${shown(both + dailyThen * cycle)}`)
  await inDialog(page, /^Renew with/).click()
  await expect(page.getByText(DONE)).toBeVisible()
  expect(await availableOf(sandbox, person)).toBe(START - cents)
  await page.getByRole('link', { name: 'View investment' }).click()
  await expect(page.getByRole('link', { name: /Renewed from/ })).toBeVisible()

  // Settled on its third day: two incomes were paid, that of the third is lost.
  await sandbox.advance(3 * DAY)
  await page.reload()
  await action(page, 'Redeem early').getByRole('link').click()
  await expect(main(page)).toContainText(`You get back at once${shown(both)} USD`)
  await expect(main(page)).toContainText(`Lost: today's income${shown(dailyThen)} USD`)
  await expect(main(page)).toContainText(`income paid so far${shown(dailyThen * 2n)} USD`)
  await expect(main(page)).toContainText(`${shown(dailyThen * (cycle - 3n))} USD`)
  await ask(page, `Redeem ${shown(both)} USD`)
  await inDialog(page, /^Redeem \d/).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(main(page)).toContainText(`Principal back`)
  expect(await availableOf(sandbox, person)).toBe(START + daily * cycle + dailyThen * 2n)
  expect((await movedBy(sandbox, person, 'project_principal')).each).toEqual([cents, both])

  // Nothing comes afterwards.
  await sandbox.advance(3 * DAY)
  await page.getByRole('link', { name: 'View investment' }).click()
  await expect(main(page)).toContainText(`Income lost${shown(dailyThen)} USD`)
  await expect(row(page, 3)).toContainText('Lost')
  await expect(main(page)).toContainText('Checked: this app calculated the same income')
  expect(await availableOf(sandbox, person)).toBe(START + daily * cycle + dailyThen * 2n)
})

test('income is held until the missing money is appended, paid then, and more from the next day', {
  tag: ['@can.append-money', '@state.purchase-awaiting-append'],
}, async ({ page, sandbox }) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest', append: true })
  const from = BigInt(project.append_from_day ?? 0)
  const missing = centsOf(project.append_money)
  const cents = 100_037n
  const daily = income(cents, project.daily_rate)
  const { id } = await buy(sandbox, person, project, written(cents))

  await sandbox.advance((Number(from) + 2) * DAY)
  const held = daily * 2n
  await logInAs(page, person)
  await page.goto(at(purchasePath(id)))
  await expect(
    page.getByText(`Add ${shown(missing)} USD or the project income cannot be received`, {
      exact: true,
    }),
  ).toBeVisible()
  await expect(main(page)).toContainText(`We hold ${shown(held)} USD of income`)
  await expect(row(page, Number(from))).toContainText('Held')
  expect((await movedBy(sandbox, person, 'project_income')).sum).toBe(daily * (from - 1n))

  await page.getByRole('link', { name: 'Top up now' }).click()
  await expect(amountField(page)).toHaveValue(shown(missing))
  await amountField(page).fill('149.99')
  await amountField(page).blur()
  await expect(page.getByText(`At least ${shown(missing)} USD.`)).toBeVisible()
  await amountField(page).fill(written(missing))
  const dailyThen = income(cents + missing, project.daily_rate)
  const daysLeft = BigInt(project.investment_cycle) - from - 2n
  await expect(main(page)).toContainText(`Held income, paid at once${shown(held)} USD`)
  await expect(main(page)).toContainText(`New income per day${shown(dailyThen)} USD`)
  await expect(main(page)).toContainText(
    `More income until expiry${shown((dailyThen - daily) * daysLeft)} USD`,
  )
  await ask(page, /^Top up 150/)
  await expect(dialog(page)).toContainText(`New principal${shown(cents + missing)} USD`)
  await inDialog(page, /^Top up/).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(main(page)).toContainText('Held income paid')
  expect(await availableOf(sandbox, person)).toBe(
    START - cents - missing + daily * (from - 1n) + held,
  )

  // Today still earns on what was there when it began.
  await sandbox.advance(2 * DAY)
  const { each } = await movedBy(sandbox, person, 'project_income')
  expect(each.slice(-3)).toEqual([held, daily, dailyThen])
  await page.getByRole('link', { name: 'View investment' }).click()
  await expect(page.getByText(/income cannot be received/)).toHaveCount(0)
  await expect(main(page)).toContainText('Checked: this app calculated the same income')
  const { purchase } = await purchaseOf(sandbox, person, id)
  expect(centsOf(purchase.income_expected)).toBe(daily * (from + 2n) + dailyThen * daysLeft)
})

test('nobody has to append: the principal comes back, and what was held is lost', {
  tag: '@can.settle',
}, async ({ page, sandbox }) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest', append: true })
  const from = project.append_from_day ?? 0
  const cents = 100_037n
  const daily = income(cents, project.daily_rate)
  const { id } = await buy(sandbox, person, project, written(cents))
  await sandbox.advance((from + 2) * DAY)
  await logInAs(page, person)
  await page.goto(at(purchaseActionPath(id, 'settle')))
  await expect(main(page)).toContainText(`Lost: held income${shown(daily * 2n)} USD`)
  await expect(main(page)).toContainText(`Lost: today's income${shown(daily)} USD`)
  await ask(page, /^Redeem \d/)
  await inDialog(page, /^Redeem \d/).click()
  await expect(page.getByText(DONE)).toBeVisible()
  expect(await availableOf(sandbox, person)).toBe(START + daily * BigInt(from - 1))
})

test('income that is due at expiry is paid for past days when one settles early', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  const cents = 98_765n
  const { id } = await buy(sandbox, person, project, written(cents))
  await sandbox.advance(4 * DAY)
  const past = income(cents, project.daily_rate, 3n)
  await logInAs(page, person)
  await page.goto(at(purchasePath(id)))
  await expect(main(page)).toContainText(`and ${shown(past)} USD, paid at expiry`)
  await action(page, 'Redeem early').getByRole('link').click()
  await expect(main(page)).toContainText(`Income from past days${shown(past)} USD`)
  await expect(main(page)).toContainText(`You get back at once${shown(cents + past)} USD`)
  await ask(page, /^Redeem \d/)
  await inDialog(page, /^Redeem \d/).click()
  await expect(page.getByText(DONE)).toBeVisible()
  expect(await availableOf(sandbox, person)).toBe(START + past)
  expect((await movedBy(sandbox, person, 'project_income')).each).toEqual([past])
})

test('a day that ends while the confirmation is open asks anew with the figures of the next', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  const cents = 98_765n
  const { id } = await buy(sandbox, person, project, written(cents))
  await sandbox.advance(2 * DAY)
  await sandbox.reach('23:59:00')
  await page.clock.install({ time: (await sandbox.now()) * 1000 })
  await logInAs(page, person)
  await page.goto(at(purchaseActionPath(id, 'settle')))
  const days = BigInt((await purchaseOf(sandbox, person, id)).purchase.days_done)
  const today = cents + income(cents, project.daily_rate, days)
  await expect(main(page)).toContainText(`You get back at once${shown(today)} USD`)
  await ask(page, /^Redeem \d/)
  await expect(dialog(page)).toContainText(`${shown(today)} USD`)
  await pass(page, sandbox, 90)
  await expect(inDialog(page, /^Redeem \d/)).toHaveAccessibleDescription(
    'Accept the new figures first.',
  )
  const tomorrow = cents + income(cents, project.daily_rate, days + 1n)
  await expect(dialog(page)).toContainText(
    `You get back at once${shown(tomorrow)} USDBefore: ${shown(today)} USD`,
  )
  expect((await movedBy(sandbox, person, 'project_principal')).each).toEqual([])
  await inDialog(page, 'Go back').click()
  await expect(main(page)).toContainText(`You get back at once${shown(tomorrow)} USD`)
})

test('a settlement that gives something else than was asked is refused and asked about anew', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  const cents = 98_765n
  const { id } = await buy(sandbox, person, project, written(cents))
  await sandbox.advance(2 * DAY)
  await sandbox.reach('23:59')
  await logInAs(page, person)
  await page.goto(at(purchaseActionPath(id, 'settle')))
  await ask(page, /^Redeem \d/)
  const days = BigInt((await purchaseOf(sandbox, person, id)).purchase.days_done)
  const asked = cents + income(cents, project.daily_rate, days)
  await expect(dialog(page)).toContainText(`${shown(asked)} USD`)
  // The page asks for the purchase by itself, and must not learn of the new day before the press.
  const refresh = await hold(page, 'GET /api/user/myproject')
  // What is pressed is still in time by a page that believes that it is today.
  await sandbox.advance(DAY - ((await sandbox.now()) % DAY))
  await inDialog(page, /^Redeem \d/).click()
  await expect(dialog(page)).toContainText('The figures have changed. Nothing was carried out.')
  refresh()
  const present = cents + income(cents, project.daily_rate, days + 1n)
  await expect(dialog(page)).toContainText(
    `You get back at once${shown(present)} USDBefore: ${shown(asked)} USD`,
  )
  expect((await movedBy(sandbox, person, 'project_principal')).each).toEqual([])
  await inDialog(page, 'Accept the new figures').click()
  await inDialog(page, `Redeem ${shown(present)} USD`).click()
  await expect(page.getByText(DONE)).toBeVisible()
  expect(await availableOf(sandbox, person)).toBe(START + present - cents)
})

test('a project that ends while the renewal is open says so, and takes nothing', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  const { id } = await buy(sandbox, person, project, '500.00')
  await sandbox.advance((project.investment_cycle + 2) * DAY)
  const before = await availableOf(sandbox, person)
  await logInAs(page, person)
  await page.goto(at(purchaseActionPath(id, 'renew')))
  await ask(page, /^Renew with/)
  // The page asks for the project by itself, and must not learn of it before the press.
  const refresh = await hold(page, 'GET /api/user/yeb')
  await sandbox.control('clock', { to: project.end_time })
  await inDialog(page, /^Renew with/).click()
  refresh()
  await expect(formButton(page, /^Renew/)).toHaveAccessibleDescription(
    'The project has ended and takes no more money.',
  )
  expect(await availableOf(sandbox, person)).toBe(before)
})

test('the countdown runs on the server clock, whatever the device says', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest' })
  const { id } = await buy(sandbox, person, project, '500.00')
  await sandbox.reach('20:00:00')
  // A day and an hour ahead.
  await page.clock.install({ time: ((await sandbox.now()) + 25 * 3600) * 1000 })
  await logInAs(page, person)
  await page.goto(at(purchasePath(id)))
  await expect(page.getByRole('timer')).toHaveText(/^(3:59:\d\d|4:00:00)$/)
  await pass(page, sandbox, 3 * 3600)
  await expect(page.getByRole('timer')).toHaveText(/^(59:\d\d|1:00:00)$/)
})

test('my projects are listed by state, each with the way to it', {
  tag: '@state.purchase-earning',
}, async ({ page, sandbox }) => {
  const person = await buyer(sandbox)
  const daily = await projectBy(sandbox, person, { method: 'daily_interest' })
  const short = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  await buy(sandbox, person, short, '300.00')
  await sandbox.advance((short.investment_cycle + 1) * DAY)
  await buy(sandbox, person, daily, '700.00')
  await logInAs(page, person)
  await page.goto(at(paths.project))
  await page.getByRole('link', { name: 'My projects' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Matured' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('300.00 USD')
  await page.getByRole('radio', { name: 'Top-up needed' }).click()
  await expect(page.getByText('None of your investments has this status.')).toBeVisible()
  await page.getByRole('radio', { name: 'Earning', exact: true }).click()
  // By key: rows move while the list measures them, and a press may begin and end on two of them.
  await page.getByRole('article').getByRole('link').press('Enter')
  await expect(title(page, daily.title)).toBeVisible()
})
