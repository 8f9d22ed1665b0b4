import type { WithdrawalConditions, WithdrawalWindow } from '../../../src/generated/h5.schemas.ts'
import { startOfDay, timeOfDay } from '../../core/calendar.ts'
import { feeRate } from '../../core/fees.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { userById } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import { paymentSetup } from '../payment-methods/setup.ts'
import { verificationState } from '../verification/state.ts'
import { newTargetFrom, newTargetWait } from './new-target.ts'
import { turnoverOf } from './turnover.ts'

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
