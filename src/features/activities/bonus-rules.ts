import type { DailyBonus, DailyBonusClaim } from '@/generated/h5.schemas.ts'

/** What a claim credited, read from its answer or from the bonus state. */
export interface Claimed {
  amount: string
  currency: string
  claimedAt: number
  /** Null where it can be claimed again already. */
  nextClaimAt: number | null
}

/** Whether the bonus can be claimed at a moment of the server's clock: a new day begins by itself. */
export function canClaim(bonus: DailyBonus, now: number): boolean {
  return bonus.claimable || (bonus.next_claim_at !== null && now >= bonus.next_claim_at)
}

/** Milliseconds until the next refetch: just after the next day begins. */
export function millisecondsToNextDay(bonus: DailyBonus, now: number): number | false {
  if (bonus.next_claim_at === null) return false
  return Math.max(1, bonus.next_claim_at + 1 - now) * 1000
}

/** The claim in an answer. */
export function claimedBy(claim: DailyBonusClaim): Claimed {
  return {
    amount: claim.amount,
    currency: claim.currency,
    claimedAt: claim.claimed_at,
    nextClaimAt: claim.next_claim_at,
  }
}

/** The claim that was looked up by its request; null where that made none. */
export function claimedIn({ claim, ...bonus }: DailyBonus, requestId: string): Claimed | null {
  if (claim?.request_id !== requestId) return null
  return {
    amount: claim.amount,
    currency: bonus.currency,
    claimedAt: claim.claimed_at,
    nextClaimAt: bonus.next_claim_at,
  }
}

/**
 * The state after a claim, applied before the refetch arrives. One that is found only after its day
 * leaves that of today to be claimed.
 */
export function afterClaim(bonus: DailyBonus, { nextClaimAt }: Claimed): DailyBonus {
  return { ...bonus, claimable: nextClaimAt === null, next_claim_at: nextClaimAt }
}
