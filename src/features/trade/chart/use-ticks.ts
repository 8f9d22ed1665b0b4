import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { serverNow } from '@/api/server-clock.ts'
import { joinTicks } from '@/domain/quotes/tick-rules.ts'
import type { Quote, Tick } from '@/generated/h5.schemas.ts'
import { useListTicks } from '@/generated/market/market.ts'

/** Seconds of which ticks are asked for and kept: the longest order that is usual, and some before. */
export const TICK_SECONDS = 330
/** Seconds without a tick after which what was missed is asked for: the page slept. */
const GAP_SECONDS = 5

/**
 * The ticks of the last minutes, oldest first: those up to now in one answer, and then what the polled
 * quotes bring.
 */
export function useTicks(symbol: string, quote: Quote | undefined) {
  const [until, setUntil] = useState(() => Math.floor(serverNow()))
  const [live, setLive] = useState<readonly Tick[]>([])
  const query = useListTicks(
    { symbol, from: until - TICK_SECONDS, until },
    // What was published never changes.
    { query: { staleTime: Infinity, gcTime: 0, placeholderData: keepPreviousData } },
  )
  const last = live.at(-1)
  if (quote && quote.symbol === symbol && quote.tick_id !== last?.tick_id) {
    const { tick_id, price, as_of } = quote
    setLive([
      ...live.filter((tick) => as_of - tick.as_of < TICK_SECONDS),
      { tick_id, price, as_of },
    ])
    if (last && as_of - last.as_of > GAP_SECONDS) setUntil(as_of)
  }
  const listed = query.data?.list
  const ticks = useMemo(() => joinTicks(listed ?? [], live), [listed, live])
  return {
    ticks,
    /** The earlier ones could not be had. */
    failed: query.isError,
    retry: () => void query.refetch(),
  }
}
