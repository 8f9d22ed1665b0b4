import type { RefusalReason } from '../../../src/generated/h5.schemas.ts'
import type { UserCall } from '../../core/call.ts'
import { hasCapability } from '../../core/capabilities.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { limitsOf } from './limits.ts'
import type { Span } from './losses.ts'
import { dayOf, leftOf, lossesOf, weekOf } from './losses.ts'

/*
 * What the user's own limits refuse of an order. Part of the commit that places it, so that orders at
 * once count each other.
 */

const { currency } = rules

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
