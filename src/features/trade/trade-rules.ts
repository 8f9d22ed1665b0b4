import type { Refusal } from '@/api/errors.ts'
import { figuresOf, largestAffordable } from '@/domain/orders/order-rules.ts'
import { isOutOfDate } from '@/domain/quotes/live-quote-rules.ts'
import type { OrderLimits, OwnLimits, Quote, SettlementOption } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { add, floorToScale, ratioDown, smaller, subtract, times } from '@/lib/money.ts'
import type { UpperBound } from '@/patterns/money-flow/page/amount-bounds.ts'
import { amendedAmount, largestWithin, lowestOf } from '@/patterns/money-flow/page/amount-bounds.ts'

/** What limits the amount of an order besides the option's own bounds. */
export interface BuyingPower {
  /** The balance; null for visitors. */
  available: Decimal | null
  /** What the limit of all open orders together leaves; null where it is not known. */
  left: Decimal | null
  /** What the user allows; null for visitors, where it is not known, and where the server has no such limits. */
  own: OwnLimits | null
}

/** A limit that the user has set, and what it leaves: the most that an order may lose, or its largest amount. */
export interface OwnBound {
  by: 'ownStake' | 'ownDay' | 'ownWeek'
  limit: Decimal
  left: Decimal
  /** The largest amount that it allows. */
  amount: Decimal
}

/** The limits that the user has set, with what they leave for an order. An order can lose its fee, too. */
function ownBounds(
  { fee_rate, currency }: SettlementOption,
  { own }: Pick<BuyingPower, 'own'>,
): OwnBound[] {
  if (own === null) return []
  const { stake_max: stake, loss_day_max, loss_week_max, day, week } = own
  const losses = [
    { by: 'ownDay', limit: loss_day_max, left: day.left },
    { by: 'ownWeek', limit: loss_week_max, left: week.left },
  ] as const
  return [
    ...(stake === null
      ? []
      : [{ by: 'ownStake', limit: stake, left: stake, amount: stake } as const]),
    ...losses.flatMap(({ by, limit, left }) =>
      limit === null || left === null
        ? []
        : [{ by, limit, left, amount: largestAffordable(left, fee_rate, currency) }],
    ),
  ]
}

/** The limit of the user's own that allows the least; of equal ones the later. Null where none is set. */
export function nearestOwn(
  option: SettlementOption,
  power: Pick<BuyingPower, 'own'>,
): OwnBound | null {
  return ownBounds(option, power).reduce<OwnBound | null>(
    (nearest, bound) =>
      nearest === null || compare(bound.amount, nearest.amount) <= 0 ? bound : nearest,
    null,
  )
}

/**
 * What one order, all open orders, the user's own limits or the balance with the fee allows: the lowest;
 * of equal ones the user's own limits count, then the balance, then the open orders.
 */
export function upperBound(
  option: SettlementOption,
  { available, left, own }: BuyingPower,
): UpperBound<UpperBoundName> {
  const { single_max, fee_rate, currency } = option
  return lowestOf<UpperBoundName>(
    { by: 'single', amount: single_max },
    { by: 'holdings', amount: left },
    { by: 'balance', amount: available && largestAffordable(available, fee_rate, currency) },
    ...ownBounds(option, { own }),
  )
}

type UpperBoundName = 'single' | 'holdings' | 'balance' | OwnBound['by']

/** What open orders and the user's own limits leave; null where neither is known to leave less than all. */
export function roomFor(option: SettlementOption, power: BuyingPower): Decimal | null {
  const own = nearestOwn(option, power)?.amount ?? null
  if (own === null || power.left === null) return own ?? power.left
  return smaller(own, power.left)
}

/** The largest amount that can be placed now; null where not even the smallest can. */
export function largestAmount(option: SettlementOption, buyingPower: BuyingPower): Decimal | null {
  const { single_min: min, currency } = option
  return largestWithin({ min, max: upperBound(option, buyingPower).amount, currency })
}

/**
 * What the balance lacks for an order of this stake and its fee, or for the smallest one where the stake
 * itself cannot be placed whatever the balance is; null where it lacks nothing. Visitors have no balance.
 */
export function missingFor(
  amount: Decimal | null,
  option: SettlementOption,
  power: BuyingPower,
): Decimal | null {
  const { available } = power
  if (available === null) return null
  const { single_min: min, single_max: max } = option
  const room = roomFor(option, power)
  const most = room === null ? max : smaller(max, room)
  const isStake = amount !== null && compare(amount, min) >= 0 && compare(amount, most) <= 0
  const missing = subtract(figuresOf(isStake ? amount : min, option).cost, available)
  return signOf(missing) > 0 ? missing : null
}

/** Multiples of the smallest amount that are offered by a tap. */
const QUICK = ['1', '5', '10', '50'] as const

/** The amounts that are offered by a tap, up to one. */
export function quickAmounts(option: SettlementOption, largest: Decimal): Decimal[] {
  return QUICK.map((factor) => times(option.single_min, factor)).filter(
    (amount) => compare(amount, largest) <= 0,
  )
}

/** Steps of the stake within a power of ten. */
const LADDER = ['1', '2', '5'] as const

/** The next stake above or below an amount: 1, 2 and 5 times the smallest, 10, 20 and so on. */
export function nextAmount(
  amount: Decimal,
  way: 'up' | 'down',
  option: SettlementOption,
  largest: Decimal,
): Decimal {
  let next = option.single_min
  for (let power = 0; power < 12; power += 1) {
    for (const step of LADDER) {
      const rung = times(option.single_min, `${step}${'0'.repeat(power)}`)
      if (compare(rung, largest) > 0) return way === 'up' ? largest : next
      const isAbove = compare(rung, amount) > 0
      if (way === 'up' && isAbove) return rung
      if (way === 'down' && compare(rung, amount) >= 0) return next
      next = rung
    }
  }
  return next
}

/** The amount to which one outside of the bounds is to be set; null for one inside. */
export function nearestAllowed(
  amount: Decimal,
  option: SettlementOption,
  largest: Decimal,
): Decimal | null {
  if (compare(amount, option.single_min) < 0) return option.single_min
  return compare(amount, largest) > 0 ? largest : null
}

/** The amount that mends a refusal; a balance has to cover the fee, too. */
export function amendedByRefusal(refusal: Refusal, option: SettlementOption): Decimal | null {
  const { single_min: min, fee_rate, currency } = option
  return amendedAmount(refusal, {
    min,
    currency,
    amountOf: (bound, kind) =>
      kind === 'balance'
        ? largestAffordable(bound, fee_rate, currency)
        : floorToScale(bound, currency),
  })
}

/** Why no order can be placed now, the first reason that holds. */
export type Block =
  | 'offline'
  | 'noPrice'
  | 'notRefreshed'
  | 'closed'
  | 'nonTradingTime'
  | 'outOfDate'
  | 'noOption'
  | 'paused'
  | 'ownLimit'
  | 'frozen'
  | 'holdings'
  | 'balance'

export interface TicketFacts {
  online: boolean
  /** Undefined while the server has no price. */
  quote: Quote | undefined
  /** The quotes cannot be refreshed just now. */
  failing: boolean
  /** The server's time, Unix seconds. */
  now: number
  limits: OrderLimits
  option: SettlementOption | undefined
  fundsFrozen: boolean
  buyingPower: BuyingPower
}

/** What blocks an order. An unknown market state does not: the server decides. */
export function blockOf(facts: TicketFacts): Block | null {
  const { online, quote, failing, now, limits, option, fundsFrozen, buyingPower } = facts
  const { own } = buyingPower
  if (isPaused(own, now)) return 'paused'
  if (!online) return 'offline'
  if (!quote) return 'noPrice'
  if (quote.state === 'closed') return 'closed'
  if (quote.state === 'non_trading_time') return 'nonTradingTime'
  if (isOutOfDate(quote, now, limits.quote_seconds)) return 'outOfDate'
  if (failing) return 'notRefreshed'
  if (!option) return 'noOption'
  if (fundsFrozen) return 'frozen'
  if (buyingPower.left !== null && compare(buyingPower.left, option.single_min) < 0)
    return 'holdings'
  const nearest = nearestOwn(option, buyingPower)
  if (nearest !== null && compare(nearest.amount, option.single_min) < 0) return 'ownLimit'
  return largestAmount(option, buyingPower) === null ? 'balance' : null
}

/** Whether the user paused trading, and the pause has not ended since. */
function isPaused(own: OwnLimits | null, now: number): boolean {
  if (own === null || own.pause === null) return false
  return own.pause.until === null || now < own.pause.until
}

/** The worst price at which an order may open (contract: `slippage_rate_max`). */
export function worstPrice(direction: 'up' | 'down', price: Decimal, rate: Decimal): Decimal {
  const distance = times(price, rate)
  return direction === 'up' ? add(price, distance) : subtract(price, distance)
}

/** Decimals of `slippage_rate_max` in the contract. */
const SLIPPAGE_DECIMALS = 6

/**
 * How much worse than another price an order may open without opening worse than was accepted: the
 * rate to send with that price, at most the product's. Null where the price itself is worse.
 */
export function slippageLeft(
  direction: 'up' | 'down',
  worst: Decimal,
  price: Decimal,
  most: Decimal,
): Decimal | null {
  const room = direction === 'up' ? subtract(worst, price) : subtract(price, worst)
  if (signOf(room) < 0) return null
  return smaller(ratioDown(room, price, SLIPPAGE_DECIMALS), most)
}

/** A price that can be accepted, and the tick that carries it. */
export type OfferedPrice = Pick<Quote, 'price' | 'tick_id' | 'as_of'>

/** An order as it is asked about. */
export interface AskedOrder {
  direction: 'up' | 'down'
  amount: Decimal
  option: SettlementOption
  /** The price that was in sight: what the order may open at, at worst, follows from it. */
  accepted: OfferedPrice
}

/**
 * The price at which an order that is asked about is sent: the present one, with the slippage that is
 * left of what was accepted. Null where it lies beyond that, and has to be accepted first.
 */
export function offerNow(
  { direction, accepted }: AskedOrder,
  { price, tick_id, as_of }: OfferedPrice,
  most: Decimal,
): (OfferedPrice & { slippage: Decimal }) | null {
  const slippage = slippageLeft(direction, worstPrice(direction, accepted.price, most), price, most)
  return slippage === null ? null : { price, tick_id, as_of, slippage }
}

/** Whole seconds for which a price may still be accepted; never below zero. */
export function secondsValid(asOf: number, now: number, limits: OrderLimits): number {
  return Math.max(0, asOf + limits.quote_seconds - now)
}

/** Milliseconds of quiet before a press that places an order without a last look. */
const SAME_PRESS = 1_000

/**
 * Whether a press stands for itself. One that follows another within a second is taken for the same
 * one, and so is the next after it, until a second passes without any. `now` is in milliseconds. Where the
 * buttons have just come under the finger, the press that brought them counts.
 */
export function createPressWindow(now: () => number, isFresh = false): () => boolean {
  let last = isFresh ? now() : -Infinity
  return () => {
    const before = last
    last = now()
    return last - before >= SAME_PRESS
  }
}
