import { useAreas } from '@/api/areas.ts'
import { useGetPriceAlerts } from '@/generated/alerts/alerts.ts'
import type { PriceAlert } from '@/generated/h5.schemas.ts'

const NONE: readonly PriceAlert[] = []

/** The user's alerts of a product that can still tell; none of a visitor, and where the server has none. */
export function useProductAlerts(symbol: string, isVisitor: boolean): readonly PriceAlert[] {
  const { has } = useAreas()
  const { data = NONE } = useGetPriceAlerts({
    query: {
      enabled: !isVisitor && has('price_alerts'),
      select: ({ list }) =>
        list.filter(
          (one) => one.symbol === symbol && (one.state === 'waiting' || one.repeat === 'each'),
        ),
    },
  })
  return data
}
