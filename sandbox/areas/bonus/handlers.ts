import type { DailyBonus } from '../../../src/generated/h5.schemas.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { recordEvent } from '../../core/events.ts'
import { money, units } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { World } from '../../core/world.ts'

const { currency, timeZone, bonus } = rules

/** The daily bonus: once per calendar day of the site's time zone. */
export const bonusHandlers = {
  getDailyBonus: (call, { request_id: requestId }) => {
    const last = lastClaim(call)
    const { times, total } = call.world.database.one<{ times: number; total: number }>(
      'SELECT count(*) AS times, coalesce(sum(amount), 0) AS total FROM bonus_claims WHERE user_id = :userId',
      { userId: call.userId },
    )
    const claimed = last !== undefined && last.day >= startOfDay(call.now, timeZone)
    return {
      currency,
      amount: bonus.amount,
      claimable: !claimed,
      next_claim_at: claimed ? startOfDay(call.now, timeZone, 1) : null,
      last_claimed_at: last?.at ?? null,
      last_request_id: last?.request_id ?? null,
      times_claimed: times,
      total_claimed: money(total, currency),
      claim: requestId === undefined ? null : claimOf(call, requestId),
    }
  },

  claimDailyBonus: (call, form) => {
    const { world, userId } = call
    world.database.transaction(() =>
      limitTries(world, `claim ${userId}`, rules.limits.claimDailyBonus),
    )
    return () => {
      refuseFrozenFunds(call)
      const { ledger } = world
      const nextClaim = startOfDay(call.now, timeZone, 1)
      const day = startOfDay(call.now, timeZone)
      if (lastClaim(call)?.day === day) {
        throw new Refusal('once_a_day', { available_from: String(nextClaim) })
      }
      const id = bookClaim(world, { userId, requestId: form.request_id, at: call.now })
      return {
        id,
        request_id: form.request_id,
        currency,
        amount: bonus.amount,
        claimed_at: call.now,
        next_claim_at: nextClaim,
        available: money(ledger.balance(userId, 'available', currency), currency),
      }
    }
  },
} satisfies Partial<Handlers>

/** The claim that a request of this user made; null when it made none. */
function claimOf({ world, userId }: UserCall, requestId: string): DailyBonus['claim'] {
  const row = world.database.get<{ number: number; amount: number; at: number }>(
    `SELECT number, amount, at FROM bonus_claims
     WHERE user_id = :userId AND request_id = :requestId`,
    { userId, requestId },
  )
  if (!row) return null
  return {
    id: recordId('db', row.number),
    request_id: requestId,
    amount: money(row.amount, currency),
    claimed_at: row.at,
  }
}

interface ClaimRow {
  day: number
  at: number
  request_id: string | null
}

function lastClaim(call: UserCall): ClaimRow | undefined {
  return call.world.database.get<ClaimRow>(
    `SELECT day, at, request_id FROM bonus_claims
     WHERE user_id = :userId ORDER BY number DESC LIMIT 1`,
    { userId: call.userId },
  )
}

/** A claim of the daily bonus. */
export interface Claim {
  userId: number
  requestId: string | null
  /** Unix seconds. */
  at: number
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/** Stores a claim of its day and answers its number. Moves no money. */
export function insertClaim({ database }: World, claim: Claim): number {
  return database.insert<{ number: number }>('bonus_claims', {
    number: claim.number,
    user_id: claim.userId,
    request_id: claim.requestId,
    day: startOfDay(claim.at, timeZone),
    amount: units(bonus.amount, currency),
    at: claim.at,
  }).number
}

/** Stores a claim, credits the bonus and answers its id. Part of the caller's transaction. */
export function bookClaim(world: World, claim: Claim): string {
  const id = recordId('db', insertClaim(world, claim))
  world.ledger.move({
    at: claim.at,
    kind: 'bonus',
    from: { house: 'bonuses' },
    to: { user: claim.userId, account: 'available' },
    amount: units(bonus.amount, currency),
    currency,
    recordId: id,
  })
  recordEvent(world, { userId: claim.userId, type: 'bonus', recordId: id, at: claim.at })
  return id
}
