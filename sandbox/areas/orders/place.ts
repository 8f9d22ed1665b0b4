import type { OrderDirection, SettlementOption } from '../../../src/generated/h5.schemas.ts'
import { isGreater, isSameNumber } from '../../core/accepted.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money, timesRate, units } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import type { Tick } from '../../market/market.ts'
import { ORDER_LIMITS, settlementOptions } from '../../market/settlement-options.ts'
import { refuseOwnLoss, refuseOwnStake, refusePaused } from '../limits/limits.ts'
import { keepTick, orderId } from './order.ts'
import { withinSlippage } from './outcome.ts'

type Form = Operations['placeOrder']['input']

const { currency } = rules

/** An order that is opened: every rule has been checked. */
export interface Opening {
  userId: number
  requestId: string
  symbol: string
  direction: OrderDirection
  amount: Units
  option: SettlementOption
  accepted: { price: DecimalText; tickId: string; maxSlippageRate: DecimalText }
  tick: Tick
  /** The second of acceptance. */
  at: number
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/**
 * Places an order and answers its number. Part of a commit. Refuses in the order of the contract:
 * the account, a pause, the product and its hours, the price and rates that the user saw, the bounds of
 * one order, of all open orders together, of what may be lost, and the balance.
 */
export function placeOrder(call: UserCall, form: Form): number {
  const { world } = call
  refuseFrozenFunds(call)
  refusePaused(call)
  refuseRush(call)
  if (!world.market.product(form.symbol)) throw new Refusal('product_not_found')
  refuseOutsideHours(call, form.symbol)
  const option = settlementOptions(form.symbol).find(({ seconds }) => seconds === form.seconds)
  if (!option) throw invalid('seconds')
  if (isGreater(form.slippage_rate_max, ORDER_LIMITS.slippage_rate_max)) {
    throw invalid('slippage_rate_max')
  }
  const tick = openingTick(call, form, option)
  const amount = sentAmount(form.amount, option.currency)
  refuseBounds(call, amount, option)
  return openOrder(world, {
    userId: call.userId,
    requestId: form.request_id,
    symbol: form.symbol,
    direction: form.direction,
    amount,
    option,
    accepted: {
      price: form.accepted_price,
      tickId: form.accepted_tick_id,
      maxSlippageRate: form.slippage_rate_max,
    },
    tick,
    at: call.now,
  })
}

/** Opens an order: its amount and fee go from available to frozen, each as a line of the ledger. */
export function openOrder(world: World, opening: Opening): number {
  const { userId, option, amount, tick, accepted, at } = opening
  const fee = timesRate(amount, option.fee_rate)
  keepTick(world, tick)
  const { number } = world.database.insert<{ number: number }>('orders', {
    number: opening.number,
    user_id: userId,
    request_id: opening.requestId,
    symbol: opening.symbol,
    direction: opening.direction,
    amount,
    fee,
    expected_profit: timesRate(amount, option.profit_rate),
    seconds: option.seconds,
    profit_rate: option.profit_rate,
    fee_rate: option.fee_rate,
    accepted_price: accepted.price,
    accepted_tick_id: accepted.tickId,
    slippage_rate_max: accepted.maxSlippageRate,
    open_price: tick.price,
    open_tick_id: tick.id,
    open_time: at,
    settles_at: at + option.seconds,
  })
  const line = {
    at,
    from: { user: userId, account: 'available' },
    to: { user: userId, account: 'frozen' },
    currency: option.currency,
    recordId: orderId(number),
  } as const
  world.ledger.move({ ...line, kind: 'order_stake', amount })
  world.ledger.move({ ...line, kind: 'order_fee', amount: fee })
  return number
}

/** Limits how often a client places orders; refused ones do not count. */
function refuseRush({ world, userId, now }: UserCall): void {
  const { max, seconds } = rules.limits.placeOrder
  const oldest = world.database.get<{ open_time: number }>(
    `SELECT open_time FROM orders WHERE user_id = :userId AND open_time > :since
     ORDER BY open_time DESC LIMIT 1 OFFSET :before`,
    { userId, since: now - seconds, before: max - 1 },
  )
  if (!oldest) return
  throw new Refusal('too_many_requests', { available_from: String(oldest.open_time + seconds) })
}

function refuseOutsideHours({ world, nowMs }: UserCall, symbol: string): void {
  if (world.market.state(symbol, nowMs) === 'trading') return
  const opens = world.market.nextOpenAt(symbol, nowMs)
  throw new Refusal('non_trading_time', opens === null ? {} : { available_from: String(opens) })
}

/**
 * The tick at which the order opens: the last one published at or before the second of acceptance.
 * Refuses `price_changed` with the present price unless what the user saw was really published, is
 * fresh, and does not differ from the opening by more than was accepted.
 */
function openingTick({ world, now, nowMs }: UserCall, form: Form, option: SettlementOption): Tick {
  const { market } = world
  const fresh = (tick: Tick) => now - tick.time <= ORDER_LIMITS.quote_seconds
  const seen = market.tick(form.accepted_tick_id, nowMs)
  const opening = market.lastTick(form.symbol, now * 1000)
  const holds =
    isSameNumber(form.profit_rate, option.profit_rate) &&
    isSameNumber(form.fee_rate, option.fee_rate) &&
    seen?.symbol === form.symbol &&
    isSameNumber(seen.price, form.accepted_price) &&
    fresh(seen) &&
    // Right after a halt the price of this second can still be the one from before it.
    fresh(opening) &&
    withinSlippage(form.direction, form.accepted_price, form.slippage_rate_max, opening.price)
  if (holds) return opening
  const present = market.lastTick(form.symbol, nowMs)
  throw new Refusal('price_changed', {
    price: present.price,
    tick_id: present.id,
    as_of: String(present.time),
  })
}

function refuseBounds(call: UserCall, amount: Units, option: SettlementOption): void {
  const { world, userId } = call
  if (amount < units(option.single_min, currency)) {
    throw new Refusal('single_min', { min: option.single_min, currency })
  }
  if (amount > units(option.single_max, currency)) {
    throw new Refusal('single_max', { max: option.single_max, currency })
  }
  refuseOwnStake(call, amount)
  if (heldAmount(world, userId) + amount > units(option.total_max, currency)) {
    throw new Refusal('holdings_max', { max: option.total_max, currency })
  }
  const staked = amount + timesRate(amount, option.fee_rate)
  refuseOwnLoss(call, staked)
  const available = world.ledger.balance(userId, 'available', currency)
  if (available < staked) {
    throw new Refusal('balance_not_enough', { available: money(available, currency), currency })
  }
}

function heldAmount({ database }: World, userId: number): Units {
  return database.one<{ held: Units }>(
    `SELECT coalesce(sum(amount), 0) AS held FROM orders WHERE user_id = :userId AND result = 'open'`,
    { userId },
  ).held
}
