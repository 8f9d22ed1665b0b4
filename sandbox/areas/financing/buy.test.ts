import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bought, openProjects, proved, purchaseForm } from '../../test/forms.ts'
import { requestId, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
  openProjects(sandbox)
})
afterEach(() => sandbox.close())

test('the largest amount is taken itself', async () => {
  const user = await sandbox.user({ cash: '60000.00' })
  await bought(user, 'pr_501', '50000.00')
  expect((await bought(user, 'pr_503', '1700.00')).principal).toBe('1700.00')
})

test('a rate is a number, however it is written', async () => {
  const user = await sandbox.user({ cash: '100.00' })
  const form = { ...purchaseForm('pr_501', '100.00'), daily_rate: '0.00020000' }
  expect((await user.done('buyProject', form)).purchase.daily_rate).toBe('0.0002')
})

describe('a purchase is refused', () => {
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

test.each([
  ['newest', ['503', '502', '501', '500', '499']],
  ['daily_rate', ['502', '501', '503', '499', '500']],
  ['investment_cycle', ['503', '501', '502', '500', '499']],
  ['minimum_amount', ['503', '502', '501', '500', '499']],
  ['progress', ['502', '501', '503', '499', '500']],
])('sorted by %s, equal projects come newest first', async (sort, expected) => {
  const user = await sandbox.user()
  const { list } = await user.done('listProjects', { sort })
  expect(list.map(({ id }) => id.slice(3))).toEqual(expected)
})

test('purchases are found by what their requests did', async () => {
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
})
