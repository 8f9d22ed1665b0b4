import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toggleFavourite, useFavourites } from './favourites.ts'

const KEY = 'h5.favourites'

it('keeps favourites on the device', () => {
  const { result } = renderHook(useFavourites)
  act(() => toggleFavourite('BTCUSD'))
  act(() => toggleFavourite('EURUSD'))
  expect([...result.current]).toEqual(['BTCUSD', 'EURUSD'])
  act(() => toggleFavourite('BTCUSD'))
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['EURUSD'])
  expect([...result.current]).toEqual(['EURUSD'])
})

it('follows another tab', () => {
  const { result } = renderHook(useFavourites)
  expect(result.current.size).toBe(0)
  act(() => {
    localStorage.setItem(KEY, '["GOOG"]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  })
  expect([...result.current]).toEqual(['GOOG'])
})

it.each(['not json', '{"BTCUSD":true}', '[1,null]', ''])(
  'holds none where %s is stored',
  (text) => {
    localStorage.setItem(KEY, text)
    const { result } = renderHook(useFavourites)
    expect(result.current.size).toBe(0)
  },
)

it('stays the same set while nothing changes', () => {
  localStorage.setItem(KEY, '["BTCUSD"]')
  const { result, rerender } = renderHook(useFavourites)
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})
