import { expect, test } from 'vitest'
import type { Quote } from '../../src/generated/h5.schemas.ts'
import { marketWith, moment, whole } from './test-market.ts'

const STORY = moment('2026-11-20T15:30:00Z')

test('a quote is the same whether its day was followed tick by tick or asked for once', () => {
  const followed = marketWith()
  const quotes: Quote[][] = []
  // Over midnight, the closing of New York, and with a pause in between.
  const moments = ['2026-11-19T20:59:58Z', '2026-11-19T23:59:58Z', '2026-11-20T11:00:00Z']
  for (const begin of moments) {
    for (let tick = 0; tick < 20; tick += 1)
      quotes.push(followed.quotes(moment(begin) + tick * 250))
  }
  const asked = moments.flatMap((begin) =>
    Array.from({ length: 20 }, (_, tick) => marketWith().quotes(moment(begin) + tick * 250)),
  )
  expect(quotes).toEqual(asked)
})

test('a quote of an earlier moment does not disturb those of now', () => {
  const market = marketWith()
  const now = market.quote('ETHUSD', STORY)
  const earlier = market.quote('ETHUSD', STORY - 7_200_000)
  expect(market.quote('ETHUSD', STORY)).toEqual(now)
  expect(earlier).toEqual(marketWith().quote('ETHUSD', STORY - 7_200_000))
  expect(whole(earlier.high)).toBeLessThanOrEqual(whole(now.high))
})

test('an unchanged price has a change rate of 0', () => {
  const halts = [
    { symbol: null, kind: 'frozen' as const, from: moment('2018-01-01T00:00:00Z'), to: null },
  ]
  const quote = marketWith({ halts }).quote('BTCUSD', STORY)
  expect(quote).toMatchObject({ change: '0.00', change_rate: '0', as_of: 1_514_764_800 })
})
