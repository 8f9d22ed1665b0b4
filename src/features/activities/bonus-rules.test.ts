import { describe, expect, it } from 'vitest'
import type { DailyBonus } from '@/generated/h5.schemas.ts'
import { afterClaim, canClaim, claimedBy, claimedIn, millisecondsToNextDay } from './bonus-rules.ts'

const REQUEST = '5b0f8c0e-6a57-4f0e-9d55-000000009603'

const claimed: DailyBonus = {
  currency: 'USD',
  amount: '1.00',
  claimable: false,
  next_claim_at: 1_795_219_200,
  last_claimed_at: 1_795_188_600,
  last_request_id: REQUEST,
  times_claimed: 13,
  total_claimed: '13.00',
  claim: null,
}
const open: DailyBonus = { ...claimed, claimable: true, next_claim_at: null }

describe('when the bonus can be claimed', () => {
  it.each([
    ['it says so', open, 1_795_188_600, true],
    ['a second before the next day', claimed, 1_795_219_199, false],
    ['the next day', claimed, 1_795_219_200, true],
    ['no next day is known', { ...claimed, next_claim_at: null }, 1_795_219_200, false],
  ])('%s', (_what, bonus, now, expected) => {
    expect(canClaim(bonus, now)).toBe(expected)
  })

  it('is asked for again a second after the day has begun, and not without end at once', () => {
    expect(millisecondsToNextDay(claimed, 1_795_219_190)).toBe(11_000)
    expect(millisecondsToNextDay(claimed, 1_795_219_300)).toBe(1_000)
    expect(millisecondsToNextDay(open, 1_795_188_600)).toBe(false)
  })
})

it('is claimed at once, whatever the state that was read before says', () => {
  const claim = { amount: '1.00', currency: 'USD', claimedAt: 1, nextClaimAt: 1_795_219_200 }
  expect(canClaim(afterClaim(open, claim), 1_795_219_199)).toBe(false)
  expect(canClaim(afterClaim(open, claim), 1_795_219_200)).toBe(true)
})

it('can be claimed today when the claim of a former day is found', () => {
  const claim = { amount: '1.00', currency: 'USD', claimedAt: 1, nextClaimAt: null }
  expect(canClaim(afterClaim(open, claim), 1_795_219_200)).toBe(true)
})

describe('what a request has claimed', () => {
  const found = {
    amount: '1.00',
    currency: 'USD',
    claimedAt: 1_795_188_600,
    nextClaimAt: 1_795_219_200,
  }

  it('is in the answer', () => {
    expect(
      claimedBy({
        id: 'db_9603',
        request_id: REQUEST,
        currency: 'USD',
        amount: '1.00',
        claimed_at: 1_795_188_600,
        next_claim_at: 1_795_219_200,
        available: '8421.50',
      }),
    ).toEqual(found)
  })

  it('is found again by its id, whatever was claimed since, and nothing else is taken for it', () => {
    const claim = { id: 'db_9603', request_id: REQUEST, amount: '1.00', claimed_at: 1_795_188_600 }
    expect(claimedIn({ ...claimed, claim }, REQUEST)).toEqual(found)
    const later = { ...claimed, amount: '2.00', last_claimed_at: 1_795_219_300, claim }
    expect(claimedIn({ ...later, last_request_id: null }, REQUEST)).toEqual(found)
    expect(claimedIn({ ...claimed, claim }, '5b0f8c0e-6a57-4f0e-9d55-000000009604')).toBeNull()
    expect(claimedIn(claimed, REQUEST)).toBeNull()
  })
})
