import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { advanceTo, orderForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

const DAY = 86_400
/** The end of the story's day, and of its week: it is a Friday. */
const MIDNIGHT = 1795219200
const MONDAY = 1795392000

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user({ cash: '5000.00' })
})
afterEach(() => sandbox.close())

const place = (amount: string, seconds = 60) => orderForm(sandbox, { amount, seconds })
const set = (limits: Parameters<TestUser['done']>[1]) => user.done('setOwnLimits', limits)
const view = () => user.done('getOwnLimits')
/** The one change that waits. */
const waiting = async () => {
  const [change, ...more] = (await view()).changes
  if (!change || more.length > 0) throw new Error('Not one change waits')
  return change
}

/** Places an order that is lost a minute later, and answers when that is. */
async function lose(amount: string): Promise<number> {
  advanceTo(sandbox, 'BTCUSD', 60, (open, close) => close < open)
  const { order } = await user.done('placeOrder', place(amount))
  return order.settles_at
}

test('a change of limits is among what happened to the account, once', async () => {
  const written = async () => {
    const { list } = await user.done('listSecurityEvents', {})
    return list.filter(({ type }) => type === 'limits_changed').length
  }
  await set({ stake_max: '20' })
  await set({ stake_max: '20.00' })
  expect(await written()).toBe(1)
  await set({ stake_max: 'none' })
  expect(await written()).toBe(2)
})

describe('a limit', () => {
  test('counts once it is set, and only what was sent changes', async () => {
    expect(await view()).toEqual({
      currency: 'USD',
      stake_max: null,
      loss_day_max: null,
      loss_week_max: null,
      session_minutes: null,
      day: { used: '0.00', open: '0.00', left: null, resets_at: MIDNIGHT },
      week: { used: '0.00', open: '0.00', left: null, resets_at: MONDAY },
      pause: null,
      changes: [],
    })
    await set({ stake_max: '20', session_minutes: '60' })
    expect(await set({ loss_day_max: '50.5' })).toMatchObject({
      stake_max: '20.00',
      loss_day_max: '50.50',
      loss_week_max: null,
      session_minutes: 60,
      day: { used: '0.00', left: '50.50' },
      changes: [],
    })
  })

  test.each([
    ['stake_max', { stake_max: '20.001' }],
    ['loss_week_max', { stake_max: '10', loss_week_max: '0.001' }],
    ['session_minutes', { session_minutes: '4' }],
    ['session_minutes', { session_minutes: '1441' }],
    ['loss_day_max', { loss_day_max: '-1' }],
    ['loss_day_max', { loss_day_max: '' }],
  ] as const)('with a wrong %s changes nothing: %j', async (field, sent) => {
    expect(await user.refused('setOwnLimits', sent)).toEqual({
      reason: 'input_invalid',
      params: { field },
    })
    expect(await view()).toMatchObject({ stake_max: null, loss_week_max: null })
  })

  test('that is tighter counts at once, and takes back what was to be looser', async () => {
    await set({ stake_max: '50' })
    await set({ stake_max: 'none' })
    expect(await set({ stake_max: '20' })).toMatchObject({ stake_max: '20.00', changes: [] })
    await set({ stake_max: '30' })
    expect(await set({ stake_max: '20.00' })).toMatchObject({ stake_max: '20.00', changes: [] })
  })

  test('that is looser counts after a day and one more confirmation', async () => {
    await set({ loss_day_max: '50' })
    expect(await set({ loss_day_max: '100' })).toMatchObject({
      loss_day_max: '50.00',
      changes: [
        {
          limit: 'loss_day_max',
          max: '100.00',
          minutes: null,
          asked_at: STORY_TIME,
          confirm_from: STORY_TIME + DAY,
          confirm_until: STORY_TIME + 7 * DAY,
        },
      ],
    })
    const { id: change_id } = await waiting()
    sandbox.advance(DAY - 1)
    expect(await user.refused('confirmLimitChange', { change_id })).toEqual({
      reason: 'action_not_allowed',
      params: { available_from: String(STORY_TIME + DAY) },
    })
    sandbox.advance(1)
    // It counts when it is confirmed, and not by itself.
    expect(await view()).toMatchObject({ loss_day_max: '50.00' })
    const confirmed = { loss_day_max: '100.00', changes: [] }
    expect(await user.done('confirmLimitChange', { change_id })).toMatchObject(confirmed)
    expect(await user.done('confirmLimitChange', { change_id })).toMatchObject(confirmed)
    expect(await user.refused('cancelLimitChange', { change_id })).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
  })

  test('is not loosened by a change that was taken back, or that nobody confirmed for six days', async () => {
    await set({ stake_max: '20', session_minutes: '30' })
    await set({ stake_max: 'none' })
    const { id: change_id } = await waiting()
    for (const _ of ['first', 'again']) {
      expect(await user.done('cancelLimitChange', { change_id })).toMatchObject({ changes: [] })
    }
    sandbox.advance(DAY)
    const refusal = { reason: 'action_not_allowed', params: {} }
    expect(await user.refused('confirmLimitChange', { change_id })).toEqual(refusal)

    await set({ session_minutes: 'none' })
    const { id } = await waiting()
    sandbox.advance(7 * DAY)
    expect(await user.refused('confirmLimitChange', { change_id: id })).toEqual(refusal)
    expect(await view()).toMatchObject({ stake_max: '20.00', session_minutes: 30, changes: [] })
    // It can be asked for anew, and waits anew.
    await set({ session_minutes: 'none' })
    expect(await waiting()).toMatchObject({ minutes: null, asked_at: STORY_TIME + 8 * DAY })
  })

  test('that two clients loosen waits for the first as for the last of them', async () => {
    await set({ loss_week_max: '100' })
    const first = await set({ loss_week_max: '200' })
    sandbox.advance(DAY / 2)
    // The same again neither begins anew nor comes sooner.
    expect((await set({ loss_week_max: '200.00' })).changes).toEqual(first.changes)
    // Another value waits for itself, and nobody confirms it by the id of the one before.
    await set({ loss_week_max: '300' })
    const replaced = first.changes[0]?.id ?? ''
    const { id, confirm_from } = await waiting()
    expect(confirm_from).toBe(STORY_TIME + DAY / 2 + DAY)
    sandbox.advance(DAY / 2)
    expect(await user.refused('confirmLimitChange', { change_id: replaced })).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
    expect(await user.refused('confirmLimitChange', { change_id: id })).toMatchObject({
      params: { available_from: String(confirm_from) },
    })
    sandbox.advance(DAY / 2)
    await user.done('confirmLimitChange', { change_id: id })
    expect(await view()).toMatchObject({ loss_week_max: '300.00', changes: [] })
  })

  test('of somebody else is nobody else’s to change', async () => {
    await set({ stake_max: '20' })
    await set({ stake_max: '30' })
    const { id: change_id } = await waiting()
    const other = await sandbox.user()
    sandbox.advance(DAY)
    for (const operation of ['confirmLimitChange', 'cancelLimitChange'] as const) {
      expect(await other.refused(operation, { change_id })).toMatchObject({ reason: 'no_data' })
    }
    expect(await view()).toMatchObject({ stake_max: '20.00', changes: [{ id: change_id }] })
  })
})

describe('an order', () => {
  test('is refused a cent above the largest stake', async () => {
    await set({ stake_max: '20' })
    expect(await user.refused('placeOrder', place('20.01'))).toEqual({
      reason: 'own_stake_max',
      params: { max: '20.00', currency: 'USD' },
    })
    await user.done('placeOrder', place('20'))
  })

  test('counts as lost with its fee while it is open, to the cent', async () => {
    await set({ loss_day_max: '30.30', loss_week_max: '30.31' })
    await user.done('placeOrder', place('20'))
    expect(await view()).toMatchObject({
      day: { used: '20.20', open: '20.20', left: '10.10' },
      week: { used: '20.20', open: '20.20', left: '10.11' },
    })
    expect(await user.refused('placeOrder', place('10.01'))).toEqual({
      reason: 'own_loss_day_max',
      params: { max: '30.30', left: '10.10', currency: 'USD', available_from: String(MIDNIGHT) },
    })
    await user.done('placeOrder', place('10'))
    expect(await view()).toMatchObject({ day: { left: '0.00' }, week: { left: '0.01' } })
  })

  test('that is lost counts in the day and the week in which it closed', async () => {
    await set({ loss_day_max: '100', loss_week_max: '150' })
    await lose('90')
    sandbox.advance(60)
    expect(await view()).toMatchObject({ day: { used: '90.90', open: '0.00', left: '9.10' } })
    expect(await user.refused('placeOrder', place('10'))).toMatchObject({
      reason: 'own_loss_day_max',
    })
    sandbox.advance(MIDNIGHT - sandbox.world.clock.now())
    expect(await view()).toMatchObject({
      day: { used: '0.00', left: '100.00', resets_at: MIDNIGHT + DAY },
      week: { used: '90.90', left: '59.10', resets_at: MONDAY },
    })
    expect(await user.refused('placeOrder', place('60'))).toEqual({
      reason: 'own_loss_week_max',
      params: { max: '150.00', left: '59.10', currency: 'USD', available_from: String(MONDAY) },
    })
    sandbox.advance(MONDAY - sandbox.world.clock.now())
    expect(await view()).toMatchObject({ week: { used: '0.00', left: '150.00' } })
    await user.done('placeOrder', place('60'))
  })

  test('over midnight counts while it is open, and then in the day in which it closes', async () => {
    await set({ loss_day_max: '50' })
    sandbox.advance(MIDNIGHT - STORY_TIME - 59)
    const { order } = await user.done('placeOrder', place('40'))
    sandbox.advance(59)
    expect(await view()).toMatchObject({ day: { used: '40.40', open: '40.40', left: '9.60' } })
    sandbox.advance(order.settles_at - MIDNIGHT)
    const settled = await user.done('getOrder', { order_id: order.id })
    const lost = Math.max(0, -Number(settled.order.net_profit))
    expect(await view()).toMatchObject({
      day: { used: lost.toFixed(2), open: '0.00', resets_at: MIDNIGHT + DAY },
    })
  })

  test('that is won makes up for losses and leaves no more than the limit', async () => {
    await set({ loss_day_max: '100' })
    await lose('20')
    sandbox.advance(60)
    advanceTo(sandbox, 'BTCUSD', 60, (open, close) => close > open)
    const { order } = await user.done('placeOrder', place('20'))
    expect(await view()).toMatchObject({ day: { used: '40.40', left: '59.60' } })
    sandbox.advance(60)
    const won = await user.done('getOrder', { order_id: order.id })
    const lost = (20.2 - Number(won.order.net_profit)).toFixed(2)
    expect(await view()).toMatchObject({ day: { used: lost, open: '0.00' } })
    advanceTo(sandbox, 'BTCUSD', 60, (open, close) => close > open)
    await user.done('placeOrder', place('50'))
    sandbox.advance(60)
    expect(await view()).toMatchObject({ day: { used: '0.00', left: '100.00' } })
  })

  test.each(['loss_day_max', 'loss_week_max'])('of 30 at once never passes %s', async (limit) => {
    await set({ [limit]: '100' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => user.call('placeOrder', place('10'))),
    )
    // 9 times 10.10 are 90.90.
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(9)
    const frozen = sandbox.world.ledger.balance(user.id, 'frozen', 'USD')
    expect(frozen).toBe(9090)
    expect(await view()).toMatchObject({ day: { used: '90.90' } })
  })
})

describe('a pause', () => {
  test('closes placing orders and nothing else', async () => {
    const { order } = await user.done('placeOrder', place('10'))
    expect(await user.done('startPause', { length: 'day' })).toMatchObject({
      pause: { started_at: STORY_TIME, until: STORY_TIME + DAY },
    })
    expect(await user.refused('placeOrder', place('10'))).toEqual({
      reason: 'trading_paused',
      params: { available_from: String(STORY_TIME + DAY) },
    })
    sandbox.advance(60)
    const settled = await user.done('settleOrder', { order_id: order.id })
    expect(settled.order.result).not.toBe('open')
    await user.done('getWithdrawalView')
    await user.done('listOrders')
    sandbox.advance(DAY - 61)
    expect(await user.refused('placeOrder', place('10'))).toMatchObject({
      reason: 'trading_paused',
    })
    sandbox.advance(1)
    expect(await view()).toMatchObject({ pause: null })
    await user.done('placeOrder', place('10'))
  })

  test('is made longer at once, and never shorter', async () => {
    await user.done('startPause', { length: 'week' })
    expect(await user.refused('startPause', { length: 'day' })).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
    sandbox.advance(DAY)
    expect(await user.done('startPause', { length: 'forever' })).toMatchObject({
      pause: { started_at: STORY_TIME, until: null },
    })
    expect(await user.refused('startPause', { length: 'month' })).toMatchObject({
      reason: 'action_not_allowed',
    })
    await user.done('startPause', { length: 'forever' })
    expect(await user.refused('placeOrder', place('10'))).toEqual({
      reason: 'trading_paused',
      params: {},
    })
  })

  test('ends a day after that was asked for, with one more confirmation', async () => {
    await user.done('startPause', { length: 'month' })
    const asked = await user.done('requestPauseEnd')
    sandbox.advance(DAY / 2)
    expect((await user.done('requestPauseEnd')).changes).toEqual(asked.changes)
    const { id: change_id } = await waiting()
    expect(await user.refused('confirmLimitChange', { change_id })).toEqual({
      reason: 'action_not_allowed',
      params: { available_from: String(STORY_TIME + DAY) },
    })
    sandbox.advance(DAY / 2)
    expect(await user.refused('placeOrder', place('10'))).toMatchObject({
      reason: 'trading_paused',
    })
    expect(await user.done('confirmLimitChange', { change_id })).toMatchObject({
      pause: null,
      changes: [],
    })
    await user.done('placeOrder', place('10'))
  })

  test('that is begun anew takes back the end that was asked for', async () => {
    await user.done('startPause', { length: 'week' })
    await user.done('requestPauseEnd')
    const { id: change_id } = await waiting()
    expect(await user.done('startPause', { length: 'month' })).toMatchObject({ changes: [] })
    sandbox.advance(DAY)
    expect(await user.refused('confirmLimitChange', { change_id })).toMatchObject({
      reason: 'action_not_allowed',
    })
  })

  test('has no end to ask for when there is none, or when it ends sooner by itself', async () => {
    const refusal = { reason: 'action_not_allowed', params: {} }
    expect(await user.refused('requestPauseEnd')).toEqual(refusal)
    await user.done('startPause', { length: 'day' })
    expect(await user.refused('requestPauseEnd')).toEqual(refusal)
  })

  test('that is over leaves no end to confirm in the next one', async () => {
    await user.done('startPause', { length: 'week' })
    sandbox.advance(5 * DAY)
    await user.done('requestPauseEnd')
    const { id: change_id } = await waiting()
    sandbox.advance(2 * DAY)
    expect(await view()).toMatchObject({ pause: null, changes: [] })
    await user.done('startPause', { length: 'week' })
    expect(await user.refused('confirmLimitChange', { change_id })).toMatchObject({
      reason: 'action_not_allowed',
    })
  })
})
