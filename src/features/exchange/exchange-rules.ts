import type { Refusal } from '@/api/errors.ts'
import { isOutOfDate } from '@/domain/rates/rate-rules.ts'
import type { Currency, ExchangeOffer, ExchangeType, ExchangeView } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import {
  divide,
  divideDown,
  divideUp,
  floorToScale,
  multiply,
  subtract,
  times,
} from '@/lib/money.ts'
import type { UpperBound } from '@/patterns/money-flow/page/amount-bounds.ts'
import { amendedAmount, lowestOf } from '@/patterns/money-flow/page/amount-bounds.ts'

/** Which way, and which coin at which rate. */
export interface Deal {
  type: ExchangeType
  offer: ExchangeOffer
}

/** What an amount comes to, decimal texts. */
export interface Preview {
  given: Decimal
  givenCurrency: Currency
  received: Decimal
  receivedCurrency: Currency
  /** In cash; given cash includes it, received cash is after it. */
  fee: Decimal
  /** What stays available of what is given. */
  balanceAfter: Decimal
}

/** What is given in this direction. */
export function givenCurrency({ type, offer }: Deal, view: ExchangeView): Currency {
  return type === 'cash_to_coin' ? view.currency : offer.coin
}

/** How much there is of what is given. */
export function givenBalance({ type, offer }: Deal, view: ExchangeView): Decimal {
  return type === 'cash_to_coin' ? view.available : offer.available
}

/**
 * What an amount comes to by the rule of the contract (`submitExchange`): the fee is rounded first,
 * then what is received, half-up at the scale of its currency. Null for what is no amount of the
 * currency that is given, and for more than there is.
 */
export function previewOf(amount: Decimal | null, deal: Deal, view: ExchangeView): Preview | null {
  if (amount === null || signOf(amount) <= 0) return null
  const currency = givenCurrency(deal, view)
  const available = givenBalance(deal, view)
  const given = floorToScale(amount, currency)
  if (compare(given, amount) !== 0 || compare(amount, available) > 0) return null
  return {
    given,
    givenCurrency: currency,
    balanceAfter: subtract(available, given),
    ...settlementOf(given, deal, view),
  }
}

function settlementOf(
  given: Decimal,
  { type, offer }: Deal,
  view: ExchangeView,
): Pick<Preview, 'fee' | 'received' | 'receivedCurrency'> {
  const { rate, coin } = offer
  if (type === 'cash_to_coin') {
    const fee = multiply(given, view.fee_rate, view.currency)
    return { fee, received: divide(subtract(given, fee), rate, coin), receivedCurrency: coin }
  }
  // Computed from the unrounded value: rounding first could change the fee by a cent.
  const fee = multiply(given, times(rate, view.fee_rate), view.currency)
  const gross = multiply(given, rate, view.currency)
  return {
    fee,
    received: floorToScale(subtract(gross, fee), view.currency),
    receivedCurrency: view.currency,
  }
}

/** The cash side of an exchange before the fee, which the bounds are about. */
export function cashSide(given: Decimal, { type, offer }: Deal, view: ExchangeView): Decimal {
  return type === 'cash_to_coin' ? given : multiply(given, offer.rate, view.currency)
}

/** The smallest amount that can be given. */
export function smallestAmount({ type, offer }: Deal, view: ExchangeView): Decimal {
  return type === 'cash_to_coin' ? view.min : divideUp(view.min, offer.rate, offer.coin)
}

/** What is available, or the largest exchange, in what is given: the lower. */
function upperBound(deal: Deal, view: ExchangeView): UpperBound<'balance' | 'max'> {
  const { type, offer } = deal
  return lowestOf(
    {
      by: 'max',
      amount: type === 'cash_to_coin' ? view.max : divideDown(view.max, offer.rate, offer.coin),
    },
    { by: 'balance', amount: givenBalance(deal, view) },
  )
}

/**
 * The largest amount that can be given now; null where not even the smallest can. The smallest is
 * an amount of cash, so coins are compared by what they are worth, rounded as the server does.
 */
export function largestAmount(deal: Deal, view: ExchangeView): Decimal | null {
  const largest = floorToScale(upperBound(deal, view).amount, givenCurrency(deal, view))
  return compare(cashSide(largest, deal, view), view.min) < 0 ? null : largest
}

/** What can be wrong with an amount. */
export type AmountFault = 'balance' | 'tooSmall' | 'tooLarge'

/** What is wrong with an amount, by the bounds of the view; null where it can be exchanged. */
export function faultOf(amount: Decimal, deal: Deal, view: ExchangeView): AmountFault | null {
  const cash = cashSide(amount, deal, view)
  if (compare(cash, view.min) < 0) return 'tooSmall'
  if (compare(amount, givenBalance(deal, view)) <= 0 && compare(cash, view.max) <= 0) return null
  // Only the lower of balance and limit is reported, so that one correction is enough.
  return upperBound(deal, view).by === 'balance' ? 'balance' : 'tooLarge'
}

/** Why nothing can be exchanged now. */
export type Block = 'offline' | 'fundsFrozen' | 'suspended' | 'nothing' | 'rateOver'

/** The first reason why nothing can be exchanged at `now`, the server's Unix seconds; or null. */
export function blockOf(
  deal: Deal,
  view: ExchangeView,
  { online, fundsFrozen, now }: { online: boolean; fundsFrozen: boolean; now: number },
): Block | null {
  if (!online) return 'offline'
  if (fundsFrozen) return 'fundsFrozen'
  // An unknown state does not block: the server decides.
  if (deal.offer.state === 'suspended') return 'suspended'
  if (largestAmount(deal, view) === null) return 'nothing'
  return isOutOfDate(deal.offer, now) ? 'rateOver' : null
}

/**
 * The amount that mends a refusal, in the currency that is given. Bounds are in cash and are converted
 * at the rate, the balance is in what is given.
 */
export function amendedGiven(refusal: Refusal, deal: Deal, view: ExchangeView): Decimal | null {
  const currency = givenCurrency(deal, view)
  const { rate, coin } = deal.offer
  return amendedAmount(refusal, {
    min: smallestAmount(deal, view),
    currency,
    amountOf: (bound, kind) => {
      if (kind === 'balance' || currency === view.currency) return floorToScale(bound, currency)
      return kind === 'min' ? divideUp(bound, rate, coin) : divideDown(bound, rate, coin)
    },
  })
}
