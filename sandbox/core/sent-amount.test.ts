import { expect, test } from 'vitest'
import { sentAmount } from './sent-amount.ts'

test.each([
  ['20', 2000],
  ['20.10', 2010],
  ['20.1000', 2010],
  ['999999999999999999', Number.MAX_SAFE_INTEGER],
])('%s are %i cents', (text, units) => {
  expect(sentAmount(text, 'USD')).toBe(units)
})

test('more decimals than the currency has are refused, by the name of the field', () => {
  for (const text of ['20.001', '0.001', '20.0100001']) {
    expect(() => sentAmount(text, 'USD', 'fee')).toThrow(
      expect.objectContaining({ reason: 'input_invalid', params: { field: 'fee' } }),
    )
  }
})
