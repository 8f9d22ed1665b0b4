import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bought, openProjects, problemsOf, proved, stateOf } from '../../test/financing.ts'
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
afterEach(() => {
  expect(problemsOf(sandbox)).toEqual([])
  sandbox.close()
})

/** Moves the clock to some seconds after the beginning of a day of the cycle of what is bought now. */
function toDay(day: number, seconds = 0): void {
  sandbox.advance(TOMORROW + (day - 1) * DAY + seconds - sandbox.world.clock.now())
}

const cents = (text: string | null) => BigInt((text ?? '0.00').replace('.', ''))
const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

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
  test('is paid at the end of each day and not a second before', async () => {
    const { id } = await bought(user, 'pr_501', '1234.50')
    // 1234.50 x 0.0002 = 0.2469
    const daily = halfUp(123_450n * 2n, 10_000n)
    toDay(2, -1)
    expect(await purchaseOf(id)).toMatchObject({ income_paid: '0.00', days_done: 0 })
    toDay(2)
    expect(await purchaseOf(id)).toMatchObject({ income_paid: '0.25', days_done: 1 })
    expect(balance('available')).toBe(1_000_000n - 123_450n + daily)
    const { movements } = await details(id)
    expect(movements[0]).toMatchObject({ type: 'income', amount: '0.25', at: TOMORROW + DAY })
  })

  test('and principal have come back after 400 days in which nobody looked', async () => {
    const steady = await bought(user, 'pr_501', '1234.56')
    const growth = await bought(user, 'pr_502', '777.77')
    const flex = await bought(user, 'pr_503', '333.33')
    sandbox.advance(400 * DAY)

    const income = {
      steady: 30n * halfUp(123_456n * 20n, 100_000n),
      growth: 90n * halfUp(77_777n * 25n, 100_000n),
      flex: halfUp(33_333n * 7n * 10n, 100_000n),
    }
    expect(balance('available')).toBe(1_000_000n + income.steady + income.growth + income.flex)
    expect(balance('financing')).toBe(0n)
    for (const [{ id, release_date }, days] of [
      [steady, 30],
      [growth, 90],
      [flex, 1],
    ] as const) {
      const { purchase, schedule, movements } = await details(id)
      expect(purchase).toMatchObject({
        status: 'matured',
        settled_at: release_date,
        income_held: '0.00',
        income_paid: purchase.income_expected,
      })
      expect(schedule.map(({ status }) => status)).toEqual(Array(days).fill('paid'))
      const back = movements.filter(({ at }) => at <= release_date && at > purchase.bought_at)
      expect(back).toHaveLength(movements.length - 1)
    }
    const ats = sandbox.world.database
      .all<{ at: number }>('SELECT at FROM movements ORDER BY id')
      .map(({ at }) => at)
    expect(ats).toEqual(ats.toSorted((one, other) => one - other))
  })

  test('comes out the same when the clock is moved by hours and not by months', async () => {
    const other = await sandbox.user({ cash: '10000.00' })
    const { id } = await bought(user, 'pr_502', '456.78')
    for (let hours = 0; hours < 12 * 24; hours += 7) sandbox.advance(7 * 3600)
    const stepped = await details(id)
    const late = new TestSandbox()
    openProjects(late)
    const sleeper = await late.user({ cash: '10000.00' })
    const { id: slept } = await bought(sleeper, 'pr_502', '456.78')
    late.advance(sandbox.world.clock.now() - late.world.clock.now())
    const jumped = await sleeper.done('getPurchase', { purchase_id: slept })
    expect(stepped.schedule).toEqual(jumped.schedule)
    const amounts = ({ movements }: typeof jumped) =>
      movements.map(({ amount, at }) => [amount, at])
    expect(amounts(stepped)).toEqual(amounts(jumped))
    expect((await other.done('getBalanceProduct')).total_profit).toBe('0.00')
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

  test("is yesterday's profit for a day", async () => {
    await bought(user, 'pr_501', '1000.00')
    toDay(2)
    expect(await user.done('getBalanceProduct')).toEqual({
      currency: 'USD',
      yesterday_profit: '0.20',
      total_profit: '0.20',
      frozen: '0.00',
      available: '1000.00',
      total: '1000.00',
      income_held: '0.00',
    })
    toDay(2, DAY - 1)
    expect((await user.done('getBalanceProduct')).yesterday_profit).toBe('0.20')
    toDay(40)
    expect(await user.done('getBalanceProduct')).toMatchObject({
      yesterday_profit: '0.00',
      total_profit: '6.00',
      total: '0.00',
    })
  })
})

describe('all at expiry', () => {
  test('pays principal and the income of all days together, rounded once', async () => {
    const { id } = await bought(user, 'pr_503', '165.00')
    toDay(3)
    expect(await purchaseOf(id)).toMatchObject({ income_paid: '0.00', income_accrued: '0.03' })
    toDay(8, -1)
    expect(balance('available')).toBe(983_500n)
    toDay(8)
    expect(balance('available')).toBe(1_000_012n)
    expect(await purchaseOf(id)).toMatchObject({
      status: 'matured',
      income_paid: '0.12',
      income_accrued: '0.00',
      returned_amount: '165.00',
    })
    expect(told()).toEqual(['purchase_bought', 'purchase_matured'])
  })

  test('earns on what was added from the next day on', async () => {
    const { id } = await bought(user, 'pr_503', '165.00')
    toDay(3, 1)
    await user.done('appendPurchase', append(id, '1234.56'))
    const { schedule, purchase } = await details(id)
    // Three days of 165.00 and four of 1399.56, at 0.0001.
    const income = halfUp(3n * 16_500n + 4n * 139_956n, 10_000n)
    expect(income).toBe(61n)
    expect(purchase).toMatchObject({ daily_income: '0.14', income_expected: '0.61' })
    expect(schedule).toEqual([
      {
        day: 7,
        pays_at: TOMORROW + 7 * DAY,
        principal: '1399.56',
        amount: '0.61',
        status: 'coming',
      },
    ])
    toDay(8)
    expect(balance('available')).toBe(1_000_000n + income)
  })

  test('pays the income of past days when it is settled', async () => {
    const { id } = await bought(user, 'pr_503', '1650.00')
    toDay(4, 5)
    const { settle: offered } = (await details(id)).actions
    expect(offered).toMatchObject({ income: '0.50', returns: '1650.50', income_lost: '0.17' })
    const { purchase, movements } = await user.done('settlePurchase', settle(id))
    expect(purchase).toMatchObject({
      status: 'settled',
      income_paid: '0.50',
      income_accrued: '0.00',
      income_lost: '0.17',
      days_done: 3,
      returned_amount: '1650.00',
    })
    expect(movements).toMatchObject([
      { type: 'principal_return', amount: '1650.00' },
      { type: 'income', amount: '0.50', request_id: null },
    ])
    const { schedule } = await details(id)
    expect(schedule).toMatchObject([
      { day: 3, amount: '0.50', status: 'paid' },
      { day: 4, amount: '0.17', status: 'lost' },
    ])
    expect(balance('available')).toBe(1_000_050n)
    sandbox.advance(400 * DAY)
    expect(balance('available')).toBe(1_000_050n)
  })
})

describe('an append that a project asks for', () => {
  test('holds the income from its day on until it comes, and pays it then', async () => {
    const { id } = await bought(user, 'pr_502', '1000.00')
    toDay(7, -1)
    expect(await purchaseOf(id)).toMatchObject({ status: 'earning', income_paid: '1.25' })
    toDay(9, 60)
    expect(await purchaseOf(id)).toMatchObject({
      status: 'awaiting_append',
      append_money: '150.00',
      income_paid: '1.25',
      income_held: '0.75',
      next_income: null,
    })
    expect(await user.done('getBalanceProduct')).toMatchObject({
      frozen: '1000.00',
      available: '0.00',
      income_held: '0.75',
    })
    const before = stateOf(sandbox)
    expect(await user.refused('appendPurchase', append(id, '149.99'))).toEqual({
      reason: 'append_required',
      params: { append_money: '150.00', currency: 'USD' },
    })
    expect(stateOf(sandbox)).toEqual(before)

    const { purchase, movements } = await user.done('appendPurchase', append(id, '150.00'))
    expect(purchase).toMatchObject({ status: 'earning', append_money: null, income_paid: '2.00' })
    expect(movements).toMatchObject([
      { type: 'held_income', amount: '0.75' },
      { type: 'append', amount: '-150.00' },
    ])
    // This day still earns on 1,000; the next one on 1,150.
    toDay(10)
    expect((await purchaseOf(id)).income_paid).toBe('2.25')
    toDay(11)
    expect((await purchaseOf(id)).income_paid).toBe('2.54')
    expect(told().filter((event) => event !== 'purchase_income')).toEqual([
      'purchase_bought',
      'purchase_awaiting_append',
      'purchase_appended',
    ])
  })

  test('in part, before its day, leaves the rest', async () => {
    const { id } = await bought(user, 'pr_502', '1000.00')
    await user.done('appendPurchase', append(id, '145.00'))
    toDay(7)
    expect(await purchaseOf(id)).toMatchObject({ status: 'awaiting_append', append_money: '5.00' })
    expect((await details(id)).actions.append).toMatchObject({ minimum_amount: '5.00' })
    await user.done('appendPurchase', append(id, '5.00'))
    expect((await purchaseOf(id)).status).toBe('earning')
  })

  test('is never needed to get the principal back', async () => {
    const { id } = await bought(user, 'pr_502', '1000.00')
    toDay(9, 60)
    const { purchase } = await user.done('settlePurchase', settle(id))
    expect(purchase).toMatchObject({
      status: 'settled',
      income_paid: '1.25',
      income_held: '0.00',
      income_lost: '1.00',
      returned_amount: '1000.00',
    })
    expect(balance('available')).toBe(1_000_125n)
  })

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
      maximum_amount: null,
    })
    expect(await user.refused('appendPurchase', append(id, '5.00'))).toEqual(full('0.00'))
  })

  test('counts for the project and as turnover, but is no purchase', async () => {
    const { id } = await bought(user, 'pr_501', '100.00')
    const before = (await user.done('getProject', { project_id: 'pr_501' })).project
    await user.done('appendPurchase', append(id, '25.50'))
    const { project } = await user.done('getProject', { project_id: 'pr_501' })
    expect(cents(project.invested_amount) - cents(before.invested_amount)).toBe(2_550n)
    expect(project.purchased_count).toBe(before.purchased_count)
    const { total } = sandbox.world.database.one<{ total: number }>(
      'SELECT sum(amount) AS total FROM turnover WHERE user_id = :id',
      { id: user.id },
    )
    expect(total).toBe(12_550)
  })
})

describe('a renewal', () => {
  test('of principal and income takes both again and links the two', async () => {
    const { id } = await bought(user, 'pr_503', '500.00')
    toDay(8, 3600)
    expect((await details(id)).actions.renew).toEqual({
      allowed: true,
      reason: null,
      currency: 'USD',
      principal: '500.00',
      principal_and_income: '500.35',
      daily_rate: '0.0001',
      release_date: TOMORROW + 15 * DAY,
    })
    const { purchase } = await user.done('renewPurchase', renewal(id, 'principal_and_income'))
    expect(purchase).toMatchObject({
      initial_amount: '500.35',
      renewed_from: id,
      status: 'earning',
    })
    expect(await purchaseOf(id)).toMatchObject({ status: 'matured', renewed_to: purchase.id })
    expect(balance('available')).toBe(950_000n)
    expect(balance('financing')).toBe(50_035n)
    expect(told().at(-1)).toBe('purchase_renewed')
  })

  test('happens once, also when it is asked for twice at once', async () => {
    const { id } = await bought(user, 'pr_503', '500.00')
    toDay(8)
    const answers = await Promise.all([
      user.call('renewPurchase', renewal(id)),
      user.call('renewPurchase', renewal(id, 'principal_and_income')),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(balance('financing') === 50_000n || balance('financing') === 50_035n).toBe(true)
    expect((await details(id)).actions.renew).toMatchObject({ reason: 'already_renewed' })
    expect(await user.refused('renewPurchase', renewal(id))).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
  })

  test('of a purchase that earns is refused until its expiry', async () => {
    const { id, release_date } = await bought(user, 'pr_503', '500.00')
    expect(await user.refused('renewPurchase', renewal(id))).toEqual({
      reason: 'action_not_allowed',
      params: { available_from: String(release_date) },
    })
  })

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

describe('settling', () => {
  test('on the day of the purchase costs nothing', async () => {
    const { id } = await bought(user, 'pr_501', '1000.00')
    const { purchase } = await user.done('settlePurchase', settle(id))
    expect(purchase).toMatchObject({ status: 'settled', income_lost: '0.00', days_done: 0 })
    expect((await details(id)).schedule).toEqual([])
    expect(balance('available')).toBe(1_000_000n)
    expect(told()).toEqual(['purchase_bought', 'purchase_settled'])
  })

  test('loses the income of the current day, also in its last second', async () => {
    const { id } = await bought(user, 'pr_501', '1000.00')
    toDay(3, -1)
    const { purchase } = await user.done('settlePurchase', settle(id))
    expect(purchase).toMatchObject({ income_paid: '0.20', income_lost: '0.20', days_done: 1 })
    expect(balance('available')).toBe(1_000_020n)
  })

  test('twice at once happens once', async () => {
    const { id } = await bought(user, 'pr_501', '1000.00')
    toDay(3)
    const answers = await Promise.all([
      user.call('settlePurchase', settle(id)),
      user.call('settlePurchase', settle(id)),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(answers.find(({ code }) => code === 0)).toMatchObject({
      data: { reason: 'action_not_allowed', params: {} },
    })
    expect(balance('available')).toBe(1_000_040n)
    expect(balance('financing')).toBe(0n)
  })

  test('at once with an append ends with all the money back, whichever came first', async () => {
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

  test('twice the same append at once adds once; two appends add twice', async () => {
    const { id } = await bought(user, 'pr_501', '1000.00')
    const form = append(id, '100.00')
    await Promise.all([user.done('appendPurchase', form), user.done('appendPurchase', form)])
    expect((await purchaseOf(id)).principal).toBe('1100.00')
    await Promise.all([
      user.done('appendPurchase', append(id, '100.00')),
      user.done('appendPurchase', append(id, '100.00')),
    ])
    expect(await purchaseOf(id)).toMatchObject({ principal: '1300.00', appended_amount: '300.00' })
  })
})

test.each([
  [
    'settled',
    3,
    { append: 'already_settled', renew: 'already_settled', settle: 'already_settled' },
  ],
  ['matured', 8, { append: 'already_matured', renew: null, settle: 'already_matured' }],
])('what is %s takes no more and gives no more', async (status, day, reasons) => {
  const { id } = await bought(user, 'pr_503', '500.00')
  toDay(day)
  if (status === 'settled') await user.done('settlePurchase', settle(id))
  const { actions, purchase } = await details(id)
  expect(purchase.status).toBe(status)
  expect({
    append: actions.append.reason,
    renew: actions.renew.reason,
    settle: actions.settle.reason,
  }).toEqual(reasons)
  const before = stateOf(sandbox)
  const refused = { reason: 'action_not_allowed', params: {} }
  expect(await user.refused('appendPurchase', append(id, '100.00'))).toEqual(refused)
  expect(await user.refused('settlePurchase', settle(id))).toEqual(refused)
  if (reasons.renew) expect(await user.refused('renewPurchase', renewal(id))).toEqual(refused)
  expect(stateOf(sandbox)).toEqual(before)
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

test('each request answers its first result again, also after its purchase has changed', async () => {
  const { id } = await bought(user, 'pr_501', '1000.00')
  const added = append(id, '100.00')
  const first = await user.done('appendPurchase', added)
  toDay(5)
  const ended = settle(id)
  const over = await user.done('settlePurchase', ended)
  const after = stateOf(sandbox)
  expect(await user.done('appendPurchase', added)).toEqual(first)
  expect(await user.done('settlePurchase', ended)).toEqual(over)
  const other = await user.refused('appendPurchase', { ...added, amount: '100.01' })
  expect(other.reason).toBe('request_conflict')
  expect(stateOf(sandbox)).toEqual(after)
})

test('principal and incomes of many purchases are what their schedules promised', async () => {
  const made: { id: string; promised: bigint }[] = []
  for (const [project, amount, added] of [
    ['pr_501', '100.01', '10.07'],
    ['pr_501', '987.65', '33.33'],
    ['pr_502', '1111.11', '150.00'],
    ['pr_502', '250.25', '149.99'],
    ['pr_503', '123.45', '67.89'],
  ] as const) {
    const { id } = await bought(user, project, amount)
    sandbox.advance(DAY)
    await user.done('appendPurchase', append(id, added))
    const { purchase, schedule } = await details(id)
    const incomes = sum(schedule.map((one) => cents(one.amount)))
    expect(cents(purchase.income_expected)).toBe(incomes)
    made.push({ id, promised: incomes + cents(amount) + cents(added) })
  }
  sandbox.advance(200 * DAY)
  for (const { id, promised } of made) {
    const { movements } = await details(id)
    const returned = sum(movements.map(({ amount }) => cents(amount)).filter((one) => one > 0n))
    expect(returned).toBe(promised)
  }
  expect(balance('financing')).toBe(0n)
})
