import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rules } from '../../core/rules.ts'
import type { Tick } from '../../market/market.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

const SYMBOL = 'BTCUSD'
const DAY = 86_400

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user()
})
afterEach(() => sandbox.close())

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

test('the first tick at the price, to the cent, is told with its proof', async () => {
  const { wanted, first } = reachable()
  const { id } = await set(wanted)
  const { id: never } = await set(wanted + 1)
  sandbox.advance(300)
  const [above, reached] = await alerts()
  expect(above).toMatchObject({ id: never, state: 'waiting', reached_at: null })
  expect(reached).toMatchObject({
    id,
    direction: 'up',
    state: 'reached',
    reached_at: first.second,
    tick_id: first.id,
    tick_price: first.price,
    tick_at: first.time,
  })
  const { list } = await user.done('listTicks', {
    symbol: SYMBOL,
    from: first.second,
    until: first.second,
  })
  expect(list).toEqual([{ tick_id: first.id, price: first.price, as_of: first.time }])
  const [message, ...others] = await told()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    link: '/pages/trade/trade',
    record_id: SYMBOL,
    created_at: first.second,
    read: false,
  })
  expect(message?.text).toContain(first.id)
  expect(events()).toEqual([{ record_id: id, at: first.second }])
})

test('a price below is reached from above', async () => {
  const lowest = Math.min(...judged(600).map((tick) => cents(tick.price)))
  const alert = await set(lowest)
  expect(alert.direction).toBe('down')
  sandbox.advance(600)
  expect(await alerts()).toMatchObject([{ state: 'reached', tick_price: price(lowest) }])
})

test('an alert for once tells once, however often the price comes', async () => {
  const { wanted } = reachable()
  await set(wanted)
  sandbox.advance(7 * DAY)
  expect(await told()).toHaveLength(1)
})

test('one for each time waits until the price was on the other side, five minutes later or more', async () => {
  const ticks = judged(6 * 3600)
  // In the middle of all, so that it is passed often.
  const wanted = ticks.map((tick) => cents(tick.price)).sort((one, two) => one - two)[
    ticks.length / 2
  ]
  const { direction } = await set(wanted ?? 0, 'each')
  const expected: number[] = []
  let waits = true
  let rests = 0
  for (const { second, price: at } of ticks) {
    const away = cents(at) - (wanted ?? 0)
    const isBeyond = direction === 'up' ? away >= 0 : away <= 0
    if (waits && isBeyond) {
      expected.push(second)
      rests = second + rules.alerts.restSeconds
    }
    waits = waits ? !isBeyond : second >= rests && !isBeyond
  }
  expect(expected.length).toBeGreaterThan(1)
  sandbox.advance(6 * 3600)
  expect((await told()).map(({ created_at }) => created_at).reverse()).toEqual(expected)
})

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

test('a change sets it anew: from now on, and from the price of now', async () => {
  const { wanted } = reachable()
  const { id } = await set(wanted)
  sandbox.advance(300)
  const { alert } = await user.done('changePriceAlert', {
    id,
    price: price(last() - 100_000),
    repeat: 'each',
  })
  expect(alert).toMatchObject({
    id,
    direction: 'down',
    repeat: 'each',
    state: 'waiting',
    set_at: STORY_TIME + 300,
    reached_at: null,
    tick_id: null,
  })
  expect(await alerts()).toEqual([alert])
})

describe('what is refused', () => {
  test('the price of now, a second one at the same price, and decimals that the product has not', async () => {
    const form = { symbol: SYMBOL, repeat: 'once' }
    const refusal = (sent: string) => user.refused('addPriceAlert', { ...form, price: sent })
    expect(await refusal(price(last()))).toEqual({ reason: 'price_reached', params: {} })
    const { id } = await set(last() + 100)
    await set(last() + 200)
    expect(await refusal(price(last() + 100))).toEqual({ reason: 'alert_exists', params: {} })
    expect(
      await user.refused('changePriceAlert', { id, price: price(last() + 200), repeat: 'once' }),
    ).toEqual({ reason: 'alert_exists', params: {} })
    for (const wrong of [`${price(last())}1`, '0', '999999999999999']) {
      expect(await refusal(wrong)).toEqual({ reason: 'input_invalid', params: { field: 'price' } })
    }
    expect(await user.refused('addPriceAlert', { ...form, symbol: 'NOSUCH', price: '1' })).toEqual({
      reason: 'product_not_found',
      params: {},
    })
  })

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

  test('the alert of another user', async () => {
    const { id } = await set(last() + 100)
    const other = await sandbox.user()
    const refused = { reason: 'no_data', params: {} }
    expect(await other.refused('removePriceAlert', { id })).toEqual(refused)
    expect(await other.refused('changePriceAlert', { id, price: '1.00', repeat: 'once' })).toEqual(
      refused,
    )
    expect((await other.done('getPriceAlerts')).list).toEqual([])
    expect(await alerts()).toHaveLength(1)
  })
})
