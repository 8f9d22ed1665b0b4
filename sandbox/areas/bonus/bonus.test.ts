import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestId, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

test('a claim is found by its request, however many came after it, and by nobody else', async () => {
  const user = await sandbox.user()
  const first = await user.done('claimDailyBonus', { request_id: requestId() })
  sandbox.advance(86_400)
  await user.done('claimDailyBonus', { request_id: requestId() })
  const sent = { request_id: String(first.request_id) }
  const { id, request_id, amount, claimed_at } = first
  const { claim, last_request_id: last } = await user.done('getDailyBonus', sent)
  expect(claim).toEqual({ id, request_id, amount, claimed_at })
  expect(last).not.toBe(request_id)
  expect((await user.done('getDailyBonus')).claim).toBeNull()
  expect((await user.done('getDailyBonus', { request_id: requestId() })).claim).toBeNull()
  expect((await (await sandbox.user()).done('getDailyBonus', sent)).claim).toBeNull()
})
