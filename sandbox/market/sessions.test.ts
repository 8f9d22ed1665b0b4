import { expect, test } from 'vitest'
import { marketWith, moment } from './test-market.ts'

const market = marketWith()
const seconds = (text: string) => moment(text) / 1000

test.each([
  // Clocks of New York: winter time ends on 14 March 2027 and begins on 1 November 2026.
  ['2026-10-30T13:29:59.999Z', 'non_trading_time', '2026-10-30T13:30:00Z'],
  ['2026-10-30T13:30:00Z', 'trading', null],
  ['2026-10-30T19:59:59.999Z', 'trading', null],
  ['2026-10-30T20:00:00Z', 'non_trading_time', '2026-11-02T14:30:00Z'],
  ['2026-11-02T14:29:59.999Z', 'non_trading_time', '2026-11-02T14:30:00Z'],
  ['2026-11-02T14:30:00Z', 'trading', null],
  ['2026-11-02T21:00:00Z', 'non_trading_time', '2026-11-03T14:30:00Z'],
  ['2027-03-12T21:00:00Z', 'non_trading_time', '2027-03-15T13:30:00Z'],
  ['2027-03-15T13:30:00Z', 'trading', null],
  // Thanksgiving is a holiday of New York from midnight to midnight there.
  ['2026-11-26T04:59:59Z', 'non_trading_time', '2026-11-27T14:30:00Z'],
  ['2026-11-26T05:00:00Z', 'closed', '2026-11-27T14:30:00Z'],
  ['2026-11-26T15:00:00Z', 'closed', '2026-11-27T14:30:00Z'],
  ['2026-11-27T04:59:59Z', 'closed', '2026-11-27T14:30:00Z'],
  ['2026-11-27T05:00:00Z', 'non_trading_time', '2026-11-27T14:30:00Z'],
])('stocks at %s: %s', (at, state, opens) => {
  expect(market.state('GOOG', moment(at))).toBe(state)
  expect(market.nextOpenAt('GOOG', moment(at))).toBe(opens && seconds(opens))
})

test.each(['EURUSD', 'XAUUSD', 'CL1'])(
  '%s trades from Monday to Friday, also on holidays',
  (symbol) => {
    expect(market.state(symbol, moment('2026-11-26T15:00:00Z'))).toBe('trading')
    expect(market.state(symbol, moment('2026-11-20T23:59:59.999Z'))).toBe('trading')
    expect(market.state(symbol, moment('2026-11-21T00:00:00Z'))).toBe('non_trading_time')
    expect(market.nextOpenAt(symbol, moment('2026-11-22T12:00:00Z'))).toBe(1795392000)
    expect(market.state(symbol, moment('2026-11-23T00:00:00Z'))).toBe('trading')
  },
)

test('crypto always trades', () => {
  expect(market.state('BTCUSD', moment('2026-12-25T00:00:00Z'))).toBe('trading')
  expect(market.nextOpenAt('BTCUSD', moment('2026-12-26T12:00:00Z'))).toBeNull()
})

test('nothing is published outside a session: the last tick is the one before it closed', () => {
  const closed = market.lastTick('GOOG', moment('2026-11-21T12:00:00Z'))
  expect(closed).toEqual(market.lastTick('GOOG', moment('2026-11-20T20:59:59.999Z')))
  expect(closed.time).toBe(seconds('2026-11-20T20:59:59Z'))
  const quote = market.quote('GOOG', moment('2026-11-21T12:00:00Z'))
  expect(quote).toMatchObject({
    price: closed.price,
    as_of: closed.time,
    tick_id: closed.id,
    state: 'non_trading_time',
    opens_at: seconds('2026-11-23T14:30:00Z'),
  })
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
