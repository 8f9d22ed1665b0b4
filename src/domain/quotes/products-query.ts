import { getListProductsQueryOptions } from '@/generated/market/market.ts'

/** Milliseconds for which the catalogue counts as fresh; the prices come each second. */
const FRESH_MS = 5 * 60_000

/** All products. */
export const productsQuery = () =>
  getListProductsQueryOptions(undefined, { query: { staleTime: FRESH_MS } })
