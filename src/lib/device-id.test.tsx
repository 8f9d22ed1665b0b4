import { expect, it } from 'vitest'
import { deviceId } from './device-id.ts'

it('is made once, at random, and kept', () => {
  const first = deviceId()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceId()).toBe(first)
  window.localStorage.removeItem('h5.device')
  expect(deviceId()).not.toBe(first)
})

it('is made anew where what is kept is none', () => {
  window.localStorage.setItem('h5.device', 'no device')
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
})
