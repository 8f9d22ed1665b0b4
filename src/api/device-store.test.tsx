import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clearDeviceStores, deviceStore, useStored } from './device-store.ts'

const KEY = 'h5.test.'
const isNumber = (value: unknown): value is number => typeof value === 'number'

describe('deviceStore', () => {
  it('stores under the key with the id of its user, who alone reads it', () => {
    deviceStore('u1').write(KEY, '7')
    expect(localStorage.getItem('h5.test.u1')).toBe('7')
    expect(deviceStore('u1').read(KEY)).toBe('7')
    expect(deviceStore('u2').read(KEY)).toBeNull()
    deviceStore('u1').write(KEY, null)
    expect(localStorage.getItem('h5.test.u1')).toBeNull()
  })

  it.each([
    ['a number', '7', 7],
    ['another type', '"7"', null],
    ['no JSON', '{', null],
    ['nothing', null, null],
  ])('reads %s by its check', (_what, text, expected) => {
    deviceStore('u1').write(KEY, text)
    expect(deviceStore('u1').readJson(KEY, isNumber)).toBe(expected)
  })

  it('is cleared for every user, and for no other key', () => {
    for (const user of ['u1', 'u2']) deviceStore(user).write(KEY, '7')
    deviceStore('u1').write('h5.other.', '7')
    clearDeviceStores(KEY)
    expect(Object.keys(localStorage)).toEqual(['h5.other.u1'])
  })
})

describe('useStored', () => {
  it('follows what this tab and another one write for visitors', () => {
    const { result } = renderHook(() => useStored(KEY))
    expect(result.current).toBeNull()
    act(() => deviceStore('visitor').write(KEY, 'here'))
    expect(result.current).toBe('here')
    localStorage.setItem('h5.test.visitor', 'there')
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    expect(result.current).toBe('there')
  })
})
