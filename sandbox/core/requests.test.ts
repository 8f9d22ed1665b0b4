import { beforeEach, describe, expect, test } from 'vitest'
import type { RefusalReason } from '../../src/generated/h5.schemas.ts'
import { FUND_PASSWORD, requestId, STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import type { Commit, UserCall } from './call.ts'
import { UNKNOWN_DEVICE } from './devices.ts'
import { Refusal, Unauthenticated } from './refusal.ts'
import { once, recentRequests } from './requests.ts'
import { digest } from './secrets.ts'
import { endSession, openSession } from './users.ts'

/* That every operation with a `request_id` goes this way is proved by the conformance kit. */

setUpSandbox()
let call: UserCall
let done: number
beforeEach(async () => {
  const { id: userId, token } = await sandbox.user()
  const { world } = sandbox
  const now = world.clock.now()
  const session = {
    language: 'en' as const,
    origin: '',
    remote: '',
    device: UNKNOWN_DEVICE,
    tokenHash: digest(token),
    endsAt: 0,
    proofs: [],
  }
  call = { world, userId, now, nowMs: now * 1000, ...session }
  done = 0
})

const form = {
  amount: '1.00',
  fund_password: FUND_PASSWORD,
  request_id: String(requestId()),
  valid_until: STORY_TIME + 60,
}
const exchangeBy = <Data>(prepare: () => Commit<Data> | Promise<Commit<Data>>, input = form) =>
  once(call, 'submitExchange', input, { authorize: () => undefined, prepare })
const exchange = (input = form) =>
  exchangeBy(
    () => () => {
      done += 1
      return { done }
    },
    input,
  )
const refusing = (reason: RefusalReason, input = form) =>
  exchangeBy(() => {
    throw new Refusal(reason, { field: 'amount' })
  }, input)
const refusal = (reason: RefusalReason) => expect.objectContaining({ reason })

test('what was refused keeps its id, however it is written', async () => {
  await expect(refusing('balance_not_enough')).rejects.toThrow()
  for (const other of [{ amount: '2.00' }, { request_id: form.request_id.toUpperCase() }]) {
    await expect(exchange({ ...form, ...other })).rejects.toEqual(refusal('request_conflict'))
  }
  await expect(exchange()).rejects.toEqual(refusal('balance_not_enough'))
})

test('a fault of the sandbox itself leaves nothing that a copy could do later', async () => {
  const fail = () => {
    throw new TypeError('a fault')
  }
  await expect(exchangeBy(fail)).rejects.toMatchObject({
    reason: 'operation_failed',
    cause: { message: 'a fault' },
  })
  await expect(exchange()).rejects.toEqual(refusal('operation_failed'))
})

test('the last second is compared at the booking, not at the arrival', async () => {
  const waited = (seconds: number, input: typeof form) =>
    exchangeBy(async () => {
      // Its password is being checked.
      sandbox.advance(seconds)
      return () => 'booked'
    }, input)
  expect(await waited(60, form)).toBe('booked')
  const next = { ...form, amount: '2.00', request_id: requestId(), valid_until: STORY_TIME + 70 }
  await expect(waited(11, next)).rejects.toEqual(refusal('request_expired'))
})

test('a copy that is refused while the first is done answers its result', async () => {
  const slow = exchangeBy(async () => {
    await exchange()
    throw new Refusal('balance_not_enough')
  })
  expect(await slow).toEqual({ done: 1 })
})

describe('a session that ends while its request waits', () => {
  const slow = (before: () => Promise<unknown> = async () => undefined) =>
    exchangeBy(async () => {
      await before()
      endSession(call)
      return () => ({ done: -1 })
    })

  test('books nothing, and refuses the copies of other sessions', async () => {
    await expect(slow()).rejects.toThrow(Unauthenticated)
    expect(recentRequests(call)).toMatchObject([{ outcome: 'refused', record_id: null }])
    call = { ...call, tokenHash: digest(openSession(sandbox.world, call.userId).token) }
    await expect(exchange()).rejects.toEqual(refusal('operation_failed'))
  })

  test('keeps what a copy booked before', async () => {
    await expect(slow(() => exchange())).rejects.toThrow(Unauthenticated)
    expect(recentRequests(call)).toMatchObject([{ outcome: 'done' }])
  })
})

test('all requests of the last ten minutes are listed, and twenty of the day', async () => {
  const form = () => ({ request_id: String(requestId()), valid_until: STORY_TIME + 60 })
  const first = form()
  const nothing = { authorize: () => undefined, prepare: () => () => ({}) }
  await once(call, 'submitWithdrawal', first, nothing)
  for (let made = 0; made < 24; made += 1) await once(call, 'placeOrder', form(), nothing)
  const later = (seconds: number) => recentRequests({ ...call, now: call.now + seconds })
  expect(later(599)).toHaveLength(25)
  expect(later(599).map((one) => one.request_id)).toContain(first.request_id)
  expect(later(600)).toHaveLength(20)
  expect(later(86_400)).toEqual([])
})
