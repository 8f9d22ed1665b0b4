import type { LimitChange, OwnLimit, OwnLimits } from '../../../src/generated/h5.schemas.ts'
import type { UserCall } from '../../core/call.ts'
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import { dayOf, lossesOf, toLossSpan, weekOf } from './losses.ts'

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
