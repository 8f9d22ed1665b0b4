import type { Timed } from '@/api/answer-time.ts'
import type { PriceEvent, Quote, QuoteList, QuoteUpdate } from '@/generated/h5.schemas.ts'
import { difference, quotient } from '@/lib/decimal.ts'

/** The quotes of a stream, by the symbol of their product. */
export type StreamedQuotes = ReadonlyMap<string, Quote>

/** Decimals of a rate (contract: `Rate`). */
const RATE_DECIMALS = 8

/** The quotes after the event of a second: it has what changed of those before, and is whole for any other. */
export function afterEvent(
  quotes: StreamedQuotes,
  { list }: PriceEvent,
  second: number,
): StreamedQuotes {
  const next = new Map(quotes)
  for (const update of list) {
    const known = { ...quotes.get(update.symbol), as_of: second, ...update }
    if (isWhole(known)) next.set(update.symbol, { ...known, ...changeOf(known), ...update })
  }
  return next
}

/** Whether nothing is missing: of a product that comes for the first time, an update alone says too little. */
const isWhole = (quote: QuoteUpdate): quote is Quote =>
  quote.close !== undefined && quote.state !== undefined && quote.opens_at !== undefined

/** What an update need not tell. */
function changeOf({ price, close }: Quote): Pick<Quote, 'change' | 'change_rate'> {
  const change = difference(price, close)
  return { change, change_rate: quotient(change, close, RATE_DECIMALS) }
}

/** The known list with the quotes of a stream in their places, as an answer of that second. */
export function withStreamed(
  known: Timed<QuoteList>,
  quotes: StreamedQuotes,
  second: number,
): Timed<QuoteList> {
  const list = known.data.list.map((quote) => quotes.get(quote.symbol) ?? quote)
  return { time: second, data: { list } }
}
