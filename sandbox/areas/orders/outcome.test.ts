import { expect, test } from 'vitest'
import { withinSlippage } from './outcome.ts'

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
