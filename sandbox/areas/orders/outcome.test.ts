import { expect, test } from 'vitest'
import { payoutOf, resultOf, samePrice, withinSlippage } from './outcome.ts'

test('up wins above, down below, and equal prices are a draw', () => {
  expect(resultOf('up', '97837.40', '97837.41')).toBe('win')
  expect(resultOf('up', '97837.40', '97837.39')).toBe('loss')
  expect(resultOf('down', '1.08351', '1.08350')).toBe('win')
  expect(resultOf('down', '1.08351', '1.08352')).toBe('loss')
  expect(resultOf('down', '3408.20', '3408.2')).toBe('draw')
  // As texts the other way round.
  expect(resultOf('up', '9.00', '10.00')).toBe('win')
})

test('a win pays stake and profit, a loss nothing, a draw stake and fee', () => {
  const stake = { amount: 30000, fee: 300, expected_profit: 25800 }
  expect(payoutOf('win', stake)).toBe(55800)
  expect(payoutOf('loss', stake)).toBe(0)
  expect(payoutOf('draw', stake)).toBe(30300)
})

test('an opening may be worse by the accepted rate, to the last decimal, and better by any', () => {
  expect(withinSlippage('up', '1000', '0.0005', '1000.5')).toBe(true)
  expect(withinSlippage('up', '1000', '0.0005', '1000.50000001')).toBe(false)
  expect(withinSlippage('up', '1000', '0.0005', '1')).toBe(true)
  expect(withinSlippage('down', '1000', '0.0005', '999.5')).toBe(true)
  expect(withinSlippage('down', '1000', '0.0005', '999.49999999')).toBe(false)
  expect(withinSlippage('down', '1000', '0.0005', '5000')).toBe(true)
  expect(withinSlippage('up', '1000', '0', '1000.00')).toBe(true)
  expect(withinSlippage('up', '1000', '0', '1000.01')).toBe(false)
  expect(withinSlippage('down', '0.33333', '0.099999', '0.30000')).toBe(true)
  expect(withinSlippage('down', '0.33333', '0.099999', '0.29999')).toBe(false)
})

test('a price is the same with more zeros', () => {
  expect(samePrice('1.0835', '1.08350')).toBe(true)
  expect(samePrice('1.0835', '1.08351')).toBe(false)
})
