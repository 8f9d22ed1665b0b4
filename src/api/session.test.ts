import { describe, expect, it, vi } from 'vitest'
import {
  beginSession,
  currentToken,
  endSession,
  expireSession,
  sessionExpired,
  subscribeSession,
} from './session.ts'

describe('the session', () => {
  it('tells an end by the server from an end by the user', () => {
    beginSession('token-of-the-first-user')
    expect(sessionExpired()).toBe(false)
    expect(expireSession('token-of-the-first-user')).toBe(true)
    expect(currentToken()).toBeNull()
    expect(sessionExpired()).toBe(true)

    beginSession('token-of-the-first-user')
    expect(sessionExpired()).toBe(false)
    endSession()
    expect(sessionExpired()).toBe(false)
  })

  it('is not ended by the late answer of a call of another session', () => {
    beginSession('token-of-the-second-user')
    expect(expireSession('token-of-the-first-user')).toBe(false)
    expect(currentToken()).toBe('token-of-the-second-user')
  })

  it('cannot expire where there is none', () => {
    endSession()
    expect(expireSession(null)).toBe(false)
    expect(sessionExpired()).toBe(false)
  })

  it('tells its listeners of each beginning and end', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeSession(listener)
    beginSession('token-of-the-first-user')
    endSession()
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    beginSession('token-of-the-first-user')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
