import { describe, expect, it } from 'vitest'
import {
  deviceCredentials,
  dropDeviceCredential,
  storeDeviceCredential,
} from './device-credentials.ts'

describe('device credentials', () => {
  it('are stored one for each user, and dropped for one alone', () => {
    storeDeviceCredential('20', 'first')
    storeDeviceCredential('3', 'other')
    storeDeviceCredential('20', 'second')
    expect(deviceCredentials()).toEqual(['other', 'second'])
    dropDeviceCredential('20')
    expect(deviceCredentials()).toEqual(['other'])
    dropDeviceCredential('3')
    expect(window.localStorage.getItem('h5.device')).toBeNull()
  })

  it('are those of the last eight users', () => {
    for (let user = 1; user <= 9; user += 1) storeDeviceCredential(String(user), `of ${user}`)
    expect(deviceCredentials()).toHaveLength(8)
    expect(deviceCredentials()).not.toContain('of 1')
  })

  it.each(['3f'.repeat(16), '12', '{}', '[1, ["20"], ["20", 1]]'])(
    'ignore and replace what is stored as %s',
    (stored) => {
      window.localStorage.setItem('h5.device', stored)
      expect(deviceCredentials()).toEqual([])
      storeDeviceCredential('20', 'first')
      expect(deviceCredentials()).toEqual(['first'])
    },
  )
})
