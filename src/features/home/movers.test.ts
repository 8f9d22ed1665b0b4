import { expect, it } from 'vitest'
import type { Quote } from '@/generated/h5.schemas.ts'
import { moversOf } from './movers.ts'

const quote = (symbol: string, rate: string, state: Quote['state'] = 'trading') =>
  // The rule reads nothing else.
  ({ symbol, change_rate: rate, state }) as Quote

it('names what trades and moved most, up or down, the largest move first', () => {
  const quotes = [
    quote('A', '0.0010'),
    quote('B', '-0.0350'),
    quote('C', '0.0900', 'closed'),
    quote('D', '0.0200'),
    quote('E', '0.0000'),
  ]
  expect(moversOf(quotes, 3)).toEqual(['B', 'D', 'A'])
  expect(moversOf(quotes, 9)).toEqual(['B', 'D', 'A', 'E'])
  expect(moversOf([quote('C', '0.0900', 'closed')], 3)).toEqual([])
})
