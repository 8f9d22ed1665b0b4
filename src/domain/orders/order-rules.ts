import type { OrderDirection, Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { add, divideDown, lastPlace, multiply, subtract } from '@/lib/money.ts'

/** What decides the money of an order: rates as fractions, and the currency of its amounts. */
export interface OrderTerms {
  profit_rate: Decimal
  fee_rate: Decimal
  currency: string
}

/** What an amount leads to, decimal texts in the currency of the terms. */
export interface OrderFigures {
  amount: Decimal
  fee: Decimal
  /** Taken from the balance: amount and fee. */
  cost: Decimal
  /** Amount x profit rate: paid on top of the amount when it wins. */
  profit: Decimal
  /** The balance gains this much when it wins: profit less fee. */
  netIfRight: Decimal
  /** The balance loses this much when it loses: amount and fee, negative. */
  netIfWrong: Decimal
}

/**
 * The money of an order by the contract's rule (`TradeOrder`): fee and profit are each half-up at the
 * currency's scale.
 */
export function figuresOf(amount: Decimal, terms: OrderTerms): OrderFigures {
  const { profit_rate, fee_rate, currency } = terms
  const fee = multiply(amount, fee_rate, currency)
  const profit = multiply(amount, profit_rate, currency)
  const cost = add(amount, fee)
  return {
    amount,
    fee,
    cost,
    profit,
    netIfRight: subtract(profit, fee),
    netIfWrong: subtract('0', cost),
  }
}

/** The largest amount that a balance covers together with its fee; "0.00" where it covers none. */
export function largestAffordable(available: Decimal, feeRate: Decimal, currency: string): Decimal {
  const step = lastPlace(currency)
  const fits = (amount: Decimal) =>
    compare(add(amount, multiply(amount, feeRate, currency)), available) <= 0
  // The fee is rounded, so the quotient may be off by one step.
  let amount = divideDown(available, add('1', feeRate), currency)
  while (signOf(amount) > 0 && !fits(amount)) amount = subtract(amount, step)
  while (fits(add(amount, step))) amount = add(amount, step)
  return divideDown(amount, '1', currency)
}

/** How an order ends that was opened and closed at these prices. */
export function outcomeOf(
  direction: OrderDirection,
  open: Decimal,
  close: Decimal,
): 'win' | 'loss' | 'draw' {
  const move = compare(close, open)
  if (move === 0) return 'draw'
  return move > 0 === (direction === 'up') ? 'win' : 'loss'
}

/** A result with its money: what is paid back, and what the balance gains or loses in all. */
export interface Settlement {
  result: 'win' | 'loss' | 'draw'
  payout: Decimal
  netProfit: Decimal
}

/** The settlement of an order that closes at a price, by the contract's rule. */
export function settlementAt(order: TradeOrder, close: Decimal): Settlement {
  const { amount, fee, profit } = figuresOf(order.amount, order)
  const result = outcomeOf(order.direction, order.open_price, close)
  const payouts = { win: add(amount, profit), loss: '0', draw: add(amount, fee) }
  const payout = payouts[result]
  return { result, payout, netProfit: subtract(subtract(payout, amount), fee) }
}

/** What the app finds when it settles an order again by itself. */
export type OrderCheck =
  /** Open, or without the two prices: there is nothing to compare. */
  | { verdict: 'none' }
  | { verdict: 'agrees' }
  /** The server's result or money does not match its own prices. */
  | { verdict: 'differs'; own: Settlement }
  /** It was decided by a tick later than the rule allows. */
  | { verdict: 'late' }

/**
 * Settles an order again, from both of its ticks: result, payout and profit must be what the server
 * says, and neither tick may be later than the second that it stands for.
 */
export function checkOrder(order: TradeOrder): OrderCheck {
  const { result, close_price, payout, net_profit } = order
  if (close_price === null || !['win', 'loss', 'draw'].includes(result)) return { verdict: 'none' }
  const own = settlementAt(order, close_price)
  const same =
    own.result === result &&
    (payout === null || compare(payout, own.payout) === 0) &&
    (net_profit === null || compare(net_profit, own.netProfit) === 0)
  if (!same) return { verdict: 'differs', own }
  const { open_tick_time, close_tick_time, open_time, settles_at } = order
  const late =
    (open_tick_time !== null && open_tick_time > open_time) ||
    (close_tick_time !== null && close_tick_time > settles_at)
  return { verdict: late ? 'late' : 'agrees' }
}

/** The two ticks that decided an order; null while it is open, or where the server does not know them. */
export function ticksOf(order: TradeOrder): { open: Tick; close: Tick } | null {
  const { open_tick_id, open_tick_time, close_tick_id, close_tick_time, close_price } = order
  if (open_tick_id === null || open_tick_time === null) return null
  if (close_tick_id === null || close_tick_time === null || close_price === null) return null
  return {
    open: { tick_id: open_tick_id, price: order.open_price, as_of: open_tick_time },
    close: { tick_id: close_tick_id, price: close_price, as_of: close_tick_time },
  }
}

/**
 * The published ticks from an order's opening to its end. Null where the last of them is not the one
 * that settled it: then they are no picture of this order.
 */
export function pathOf(
  ticks: readonly Tick[],
  { open, close }: { open: Tick; close: Tick },
): Tick[] | null {
  const last = ticks.at(-1)
  if (last?.tick_id !== close.tick_id || compare(last.price, close.price) !== 0) return null
  // Where seconds are left out, that of the opening may be among them.
  return [open, ...ticks.filter(({ as_of }) => as_of > open.as_of)]
}

/** Decimals of a price as the server wrote it: an order does not name its product's precision. */
export function precisionOf(price: Decimal): number {
  return price.split('.')[1]?.length ?? 0
}
