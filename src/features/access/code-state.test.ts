import { describe, expect, it } from 'vitest'
import type { Refusal } from '@/api/errors.ts'
import { codeStateOf, sentBefore, sentCodeOf } from './access-rules.ts'

const now = 1_795_188_600
const sent = sentCodeOf({ resend_at: now + 60, expires_at: now + 300 })

describe('codeStateOf', () => {
  it('has nobody to send to without an account, whatever was sent', () => {
    expect(codeStateOf(false, null, now)).toEqual({ kind: 'noAccount' })
    expect(codeStateOf(false, sent, now)).toEqual({ kind: 'noAccount' })
  })

  it('is ready before the first code', () => {
    expect(codeStateOf(true, null, now)).toEqual({ kind: 'ready' })
  })

  it.each([
    [0, 60],
    [1, 59],
    [59, 1],
    [59.4, 1],
  ])('%d s after a code it counts %d s down', (passed, seconds) => {
    expect(codeStateOf(true, sent, now + passed)).toEqual({
      kind: 'waiting',
      seconds,
      expiresAt: now + 300,
    })
  })

  it.each([60, 61, 299])(
    '%d s after a code another can be sent and the first is valid',
    (passed) => {
      expect(codeStateOf(true, sent, now + passed)).toEqual({ kind: 'sent', expiresAt: now + 300 })
    },
  )

  it.each([300, 5000])(
    '%d s after a code it is no longer valid',
    { tags: 'rule.code-valid-five-minutes' },
    (passed) => {
      expect(codeStateOf(true, sent, now + passed)).toEqual({ kind: 'expired' })
    },
  )

  it('knows no end of a code that only a refusal told of', () => {
    const told = { resendAt: now + 42, expiresAt: null }
    expect(codeStateOf(true, told, now)).toEqual({ kind: 'waiting', seconds: 42, expiresAt: null })
    expect(codeStateOf(true, told, now + 42)).toEqual({ kind: 'ready' })
  })
})

describe('sentBefore', () => {
  const tooSoon: Refusal = {
    reason: 'code_too_soon',
    params: { available_from: String(now + 30) },
    msg: '',
  }

  it('takes the moment of the next code from the refusal', () => {
    expect(sentBefore(tooSoon, null)).toEqual({ resendAt: now + 30, expiresAt: null })
  })

  it('keeps what is known of the code that is under way', () => {
    expect(sentBefore(tooSoon, sent)).toEqual({ resendAt: now + 30, expiresAt: now + 300 })
  })

  it.each<Refusal>([
    { ...tooSoon, params: {} },
    { ...tooSoon, params: { available_from: 'soon' } },
    { ...tooSoon, reason: 'too_many_requests' },
    { ...tooSoon, reason: undefined },
  ])('learns nothing from $reason with $params', (refusal) => {
    expect(sentBefore(refusal, sent)).toBeNull()
  })
})
