import { describe, expect, test } from 'vitest'
import type { Market } from './market.ts'
import { marketWith, moment, whole } from './test-market.ts'

const START = moment('2026-11-20T10:00:00Z') / 1000
const HOUR = 3600

/** The first second by looking at each. */
function byEach(market: Market, symbol: string, price: number, direction: 'up' | 'down') {
  for (let second = START; second < START + 6 * HOUR; second += 1) {
    const tick = market.lastTick(symbol, second * 1000)
    const now = whole(tick.price)
    if (direction === 'up' ? now >= price : now <= price) return { second, tick }
  }
  return undefined
}

const markets: [string, Market][] = [
  ['simulated', marketWith()],
  [
    'halted',
    marketWith({
      halts: [
        {
          symbol: 'BTCUSD',
          kind: 'frozen',
          from: (START + 600) * 1000 + 130,
          to: (START + 4000) * 1000 + 700,
        },
      ],
    }),
  ],
]

describe.each(markets)('%s prices', (_name, market) => {
  const now = whole(market.lastTick('BTCUSD', (START - 1) * 1000).price)
  const range = { first: START, last: START + 6 * HOUR }
  test.each([1, 7, 150, 900, 1250, 5_000, 20_000, 1_000_000])(
    'are reached %s away at the second that a look at each finds',
    (away) => {
      for (const direction of ['up', 'down'] as const) {
        const price = direction === 'up' ? now + away : now - away
        const found = market.firstReach(
          'BTCUSD',
          { price, direction, ...range },
          (START + 6 * HOUR - 1) * 1000,
        )
        expect(found).toEqual(byEach(market, 'BTCUSD', price, direction))
      }
    },
  )
})
