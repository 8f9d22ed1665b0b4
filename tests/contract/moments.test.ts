/** Each example is true at its own moment: `time` is within a session, or outside, as the answer says. */
import { describe, expect, test } from 'vitest'
import { windowAt } from '../../sandbox/areas/withdrawal/conditions.ts'
import { calendarOf } from '../../sandbox/market/calendar.ts'
import { TICKS_PER_SECOND } from '../../sandbox/market/ticks.ts'
import type { CatalogueProduct, SupportInfo } from '../../src/generated/h5.schemas.ts'
import { calls } from './lib/contract.ts'
import { dataOf, objectsOf } from './lib/walk.ts'

const DAY = 86_400

/** When a market's session is on, the last second before the next one and its first, Unix seconds. */
function sessionsOf(hours: CatalogueProduct['hours']) {
  const { session } = calendarOf(hours, { holidays: false })
  const near = (now: number) =>
    Array.from({ length: 15 }, (_, index) => session(Math.floor(now / DAY) + index - 7))
      .filter((one) => one !== undefined)
      .map(({ first, last }) => ({
        opens: first / TICKS_PER_SECOND,
        ends: Math.floor(last / TICKS_PER_SECOND),
      }))
  return {
    isOpen: (now: number) => near(now).some(({ opens, ends }) => opens <= now && now <= ends),
    lastEnd: (now: number) => near(now).findLast(({ ends }) => ends < now)?.ends,
    nextOpening: (now: number) => near(now).find(({ opens }) => opens > now)?.opens,
  }
}

// A test holds that its examples are what the contract says.
const catalogue = dataOf('GET /api/index/goods').list as unknown as CatalogueProduct[]
const markets = new Map(catalogue.map(({ symbol, hours }) => [symbol, sessionsOf(hours)]))

const quotes = objectsOf('Quote').map(({ value, time, call, example }) => ({
  ...{ place: `${call} ${example} ${value.symbol}`, state: value.state, opens: value.opens_at },
  ...{ time, asOf: Number(value.as_of), market: markets.get(String(value.symbol)) },
}))

describe('a quote', () => {
  test.each(quotes.filter(({ state }) => state === 'trading'))('$place', (quote) => {
    expect(quote.market?.isOpen(quote.time)).toBe(true)
    expect(quote.opens).toBeNull()
  })

  test.each(quotes.filter(({ state }) => state === 'non_trading_time'))('$place', (quote) => {
    expect(quote.market?.isOpen(quote.time)).toBe(false)
    expect(quote.opens).toBe(quote.market?.nextOpening(quote.time))
    expect(quote.asOf).toBe(quote.market?.lastEnd(quote.time))
  })

  // On a holiday or in a halt, which the hours do not tell.
  test.each(quotes.filter(({ state }) => state === 'closed'))('$place', (quote) => {
    expect(quote.opens).toBe(quote.market?.nextOpening(quote.time))
    expect(quote.asOf).toBe(quote.market?.lastEnd(quote.time))
  })
})

test('a window for withdrawals is open or closed as its hours say', () => {
  const windows = objectsOf('WithdrawalWindow')
  for (const { value, time, example } of windows) {
    expect.soft(value, example).toEqual(windowAt(time))
  }
  expect(new Set(windows.map(({ value }) => value.open))).toEqual(new Set([true, false]))
})

test('customer service is open or closed as its hours say', () => {
  const found = objectsOf('SupportInfo')
  for (const { value, time, example } of found) {
    // As above.
    const { open, hours } = value as unknown as SupportInfo
    const { isOpen } = sessionsOf({ ...hours, always_open: false, sessions: [hours] })
    expect.soft(isOpen(time), example).toBe(open)
  }
})

test('a refusal for the time of day or week comes at such a time', () => {
  const refusals = calls.flatMap(({ answer }) =>
    [...answer.examples.values()].map(({ time, data }) => ({ time, data })),
  )
  const of = (reason: string) => refusals.filter(({ data }) => data?.reason === reason)
  for (const { time, data } of of('withdraw_time_limit')) {
    const { open, opens_at } = windowAt(time)
    expect(open).toBe(false)
    expect(data?.params).toMatchObject({ available_from: String(opens_at) })
  }
  for (const { time, data } of of('non_trading_time')) {
    const openings = [...markets.values()]
      .filter(({ isOpen }) => !isOpen(time))
      .map(({ nextOpening }) => ({ available_from: String(nextOpening(time)) }))
    expect(openings).toContainEqual(data?.params)
  }
  expect([of('withdraw_time_limit').length, of('non_trading_time').length]).not.toContain(0)
})
