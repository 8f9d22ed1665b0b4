import type { OrderDirection, OrderResult } from '../../../src/generated/h5.schemas.ts'
import type { Units } from '../../core/money.ts'
import { toInteger, units } from '../../core/money.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'

/** What a settlement can come to. */
export type SettledResult = 'win' | 'loss' | 'draw'

/** The money of an order, as it was promised when it was placed. */
export interface Stake {
  amount: Units
  fee: Units
  expected_profit: Units
}

/** Decimals of any price and of a slippage rate (the contract, `Price` and `SlippageRate`). */
const PRICE_SCALE = 8
const SLIPPAGE_SCALE = 6
const SLIPPAGE_ONE = 10n ** BigInt(SLIPPAGE_SCALE)

const integerOf = (price: DecimalText) => toInteger(price, PRICE_SCALE)

/**
 * Whether an opening is within what the user accepted: for up at most accepted x (1 + slippage), for
 * down at least accepted x (1 - slippage). A better opening always is (the contract, `placeOrder`).
 */
export function withinSlippage(
  direction: OrderDirection,
  accepted: DecimalText,
  slippage: DecimalText,
  opening: DecimalText,
): boolean {
  const rate = toInteger(slippage, SLIPPAGE_SCALE)
  const opens = integerOf(opening) * SLIPPAGE_ONE
  return direction === 'up'
    ? opens <= integerOf(accepted) * (SLIPPAGE_ONE + rate)
    : opens >= integerOf(accepted) * (SLIPPAGE_ONE - rate)
}

/** Up wins above the open price, down below it; equal prices are a draw. */
export function resultOf(
  direction: OrderDirection,
  open: DecimalText,
  close: DecimalText,
): SettledResult {
  const rise = integerOf(close) - integerOf(open)
  if (rise === 0n) return 'draw'
  return rise > 0n === (direction === 'up') ? 'win' : 'loss'
}

/**
 * What a campaign adds to an order that is won or lost, apart from its payout; nothing to a draw, which
 * leaves everything as it was. It follows from the stake alone, never from prices.
 */
export function luckOf(result: OrderResult, amount: Units): Units {
  const { stake, gold } = rules.lucky
  const isOver = result === 'win' || result === 'loss'
  return isOver && amount === units(stake, rules.currency) ? units(gold, rules.currency) : 0
}

/** What comes back: amount + profit for a win, nothing for a loss, amount + fee for a draw. */
export function payoutOf(result: SettledResult, { amount, fee, expected_profit }: Stake): Units {
  if (result === 'win') return amount + expected_profit
  return result === 'draw' ? amount + fee : 0
}
