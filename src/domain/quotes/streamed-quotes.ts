import type { Timed } from '@/api/answer-time.ts'
import type { PriceEvent, Quote, QuoteList, QuoteUpdate } from '@/generated/h5.schemas.ts'

/** The quotes of a stream, by the symbol of their product. */
export type StreamedQuotes = ReadonlyMap<string, Quote>

/** The quotes after an event: it has what changed of those before, and is whole for any other. */
export function afterEvent(quotes: StreamedQuotes, { list }: PriceEvent): StreamedQuotes {
  const next = new Map(quotes)
  for (const update of list) {
    const quote = { ...quotes.get(update.symbol), ...update }
    if (isWhole(quote)) next.set(update.symbol, quote)
  }
  return next
}

/** Whether nothing is missing: of a product that comes for the first time, an update alone says too little. */
const isWhole = (quote: QuoteUpdate): quote is Quote =>
  quote.open !== undefined && quote.state !== undefined && quote.opens_at !== undefined

/** The known list with the quotes of a stream in their places, as an answer of that second. */
export function withStreamed(
  known: Timed<QuoteList>,
  quotes: StreamedQuotes,
  second: number,
): Timed<QuoteList> {
  const list = known.data.list.map((quote) => quotes.get(quote.symbol) ?? quote)
  return { time: second, data: { list } }
}
