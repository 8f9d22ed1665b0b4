import { startOfDay } from '../../core/calendar.ts'
import { units } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import { recordEvent } from '../../core/user-events.ts'
import type { World } from '../../core/world.ts'

const { currency, timeZone, bonus } = rules

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
  const { id: number } = database.run(
    `INSERT INTO bonus_claims (number, user_id, request_id, day, amount, at)
     VALUES (:number, :userId, :requestId, :day, :amount, :at)`,
    {
      ...claim,
      number: claim.number ?? null,
      day: startOfDay(claim.at, timeZone),
      amount: units(bonus.amount, currency),
    },
  )
  return number
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
