import { describe, expect, test } from 'vitest'
import {
  convert,
  convertBack,
  convertBackDown,
  divideHalfUp,
  money,
  plainRate,
  ratio,
  timesRate,
  toDecimal,
  toInteger,
  units,
} from './money.ts'
import { sentAmount } from './sent-amount.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

describe('an amount', () => {
  test.each([
    ['0', 2, 0n],
    ['12', 2, 1200n],
    ['12.3', 2, 1230n],
    ['12.34', 2, 1234n],
    ['12.340000', 2, 1234n],
    ['-0.05', 2, -5n],
    ['7', 0, 7n],
    ['0.00000001', 8, 1n],
  ])('%s with %i decimals is %i', (text, scale, whole) => {
    expect(toInteger(text, scale)).toBe(whole)
  })

  test.each([
    ['1e3', 'Not a decimal number'],
    ['1.001', 'more than 2 decimals'],
  ])('is not "%s"', (text, fault) => {
    expect(() => toInteger(text, 2)).toThrow(fault)
  })

  test.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [1234, 2, '12.34'],
    [-7, 0, '-7'],
    [1n, 8, '0.00000001'],
  ])('%i with %i decimals is written %s', (whole, scale, text) => {
    expect(toDecimal(whole, scale)).toBe(text)
  })

  test('has the decimals of its currency', () => {
    expect([units('1.5', 'USD'), units('1.5', 'USDT')]).toEqual([150, 150])
    expect([units('1.5', 'BTC'), units('1.5', 'ETH')]).toEqual([150_000_000, 150_000_000])
    expect([money(150, 'USD'), money(150, 'BTC')]).toEqual(['1.50', '0.00000150'])
  })

  test('that is no safe integer throws', () => {
    expect(units('90071992547409.91', 'USD')).toBe(LARGEST)
    expect(() => units('90071992547409.92', 'USD')).toThrow('out of range')
    expect(() => timesRate(LARGEST, '2')).toThrow('out of range')
  })

  test('that was sent and is too large becomes the largest safe integer', () => {
    expect(sentAmount('99999999999999.99', 'USD')).toBe(LARGEST)
  })
})

describe('a part', () => {
  test.each([
    [150, '0.01', 2],
    [149, '0.01', 1],
    [-150, '0.01', -2],
    [123_450, '0.0002', 25],
    [1_000_000, '0.000000000001', 0],
    [LARGEST, '1', LARGEST],
  ])('of %i at %s is %i, halves away from zero', (amount, rate, part) => {
    expect(timesRate(amount, rate)).toBe(part)
  })

  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [0n, 7n, 0n],
  ])('%i / %i is %i', (top, bottom, quotient) => {
    expect(divideHalfUp(top, bottom)).toBe(quotient)
  })

  test('is a rate with the given number of decimals; of zero it is zero', () => {
    expect(ratio(1, 3, 4)).toBe('0.3333')
    expect(ratio(2, 3, 4)).toBe('0.6667')
    expect(ratio(5, 0, 2)).toBe('0.00')
  })

  test.each([
    ['0.0100', '0.01'],
    ['10', '10'],
    ['10.00', '10'],
    ['0.5', '0.5'],
    ['100', '100'],
  ])('the rate %s is %s', (text, plain) => {
    expect(plainRate(text)).toBe(plain)
  })
})

test('another currency is worth its price, half-up at its own scale or rounded down', () => {
  expect(convert(1, 'BTC', 'USD', '500000')).toBe(1)
  expect(convert(1, 'BTC', 'USD', '499999')).toBe(0)
  expect(convertBack(99_990, 'USD', 'BTC', '97837.40')).toBe(1_022_002)
  expect(convertBackDown(99_990, 'USD', 'BTC', '97837.40')).toBe(1_022_001)
})
