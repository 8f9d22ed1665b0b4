import type { ReactNode, RefObject } from 'react'
import { createContext, use, useLayoutEffect, useMemo } from 'react'
import { useServerNow } from '@/api/use-server-now.ts'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import type { ProductDetails, Quote, TradeOrder } from '@/generated/h5.schemas.ts'

/** What ticks on the trade page. */
export interface Live {
  /** The live quotes of the product and of those of open orders; none before the first answer. */
  quotes: readonly Quote[]
  /** The product's: the live one, or that of its details before the first answer. */
  quote: Quote
  /** The quotes cannot be refreshed just now. */
  failing: boolean
  /** The server's time, Unix seconds. */
  now: number
}

const LiveContext = createContext<Live | null>(null)

export interface LiveProviderProps {
  details: ProductDetails
  /** The user's, whose products are asked for, too. */
  orders: readonly TradeOrder[]
  /** Always holds the price in sight, for those that need it at a press and not with each tick. */
  inSight: RefObject<Quote>
  children: ReactNode
}

/** Asks for the quotes. Only what calls `useLive` renders with a tick, not the page around it. */
export function LiveProvider({ details, orders, inSight, children }: LiveProviderProps) {
  const answer = useLiveQuotes([details.product.symbol, ...orders.map(({ symbol }) => symbol)])
  const now = useServerNow()
  const quotes = answer.state === 'live' ? answer.list : NO_QUOTES
  const failing = answer.state === 'live' ? answer.failing : answer.state !== 'waiting'
  const quote = quotes.find(({ symbol }) => symbol === details.product.symbol) ?? details.quote
  useLayoutEffect(() => {
    inSight.current = quote
  }, [inSight, quote])
  const live = useMemo(() => ({ quotes, quote, failing, now }), [quotes, quote, failing, now])
  return <LiveContext value={live}>{children}</LiveContext>
}

const NO_QUOTES: readonly Quote[] = []

export function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('No live quotes around this')
  return live
}
