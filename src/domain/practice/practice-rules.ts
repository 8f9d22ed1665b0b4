import type { Refusal } from '@/api/errors.ts'
import type {
  PlaceOrderForm,
  ProductDetails,
  Quote,
  SettlementOption,
  Tick,
} from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { add, multiply, subtract, times } from '@/lib/money.ts'
import type { PracticeBook } from './practice-book.ts'
import { availableIn, heldIn } from './practice-book.ts'

/** What a practice order is asked for with: the body of a real one, its amount as decimal text. */
export type PracticeRequest = Omit<PlaceOrderForm, 'amount' | 'request_id' | 'valid_until'> & {
  amount: Decimal
}

/** What the server said of a product at the second of acceptance. */
export interface Offer {
  /** The second of acceptance, by the server's clock. */
  at: number
  details: ProductDetails
  options: readonly SettlementOption[]
  /** The last tick published at or before that second; undefined where none is listed. */
  opening: Tick | undefined
  /** When the price that was accepted was published; null where that is not known. */
  acceptedAt: number | null
}

/**
 * Why a practice order cannot be opened, in the order of the contract (`placeOrder`), or null. What the
 * contract asks of the account (blocked funds, own limits) has no meaning for money that nobody has.
 */
export function refusalOf(
  book: PracticeBook,
  request: PracticeRequest,
  offer: Offer,
): Refusal | null {
  const { details, options } = offer
  const { quote } = details
  if (isShut(quote)) {
    return refusal(
      'non_trading_time',
      quote.opens_at === null ? {} : { available_from: String(quote.opens_at) },
    )
  }
  const option = options.find(({ seconds }) => seconds === request.seconds)
  if (!option || compare(request.slippage_rate_max, details.limits.slippage_rate_max) > 0) {
    return refusal('input_invalid')
  }
  if (!priceHolds(request, option, offer)) {
    const { price, tick_id, as_of } = quote
    return refusal('price_changed', { price, tick_id, as_of: String(as_of) })
  }
  return refusalOfAmount(book, request, option)
}

/**
 * Whether rates and price are still those that were accepted: both ticks are fresh, and the opening is not
 * worse by more than the accepted slippage.
 */
function priceHolds(
  request: PracticeRequest,
  option: SettlementOption,
  { at, details, opening, acceptedAt }: Offer,
): boolean {
  const isFresh = (time: number) => at - time <= details.limits.quote_seconds
  return (
    compare(request.profit_rate, option.profit_rate) === 0 &&
    compare(request.fee_rate, option.fee_rate) === 0 &&
    opening !== undefined &&
    acceptedAt !== null &&
    isFresh(acceptedAt) &&
    isFresh(opening.as_of) &&
    withinSlippage(request, opening.price)
  )
}

/** Whether an opening price is within what was accepted; a better one always is. */
export function withinSlippage(
  {
    direction,
    accepted_price,
    slippage_rate_max,
  }: Pick<PracticeRequest, 'direction' | 'accepted_price' | 'slippage_rate_max'>,
  opening: Decimal,
): boolean {
  return direction === 'up'
    ? compare(opening, times(accepted_price, add('1', slippage_rate_max))) <= 0
    : compare(opening, times(accepted_price, subtract('1', slippage_rate_max))) >= 0
}

function refusalOfAmount(
  book: PracticeBook,
  { amount }: PracticeRequest,
  option: SettlementOption,
): Refusal | null {
  const { currency, single_min, single_max, total_max, fee_rate } = option
  if (currency !== book.currency) return refusal('input_invalid')
  if (compare(amount, single_min) < 0) return refusal('single_min', { min: single_min, currency })
  if (compare(amount, single_max) > 0) return refusal('single_max', { max: single_max, currency })
  if (compare(add(heldIn(book), amount), total_max) > 0) {
    return refusal('holdings_max', { max: total_max, currency })
  }
  const available = availableIn(book)
  if (compare(add(amount, multiply(amount, fee_rate, currency)), available) > 0) {
    return refusal('balance_not_enough', { available, currency })
  }
  return null
}

const refusal = (
  reason: NonNullable<Refusal['reason']>,
  params: Refusal['params'] = {},
): Refusal => ({ reason, params, msg: '' })

/** What is known about the end of an order whose second has come. */
export type Closing =
  | { kind: 'tick'; tick: Tick }
  /** The last tick of that second may still be published, or told. */
  | { kind: 'wait' }
  /** The server lists no tick for that second any more. */
  | { kind: 'noTick' }

/**
 * Seconds after the end of an order in which a server may not list its second yet: machines of a server
 * differ by a few seconds, and caches on the way by a few more.
 */
const LISTED_WITHIN = 60

/**
 * The tick that closes an order: the last one published at or before its second. While a feed hangs over
 * that second nobody knows it, and a real order waits, too; a market that is closed publishes nothing, so
 * its last tick is known (docs/decisions/sandbox.md).
 */
export function closingOf(
  /** What the server lists for that one second. */
  listed: readonly Tick[],
  quote: Pick<Quote, 'state' | 'as_of'>,
  settlesAt: number,
  /** The server's clock of the answer with the ticks. */
  now: number,
): Closing {
  // Within its second a tick can follow, also one that the quote, which was read beside, has already.
  if (now <= settlesAt) return { kind: 'wait' }
  const tick = listed.filter(({ as_of }) => as_of <= settlesAt).at(-1)
  if (!tick) return { kind: now - settlesAt > LISTED_WITHIN ? 'noTick' : 'wait' }
  const isLast = quote.as_of > settlesAt || isShut(quote) || tick.as_of === settlesAt
  return isLast ? { kind: 'tick', tick } : { kind: 'wait' }
}

/** Whether a market publishes nothing by rule; where the server cannot tell, its prices do. */
const isShut = ({ state }: Pick<Quote, 'state'>) =>
  state === 'closed' || state === 'non_trading_time'
