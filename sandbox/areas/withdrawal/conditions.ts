import type {
  Turnover,
  WithdrawalConditions,
  WithdrawalWindow,
} from '../../../src/generated/h5.schemas.ts'
import { offers } from '../../core/areas.ts'
import { startOfDay, timeOfDay } from '../../core/calendar.ts'
import { lastSecurityChange } from '../../core/events.ts'
import { feeRate } from '../../core/fees.ts'
import type { Units } from '../../core/money.ts'
import { money, timesRate, units } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { userById } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import { paymentSetup } from '../payment-methods/methods.ts'
import type { TargetRef } from '../payment-methods/targets.ts'
import { verificationState } from '../verification/review.ts'

const { currency, timeZone, withdrawal } = rules

/** What decides about a withdrawal at `now`, Unix seconds: all of it (the contract). */
export function withdrawalConditions(
  world: World,
  userId: number,
  now: number,
): WithdrawalConditions {
  const { timesLeft, amountLeft } = leftToday(world, userId, now)
  return {
    currency,
    min: withdrawal.min,
    max: withdrawal.max,
    fee_rate: feeRate(world, 'withdrawal'),
    window: windowAt(now),
    today: {
      times_max: withdrawal.timesADay,
      times_left: timesLeft,
      amount_max: withdrawal.amountADay,
      amount_left: money(amountLeft, currency),
      resets_at: startOfDay(now, timeZone, 1),
    },
    turnover: turnoverOf(world, userId),
    requirements: {
      verification: verificationState(world, userId),
      fund_password: userById(world.database, userId).fund_password_hash !== null,
      target: Object.values(paymentSetup(world, userId)).includes(true),
    },
    ...(newTargetWait(world) > 0 && { new_target_from: newTargetFrom(world, userId, now) }),
  }
}

/** The daily window at a moment: its opening second belongs to it, its closing second does not. */
export function windowAt(now: number): WithdrawalWindow {
  const { opens, closes } = withdrawal
  const opensAt = timeOfDay(now, opens, timeZone)
  const closesAt = timeOfDay(now, closes, timeZone)
  const open = now >= opensAt && now < closesAt
  const next = now < opensAt ? opensAt : timeOfDay(now, opens, timeZone, 1)
  return {
    opens,
    closes,
    time_zone: timeZone,
    open,
    closes_at: open ? closesAt : null,
    opens_at: open ? null : next,
  }
}

/**
 * What is left of the calendar day of the site: withdrawals that were paid and those under review
 * count, a failed one gives its part back.
 */
export function leftToday(
  { database }: World,
  userId: number,
  now: number,
): { timesLeft: number; amountLeft: Units } {
  const { times, amount } = database.one<{ times: number; amount: Units }>(
    `SELECT count(*) AS times, coalesce(sum(amount), 0) AS amount FROM withdrawals
     WHERE user_id = :userId AND at >= :today AND status IN ('under_review', 'success')`,
    { userId, today: startOfDay(now, timeZone) },
  )
  return {
    timesLeft: Math.max(withdrawal.timesADay - times, 0),
    amountLeft: Math.max(units(withdrawal.amountADay, currency) - amount, 0),
  }
}

/**
 * The turnover rule: a withdrawal needs a part of what was paid in to be traded. Required is the
 * `turnoverRate` of each credited deposit (gifts and bonuses require nothing). Done are the stakes of
 * settled orders that were won or lost (a draw took no risk), and the principal put into projects. A
 * site without trading asks for none.
 */

/**
 * Books an amount in USD for a record, once for each; part of the caller's transaction. Zero is not
 * booked.
 */
const booking =
  (side: 'required' | 'done') =>
  (world: World, userId: number, amount: Units, recordId: string | null, at: number): void => {
    if (amount === 0) return
    const row = { user_id: userId, side, amount, record_id: recordId, at }
    world.database.insert('turnover', row)
  }

/** Requires an amount to be traded before a withdrawal. */
export const requireTurnover = booking('required')

/** Requires the turnover that a credited deposit asks for. */
export function requireTurnoverOfDeposit(
  world: World,
  userId: number,
  deposited: Units,
  recordId: string,
  at: number,
): void {
  if (!offers(world, 'trading')) return
  const required = timesRate(deposited, rules.withdrawal.turnoverRate)
  requireTurnover(world, userId, required, recordId, at)
}

/**
 * What was traded: the stake of an order when it was won or lost, the principal of a purchase or an
 * append when it was bought.
 */
export const addTurnover = booking('done')

/** The turnover of a user: what is needed, what was done, and what remains, in units. */
export function turnoverUnits(
  world: World,
  userId: number,
): { required: Units; done: Units; remaining: Units } {
  if (!offers(world, 'trading')) return { required: 0, done: 0, remaining: 0 }
  const sum = (side: string) =>
    world.database.one<{ sum: Units }>(
      'SELECT coalesce(sum(amount), 0) AS sum FROM turnover WHERE user_id = :userId AND side = :side',
      { userId, side },
    ).sum
  const [required, done] = [sum('required'), sum('done')]
  return { required, done, remaining: Math.max(required - done, 0) }
}

/** The same as the contract writes it. */
export function turnoverOf(world: World, userId: number): Turnover {
  const { required, done, remaining } = turnoverUnits(world, userId)
  return {
    deposit_rate: offers(world, 'trading') ? rules.withdrawal.turnoverRate : '0.00',
    required: money(required, rules.currency),
    done: money(done, rules.currency),
    remaining: money(remaining, rules.currency),
  }
}

const SETTING = 'new_target_wait_seconds'

/** How long a first withdrawal to a target waits after a change of the account's security; 0 is never. */
export function newTargetWait({ settings }: Pick<World, 'settings'>): number {
  return Number(settings.get(SETTING) ?? 0)
}

export function setNewTargetWait({ settings }: Pick<World, 'settings'>, seconds: number): void {
  settings.set(SETTING, String(seconds))
}

/** From when on money can go where none was paid to before, Unix seconds; null when that is now. */
export function newTargetFrom(world: World, userId: number, now: number): number | null {
  const wait = newTargetWait(world)
  const changed = wait > 0 ? lastSecurityChange(world, userId) : null
  return changed !== null && changed + wait > now ? changed + wait : null
}

/** Whether a withdrawal to this target was paid. */
export function wasPaidTo({ database }: World, ref: TargetRef): boolean {
  const column = 'method' in ref ? 'payment_method' : 'wallet_address'
  const number = 'method' in ref ? ref.method : ref.address
  return (
    database.get(`SELECT 1 FROM withdrawals WHERE ${column} = :number AND status = 'success'`, {
      number,
    }) !== undefined
  )
}

/** Refuses a target that no withdrawal was paid to while new ones have to wait. */
export function refuseWaitingTarget(
  world: World,
  { userId, now, ref }: { userId: number; now: number; ref: TargetRef },
): void {
  const from = newTargetFrom(world, userId, now)
  if (from !== null && !wasPaidTo(world, ref)) {
    throw new Refusal('withdraw_target_wait', { available_from: String(from) })
  }
}
