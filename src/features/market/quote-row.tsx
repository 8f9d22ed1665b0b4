import { memo, useMemo } from 'react'
import { FavouriteButton } from '@/domain/quotes/favourite-button.tsx'
import { directionOf } from '@/domain/quotes/live-price.tsx'
import type { CatalogueProduct, Quote } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { tradePath } from '@/lib/paths.ts'
import type { Direction } from '@/ui/change.tsx'
import { UiLink } from '@/ui/link.tsx'
import { ProductIcon } from '@/ui/product-icon.tsx'
import { Sparkline } from '@/ui/sparkline.tsx'
import { QuoteFigures } from './quote-figures.tsx'
import styles from './quote-row.module.css'
import { QuoteStatus } from './quote-status.tsx'

export interface QuoteRowProps {
  product: CatalogueProduct
  /** Undefined while the server has no price of it. */
  quote: Quote | undefined
  /** The price is older than it may be. */
  outOfDate: boolean
  favourite: boolean
}

/**
 * One product with its live figures. Drawn again only when its own quote changed: of a row that
 * ticks, the figures alone.
 */
export const QuoteRow = memo(function QuoteRow({
  product,
  quote,
  outOfDate,
  favourite,
}: QuoteRowProps) {
  return (
    <div className={styles.row}>
      <ProductIcon symbol={product.symbol} />
      <ProductName symbol={product.symbol} name={product.name} />
      <Trend
        prices={product.sparkline}
        direction={quote ? directionOf(quote.change_rate) : 'flat'}
      />
      <QuoteFigures quote={quote} precision={product.precision} outOfDate={outOfDate} />
      <FavouriteButton
        className={styles.star}
        symbol={product.symbol}
        name={product.name}
        pressed={favourite}
      />
      {quote ? <QuoteStatus quote={quote} outOfDate={outOfDate} /> : null}
    </div>
  )
})

const ProductName = memo(function ProductName({ symbol, name }: { symbol: string; name: string }) {
  const words = (
    <>
      <span className={styles.name}>{name}</span> <span className={styles.symbol}>{symbol}</span>
    </>
  )
  return (
    <UiLink href={tradePath(symbol)} className={styles.product}>
      {words}
    </UiLink>
  )
})

const Trend = memo(function Trend({
  prices,
  direction,
}: {
  prices: readonly Decimal[]
  direction: Direction
}) {
  const points = useMemo(() => prices.map(position), [prices])
  return (
    <div className={styles.trend}>
      <Sparkline points={points} direction={direction} />
    </div>
  )
})

/** Position of a price in a drawing; never used as an amount. */
function position(price: Decimal): number {
  // biome-ignore lint/plugin: a place in a drawing of 28 px and no amount
  return Number(price)
}
