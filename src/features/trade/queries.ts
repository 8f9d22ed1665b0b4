import {
  getGetProductQueryOptions,
  getListSettlementOptionsQueryOptions,
} from '@/generated/market/market.ts'

/** Milliseconds for which a product's details count as fresh; its price comes each second. */
const FRESH_MS = 60_000

/** One product. */
export const productQuery = (symbol: string) =>
  getGetProductQueryOptions({ symbol }, { query: { staleTime: FRESH_MS } })

/** How long an order in a product may run, and what it brings. */
export const settlementOptionsQuery = (symbol: string) =>
  getListSettlementOptionsQueryOptions({ symbol }, { query: { staleTime: FRESH_MS } })
