import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberProduct, useLastProducts } from './last-products.ts'

it('remembers the last five products, each once and the newest first', () => {
  const { result } = renderHook(useLastProducts)
  act(() => {
    for (const symbol of ['A', 'B', 'C', 'D', 'E', 'F', 'C']) rememberProduct(symbol)
  })
  expect(result.current).toEqual(['C', 'F', 'E', 'D', 'B'])
})

it.each([
  ['no list', '{"0":"BTCUSD"}', []],
  [
    'texts that are no symbols',
    JSON.stringify(['BTCUSD', '<b>', 'x'.repeat(9_999), 7, null]),
    ['BTCUSD'],
  ],
])('shows nothing of %s, whoever stored it', (_what, text, symbols) => {
  localStorage.setItem('h5.products', text)
  expect(renderHook(useLastProducts).result.current).toEqual(symbols)
})
