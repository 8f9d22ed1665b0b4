import { timed } from '@/api/answer-time.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from '@/api/errors.ts'
import { serverNow, TIMEOUT_SECONDS } from '@/api/server-clock.ts'
import { useOwner } from '@/api/user.ts'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { getProduct, listSettlementOptions, listTicks } from '@/generated/market/market.ts'
import { newRequestId } from '@/lib/request-id.ts'
import type { PracticeBook } from './practice-book.ts'
import { giveBackIn, openIn, ordersOf, settleIn } from './practice-book.ts'
import type { PracticeRequest } from './practice-rules.ts'
import { closingOf, refusalOf } from './practice-rules.ts'
import { changePractice } from './practice-store.ts'

/*
 * Practice orders open and settle on this device, by what the server publishes for everybody. Nothing here
 * may call an operation that places or settles a real order (tests/architecture.test.ts).
 */

/** Seconds before the present one that are asked for: answers tell the server's clock to a second. */
const BEFORE = 5

/**
 * Opens a practice order as the server would open a real one that arrives now: the second of acceptance is
 * the server's own, of the answer that has the ticks. Throws what a call throws; where a rule says no,
 * a {@link RefusalError}.
 */
export async function placePractice(
  owner: string,
  request: PracticeRequest,
  acceptedAt: number | null,
): Promise<TradeOrder> {
  const { symbol } = request
  const [{ at, opening }, details, options] = await Promise.all([
    presentTick(symbol),
    getProduct({ symbol }),
    listSettlementOptions({ symbol }),
  ])
  const id = `practice-${newRequestId()}`
  const book = await changePractice(owner, (before) => {
    const refusal = refusalOf(before, request, {
      at,
      details,
      options: options.list,
      opening,
      acceptedAt,
    })
    if (refusal) throw new RefusalError(refusal, at)
    // Without an opening tick the price does not hold.
    if (!opening) return before
    const { direction, seconds, profit_rate, fee_rate, amount } = request
    const { accepted_price, accepted_tick_id, slippage_rate_max } = request
    return openIn(before, {
      id,
      symbol,
      name: details.product.name,
      direction,
      seconds,
      profit_rate,
      fee_rate,
      amount,
      accepted_price,
      accepted_tick_id,
      slippage_rate_max,
      at,
      open: opening,
    })
  })
  return orderIn(book, id)
}

/**
 * The server's present second, and the last tick at or before it; undefined where none is known. Where
 * the clock was wrong by more than what is asked for, it is asked once more by the server's own.
 */
async function presentTick(
  symbol: string,
  told?: number,
): Promise<{ at: number; opening: Tick | undefined }> {
  const from = (told ?? Math.floor(serverNow())) - BEFORE
  // No call is on its way for longer; what has not come by then is not listed.
  const until = from + BEFORE + TIMEOUT_SECONDS
  const { data, time: at } = await timed(listTicks({ symbol, from, until }))
  if (from <= at && at <= until) {
    return { at, opening: data.list.filter(({ as_of }) => as_of <= at).at(-1) }
  }
  return told === undefined ? presentTick(symbol, at) : { at, opening: undefined }
}

function orderIn(book: PracticeBook, id: string): TradeOrder {
  const found = ordersOf(book).find(({ order }) => order.id === id)
  if (!found) throw new Error(`No practice order ${id}`)
  return found.order
}

/** Places a practice order of this page's user or visitor. */
export function usePlacePractice() {
  const owner = useOwner()
  return (request: PracticeRequest, acceptedAt: number | null) =>
    placePractice(owner, request, acceptedAt)
}

/**
 * Settles an open practice order whose second has come, or gives it back. Answers whether it is over; no
 * answer of the server leaves it open.
 */
export async function settlePractice(owner: string, order: TradeOrder): Promise<boolean> {
  const { id, symbol, settles_at: second } = order
  try {
    const [ticks, { quote }] = await Promise.all([
      timed(listTicks({ symbol, from: second, until: second })),
      getProduct({ symbol }),
    ])
    const closing = closingOf(ticks.data.list, quote, second, ticks.time)
    if (closing.kind === 'wait') return false
    await changePractice(owner, (book) =>
      closing.kind === 'tick'
        ? settleIn(book, id, closing.tick)
        : giveBackIn(book, id, closing.kind),
    )
    return true
  } catch (error) {
    if (error instanceof NoAnswerError || error instanceof SessionEndedError) return false
    if (!(error instanceof RefusalError)) throw error
    if (error.reason !== 'product_not_found') return false
    await changePractice(owner, (book) => giveBackIn(book, id, 'noProduct'))
    return true
  }
}
