import { beforeEach, describe, expect, test } from 'vitest'
import { rules } from '../../core/rules.ts'
import type { Tick } from '../../market/market.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

const SYMBOL = 'BTCUSD'
const DAY = 86_400

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user()
})

/** The ticks by which the next seconds are judged. */
const judged = (seconds: number, symbol = SYMBOL): (Tick & { second: number })[] =>
  Array.from({ length: seconds }, (_, at) => {
    const second = sandbox.world.clock.now() + at + 1
    return { second, ...sandbox.world.market.lastTick(symbol, second * 1000) }
  })

const cents = (price: string) => Math.round(Number(price) * 100)
const price = (value: number) => (value / 100).toFixed(2)
const last = () => cents(sandbox.world.market.lastTick(SYMBOL, sandbox.world.clock.nowMs()).price)

const set = async (wanted: number, repeat = 'once') =>
  (await user.done('addPriceAlert', { symbol: SYMBOL, price: price(wanted), repeat })).alert
const alerts = async () => (await user.done('getPriceAlerts')).list
const told = async () => (await user.done('listMessages', { type: 'price_alert', limit: 100 })).list
const events = () =>
  sandbox.world.database.all(
    "SELECT record_id, at FROM user_events WHERE type = 'price_alert' ORDER BY number",
  )

/** A price that the next minutes reach, at the cent, and the first second of it. */
function reachable(seconds = 300) {
  const ticks = judged(seconds)
  const highest = Math.max(...ticks.map((tick) => cents(tick.price)))
  const first = ticks.find((tick) => cents(tick.price) === highest)
  if (!first || highest <= last()) throw new Error('The price falls: take another seed')
  return { wanted: highest, first }
}

test('a clock that is moved at once tells the same as one that goes by seconds', async () => {
  const other = new TestSandbox()
  const twin = await other.user()
  const wanted = last() + 500
  for (const one of [user, twin]) {
    await one.done('addPriceAlert', { symbol: SYMBOL, price: price(wanted), repeat: 'each' })
  }
  sandbox.advance(1200)
  for (let second = 0; second < 1200; second += 1) other.advance(1)
  const messages = await told()
  expect(messages.length).toBeGreaterThan(0)
  expect((await twin.done('listMessages', { type: 'price_alert' })).list).toEqual(messages)
  other.close()
})

test('a clock that is moved by a month looks at no tick one by one', async () => {
  const now = last()
  for (let step = 1; step <= rules.alerts.max; step += 1) {
    await set(now + (step % 2 === 0 ? 1 : -1) * step * 1000, 'each')
  }
  const begun = performance.now()
  sandbox.advance(30 * DAY)
  expect(performance.now() - begun).toBeLessThan(60_000)
  const times = events().map((event) => (event as { at: number }).at)
  expect(times.length).toBeGreaterThan(0)
  expect(times).toEqual(times.toSorted((one, two) => one - two))
})

describe('a market without ticks', () => {
  test.each(['closed', 'frozen'] as const)(
    '%s: it is set, and waits for the next tick',
    async (kind) => {
      const { halts, clock } = sandbox.world
      // A price that is passed during the halt, and again after it.
      const passed = judged(2 * DAY)
        .slice(DAY)
        .map((tick) => cents(tick.price))
      const wanted = passed[0] ?? 0
      halts.begin(kind, SYMBOL, clock.nowMs())
      const { direction } = await set(wanted)
      sandbox.advance(DAY)
      expect(await told()).toEqual([])
      expect(await alerts()).toMatchObject([{ state: 'waiting' }])
      halts.end(kind, SYMBOL, clock.nowMs())
      const isBeyond = (price: string) =>
        direction === 'up' ? cents(price) >= wanted : cents(price) <= wanted
      const first = judged(DAY).find((tick) => isBeyond(tick.price))
      sandbox.advance(DAY)
      expect(await alerts()).toMatchObject([{ reached_at: first?.second, tick_id: first?.id }])
    },
  )
})

test('what was reached before it is removed is told, and nothing after', async () => {
  const { wanted, first } = reachable()
  const { id } = await set(wanted)
  sandbox.advance(first.second - STORY_TIME - 1)
  await user.done('removePriceAlert', { id })
  sandbox.advance(DAY)
  expect(await told()).toEqual([])

  const again = reachable()
  const { id: next } = await set(again.wanted)
  sandbox.world.settings.advanceClock((again.first.second - sandbox.world.clock.now()) * 1000)
  await user.done('removePriceAlert', { id: next })
  expect(await told()).toHaveLength(1)
  expect(await alerts()).toEqual([])
  expect(await user.refused('removePriceAlert', { id: next })).toEqual({
    reason: 'no_data',
    params: {},
  })
})

describe('what is refused', () => {
  test('one more than may be; those that told for once do not count, and the last of them stay', async () => {
    const now = last()
    const { max, toldKept } = rules.alerts
    for (let step = 1; step <= max; step += 1) await set(now + 100_000_000 + step)
    const full = { reason: 'alerts_max', params: { max: String(max) } }
    const more = { symbol: SYMBOL, price: price(now + 1), repeat: 'once' }
    expect(await user.refused('addPriceAlert', more)).toEqual(full)
    // All are told at once, where the price is beyond them.
    sandbox.world.database.run(`UPDATE price_alerts SET direction = 'down'`)
    sandbox.advance(1)
    expect(await told()).toHaveLength(max)
    await set(now + 1)
    expect(await alerts()).toHaveLength(toldKept + 1)
    const again = await set(now + 100_000_001)
    const list = await alerts()
    expect(list[0]).toEqual(again)
    expect(list).toHaveLength(toldKept + 1)
    // One that told makes no room for itself.
    for (let step = 2; step < max; step += 1) await set(now + 100_000_000 + step)
    const id = (await alerts()).find(({ state }) => state === 'reached')?.id ?? ''
    const anew = { id, price: price(now + 2), repeat: 'once' }
    expect(await user.refused('changePriceAlert', anew)).toEqual(full)
  })
})
