import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  bought,
  openProjects,
  problemsOf,
  proved,
  purchaseForm,
  stateOf,
} from '../../test/financing.ts'
import { requestId, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
  openProjects(sandbox)
})
afterEach(() => {
  expect(problemsOf(sandbox)).toEqual([])
  sandbox.close()
})

const accounts = (user: number) =>
  Object.fromEntries(
    (['available', 'financing'] as const).map((account) => [
      account,
      sandbox.world.ledger.balance(user, account, 'USD'),
    ]),
  )

describe('buying', () => {
  test('takes the amount, counts for the project, and earns from tomorrow on', async () => {
    const user = await sandbox.user({ cash: '1000.00' })
    const before = (await user.done('getProject', { project_id: 'pr_501' })).project
    const form = purchaseForm('pr_501', '500.01')
    const { purchase, movements } = await user.done('buyProject', form)

    expect(purchase).toMatchObject({
      request_id: form.request_id,
      status: 'earning',
      principal: '500.01',
      // 500.01 x 0.0002 = 0.100002
      daily_income: '0.10',
      income_expected: '3.00',
      earns_from: 1795219200,
      next_income_at: 1795305600,
      release_date: 1797811200,
    })
    expect(movements).toMatchObject([
      { type: 'buy', amount: '-500.01', request_id: form.request_id },
    ])
    expect(accounts(user.id)).toEqual({ available: 49_999, financing: 50_001 })
    const { project, available } = await user.done('getProject', { project_id: 'pr_501' })
    expect(available).toBe('499.99')
    expect(project).toMatchObject({
      invested_amount: '310600.01',
      remaining_amount: '189399.99',
      purchased_count: before.purchased_count + 1,
    })
    const { sum } = sandbox.world.database.one<{ sum: number }>(
      `SELECT sum(amount) AS sum FROM turnover WHERE user_id = :id AND side = 'done'`,
      { id: user.id },
    )
    expect(sum).toBe(50_001)
  })

  test('again makes a purchase of its own', async () => {
    const user = await sandbox.user({ cash: '1000.00' })
    const first = await bought(user, 'pr_501', '100.00')
    sandbox.advance(1)
    const second = await bought(user, 'pr_501', '100.00')
    const { list } = await user.done('listPurchases')
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test('with the same request answers the first purchase; the id is good for nothing else', async () => {
    const user = await sandbox.user({ cash: '1000.00' })
    const form = purchaseForm('pr_501', '100.00')
    const first = await user.done('buyProject', form)
    const after = stateOf(sandbox)
    expect(await user.done('buyProject', form)).toEqual(first)
    for (const other of [{ amount: '200.00' }, { project_id: 'pr_502' }]) {
      const refusal = await user.refused('buyProject', { ...form, ...other })
      expect(refusal.reason).toBe('request_conflict')
    }
    const settle = { ...proved(), purchase_id: first.purchase.id, request_id: form.request_id }
    expect((await user.refused('settlePurchase', settle)).reason).toBe('request_conflict')
    expect(stateOf(sandbox)).toEqual(after)
  })

  test('twice at once with one request buys once, with two requests twice', async () => {
    const user = await sandbox.user({ cash: '300.00' })
    const form = purchaseForm('pr_501', '100.00')
    const same = await Promise.all([user.done('buyProject', form), user.done('buyProject', form)])
    expect(same[0]).toEqual(same[1])
    expect(accounts(user.id)).toEqual({ available: 20_000, financing: 10_000 })
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.call('buyProject', purchaseForm('pr_501', '100.00'))),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
    expect(accounts(user.id)).toEqual({ available: 0, financing: 30_000 })
  })

  test('a rate is a number, however it is written', async () => {
    const user = await sandbox.user({ cash: '100.00' })
    const form = { ...purchaseForm('pr_501', '100.00'), daily_rate: '0.00020000' }
    expect((await user.done('buyProject', form)).purchase.daily_rate).toBe('0.0002')
  })
})

describe('a purchase is refused and changes nothing', () => {
  const cases: [string, Record<string, string>, object][] = [
    ['of no project', { project_id: 'pr_1' }, { reason: 'no_data', params: {} }],
    ['of a garbled project', { project_id: '501' }, { reason: 'no_data', params: {} }],
    [
      'of a project that has ended',
      { project_id: 'pr_499', daily_rate: '0.0003' },
      { reason: 'project_ended', params: {} },
    ],
    [
      'of a project that nobody knows the terms of',
      { project_id: 'pr_498', daily_rate: '0.00015' },
      { reason: 'project_ended', params: {} },
    ],
    [
      'at another rate',
      { daily_rate: '0.0003' },
      { reason: 'price_changed', params: { rate: '0.0002' } },
    ],
    [
      'below the minimum',
      { amount: '99.99' },
      { reason: 'amount_too_small', params: { min: '100.00', currency: 'USD' } },
    ],
    [
      'above what is put in at once',
      { amount: '50000.01' },
      { reason: 'amount_too_large', params: { max: '50000.00', currency: 'USD' } },
    ],
    [
      'above what is put in at once and what is left',
      { amount: '1000000' },
      { reason: 'amount_too_large', params: { max: '50000.00', currency: 'USD' } },
    ],
    [
      'above what is left',
      { project_id: 'pr_503', daily_rate: '0.0001', amount: '1700.01' },
      { reason: 'project_full', params: { max: '1700.00', currency: 'USD' } },
    ],
    [
      'of a project that is full',
      { project_id: 'pr_500', daily_rate: '0.00012' },
      { reason: 'project_full', params: { max: '0.00', currency: 'USD' } },
    ],
    [
      'above the balance',
      { amount: '40000.01' },
      { reason: 'balance_not_enough', params: { available: '40000.00', currency: 'USD' } },
    ],
    [
      'with a wrong fund password',
      { fund_password: 'wrong123' },
      { reason: 'fund_password_wrong' },
    ],
    [
      'of three decimals',
      { amount: '100.001' },
      { reason: 'input_invalid', params: { field: 'amount' } },
    ],
  ]

  test.each(cases)('%s', async (_, change, refusal) => {
    const user = await sandbox.user({ cash: '40000.00' })
    const before = stateOf(sandbox)
    const form = { ...purchaseForm('pr_501', '100.00'), ...change }
    expect(await user.refused('buyProject', form)).toMatchObject(refusal)
    expect(stateOf(sandbox)).toEqual(before)
    // The same request may succeed later: nothing was booked under its id.
    const right = { ...purchaseForm('pr_501', '100.00'), request_id: form.request_id }
    await user.done('buyProject', right)
  })

  test('without a fund password', async () => {
    const user = await sandbox.user({ cash: '100.00', fundPassword: false })
    const refusal = await user.refused('buyProject', purchaseForm('pr_501', '100.00'))
    expect(refusal).toEqual({ reason: 'fund_password_required', params: {} })
  })

  test('with frozen funds', async () => {
    const user = await sandbox.user({ cash: '100.00' })
    freeze(user.id)
    const refusal = await user.refused('buyProject', purchaseForm('pr_501', '100.00'))
    expect(refusal).toEqual({ reason: 'funds_frozen', params: {} })
  })

  test('when the remainder is smaller than the minimum: nothing can be bought of it', async () => {
    const user = await sandbox.user({ cash: '2000.00' })
    await bought(user, 'pr_503', '1600.01')
    const { project } = await user.done('getProject', { project_id: 'pr_503' })
    expect(project).toMatchObject({ remaining_amount: '99.99', maximum_amount: '0.00' })
    expect(await user.refused('buyProject', purchaseForm('pr_503', '99.99'))).toEqual({
      reason: 'project_full',
      params: { max: '0.00', currency: 'USD' },
    })
  })

  test('from the end of the project on', async () => {
    const user = await sandbox.user({ cash: '200.00' })
    const { project } = await user.done('getProject', { project_id: 'pr_500' })
    sandbox.world.database.run('UPDATE projects SET total_amount = 9000000 WHERE number = 500')
    sandbox.advance(project.end_time - 1 - sandbox.world.clock.now())
    await bought(user, 'pr_500', '100.00')
    sandbox.advance(1)
    const refusal = await user.refused('buyProject', purchaseForm('pr_500', '100.00'))
    expect(refusal.reason).toBe('project_ended')
    const ended = await user.done('getProject', { project_id: 'pr_500' })
    expect(ended).toMatchObject({
      project: { status: 'ended', remaining_amount: '0.00', release_date: null },
      terms: { earns_from: null, first_income_at: null, release_date: null },
    })
  })

  test('when it comes too often', async () => {
    const user = await sandbox.user()
    const { database, clock } = sandbox.world
    for (let tries = 0; tries < 300; tries += 1) {
      database.run('INSERT INTO tries (name, at) VALUES (:name, :at)', {
        name: `changePurchase ${user.id}`,
        at: clock.now(),
      })
    }
    expect(await user.refused('buyProject', purchaseForm('pr_501', '100.00'))).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(clock.now() + 60) },
    })
  })
})

test('the last of a project is sold once, however many want it at once', async () => {
  const users = await Promise.all([1, 2, 3, 4].map(() => sandbox.user({ cash: '1700.00' })))
  const answers = await Promise.all(
    users.map((user) => user.call('buyProject', purchaseForm('pr_503', '1000.00'))),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 1])
  expect(answers.filter(({ code }) => code === 0)[0]).toMatchObject({
    data: { reason: 'project_full', params: { max: '700.00', currency: 'USD' } },
  })
  const { project } = await (users[0] ?? sandbox.client()).done('getProject', {
    project_id: 'pr_503',
  })
  expect(project).toMatchObject({
    invested_amount: '99300.00',
    remaining_amount: '700.00',
    maximum_amount: '700.00',
    purchased_count: 1203,
  })
})

describe('projects', () => {
  const ids = async (query: Record<string, string | number>) => {
    const user = await sandbox.user()
    return (await user.done('listProjects', query)).list.map(({ id }) => id.slice(3))
  }

  test.each([
    ['newest', ['503', '502', '501', '500', '499', '498']],
    ['daily_rate', ['499', '502', '501', '498', '500', '503']],
    ['investment_cycle', ['503', '500', '501', '498', '499', '502']],
    ['minimum_amount', ['503', '502', '501', '500', '499', '498']],
    ['progress', ['502', '501', '498', '499', '503', '500']],
  ])('are sorted by %s, equal ones newest first', async (sort, expected) => {
    expect(await ids({ sort })).toEqual(expected)
  })

  test('page without gaps', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ids({ page, limit: 2 })))
    expect(pages).toEqual([['503', '502'], ['501', '500'], ['499', '498'], []])
  })

  test('are told in the language of the request', async () => {
    const user = await sandbox.user()
    const reply = await sandbox.handle({
      method: 'GET',
      path: '/api/user/yeb',
      query: new URLSearchParams({ project_id: 'pr_502' }),
      headers: { token: user.token, lang: 'de' },
      body: new Uint8Array(),
      remote: '127.0.0.1',
    })
    expect(String(reply?.body)).toContain('150,00 USD')
  })

  test('that do not exist have no data; a filter that does not exist is refused', async () => {
    const user = await sandbox.user()
    expect((await user.refused('getProject', { project_id: 'pr_9' })).reason).toBe('no_data')
    expect(await user.refused('listProjects', { filter: 'open' })).toEqual({
      reason: 'input_invalid',
      params: { field: 'filter' },
    })
  })
})

describe('purchases belong to their user', () => {
  test('nobody else sees, appends to, renews or settles one', async () => {
    const [owner, other] = [
      await sandbox.user({ cash: '100.00' }),
      await sandbox.user({ cash: '1000.00' }),
    ]
    const { id: purchase_id, request_id } = await bought(owner, 'pr_501', '100.00')
    const before = stateOf(sandbox)
    const refusals = [
      await other.refused('getPurchase', { purchase_id }),
      await other.refused('appendPurchase', { purchase_id, amount: '100.00', ...proved() }),
      await other.refused('settlePurchase', { purchase_id, ...proved() }),
      await other.refused('renewPurchase', {
        purchase_id,
        mode: 'principal',
        daily_rate: '0.0002',
        ...proved(),
      }),
    ]
    expect(refusals).toEqual(Array(4).fill({ reason: 'no_data', params: {} }))
    expect(stateOf(sandbox)).toEqual(before)
    expect((await other.done('listPurchases')).total).toBe(0)
    const found = await other.done('listPurchases', { request_id: request_id ?? '' })
    expect(found.total).toBe(0)
  })

  test('they are found by what their requests did, by project and by status', async () => {
    const user = await sandbox.user({ cash: '10000.00' })
    const first = await bought(user, 'pr_501', '100.00')
    const second = await bought(user, 'pr_502', '200.00')
    const append = { purchase_id: first.id, amount: '10.00', ...proved() }
    const settle = { purchase_id: second.id, ...proved() }
    await user.done('appendPurchase', append)
    await user.done('settlePurchase', settle)
    const found = async (query: Record<string, string>) =>
      (await user.done('listPurchases', query)).list.map(({ id }) => id)

    expect(await found({ request_id: first.request_id ?? '' })).toEqual([first.id])
    expect(await found({ request_id: append.request_id.toUpperCase() })).toEqual([first.id])
    expect(await found({ request_id: settle.request_id })).toEqual([second.id])
    expect(await found({ request_id: requestId() })).toEqual([])
    expect(await found({ project_id: 'pr_502' })).toEqual([second.id])
    expect(await found({ project_id: 'pr_7' })).toEqual([])
    expect(await found({ status: 'settled' })).toEqual([second.id])
    expect(await found({ status: 'settled', project_id: 'pr_501' })).toEqual([])
  })

  test('they page newest first without gaps', async () => {
    const user = await sandbox.user({ cash: '1000.00' })
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) {
      made.unshift((await bought(user, 'pr_501', '100.00')).id)
      // Two in the same second, then a later one.
      if (count % 2 === 1) sandbox.advance(60)
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => user.done('listPurchases', { page, limit: 2 })),
    )
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(made)
    expect(pages[0]).toMatchObject({ total: 5, page: 1, limit: 2 })
  })
})

function freeze(id: number): void {
  sandbox.world.database.run('UPDATE users SET funds_frozen = 1 WHERE id = :id', { id })
}
