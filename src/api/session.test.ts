import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import {
  beginSession,
  currentToken,
  endSession,
  expireSession,
  recheckSession,
  sessionExpired,
  subscribeSession,
} from './session.ts'

beforeEach(() => {
  stubBrowser()
  endSession()
})

function listen() {
  const told: (string | null)[] = []
  return { told, stop: subscribeSession(() => told.push(currentToken())) }
}

describe('session', () => {
  it('has no token at first', () => {
    expect(currentToken()).toBeNull()
  })

  it('keeps the token in local storage under "token", and removes it', () => {
    beginSession('abc')
    expect(window.localStorage.getItem('token')).toBe('abc')
    expect(currentToken()).toBe('abc')
    endSession()
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(currentToken()).toBeNull()
  })

  it('tells its listeners that it begins and ends', () => {
    const { told, stop } = listen()
    beginSession('abc')
    endSession()
    stop()
    beginSession('def')
    expect(told).toEqual(['abc', null])
  })

  it('expires for the token that was refused, and no other', () => {
    beginSession('new')
    const { told, stop } = listen()
    expect(expireSession('old')).toBe(false)
    expect(currentToken()).toBe('new')
    expect(expireSession('new')).toBe(true)
    expect(currentToken()).toBeNull()
    stop()
    expect(told).toEqual([null])
  })

  it('expires once, however many calls learn of it', () => {
    beginSession('old')
    const { told, stop } = listen()
    expect([1, 2, 3].map(() => expireSession('old'))).toEqual([true, false, false])
    stop()
    expect(told).toEqual([null])
  })

  it('tells an end by the server from an end by the user', () => {
    beginSession('abc')
    expect(sessionExpired()).toBe(false)
    expireSession('abc')
    expect(sessionExpired()).toBe(true)
    beginSession('abc')
    expect(sessionExpired()).toBe(false)
    endSession()
    expect(sessionExpired()).toBe(false)
  })

  it('cannot expire where there is none', () => {
    const { told, stop } = listen()
    expect(expireSession(null)).toBe(false)
    expect(sessionExpired()).toBe(false)
    stop()
    expect(told).toEqual([])
  })

  it('follows another tab once it is looked at again', () => {
    beginSession('abc')
    const { told, stop } = listen()
    window.localStorage.removeItem('token')
    recheckSession()
    window.localStorage.setItem('token', 'of another user')
    recheckSession()
    stop()
    expect(told).toEqual([null, 'of another user'])
  })

  it('works in memory where storage throws', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    beginSession('abc')
    expect(currentToken()).toBe('abc')
    endSession()
    expect(currentToken()).toBeNull()
  })
})
