import { describe, expect, it } from 'vitest'
import { isOutOfDate, nextLook, secondsLeft } from './rate-rules.ts'

const NOW = 1_795_188_600
const btc = { rate: '97837.40', as_of: NOW, expires_at: NOW + 30 }
const usdt = { ...btc, rate: '1.00' }

describe('a rate', () => {
  it('is asked for again when it ends, and not without a pause', () => {
    expect(nextLook([btc, usdt], NOW + 10)).toBe(20_300)
    expect(nextLook([btc], NOW + 300)).toBe(3_000)
    expect(nextLook([], NOW)).toBe(false)
  })

  it('is valid until its end, and longer where the next one is the same', () => {
    const next = { ...btc, expires_at: NOW + 60, rate: '97837.4' }
    const left = (present: typeof btc | null, now: number, refused = false, pending = false) =>
      secondsLeft({ accepted: btc, present, now, refused, pending })
    expect(left(btc, NOW + 10)).toBe(20)
    expect(left(next, NOW + 40)).toBe(20)
    expect(left({ ...next, rate: '97861.10' }, NOW + 40)).toBeNull()
    expect(left(null, NOW + 29)).toBe(1)
    expect(left(btc, NOW + 10, true)).toBeNull()
    expect(left(null, NOW + 40, false, true)).toBe(0)
  })

  it('is out of date when the next one should have come', () => {
    expect(isOutOfDate(btc, NOW + 32)).toBe(false)
    expect(isOutOfDate(btc, NOW + 33)).toBe(true)
  })
})
