import { beforeEach, expect, test } from 'vitest'
import { startOfDay } from '../../core/calendar.ts'
import type { OperationId } from '../../generated/operations.ts'
import { bought, openProjects, proved, purchaseForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { TestSandbox } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

const DAY_SECONDS = 86_400
/** The midnight after the story: the day on which what is bought now begins to earn. */
const TOMORROW = 1795219200

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  openProjects(sandbox)
  user = await sandbox.user({ cash: '10000.00' })
})

/** Moves the clock to some seconds after the beginning of a day of the cycle of what is bought now. */
function toDay(day: number, seconds = 0): void {
  sandbox.advance(TOMORROW + (day - 1) * DAY_SECONDS + seconds - sandbox.world.clock.now())
}

const details = (purchase_id: string) => user.done('getPurchase', { purchase_id })
/** The form of an append, with the principal before it. */
const append = (purchase_id: string, amount: string, principal: string) => ({
  ...{ purchase_id, amount, principal },
  earns_from: String(startOfDay(sandbox.world.clock.now(), 'UTC', 1)),
  ...proved(),
})
const renewal = (purchase_id: string, principal: string, mode = 'principal') => ({
  ...{ purchase_id, principal, mode },
  daily_rate: '0.0001',
  release_date: String(startOfDay(sandbox.world.clock.now(), 'UTC', 8)),
  ...proved(),
})
const full = (max: string) => ({ reason: 'project_full', params: { max, currency: 'USD' } })

test('a rate is a number, however it is written', async () => {
  const form = { ...purchaseForm('pr_501', '100.00'), daily_rate: '0.00020000' }
  expect((await user.done('buyProject', form)).purchase.daily_rate).toBe('0.0002')
})

/** The params that it is refused with, after a check that nothing moved. */
async function changed(id: OperationId, form: Record<string, string>) {
  const before = (await user.done('getWallet')).balances
  const { reason, params } = await user.refused(id, form)
  expect(reason).toBe('price_changed')
  expect((await user.done('getWallet')).balances).toEqual(before)
  return params
}

test('a purchase on another day than its question said is refused with the present day', async () => {
  const form = purchaseForm('pr_501', '100.00')
  toDay(1)
  const release_date = String(Number(form.release_date) + DAY_SECONDS)
  expect(await changed('buyProject', form)).toEqual({ release_date })
  await user.done('buyProject', { ...form, release_date, ...proved() })
})

test('refuses an append after another one, or on another day, with the present figure', async () => {
  const { id } = await bought(user, 'pr_501', '500.00')
  const second = append(id, '20.00', '500.00')
  await user.done('appendPurchase', append(id, '10.00', '500.0'))
  const present = { principal: '510.00', currency: 'USD' }
  expect(await changed('appendPurchase', second)).toEqual(present)
  const late = append(id, '20.00', '510.00')
  toDay(1)
  expect(await changed('appendPurchase', late)).toEqual({
    earns_from: String(TOMORROW + DAY_SECONDS),
  })
  const { purchase } = await user.done('appendPurchase', append(id, '20.00', '510.00'))
  expect(purchase.principal).toBe('530.00')
})

test('a renewal with another principal, or on another day, is refused with the present figure', async () => {
  const { id } = await bought(user, 'pr_503', '200.00')
  toDay(8)
  const form = renewal(id, '200.00')
  const both = { ...form, mode: 'principal_and_income', ...proved() }
  expect(await changed('renewPurchase', both)).toEqual({ principal: '200.14', currency: 'USD' })
  toDay(9)
  const release_date = String(TOMORROW + 16 * DAY_SECONDS)
  expect(await changed('renewPurchase', form)).toEqual({ release_date })
  const { purchase } = await user.done('renewPurchase', { ...form, release_date, ...proved() })
  expect(purchase).toMatchObject({ principal: '200.00', release_date: Number(release_date) })
})

test('a settlement that gives or costs something else by now is refused with the present figures', async () => {
  const { id } = await bought(user, 'pr_503', '200.00')
  const none = { returns: '200.00', income_lost: '0', held_income_lost: '0.00' }
  const first = { purchase_id: id, ...none, ...proved() }
  toDay(3)
  const present = { returns: '200.04', income_lost: '0.02', held_income_lost: '0.00' }
  expect(await changed('settlePurchase', first)).toEqual({ ...present, currency: 'USD' })
  const { movements } = await user.done('settlePurchase', { ...first, ...present, ...proved() })
  expect(movements.map(({ amount }) => amount).toSorted()).toEqual(['0.04', '200.00'])
})

test.each([
  ['newest', ['503', '502', '501', '500', '499']],
  ['daily_rate', ['502', '501', '503', '499', '500']],
  ['investment_cycle', ['503', '501', '502', '500', '499']],
])('sorted by %s, equal projects come newest first', async (sort, expected) => {
  const { list } = await user.done('listProjects', { sort })
  expect(list.map(({ id }) => id.slice(3))).toEqual(expected)
})

test('incomes come out the same when the clock is moved by hours and not by months', async () => {
  const { id } = await bought(user, 'pr_502', '456.78')
  const late = new TestSandbox()
  openProjects(late)
  const sleeper = await late.user({ cash: '10000.00' })
  await bought(sleeper, 'pr_502', '456.78')
  for (let hours = 0; hours < 12 * 24; hours += 7) sandbox.advance(7 * 3600)
  late.advance(sandbox.world.clock.now() - late.world.clock.now())
  const jumped = await sleeper.done('getPurchase', { purchase_id: id })
  const stepped = await details(id)
  expect(stepped.schedule).toEqual(jumped.schedule)
  const amounts = ({ movements }: typeof jumped) => movements.map(({ amount, at }) => [amount, at])
  expect(amounts(stepped)).toEqual(amounts(jumped))
  late.close()
})

test('the income of a day is booked once: a second booking of it breaks a rule of the database', async () => {
  await bought(user, 'pr_501', '500.00')
  toDay(3)
  expect(() =>
    sandbox.world.database.run(
      `INSERT INTO purchase_incomes SELECT purchase, day, pays_at, principal, amount, status
       FROM purchase_incomes WHERE day = 2`,
    ),
  ).toThrow('UNIQUE')
})

test('what a project still takes is sold once, however many want it at once', async () => {
  const forms = [1, 2, 3, 4].map(() => ({
    ...purchaseForm('pr_503', '1000.00'),
    allow_duplicate: true,
  }))
  const answers = await Promise.all(forms.map((form) => user.call('buyProject', form)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 1])
  expect(answers.find(({ code }) => code === 0)).toMatchObject({ data: full('700.00') })
  // Of what is less than the minimum nothing can be bought.
  await bought(user, 'pr_503', '600.01')
  const { project } = await user.done('getProject', { project_id: 'pr_503' })
  expect(project).toMatchObject({ remaining_amount: '99.99', maximum_amount: '0.00' })
  expect(await user.refused('buyProject', purchaseForm('pr_503', '99.99'))).toEqual(full('0.00'))
})

test('an append is refused above what the project still takes', async () => {
  const { id } = await bought(user, 'pr_503', '1000.00')
  expect(await user.refused('appendPurchase', append(id, '700.01', '1000.00'))).toEqual(
    full('700.00'),
  )
  await user.done('appendPurchase', append(id, '695.00', '1000.00'))
  expect((await details(id)).actions.append).toMatchObject({
    allowed: false,
    reason: 'project_full',
    max: null,
  })
  expect(await user.refused('appendPurchase', append(id, '5.00', '1695.00'))).toEqual(full('0.00'))
})

test('a renewal is refused above what the project still takes, or once it ended', async () => {
  const { id } = await bought(user, 'pr_503', '1000.00')
  toDay(8)
  expect(await user.refused('renewPurchase', renewal(id, '1000.00'))).toEqual(full('700.00'))
  expect((await details(id)).actions.renew.reason).toBe('project_full')

  const { database } = sandbox.world
  database.run('UPDATE projects SET total_amount = 10030000 WHERE number = 503')
  expect((await details(id)).actions.renew).toMatchObject({
    principal: '1000.00',
    principal_and_income: null,
  })
  const both = await user.refused('renewPurchase', renewal(id, '1000.70', 'principal_and_income'))
  expect(both).toEqual(full('1000.00'))
  database.run('UPDATE projects SET end_time = start_time + 1 WHERE number = 503')
  expect((await user.refused('renewPurchase', renewal(id, '1000.00'))).reason).toBe('project_ended')
})

test('the user is told of each step', async () => {
  const flex = await bought(user, 'pr_503', '165.00')
  const { id } = await bought(user, 'pr_502', '1000.00')
  toDay(9, 60)
  expect((await user.done('listMessages')).list[0]?.text).toContain('165.12 USD')
  await user.done('appendPurchase', append(id, '150.00', '1000.00'))
  await user.done('renewPurchase', renewal(flex.id, '165.00'))
  const told = sandbox.world.database.all<{ event: string }>(
    `SELECT event FROM messages WHERE user_id = :id AND event <> 'purchase_income'
     ORDER BY number`,
    { id: user.id },
  )
  expect(told.map(({ event }) => event)).toEqual([
    'purchase_bought',
    'purchase_bought',
    'purchase_awaiting_append',
    'purchase_matured',
    'purchase_appended',
    'purchase_renewed',
  ])
})
