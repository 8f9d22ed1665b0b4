import type { ReactNode } from 'react'
import { useState } from 'react'
import { directionOf, LivePrice } from '@/domain/quotes/live-price.tsx'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import type { CatalogueProduct, Quote } from '@/generated/h5.schemas.ts'
import { useListProducts } from '@/generated/market/market.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { tradePath } from '@/lib/paths.ts'
import { Change } from '@/ui/change.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './home-live.module.css'
import { moversOf } from './movers.ts'
import { BlankMovers, MOVERS, MoversList } from './movers-list.tsx'

/** The products that move most, live. `none` stands where there are no prices. */
export function LiveMovers({ none }: { none: ReactNode }) {
  const quotes = useLiveQuotes()
  const { data, isPending } = useListProducts()
  if (quotes.state === 'waiting' || isPending) return <BlankMovers />
  if (quotes.state !== 'live' || !data || quotes.list.length === 0) return none
  return <Movers quotes={quotes.list} products={data.list} none={none} />
}

interface MoversProps {
  quotes: readonly Quote[]
  products: readonly CatalogueProduct[]
  none: ReactNode
}

function Movers({ quotes, products, none }: MoversProps) {
  // Chosen once: what one is about to press must not move away.
  const [symbols] = useState(() => moversOf(quotes, MOVERS))
  const shown = symbols.flatMap((symbol) => {
    const product = products.find((one) => one.symbol === symbol)
    const quote = quotes.find((one) => one.symbol === symbol)
    return product && quote ? [{ product, quote }] : []
  })
  if (shown.length === 0) return none
  return (
    <MoversList>
      {shown.map(({ product, quote }) => (
        <Mover key={product.symbol} product={product} quote={quote} />
      ))}
    </MoversList>
  )
}

function Mover({ product, quote }: { product: CatalogueProduct; quote: Quote }) {
  const format = useMoneyFormat()
  return (
    <li className={styles.item}>
      <UiLink href={tradePath(product.symbol)} className={styles.mover}>
        <span className={styles.name}>{product.name}</span>{' '}
        <LivePrice price={quote.price} text={format.price(quote.price, product.precision)} />{' '}
        <Change direction={directionOf(quote.change_rate)}>
          {format.signedRate(quote.change_rate)}
        </Change>
      </UiLink>
    </li>
  )
}
