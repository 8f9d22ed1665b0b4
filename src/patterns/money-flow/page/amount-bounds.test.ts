import { describe, expect, it } from 'vitest'
import type { UpperBound } from './amount-bounds.ts'
import { amendedAmount, largestWithin, lowestOf, quickAmounts } from './amount-bounds.ts'

describe('lowestOf', () => {
  it.each([
    ['500.00', '400.00', '300.00', 'c', '300.00'],
    ['500.00', '300.00', '400.00', 'b', '300.00'],
    ['300.00', '500.00', '400.00', 'a', '300.00'],
    // Of equal ones the last, whatever their decimals.
    ['300.00', '300.0', '300', 'c', '300'],
    ['300.00', '300.0', '301', 'b', '300.0'],
    // What does not apply.
    ['300.00', null, null, 'a', '300.00'],
    ['300.00', null, '-3.00', 'c', '-3.00'],
  ])('of %s, %s and %s it is %s', (a, b, c, by, amount) => {
    const first: UpperBound<string> = { by: 'a', amount: a }
    expect(lowestOf(first, { by: 'b', amount: b }, { by: 'c', amount: c })).toEqual({ by, amount })
  })
})

describe('largestWithin', () => {
  it.each([
    ['100.00', '8420.50', 'USD', '8420.50'],
    ['100.00', '8420.509', 'USD', '8420.50'],
    ['100.00', '100', 'USD', '100.00'],
    ['100.00', '99.99', 'USD', null],
    // Cut to the currency it is below the smallest.
    ['99.995', '99.999', 'USD', null],
    ['0.00010000', '0.123456789', 'BTC', '0.12345678'],
    ['0.00', '-3.00', 'USD', null],
  ])('from %s to %s %s it is %s', (min, max, currency, largest) => {
    expect(largestWithin({ min, max, currency })).toBe(largest)
  })
})

describe('quickAmounts', () => {
  it.each([
    ['100.00', '8420.50', ['100', '200', '500']],
    ['100.00', '350.00', ['100', '200']],
    ['100.00', '100.00', []],
    ['0.05', '1.00', ['0.05', '0.1', '0.25']],
    ['100.00', null, []],
  ])('from %s up to %s offers %o, the largest aside', (min, largest, amounts) => {
    expect(quickAmounts(min, largest)).toEqual(amounts)
  })
})

describe('amendedAmount', () => {
  const form = { min: '100.00', currency: 'USD' }

  it.each([
    ['amount_too_small', { min: '200.00' }, '200.00'],
    ['withdraw_amount_too_small', { min: '200.00' }, '200.00'],
    ['single_min', { min: '200.00' }, '200.00'],
    ['append_required', { append_money: '200.00' }, '200.00'],
    ['amount_too_large', { max: '500.5' }, '500.50'],
    ['withdraw_amount_too_large', { max: '49999.00' }, '49999.00'],
    ['single_max', { max: '300.00' }, '300.00'],
    ['project_full', { max: '1200.00' }, '1200.00'],
    ['withdraw_amount_limit', { max: '5000.00', left: '1200.009' }, '1200.00'],
    ['balance_not_enough', { available: '120.50' }, '120.50'],
  ] as const)('of %s with %o is %s', (reason, params, amount) => {
    expect(amendedAmount({ reason, params, msg: '' }, form)).toBe(amount)
  })

  it.each([
    // A minimum that has fallen is believed, a maximum below the smallest amount mends nothing.
    ['amount_too_small', { min: '50.00' }, '50.00'],
    ['amount_too_large', { max: '100.00' }, '100.00'],
    ['amount_too_large', { max: '99.99' }, null],
    ['balance_not_enough', { available: '99.99' }, null],
    ['withdraw_amount_limit', { left: '0' }, null],
  ] as const)(
    'beside a smallest amount of 100.00: of %s with %o it is %s',
    (reason, params, amount) => {
      expect(amendedAmount({ reason, params, msg: '' }, form)).toBe(amount)
    },
  )

  it.each([
    ['balance_not_enough', { max: '120.50' }],
    ['amount_too_large', {}],
    ['amount_too_large', { max: 'no limit' }],
    ['amount_too_large', { max: '-500' }],
    ['amount_too_large', { max: '500.' }],
    ['amount_too_large', { max: '1234567890123456' }],
    ['amount_too_small', { min: '0.00' }],
    ['withdraw_times_limit', { max: '3' }],
    ['holdings_max', { max: '20000.00' }],
    [undefined, { max: '500.00' }],
  ] as const)('is none of %s with %o', (reason, params) => {
    expect(amendedAmount({ reason, params, msg: '' }, form)).toBeNull()
  })

  it('is what the bound allows, where that is another amount', () => {
    const amended = amendedAmount(
      { reason: 'balance_not_enough', params: { available: '300.00' }, msg: '' },
      { ...form, amountOf: (bound, kind) => `${kind === 'balance' ? 1 : 2}${bound}` },
    )
    expect(amended).toBe('1300.00')
  })
})
