import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare,
  divide,
  equal,
  minus,
  plain,
  sum,
  textOf,
  times,
} from '../../conformance/contract/decimal.ts'

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const text = (units: number) => (units < 0 ? `-${write(-units)}` : write(units))
const write = (units: number) =>
  `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`

describe('decimal text', () => {
  test('adds and compares as whole cents do', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(sum(text(one), text(other))).toBe(text(one + other))
        expect(equal(minus(text(one), text(other)), text(one - other))).toBe(true)
        expect(compare(text(one), text(other))).toBe(Math.sign(one - other))
      }),
    )
  })

  test('rounds half away from zero', () => {
    expect(times('10.05', '0.1', 2)).toBe('1.01')
    expect(times('-10.05', '0.1', 2)).toBe('-1.01')
    expect(times('10.04', '0.1', 2)).toBe('1.00')
    expect(divide('1', '3', 8)).toBe('0.33333333')
    expect(divide('2', '3', 2)).toBe('0.67')
    expect(divide('1.00', '97837.40', 8)).toBe('0.00001022')
  })

  test('writes numbers as a form has them', () => {
    expect(plain('10.00')).toBe('10')
    expect(plain('100')).toBe('100')
    expect(plain('0.50')).toBe('0.5')
    expect(textOf(1e-8)).toBe('0.00000001')
    expect(textOf(0.01)).toBe('0.01')
    expect(textOf(1_000_000)).toBe('1000000')
  })

  test('takes nothing that is no plain number', () => {
    for (const wrong of ['1e3', '', ' 1', '1.', 'NaN', '１']) expect(() => sum(wrong)).toThrow()
  })
})
