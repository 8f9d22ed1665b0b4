import { afterEach, expect, test } from 'vitest'
import { cashCurrency, presentCurrencies, scaleOf, setCurrencies } from './currencies.ts'

afterEach(() => setCurrencies({}))

test('a site that names no currency has dollars and three coins', () => {
  expect(cashCurrency()).toBe('USD')
  expect(['USD', 'USDT', 'BTC', 'ETH'].map(scaleOf)).toEqual([2, 2, 8, 8])
})

test('the currencies of a site are those that it names, cash first', () => {
  setCurrencies({
    currencies: [
      { code: 'DOGE', scale: 4, type: 'coin' },
      { code: 'JPY', scale: 0, type: 'cash' },
    ],
  })
  expect(presentCurrencies().map(({ code }) => code)).toEqual(['JPY', 'DOGE'])
  expect(cashCurrency()).toBe('JPY')
  expect([scaleOf('JPY'), scaleOf('DOGE')]).toEqual([0, 4])
})

test('a currency that was not named yet has the decimals of ISO 4217', () => {
  expect(['JPY', 'KWD', 'EUR'].map(scaleOf)).toEqual([0, 3, 2])
})

test('what is no currency of ISO 4217 has two decimals', () => {
  expect(['DOGE', 'eur', ''].map(scaleOf)).toEqual([2, 2, 2])
})
