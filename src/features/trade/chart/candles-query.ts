import { queryOptions } from '@tanstack/react-query'
import { timed } from '@/api/answer-time.ts'
import type { ListCandlesParams } from '@/generated/h5.schemas.ts'
import { getListCandlesQueryKey, listCandles } from '@/generated/market/market.ts'

/** Candles of one page: some screens of a phone. */
const PAGE = 300

/** Milliseconds in which a chart takes the candles that were asked for while its files came. */
const FRESH_MS = 5_000

/** How a page of candles is asked for: through the cache, where a failed read is tried again. */
export function candlesQuery(wanted: Omit<ListCandlesParams, 'count'>) {
  const params = { ...wanted, count: PAGE }
  return queryOptions({
    queryKey: getListCandlesQueryKey(params),
    queryFn: ({ signal }) => timed(listCandles(params, undefined, signal)),
    staleTime: FRESH_MS,
  })
}
