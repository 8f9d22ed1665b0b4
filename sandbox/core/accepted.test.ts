import { expect, test } from 'vitest'
import { isSameNumber } from './accepted.ts'

test('a number is the same with more zeros', () => {
  expect(isSameNumber('1.0835', '1.08350')).toBe(true)
  expect(isSameNumber('1.0835', '1.08351')).toBe(false)
})
