import type { Page } from '@playwright/test'
import { paths, purchaseActionPath, purchasePath } from '../../src/lib/paths.ts'
import {
  amountField,
  at,
  dialog,
  expectAddress,
  formOf,
  fundPasswordField,
  hold,
  sentTo,
  submitLogin,
  title,
} from '../e2e/app.ts'
import { buy, buyer, DAY, projectBy, purchaseOf } from './financing.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import { movementsOf } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const DONE = 'Operation successful!'
const CHECKING = 'Result unknown, checking'
const PURCHASE = 'GET /api/user/myproject'

/** Something that is done with a purchase, and the one movement by which the ledger knows it. */
interface Act {
  name: 'append' | 'renew' | 'settle'
  path: string
  /** The call by which its outcome is looked up. */
  asks: string
  button: RegExp
  /** Days after which it is possible. */
  days: number
  moves: string
  /** The amount that is typed, where one is. */
  amount?: string
}

const acts: readonly Act[] = [
  {
    name: 'append',
    path: '/api/user/yebappend',
    asks: PURCHASE,
    button: /^Append/,
    days: 2,
    moves: 'project_append: 120.13 USD from available to financing',
    amount: '120.13',
  },
  {
    name: 'renew',
    path: '/api/user/yebkeep',
    asks: 'GET /api/user/project_orderlist',
    button: /^Renew with/,
    days: 9,
    moves: 'project_purchase: 340.27 USD from available to financing',
  },
  {
    name: 'settle',
    path: '/api/user/yebstop',
    asks: PURCHASE,
    button: /^Settle for/,
    days: 2,
    moves: 'project_principal: 340.27 USD from financing to available',
  },
]

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

interface Prepared {
  person: Person
  id: string
  /** How often the movement of the act has happened since the purchase. */
  times: () => Promise<number>
}

/** A user with a purchase of 340.27 USD with which the act is possible, and its form filled in. */
async function prepare(page: Page, sandbox: SandboxSite, act: Act): Promise<Prepared> {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  const { id } = await buy(sandbox, person, project, '340.27')
  await sandbox.advance(act.days * DAY)
  const before = await count(sandbox, person, act)
  await logInAs(page, person)
  await page.goto(at(purchaseActionPath(id, act.name)))
  if (act.amount) await amountField(page).fill(act.amount)
  await sign(page)
  return { person, id, times: async () => (await count(sandbox, person, act)) - before }
}

async function count(sandbox: SandboxSite, person: Person, { moves }: Act): Promise<number> {
  return (await movementsOf(sandbox, person)).filter((line) => line === moves).length
}

async function sign(page: Page) {
  await fundPasswordField(page).fill('fund1234')
  const box = page.getByRole('checkbox')
  if (await box.isVisible()) await box.check()
}

const formButton = (page: Page, { button }: Act) =>
  page.getByRole('main').getByRole('button', { name: button })
const confirmButton = (page: Page, { button }: Act) =>
  dialog(page).getByRole('button', { name: button })

async function ask(page: Page, act: Act) {
  await formButton(page, act).click()
  await expect(dialog(page)).toBeVisible()
}

const spoil = (sandbox: SandboxSite, { id: user }: Person, path: string, fault: object) =>
  sandbox.control('fault', { path, user, ...fault })

for (const act of acts) {
  const submit = `POST ${act.path}`

  test.describe(`${act.name}, when`, () => {
    for (const kind of ['lost_answer', 'truncated']) {
      test(`its answer is lost (${kind}), is looked up over a reload and never sent again`, async ({
        page,
        sandbox,
        complaints,
      }) => {
        complaints.expected(/net::ERR|502/)
        const sent = sentTo(page, submit)
        const { person, id, times } = await prepare(page, sandbox, act)
        await ask(page, act)
        await spoil(sandbox, person, act.path, { kind })
        const find = await hold(page, act.asks)
        await confirmButton(page, act).click()
        await expect(page.getByText(CHECKING)).toBeVisible()
        await expect(fundPasswordField(page)).toHaveCount(0)
        await expect(page.getByText(/failed/i)).toHaveCount(0)
        // Also the purchase itself leads to what is not known.
        await page.goto(at(purchasePath(id)))
        find()
        await expect(page.getByText(DONE)).toBeVisible()
        expect(sent).toHaveLength(1)
        expect(await times()).toBe(1)
      })
    }

    test('it never arrived, is known as such in time, and sent again under the same number', async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/502/)
      const sent = sentTo(page, submit)
      await page.clock.install()
      const { person, times } = await prepare(page, sandbox, act)
      await ask(page, act)
      await spoil(sandbox, person, act.path, { kind: 'bad_gateway' })
      await confirmButton(page, act).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await pass(page, sandbox, 80)
      await expect(page.getByText('Your request did not arrive')).toBeVisible()
      if (act.amount) await expect(amountField(page)).toHaveValue(act.amount)
      await expect(fundPasswordField(page)).toHaveValue('')
      expect(await times()).toBe(0)

      await sign(page)
      await ask(page, act)
      await confirmButton(page, act).dblclick()
      await expect(page.getByText(DONE)).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(formOf(sent[1]).request_id).toBe(formOf(sent[0]).request_id)
      expect(await times()).toBe(1)
    })

    test('60 seconds pass in silence, has not failed', async ({ page, sandbox }) => {
      const sent = sentTo(page, submit)
      await page.clock.install()
      const { person, times } = await prepare(page, sandbox, act)
      await ask(page, act)
      await spoil(sandbox, person, act.path, { kind: 'silence', milliseconds: 120_000 })
      await confirmButton(page, act).click()
      await expect.poll(times).toBe(1)
      await pass(page, sandbox, 61)
      await expect(page.getByText(DONE)).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    })

    test('pressed twice and by Enter, happens once', async ({ page, sandbox }) => {
      const sent = sentTo(page, submit)
      const { times } = await prepare(page, sandbox, act)
      await ask(page, act)
      const answer = await hold(page, submit)
      await confirmButton(page, act).dblclick()
      await page.keyboard.press('Enter')
      await expect(confirmButton(page, act)).toHaveAttribute('aria-busy', 'true')
      answer()
      await expect(page.getByText(DONE)).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    })

    test('there is no network, is not sent, and not sent later', async ({
      page,
      context,
      sandbox,
    }) => {
      const sent = sentTo(page, submit)
      const { times } = await prepare(page, sandbox, act)
      await ask(page, act)
      await context.setOffline(true)
      await expect(confirmButton(page, act)).toHaveAccessibleDescription(/Nothing was sent/)
      await confirmButton(page, act).click({ force: true })
      await context.setOffline(false)
      await expect(confirmButton(page, act)).not.toHaveAttribute('aria-disabled')
      expect(sent).toHaveLength(0)
      expect(await times()).toBe(0)
    })

    test('the session ends in the middle, brings back page and entries, and no password', async ({
      page,
      sandbox,
    }) => {
      const { person, id, times } = await prepare(page, sandbox, act)
      await ask(page, act)
      await sandbox.control('log_out', { user: person.id })
      await confirmButton(page, act).click()
      await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
      await submitLogin(page, person.password, person.account)
      await expectAddress(page, purchaseActionPath(id, act.name))
      if (act.amount) await expect(amountField(page)).toHaveValue(act.amount)
      await expect(fundPasswordField(page)).toHaveValue('')
      expect(await times()).toBe(0)
    })

    test('the fund password is wrong, is refused with the reason and can be mended', async ({
      page,
      sandbox,
    }) => {
      const { times } = await prepare(page, sandbox, act)
      await fundPasswordField(page).fill('wrong-one')
      await ask(page, act)
      await confirmButton(page, act).click()
      await expect(page.getByText('Incorrect fund password')).toBeVisible()
      await sign(page)
      await ask(page, act)
      await confirmButton(page, act).click()
      await expect(page.getByText(DONE)).toBeVisible()
      expect(await times()).toBe(1)
    })
  })
}

test('a purchase that comes broken is an error with a retry, and no figure', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502|net::ERR/)
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest' })
  const { id } = await buy(sandbox, person, project, '340.27')
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(purchasePath(id)))
  await expect(page.getByText('340.27').first()).toBeVisible()
  for (const kind of ['bad_gateway', 'empty', 'truncated']) {
    await spoil(sandbox, person, '/api/user/myproject', { kind, times: null })
    await page.reload()
    // The app tries twice more, a second and two later.
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(page.getByText('340.27')).toHaveCount(0)
    await sandbox.control('no_faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('340.27').first()).toBeVisible()
  }
})

test('figures that can no longer be refreshed stay, marked as old', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest' })
  const { id } = await buy(sandbox, person, project, '340.27')
  await logInAs(page, person)
  await page.clock.install({ time: (await sandbox.now()) * 1000 })
  await page.goto(at(purchasePath(id)))
  await expect(page.getByText('340.27').first()).toBeVisible()
  await spoil(sandbox, person, '/api/user/myproject', { kind: 'bad_gateway', times: null })
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(page.getByText(/could not be refreshed/i)).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByText('340.27').first()).toBeVisible()
})

test('what is open for one purchase stands in the way of no other', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  const [act] = acts
  if (!act) throw new Error('There is no act')
  const { person, id } = await prepare(page, sandbox, act)
  const { purchase } = await purchaseOf(sandbox, person, id)
  const other = await buy(
    sandbox,
    person,
    { id: purchase.project_id, daily_rate: purchase.daily_rate },
    '300.00',
  )
  await ask(page, act)
  await spoil(sandbox, person, act.path, { kind: 'lost_answer' })
  const find = await hold(page, `${PURCHASE}`)
  await confirmButton(page, act).click()
  await expect(page.getByText(CHECKING)).toBeVisible()
  await page.goto(at(purchasePath(other.id)))
  find()
  await expect(page.getByText('300.00').first()).toBeVisible()
  await expect(page.getByText(CHECKING)).toHaveCount(0)
  await page.goto(at(paths.purchase))
  await page.getByRole('article').filter({ hasText: '460.40' }).getByRole('link').click()
  await expect(page.getByText(DONE)).toBeVisible()
})
