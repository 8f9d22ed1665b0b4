import { beforeEach, describe, expect, test } from 'vitest'
import { advanceTo, orderForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { dayOf, weekOf } from './limits.ts'

const at = (text: string) => Date.parse(text) / 1000
const hours = ({ from, until }: { from: number; until: number }) => (until - from) / 3600

test.each([
  // Clocks in Berlin go forward on 29 March 2026 and back on 25 October.
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z', 23, '2026-03-22T23:00:00Z', 167],
  ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', 25, '2026-10-18T22:00:00Z', 169],
  ['2026-10-25T23:30:00Z', '2026-10-25T23:00:00Z', 24, '2026-10-25T23:00:00Z', 168],
  ['2026-10-25T22:59:59Z', '2026-10-24T22:00:00Z', 25, '2026-10-18T22:00:00Z', 169],
  ['2026-11-20T15:30:00Z', '2026-11-19T23:00:00Z', 24, '2026-11-15T23:00:00Z', 168],
])(
  'at %s a day and a week have the hours that the clocks give them',
  (now, day, ofDay, week, ofWeek) => {
    const zone = 'Europe/Berlin'
    const [today, thisWeek] = [dayOf(at(now), zone), weekOf(at(now), zone)]
    expect(today.from).toBe(at(day))
    expect(hours(today)).toBe(ofDay)
    expect(thisWeek.from).toBe(at(week))
    expect(hours(thisWeek)).toBe(ofWeek)
  },
)

const DAY = 86_400

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user({ cash: '5000.00' })
})

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

describe('an order', () => {
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
