import { expect, it } from 'vitest'
import { directionOf } from './live-price.tsx'

it.each([
  ['0.00005', 'up'],
  ['0.00004999', 'flat'],
  ['0', 'flat'],
  ['-0.00004999', 'flat'],
  ['-0.00005', 'down'],
])('a change of %s, as it is written with two decimals, points %s', (rate, direction) => {
  expect(directionOf(rate)).toBe(direction)
})
