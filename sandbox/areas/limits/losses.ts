import type { LossSpan } from '../../../src/generated/h5.schemas.ts'
import { startOfDay, startOfWeek } from '../../core/calendar.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'

/** A day or a week of the site: from `from` until before `until`, Unix seconds. */
export interface Span {
  from: number
  until: number
}

/** The day in which a moment lies; of 23 or 25 hours where the zone's clocks change. */
export const dayOf = (at: number, zone: string = rules.timeZone): Span => ({
  from: startOfDay(at, zone),
  until: startOfDay(at, zone, 1),
})

/** The week in which a moment lies, from Monday on. */
export const weekOf = (at: number, zone: string = rules.timeZone): Span => ({
  from: startOfWeek(at, zone),
  until: startOfWeek(at, zone, 1),
})

/** What counts as lost: `open`, amounts and fees of open orders, is part of `used`. */
export interface Losses {
  used: Units
  open: Units
}

/** What counts as lost of a span by now. Winnings make up for losses of the span, and for no more. */
export function lossesOf({ database }: World, userId: number, { from, until }: Span): Losses {
  const { lost } = database.one<{ lost: Units }>(
    `SELECT coalesce(sum(amount + fee - payout), 0) AS lost FROM orders
     WHERE user_id = :userId AND payout IS NOT NULL AND settles_at >= :from AND settles_at < :until`,
    { userId, from, until },
  )
  const { open } = database.one<{ open: Units }>(
    `SELECT coalesce(sum(amount + fee), 0) AS open FROM orders
     WHERE user_id = :userId AND result = 'open'`,
    { userId },
  )
  return { used: Math.max(0, lost) + open, open }
}

/** What a limit leaves of a span; null without a limit. */
export function leftOf(max: Units | null, { used }: Losses): Units | null {
  return max === null ? null : Math.max(0, max - used)
}

/** A span as the contract shows it. */
export function toLossSpan(losses: Losses, max: Units | null, { until }: Span): LossSpan {
  const { currency } = rules
  const left = leftOf(max, losses)
  return {
    used: money(losses.used, currency),
    open: money(losses.open, currency),
    left: left === null ? null : money(left, currency),
    resets_at: until,
  }
}
