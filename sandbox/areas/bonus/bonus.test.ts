import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestId, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

test('the bonus is credited once a day', async () => {
  const user = await sandbox.user()
  expect(await user.done('getDailyBonus')).toMatchObject({ claimable: true, times_claimed: 0 })

  const claim = await user.done('claimDailyBonus', { request_id: requestId() })
  expect(claim).toMatchObject({ amount: '1.00', available: '1.00', next_claim_at: 1795219200 })
  expect(await user.refused('claimDailyBonus', { request_id: requestId() })).toEqual({
    reason: 'once_a_day',
    params: { available_from: '1795219200' },
  })
  expect(await user.done('getDailyBonus')).toMatchObject({
    claimable: false,
    last_request_id: claim.request_id,
    total_claimed: '1.00',
  })
})

test('the day ends at midnight of the site', async () => {
  const user = await sandbox.user()
  await user.done('claimDailyBonus', { request_id: requestId() })
  sandbox.advance(1795219199 - sandbox.world.clock.now())
  await user.refused('claimDailyBonus', { request_id: requestId() })
  sandbox.advance(1)
  expect(await user.done('claimDailyBonus', { request_id: requestId() })).toMatchObject({
    available: '2.00',
  })
})

test('the same request answers the first claim again; the id is good for nothing else', async () => {
  const user = await sandbox.user({ cash: '100.00' })
  const request = { request_id: requestId() }
  const first = await user.done('claimDailyBonus', request)
  expect(await user.done('claimDailyBonus', request)).toEqual(first)
  sandbox.advance(86_400)
  expect(await user.done('claimDailyBonus', request)).toEqual(first)
})

test('frozen funds get no bonus', async () => {
  const user = await sandbox.user()
  sandbox.world.database.run('UPDATE users SET funds_frozen = 1 WHERE id = :id', { id: user.id })
  expect(await user.refused('claimDailyBonus', { request_id: requestId() })).toMatchObject({
    reason: 'funds_frozen',
  })
})

test('a visitor, a dead and a garbage token get 401', async () => {
  for (const token of ['', 'garbage']) {
    expect(await sandbox.client(token).call('getDailyBonus')).toMatchObject({
      code: 401,
      data: null,
    })
  }
})
