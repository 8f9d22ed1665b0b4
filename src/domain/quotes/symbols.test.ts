import { describe, expect, test } from 'vitest'
import { ALL, covers, joined, union } from './symbols.ts'

test('symbols are sorted and each is there once', () => {
  expect(joined(['ETHUSD', 'BTCUSD', 'ETHUSD'])).toBe('BTCUSD,ETHUSD')
})

test.each([
  [[], undefined],
  [['BTCUSD,ETHUSD', 'AAPL,BTCUSD'], 'AAPL,BTCUSD,ETHUSD'],
  [['BTCUSD', ALL], ALL],
])('together %j want %s', (queries, all) => {
  expect(union(queries)).toBe(all)
})

describe('what is brought covers what is wanted', () => {
  test.each([
    [undefined, 'BTCUSD', false],
    [undefined, ALL, false],
    [ALL, 'BTCUSD', true],
    [ALL, ALL, true],
    ['BTCUSD,ETHUSD', 'ETHUSD', true],
    ['BTCUSD', 'BTCUSD,ETHUSD', false],
    ['BTCUSD', ALL, false],
  ])('of %s and %s: %s', (brings, wants, does) => {
    expect(covers(brings, wants)).toBe(does)
  })
})
