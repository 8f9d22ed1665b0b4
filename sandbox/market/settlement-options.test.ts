import { expect, test } from 'vitest'
import { PRODUCTS } from './products.ts'
import { ORDER_LIMITS, settlementOptions } from './settlement-options.ts'

test('every product offers five settlement times, the longest at the best rate', () => {
  for (const { symbol } of PRODUCTS) {
    const options = settlementOptions(symbol)
    expect(options.map(({ seconds, profit_rate }) => [seconds, profit_rate])).toEqual([
      [30, '0.80'],
      [60, '0.82'],
      [120, '0.84'],
      [180, '0.86'],
      [300, '0.90'],
    ])
    expect(options[0]).toMatchObject({
      fee_rate: '0.01',
      single_min: '10.00',
      single_max: '5000.00',
      total_max: '20000.00',
      currency: 'USD',
    })
  }
})

test('an unknown product offers none', () => {
  expect(settlementOptions('NOSUCH')).toEqual([])
})

test('the limits of an order say how fresh its price must be', () => {
  expect(ORDER_LIMITS).toMatchObject({ quote_seconds: 10, max_slippage_rate: '0.0005' })
})
