import { expect, test } from 'vitest'
import { offeredPrice } from './offered-price.ts'

test.each([
  // A pixel is 3.2: the figure is as round as a finger can choose.
  [97_512.34, 3.2, 2, '97512.00'],
  [97_512.34, 12, 2, '97510.00'],
  [97_512.34, 0.004, 2, '97512.34'],
  [1.083_456, 0.000_031, 5, '1.08346'],
  [1.083_456, 0.000_12, 5, '1.08350'],
  [228_400.7, 55, 0, '228400'],
])('of %s where a pixel is %s, with %s decimals: %s', (price, pixel, precision, offered) => {
  expect(offeredPrice(price, pixel, precision)).toBe(offered)
})

test('nothing that is no price', () => {
  expect(offeredPrice(-3, 1, 2)).toBeNull()
  expect(offeredPrice(0.2, 1, 0)).toBeNull()
  expect(offeredPrice(Number.NaN, 1, 0)).toBeNull()
})
