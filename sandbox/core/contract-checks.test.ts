import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formViolations } from './contract-checks.ts'

const fields = (amount: number) =>
  formViolations('submitExchange', {
    type: 'cash_to_coin',
    coin: 'USDT',
    amount,
    rate: '1.00',
    request_id: '5b0f8c0e-6a57-4f0e-9d55-000000006007',
  }).map(({ field }) => field)

test('every whole number of cents is a multiple of a hundred-millionth', () => {
  expect(fields(4.02)).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
      expect(fields(cents / 100)).toEqual([])
    }),
  )
})

test('a ninth decimal is none', () => {
  expect(fields(1e-8)).toEqual([])
  expect(fields(1e-9)).toEqual(['amount'])
  expect(fields(1.000000001)).toEqual(['amount'])
})
