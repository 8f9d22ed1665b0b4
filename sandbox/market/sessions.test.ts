import { expect, test } from 'vitest'
import { marketWith, moment } from './test-market.ts'

const market = marketWith()
const seconds = (text: string) => moment(text) / 1000

test.each([
  // Thanksgiving is a holiday of New York from midnight to midnight there.
  ['2026-11-26T04:59:59Z', 'non_trading_time'],
  ['2026-11-26T05:00:00Z', 'closed'],
  ['2026-11-27T04:59:59Z', 'closed'],
  ['2026-11-27T05:00:00Z', 'non_trading_time'],
])('stocks at %s: %s', (at, state) => {
  expect(market.state('GOOG', moment(at))).toBe(state)
  expect(market.nextOpenAt('GOOG', moment(at))).toBe(seconds('2026-11-27T14:30:00Z'))
  expect(market.state('EURUSD', moment(at))).toBe('trading')
})

test('a market opens with a gap', () => {
  const opening = moment('2026-11-23T14:30:00Z')
  const before = market.lastTick('TSLA', opening - 1)
  const after = market.lastTick('TSLA', opening)
  expect(after.time - before.time).toBe(65.5 * 3600 + 1)
  expect(after.price).not.toBe(before.price)
})

test('ids of ticks outside a session, of the future and of nonsense name no tick', () => {
  const at = moment('2026-11-20T15:30:00Z')
  expect(market.tick('GOOG-7180754400', at)).toEqual(market.lastTick('GOOG', at))
  expect(market.tick('GOOG-7180754401', at)).toBeUndefined()
  expect(market.tick('GOOG-7180754401', at + 250)?.time).toBe(1795188600)
  const saturday = `GOOG-${moment('2026-11-14T15:30:00Z') / 250}`
  expect(market.tick(saturday, at)).toBeUndefined()
  for (const id of ['', 'GOOG', 'GOOG-', 'GOOG-07180754400', 'NOSUCH-7180754400', 'GOOG-1e9']) {
    expect(market.tick(id, at)).toBeUndefined()
  }
})
