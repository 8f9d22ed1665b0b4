import { expect, it } from 'vitest'
import { ownSymbols } from './own-products-rules.ts'

it('names favourites before the products of the last orders, each once', () => {
  expect(ownSymbols(['TSLA', 'BTCUSD'], ['ETHUSD', 'BTCUSD', 'ETHUSD'])).toEqual([
    'TSLA',
    'BTCUSD',
    'ETHUSD',
  ])
  expect(ownSymbols([], [])).toEqual([])
})

it('names no more than have room', () => {
  expect(ownSymbols(['A', 'B', 'C', 'D', 'E', 'F'], ['G'])).toEqual(['A', 'B', 'C', 'D', 'E'])
})
