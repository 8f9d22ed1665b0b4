import { createContext, use, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { WindowVirtualizer } from 'virtua'
import { useServerNow } from '@/api/use-server-now.ts'
import type { Quotes } from '@/domain/quotes/live-quote-rules.ts'
import { isOutOfDate, quotesBySymbol } from '@/domain/quotes/live-quote-rules.ts'
import type { CatalogueProduct, Quote } from '@/generated/h5.schemas.ts'
import { Card } from '@/ui/card.tsx'
import { QuoteRow } from './quote-row.tsx'
import { ServerNowContext } from './quote-status.tsx'
import type { Order } from './quotes-rules.ts'
import { sortProducts } from './quotes-rules.ts'

/** Seconds for which an order by change stays, so that no row moves away from under a finger. */
const SAME_ORDER_SECONDS = 5

/** Height of a plain row in pixels, before it is measured. */
const ROW_HEIGHT = 56

export interface QuoteListProps {
  products: readonly CatalogueProduct[]
  quotes: readonly Quote[]
  order: Order
  favourites: ReadonlySet<string>
}

/**
 * The visible rows. They re-render only when what they show changed, not with every tick of the
 * clock.
 */
export function QuoteList({ products, quotes, order, favourites }: QuoteListProps) {
  const { locale } = useIntl()
  const now = useServerNow()
  const bySymbol = useMemo(() => quotesBySymbol(quotes), [quotes])
  const ranking = useCalmRanking(bySymbol, order, now)
  const sorted = useMemo(
    () => sortProducts(products, order, ranking, locale),
    [products, order, ranking, locale],
  )

  return (
    <ServerNowContext value={now}>
      <CountContext value={sorted.length}>
        <Card padding="none">
          <WindowVirtualizer
            as={Rows}
            item={Row}
            itemSize={ROW_HEIGHT}
            // Made with the list, which React can do in parts; measured first, they come at once.
            ssrCount={Math.min(sorted.length, Math.ceil(window.innerHeight / ROW_HEIGHT))}
            data={sorted}
          >
            {(product) => {
              const quote = bySymbol.get(product.symbol)
              return (
                <QuoteRow
                  key={product.symbol}
                  product={product}
                  quote={quote}
                  outOfDate={quote !== undefined && isOutOfDate(quote, now)}
                  favourite={favourites.has(product.symbol)}
                />
              )
            }}
          </WindowVirtualizer>
        </Card>
      </CountContext>
    </ServerNowContext>
  )
}

/** How many rows there are; only those in sight are in the page. */
const CountContext = createContext(0)

function Rows({ style, children, ref }: CustomContainerComponentProps) {
  const intl = useIntl()
  return (
    <ul
      ref={ref}
      style={style}
      aria-label={intl.formatMessage({
        id: 'market.list.label',
        defaultMessage: 'Quotes',
        description: 'Name of the list of quotes, for screen readers.',
      })}
    >
      {children}
    </ul>
  )
}

function Row({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={use(CountContext)}>
      {children}
    </li>
  )
}

/** The quotes that decide the order: those of every fifth second, or of when it was chosen. */
function useCalmRanking(quotes: Quotes, order: Order, now: number): Quotes {
  const turn = Math.floor(now / SAME_ORDER_SECONDS)
  const [ranking, setRanking] = useState({ turn, order, quotes })
  if (ranking.turn === turn && ranking.order === order) return ranking.quotes
  setRanking({ turn, order, quotes })
  return quotes
}
