import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import type { CatalogueProduct } from '@/generated/model/catalogue-product.ts'
import type { Quote } from '@/generated/model/quote.ts'
import { paths } from '@/lib/paths.ts'
import { ListGroup } from '@/ui/list.tsx'
import { QuoteRow } from './quote-row.tsx'
import type { Order, Quotes } from './quotes-rules.ts'
import { isOutOfDate, quotesBySymbol, sortProducts } from './quotes-rules.ts'
import { ServerNowContext } from './server-now-context.ts'

/** Seconds for which an order by change stays, so that no row moves away from under a finger. */
const CALM = 5

export interface QuoteListProps {
  products: readonly CatalogueProduct[]
  quotes: readonly Quote[]
  order: Order
  favourites: ReadonlySet<string>
}

/** The rows. Looks at the clock each second; a row is drawn anew only when what it shows changed. */
export function QuoteList({ products, quotes, order, favourites }: QuoteListProps) {
  const intl = useIntl()
  const now = useServerNow()
  const linked = useRouteExists()(paths.trade)
  const bySymbol = useMemo(() => quotesBySymbol(quotes), [quotes])
  const ranking = useCalmRanking(bySymbol, order, now)
  const sorted = useMemo(
    () => sortProducts(products, order, ranking, intl.locale),
    [products, order, ranking, intl.locale],
  )

  return (
    <ServerNowContext value={now}>
      <ListGroup
        label={intl.formatMessage({
          id: 'market.list.label',
          defaultMessage: 'Quotes',
          description: 'Name of the list of quotes, for screen readers.',
        })}
      >
        {sorted.map((product) => {
          const quote = bySymbol.get(product.symbol)
          return (
            <QuoteRow
              key={product.symbol}
              product={product}
              quote={quote}
              outOfDate={quote !== undefined && isOutOfDate(quote, now)}
              favourite={favourites.has(product.symbol)}
              linked={linked}
            />
          )
        })}
      </ListGroup>
    </ServerNowContext>
  )
}

/** The quotes that decide the order: those of every fifth second, or of when it was chosen. */
function useCalmRanking(quotes: Quotes, order: Order, now: number): Quotes {
  const turn = Math.floor(now / CALM)
  const [ranking, setRanking] = useState({ turn, order, quotes })
  if (ranking.turn === turn && ranking.order === order) return ranking.quotes
  setRanking({ turn, order, quotes })
  return quotes
}
