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
