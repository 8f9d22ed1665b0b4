import * as z from 'zod/mini'
import { settlementAt } from '@/domain/orders/order-rules.ts'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { PlaceOrderBody } from '@/generated/orders/orders.zod.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { add, floorToScale, multiply, subtract } from '@/lib/money.ts'
import { site } from '@/lib/site.ts'

/**
 * The practice account of one owner on one device: money that nobody has, and the orders that were placed
 * with it. It holds what was agreed and the ticks that decided; what follows from those is computed, so
 * that no sum in it can contradict another.
 */

const { accepted_tick_id: tickId, accepted_price: price } = PlaceOrderBody.shape
/** Plain decimals of a size that money has: never `1e400`, nor a number of a thousand digits. */
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/))
const signedAmount = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))
const isPositive = z.refine<Decimal>((value) => signOf(value) > 0)
const second = z.int().check(z.positive(), z.maximum(9_999_999_999))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))
const tickSchema = z.object({ tick_id: tickId, price: price.check(isPositive), as_of: second })

const entrySchema = z.object({
  ...z.pick(PlaceOrderBody, {
    symbol: true,
    direction: true,
    seconds: true,
    profit_rate: true,
    fee_rate: true,
    accepted_price: true,
    accepted_tick_id: true,
    slippage_rate_max: true,
  }).shape,
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.maxLength(60)),
  /** Decimal text in the currency of the book. */
  amount: amount.check(isPositive),
  /** The second of acceptance, by the server's clock. */
  at: second,
  open: tickSchema,
  close: z.nullable(tickSchema),
  /** Why amount and fee came back without a result; null for an order that is open or settled. */
  returned: z.nullable(z.enum(['noTick', 'noProduct'])),
  /** Its end was looked at. */
  seen: z.boolean(),
})

/** Why a book was begun anew without the owner's doing. */
const restarts = ['unreadable', 'currency'] as const
export type Restart = (typeof restarts)[number]

const bookSchema = z.object({
  version: z.literal(1),
  currency: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/)),
  /** What it began with; the site may say another sum since. */
  start: amount,
  /** The newest first. */
  orders: z.array(entrySchema).check(
    z.refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length),
    z.refine((orders) =>
      orders.every(({ close, returned }) => close === null || returned === null),
    ),
  ),
  /** Orders that are not listed any more: what they won or lost in all, and how many settled. */
  earlier: z.object({ net: signedAmount, settled: count }),
  /** Told until the first order of the new book. */
  restart: z.nullable(z.enum(restarts)),
  /** The hint that was put away last: on which day of the site, after how many settled orders. */
  hint: z.nullable(
    z.object({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), settled: count }),
  ),
})

export type PracticeBook = z.infer<typeof bookSchema>
type Entry = PracticeBook['orders'][number]
/** What is told of an order that was given back. */
export type Returned = NonNullable<Entry['returned']>

/** A practice order as the contract has orders, with what only practice knows. */
export interface PracticeOrder {
  order: TradeOrder
  returned: Returned | null
  seen: boolean
}

/** Orders that are over and stay listed; what older ones came to stays in the balance. */
const LISTED = 200

export function emptyBook(currency: string, restart: Restart | null = null): PracticeBook {
  return {
    version: 1,
    currency,
    start: site.practiceMoney,
    orders: [],
    earlier: { net: '0', settled: 0 },
    restart,
    hint: null,
  }
}

/** Characters that no book exceeds: more orders than anybody has open, and those that are listed. */
const LONGEST_BOOK = 1_000_000

/**
 * Reads what {@link writeBook} wrote. What cannot be read, holds what no practice comes to, or is in another
 * currency than the accounts of the site, is a new book that says so.
 */
export function readBook(text: string | null, currency: string): PracticeBook {
  if (text === null) return emptyBook(currency)
  if (text.length > LONGEST_BOOK) return emptyBook(currency, 'unreadable')
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return emptyBook(currency, 'unreadable')
  }
  const { success, data } = bookSchema.safeParse(stored)
  if (!success) return emptyBook(currency, 'unreadable')
  if (data.currency !== currency) return emptyBook(currency, 'currency')
  // No order is placed beyond what is available.
  return signOf(availableIn(data)) < 0 ? emptyBook(currency, 'unreadable') : data
}

export const writeBook = (book: PracticeBook): string => JSON.stringify(book)

/** Every order, the newest first. */
export function ordersOf(book: PracticeBook): PracticeOrder[] {
  return book.orders.map((entry) => ({
    order: orderOf(entry, book.currency),
    returned: entry.returned,
    seen: entry.seen,
  }))
}

/** The orders that wait for their second. */
export const openOrdersOf = (book: PracticeBook): TradeOrder[] =>
  book.orders.filter(isOpen).map((entry) => orderOf(entry, book.currency))

const isOpen = ({ close, returned }: Entry) => close === null && returned === null

/** How many orders have settled; one that was given back has not. */
export const settledCount = ({ orders, earlier }: PracticeBook): number =>
  earlier.settled + orders.filter(({ close }) => close !== null).length

/** What can be practised with now: amount and fee of open orders are not in it. */
export function availableIn(book: PracticeBook): Decimal {
  const sums = book.orders.map((entry) => {
    if (entry.returned !== null) return '0'
    const { net_profit, amount, fee } = orderOf(entry, book.currency)
    return net_profit ?? subtract('0', add(amount, fee))
  })
  return floorToScale([book.start, book.earlier.net, ...sums].reduce(add), book.currency)
}

/** The amounts of all open orders together. */
export function heldIn(book: PracticeBook): Decimal {
  return book.orders.filter(isOpen).reduce<Decimal>((sum, { amount }) => add(sum, amount), '0')
}

/** What the settled orders won or lost in all. */
export function netOf(book: PracticeBook): Decimal {
  const settled = ordersOf(book).map(({ order }) => order.net_profit ?? '0')
  return [book.earlier.net, ...settled].reduce(add)
}

/** An order as the contract has it, settled by the contract's rule where its closing tick is known. */
function orderOf(entry: Entry, currency: string): TradeOrder {
  const { at, open, close, amount, seconds, profit_rate, fee_rate } = entry
  const open_: TradeOrder = {
    type: 'contract',
    id: entry.id,
    request_id: null,
    symbol: entry.symbol,
    name: entry.name,
    direction: entry.direction,
    currency,
    amount,
    seconds,
    profit_rate,
    fee_rate,
    fee: multiply(amount, fee_rate, currency),
    expected_profit: multiply(amount, profit_rate, currency),
    accepted_price: entry.accepted_price,
    accepted_tick_id: entry.accepted_tick_id,
    slippage_rate_max: entry.slippage_rate_max,
    open_price: open.price,
    open_time: at,
    open_tick_id: open.tick_id,
    open_tick_time: open.as_of,
    settles_at: at + seconds,
    close_price: null,
    close_time: null,
    close_tick_id: null,
    close_tick_time: null,
    settlement_rule: 'last_tick_at_or_before',
    result: 'open',
    payout: null,
    net_profit: null,
  }
  if (close === null) return open_
  const { result, payout, netProfit } = settlementAt(open_, close.price)
  return {
    ...open_,
    close_price: close.price,
    close_time: open_.settles_at,
    close_tick_id: close.tick_id,
    close_tick_time: close.as_of,
    result,
    payout: floorToScale(payout, currency),
    net_profit: floorToScale(netProfit, currency),
  }
}

/** An order that is opened: every rule has been checked. */
export type Opening = Omit<Entry, 'close' | 'returned' | 'seen'>

/** Adds an order. */
export function openIn(book: PracticeBook, opening: Opening): PracticeBook {
  const entry: Entry = { ...opening, close: null, returned: null, seen: false }
  return shortened({ ...book, restart: null, orders: [entry, ...book.orders] })
}

/** Settles an open order by its closing tick; one that is over stays as it is. */
export const settleIn = (book: PracticeBook, id: string, close: Tick): PracticeBook =>
  changeOpen(book, id, { close })

/** Gives amount and fee of an open order back; one that is over stays as it is. */
export const giveBackIn = (book: PracticeBook, id: string, returned: Returned): PracticeBook =>
  changeOpen(book, id, { returned })

function changeOpen(book: PracticeBook, id: string, change: Partial<Entry>): PracticeBook {
  return {
    ...book,
    orders: book.orders.map((entry) =>
      entry.id === id && isOpen(entry) ? { ...entry, ...change } : entry,
    ),
  }
}

/** Notes that the end of an order was seen, and with it those of earlier orders. */
export function seeIn(book: PracticeBook, id: string): PracticeBook {
  const from = book.orders.findIndex((entry) => entry.id === id)
  return {
    ...book,
    orders: book.orders.map((entry, index) =>
      from >= 0 && index >= from && !isOpen(entry) ? { ...entry, seen: true } : entry,
    ),
  }
}

/** Takes the oldest orders that are over from the list; the balance keeps what they came to. */
function shortened(book: PracticeBook): PracticeBook {
  const over = book.orders.filter((entry) => !isOpen(entry))
  const gone = new Set(over.slice(LISTED))
  const settled = [...gone].filter(({ close }) => close !== null)
  return {
    ...book,
    orders: book.orders.filter((entry) => !gone.has(entry)),
    earlier: {
      net: settled.reduce<Decimal>(
        (sum, entry) => add(sum, orderOf(entry, book.currency).net_profit ?? '0'),
        book.earlier.net,
      ),
      settled: book.earlier.settled + settled.length,
    },
  }
}

/** Settled orders after which there is one hint at the next step. */
const HINT_AFTER = 3

/** Whether the hint is due: so many orders have settled since it was put away, on an earlier day. */
export function hintIsDue(book: PracticeBook, day: string): boolean {
  const { hint } = book
  return settledCount(book) - (hint?.settled ?? 0) >= HINT_AFTER && hint?.day !== day
}

/** Puts the hint away for the day. */
export const putHintAway = (book: PracticeBook, day: string): PracticeBook => ({
  ...book,
  hint: { day, settled: settledCount(book) },
})

/** A new account. That the hint was put away today stays so. */
export function resetOf({ currency, hint }: PracticeBook): PracticeBook {
  return { ...emptyBook(currency), hint: hint && { ...hint, settled: 0 } }
}
