import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bought, openProjects, proved, stateOf } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { TestSandbox } from '../../test/harness.ts'

const DAY = 86_400
/** The midnight after the story: the day on which what is bought now begins to earn. */
const TOMORROW = 1795219200

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  openProjects(sandbox)
  user = await sandbox.user({ cash: '10000.00' })
})
afterEach(() => sandbox.close())

/** Moves the clock to some seconds after the beginning of a day of the cycle of what is bought now. */
function toDay(day: number, seconds = 0): void {
  sandbox.advance(TOMORROW + (day - 1) * DAY + seconds - sandbox.world.clock.now())
}

const cents = (text: string | null) => BigInt((text ?? '0.00').replace('.', ''))

const balance = (account: 'available' | 'financing') =>
  BigInt(sandbox.world.ledger.balance(user.id, account, 'USD'))

const details = (purchase_id: string) => user.done('getPurchase', { purchase_id })
const purchaseOf = async (id: string) => (await details(id)).purchase
const append = (purchase_id: string, amount: string) => ({ purchase_id, amount, ...proved() })
const settle = (purchase_id: string) => ({ purchase_id, ...proved() })
const renewal = (purchase_id: string, mode = 'principal', daily_rate = '0.0001') => ({
  purchase_id,
  mode,
  daily_rate,
  ...proved(),
})

const told = () =>
  sandbox.world.database
    .all<{ event: string }>('SELECT event FROM messages WHERE user_id = :id ORDER BY number', {
      id: user.id,
    })
    .map(({ event }) => event)

describe('daily interest', () => {
  test('comes out the same when the clock is moved by hours and not by months', async () => {
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
    const amounts = ({ movements }: typeof jumped) =>
      movements.map(({ amount, at }) => [amount, at])
    expect(amounts(stepped)).toEqual(amounts(jumped))
    late.close()
  })

  test('of a day is booked once: a second booking of it breaks a rule of the database', async () => {
    const { id } = await bought(user, 'pr_501', '500.00')
    toDay(3)
    const { database } = sandbox.world
    expect(() =>
      database.run(
        `INSERT INTO purchase_incomes SELECT purchase, day, pays_at, principal, amount, status
         FROM purchase_incomes WHERE day = 2`,
      ),
    ).toThrow('UNIQUE')
    expect((await purchaseOf(id)).income_paid).toBe('0.20')
  })
})

describe('an append that a project asks for', () => {
  test('that cannot come any more, for the project has ended, leaves the income to the expiry', async () => {
    const { id } = await bought(user, 'pr_502', '1000.00')
    toDay(8)
    sandbox.world.database.run('UPDATE projects SET end_time = start_time + 1 WHERE number = 502')
    expect(await user.refused('appendPurchase', append(id, '150.00'))).toEqual({
      reason: 'project_ended',
      params: {},
    })
    toDay(91)
    const { purchase, movements } = await details(id)
    expect(purchase).toMatchObject({ status: 'matured', income_paid: '22.50', income_lost: '0.00' })
    expect(movements.slice(0, 2)).toMatchObject([
      { type: 'principal_return', amount: '1000.00' },
      { type: 'held_income', amount: '21.25' },
    ])
  })
})

describe('an append that nothing awaits', () => {
  test.each([
    ['9.99', { reason: 'amount_too_small', params: { min: '10.00', currency: 'USD' } }],
    ['50000.01', { reason: 'amount_too_large', params: { max: '50000.00', currency: 'USD' } }],
    [
      '9000.01',
      { reason: 'balance_not_enough', params: { available: '9000.00', currency: 'USD' } },
    ],
  ])('of %s is refused and changes nothing', async (amount, refusal) => {
    const { id } = await bought(user, 'pr_501', '1000.00')
    const before = stateOf(sandbox)
    expect(await user.refused('appendPurchase', append(id, amount))).toEqual(refusal)
    expect(stateOf(sandbox)).toEqual(before)
  })

  test('is refused above what the project still takes', async () => {
    const { id } = await bought(user, 'pr_503', '1000.00')
    const full = (max: string) => ({ reason: 'project_full', params: { max, currency: 'USD' } })
    expect(await user.refused('appendPurchase', append(id, '700.01'))).toEqual(full('700.00'))
    await user.done('appendPurchase', append(id, '695.00'))
    expect((await details(id)).actions.append).toMatchObject({
      allowed: false,
      reason: 'project_full',
      max: null,
    })
    expect(await user.refused('appendPurchase', append(id, '5.00'))).toEqual(full('0.00'))
  })
})

describe('a renewal', () => {
  test('is refused at another rate, and goes on at the present one', async () => {
    const { id } = await bought(user, 'pr_503', '500.00')
    toDay(8)
    sandbox.world.database.run("UPDATE projects SET daily_rate = '0.0003' WHERE number = 503")
    expect(await user.refused('renewPurchase', renewal(id))).toEqual({
      reason: 'price_changed',
      params: { rate: '0.0003' },
    })
    const { purchase } = await user.done('renewPurchase', renewal(id, 'principal', '0.0003'))
    expect(purchase.daily_rate).toBe('0.0003')
    expect((await purchaseOf(id)).daily_rate).toBe('0.0001')
  })

  test('is refused when the balance, the project or its end do not allow it', async () => {
    const { id } = await bought(user, 'pr_503', '1000.00')
    toDay(8)
    const asked = () => user.refused('renewPurchase', renewal(id))
    const params = { max: '700.00', currency: 'USD' }
    expect(await asked()).toEqual({ reason: 'project_full', params })
    expect((await details(id)).actions.renew.reason).toBe('project_full')

    const { database } = sandbox.world
    database.run('UPDATE projects SET total_amount = 10030000 WHERE number = 503')
    expect((await details(id)).actions.renew).toMatchObject({
      principal: '1000.00',
      principal_and_income: null,
    })
    const both = await user.refused('renewPurchase', renewal(id, 'principal_and_income'))
    expect(both).toEqual({ reason: 'project_full', params: { max: '1000.00', currency: 'USD' } })

    await bought(user, 'pr_501', '9900.00')
    expect(await asked()).toMatchObject({
      reason: 'balance_not_enough',
      params: { available: '100.70' },
    })
    database.run('UPDATE projects SET end_time = start_time + 1 WHERE number = 503')
    expect(await asked()).toEqual({ reason: 'project_ended', params: {} })
  })
})

test('what is asked for twice at once happens once', async () => {
  const [flex, steady] = [
    await bought(user, 'pr_503', '500.00'),
    await bought(user, 'pr_501', '1000.00'),
  ]
  toDay(8)
  for (const [id, form] of [
    ['renewPurchase', () => renewal(flex.id)],
    ['settlePurchase', () => settle(steady.id)],
  ] as const) {
    const answers = await Promise.all([user.call(id, form()), user.call(id, form())])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(await user.refused(id, form())).toEqual({ reason: 'action_not_allowed', params: {} })
  }
  expect(balance('financing')).toBe(50_000n)
})

test.each(['pr_501', 'pr_503'] as const)(
  'settling %s on the day of the purchase costs nothing',
  async (project) => {
    const { id } = await bought(user, project, '1000.00')
    await user.done('settlePurchase', settle(id))
    const { purchase, schedule } = await details(id)
    expect(purchase).toMatchObject({ status: 'settled', income_lost: '0.00', days_done: 0 })
    expect(schedule).toEqual([])
  },
)

test('settling at once with an append ends with all the money back, whichever came first', async () => {
  const { id } = await bought(user, 'pr_502', '1000.00')
  toDay(8, 10)
  const [appended, ended] = await Promise.all([
    user.call('appendPurchase', append(id, '150.00')),
    user.call('settlePurchase', settle(id)),
  ])
  expect(ended.code).toBe(1)
  const { income_paid, income_lost, principal, returned_amount } = await purchaseOf(id)
  expect(returned_amount).toBe(principal)
  expect([income_paid, income_lost]).toEqual(
    appended.code === 1 ? ['1.75', '0.25'] : ['1.25', '0.75'],
  )
  expect(balance('available')).toBe(1_000_000n + cents(income_paid))
  expect(balance('financing')).toBe(0n)
})

test('the user is told of each step', async () => {
  const flex = await bought(user, 'pr_503', '165.00')
  const { id } = await bought(user, 'pr_502', '1000.00')
  toDay(9, 60)
  expect((await user.done('listMessages')).list[0]?.text).toContain('165.12 USD')
  await user.done('appendPurchase', append(id, '150.00'))
  await user.done('renewPurchase', renewal(flex.id))
  expect(told().filter((event) => event !== 'purchase_income')).toEqual([
    'purchase_bought',
    'purchase_bought',
    'purchase_awaiting_append',
    'purchase_matured',
    'purchase_appended',
    'purchase_renewed',
  ])
})

test('frozen funds can be read and not moved, and incomes go on', async () => {
  const matured = await bought(user, 'pr_503', '500.00')
  const { id } = await bought(user, 'pr_501', '1000.00')
  toDay(8)
  sandbox.world.database.run('UPDATE users SET funds_frozen = 1 WHERE id = :id', { id: user.id })
  const frozen = { reason: 'funds_frozen', params: {} }
  expect(await user.refused('appendPurchase', append(id, '100.00'))).toEqual(frozen)
  expect(await user.refused('settlePurchase', settle(id))).toEqual(frozen)
  expect(await user.refused('renewPurchase', renewal(matured.id))).toEqual(frozen)
  const { actions } = await details(id)
  expect([actions.buy_again, actions.append, actions.settle].map(({ reason }) => reason)).toEqual(
    Array(3).fill('funds_frozen'),
  )
  toDay(9)
  expect((await purchaseOf(id)).income_paid).toBe('1.60')
})

test('a wrong fund password moves nothing, whatever is asked', async () => {
  const { id } = await bought(user, 'pr_501', '1000.00')
  const before = stateOf(sandbox)
  const wrong = { fund_password: 'wrong123' }
  const refusals = [
    await user.refused('appendPurchase', { ...append(id, '100.00'), ...wrong }),
    await user.refused('settlePurchase', { ...settle(id), ...wrong }),
    await user.refused('renewPurchase', { ...renewal(id), ...wrong }),
  ]
  expect(refusals.map(({ reason }) => reason)).toEqual(Array(3).fill('fund_password_wrong'))
  expect(stateOf(sandbox)).toEqual(before)
})
