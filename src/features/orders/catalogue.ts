import { defineMessage } from 'react-intl'
import type { CatalogueProduct } from '@/generated/h5.schemas.ts'
import { useListProducts } from '@/generated/market/market.ts'

/** Milliseconds for which the catalogue counts as fresh. */
const FRESH_MS = 5 * 60_000

/** The products by which orders can be filtered; null while they are on their way or not `wanted`. */
export function useCatalogue(wanted: boolean): readonly CatalogueProduct[] | null {
  const { data, isPending } = useListProducts(undefined, {
    query: { staleTime: FRESH_MS, enabled: wanted },
  })
  if (isPending) return null
  return data?.list ?? []
}

/** A product that the catalogue does not have: what the address calls it is anybody's word. */
export const otherProduct = defineMessage({
  id: 'orders.filter.otherProduct',
  defaultMessage: 'Another product',
  description: 'In the filter of the orders: a product that is not in the list (any more).',
})
