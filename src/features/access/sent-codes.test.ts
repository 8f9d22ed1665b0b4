import { beforeEach, describe, expect, it } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import { keepSentCode, readSentCode } from './use-code-sending.ts'

const now = 1_795_188_600
const sent = { resendAt: now + 60, expiresAt: now + 300 }

beforeEach(stubBrowser)

describe('sent codes', () => {
  it('are kept by account and purpose', () => {
    keepSentCode('register', 'newbie@example.com', sent, now)
    expect(readSentCode('register', 'newbie@example.com')).toEqual(sent)
    expect(readSentCode('forget', 'newbie@example.com')).toBeNull()
    expect(readSentCode('register', 'other@example.com')).toBeNull()
  })

  it('do not name the account', () => {
    keepSentCode('register', 'newbie@example.com', sent, now)
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('newbie')
  })

  it('are forgotten when they are over and another is sent', () => {
    keepSentCode('register', 'newbie@example.com', sent, now)
    keepSentCode('register', 'other@example.com', { ...sent, resendAt: now + 400 }, now + 301)
    expect(readSentCode('register', 'newbie@example.com')).toBeNull()
    expect(Object.keys(window.localStorage)).toHaveLength(1)
  })

  it('ignore what another version has stored', () => {
    keepSentCode('register', 'newbie@example.com', sent, now)
    const [key = ''] = Object.keys(window.localStorage)
    window.localStorage.setItem(key, '{"resendAt":"soon"}')
    expect(readSentCode('register', 'newbie@example.com')).toBeNull()
  })
})
