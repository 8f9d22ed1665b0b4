import type { DailyBonus } from '@/generated/model/daily-bonus.ts'
import type { DailyBonusClaim } from '@/generated/model/daily-bonus-claim.ts'

/** What a claim has brought, as far as the answer or the state of the bonus tells. */
export interface Claimed {
  amount: string
  currency: string
  claimedAt: number | null
  nextClaimAt: number | null
}

/** Whether the bonus can be claimed at a moment of the server's clock: a new day begins by itself. */
export function canClaim(bonus: DailyBonus, now: number): boolean {
  return bonus.claimable || (bonus.next_claim_at !== null && now >= bonus.next_claim_at)
}

/** Milliseconds until the state is to be read again: a moment after the next day has begun. */
export function millisecondsToNextDay(bonus: DailyBonus, now: number): number | false {
  if (bonus.next_claim_at === null) return false
  return Math.max(1, bonus.next_claim_at + 1 - now) * 1000
}

/** What the answer to a claim says. */
export function claimedBy(claim: DailyBonusClaim): Claimed {
  return {
    amount: claim.amount,
    currency: claim.currency,
    claimedAt: claim.claimed_at,
    nextClaimAt: claim.next_claim_at,
  }
}

/** The claim that a request made, found in the state of the bonus; null where it made none. */
export function claimedIn(bonus: DailyBonus, requestId: string): Claimed | null {
  if (bonus.last_request_id !== requestId) return null
  return {
    amount: bonus.amount,
    currency: bonus.currency,
    claimedAt: bonus.last_claimed_at,
    nextClaimAt: bonus.next_claim_at,
  }
}

/** The state after a claim, also while the server's newer word is still on its way. */
export function afterClaim(bonus: DailyBonus, { nextClaimAt }: Claimed): DailyBonus {
  return { ...bonus, claimable: false, next_claim_at: nextClaimAt ?? bonus.next_claim_at }
}
