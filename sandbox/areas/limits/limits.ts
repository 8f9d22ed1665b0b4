import type {
  LimitChange,
  LossSpan,
  OwnLimit,
  OwnLimits,
  RefusalReason,
} from '../../../src/generated/h5.schemas.ts'
import { hasCapability } from '../../core/areas.ts'
import { startOfDay, startOfWeek } from '../../core/calendar.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'

const { currency } = rules

/** The limits that have a value: units of the currency, or minutes; null is none. */
export type ValueLimit = Exclude<OwnLimit, 'pause'>
export const VALUE_LIMITS = [
  'stake_max',
  'loss_day_max',
  'loss_week_max',
  'session_minutes',
] as const satisfies readonly ValueLimit[]

/** What a user allows, as stored. */
export interface LimitsRow extends Record<ValueLimit, number | null> {
  paused_at: number | null
  paused_until: number | null
}

/** A change that waits or waited, as stored. */
export interface ChangeRow {
  number: number
  own_limit: OwnLimit
  value: number | null
  asked_at: number
  outcome: 'confirmed' | 'taken_back' | 'replaced' | null
}

const NO_LIMITS: LimitsRow = {
  stake_max: null,
  loss_day_max: null,
  loss_week_max: null,
  session_minutes: null,
  paused_at: null,
  paused_until: null,
}

/** What a user allows; a pause that is over is none any more. */
export function limitsOf({ world, userId, now }: UserCall): LimitsRow {
  const row =
    world.database.get<LimitsRow>(
      `SELECT stake_max, loss_day_max, loss_week_max, session_minutes, paused_at, paused_until
       FROM own_limits WHERE user_id = :userId`,
      { userId },
    ) ?? NO_LIMITS
  const isOver = row.paused_until !== null && row.paused_until <= now
  return isOver ? { ...row, paused_at: null, paused_until: null } : row
}

/** When a change may be confirmed: at or after `from` and before `until`, Unix seconds. */
export function confirmable({ asked_at }: Pick<ChangeRow, 'asked_at'>) {
  const from = asked_at + rules.ownLimits.waitSeconds
  return { from, until: from + rules.ownLimits.confirmSeconds }
}

/** What waits to be confirmed, in the order of the limits: neither lapsed nor the end of a pause that is over. */
export function changesOf(call: UserCall): ChangeRow[] {
  const { world, userId, now } = call
  const isPaused = limitsOf(call).paused_at !== null
  return world.database
    .all<ChangeRow>(
      `SELECT number, own_limit, value, asked_at, outcome FROM limit_changes
       WHERE user_id = :userId AND outcome IS NULL ORDER BY number`,
      { userId },
    )
    .filter((one) => now < confirmable(one).until && (isPaused || one.own_limit !== 'pause'))
}

/** The id of a change as the contract writes it. */
export const changeId = (number: number) => recordId('lc', number)

/** The answer of every operation here. */
export function toOwnLimits(call: UserCall): OwnLimits {
  const { world, userId, now } = call
  const { currency } = rules
  const limits = limitsOf(call)
  const inMoney = (units: number | null) => (units === null ? null : money(units, currency))
  const span = (one: typeof day, max: number | null) =>
    toLossSpan(lossesOf(world, userId, one), max, one)
  const day = dayOf(now)
  return {
    currency,
    stake_max: inMoney(limits.stake_max),
    loss_day_max: inMoney(limits.loss_day_max),
    loss_week_max: inMoney(limits.loss_week_max),
    session_minutes: limits.session_minutes,
    day: span(day, limits.loss_day_max),
    week: span(weekOf(now), limits.loss_week_max),
    pause:
      limits.paused_at === null
        ? null
        : { started_at: limits.paused_at, until: limits.paused_until },
    changes: changesOf(call).map(toChange),
  }
}

function toChange(row: ChangeRow): LimitChange {
  const { own_limit: limit, value, asked_at } = row
  const { from, until } = confirmable(row)
  const inMinutes = limit === 'session_minutes'
  return {
    id: changeId(row.number),
    limit,
    max: inMinutes || value === null ? null : money(value, rules.currency),
    minutes: inMinutes ? value : null,
    asked_at,
    confirm_from: from,
    confirm_until: until,
  }
}

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

/*
 * What the user's own limits refuse of an order. Part of the commit that places it, so that orders at
 * once count each other.
 */

/** What counts for a call; nothing where the sandbox was started without own limits. */
const countingLimits = (call: UserCall) =>
  hasCapability(call.world, 'own_limits') ? limitsOf(call) : undefined

/** Refuses every order during a pause. */
export function refusePaused(call: UserCall): void {
  const limits = countingLimits(call)
  if (!limits || limits.paused_at === null) return
  const { paused_until: until } = limits
  throw new Refusal('trading_paused', until === null ? {} : { available_from: String(until) })
}

/** Refuses an amount above the largest stake. */
export function refuseOwnStake(call: UserCall, amount: Units): void {
  const max = countingLimits(call)?.stake_max ?? null
  if (max === null || amount <= max) return
  throw new Refusal('own_stake_max', { max: money(max, currency), currency })
}

/** Refuses an order that could lose more (`staked`: its amount and fee) than is left of the day or the week. */
export function refuseOwnLoss(call: UserCall, staked: Units): void {
  const limits = countingLimits(call)
  if (!limits) return
  refuseLoss(call, staked, 'own_loss_day_max', limits.loss_day_max, dayOf(call.now))
  refuseLoss(call, staked, 'own_loss_week_max', limits.loss_week_max, weekOf(call.now))
}

function refuseLoss(
  { world, userId }: UserCall,
  staked: Units,
  reason: RefusalReason,
  max: Units | null,
  span: Span,
): void {
  const left = max === null ? null : leftOf(max, lossesOf(world, userId, span))
  if (max === null || left === null || staked <= left) return
  throw new Refusal(reason, {
    max: money(max, currency),
    left: money(left, currency),
    currency,
    available_from: String(span.until),
  })
}
