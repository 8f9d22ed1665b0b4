import { Star } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFavourites } from '@/domain/quotes/favourites.ts'
import { directionOf, LivePrice } from '@/domain/quotes/live-price.tsx'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import type { CatalogueProduct, Quote } from '@/generated/h5.schemas.ts'
import { useListProducts } from '@/generated/market/market.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths, tradePath } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { Change } from '@/ui/change.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { HomeMovers } from './home-movers.tsx'

interface OwnProductsProps {
  symbols: readonly string[]
  /** Whose quotes are asked for; of all products without it. */
  quoted: readonly string[] | undefined
}

/**
 * The user's favourites and the products of the last orders with live prices; what moves most where there
 * are none.
 */
export function OwnProducts({ symbols, quoted }: OwnProductsProps) {
  const favourites = useFavourites()
  const { data } = useListProducts()
  const products = symbols.flatMap((symbol) => {
    const product = data?.list.find((one) => one.symbol === symbol)
    return product ?? []
  })
  if (symbols.length === 0 || (data && products.length === 0)) return <HomeMovers />
  return (
    <Section
      heading={
        <FormattedMessage
          id="home.products.heading"
          defaultMessage="Your products"
          description="Heading on the entry page of a user, above favourites and the products of the last orders."
        />
      }
      action={
        <TextLink href={paths.index}>
          <FormattedMessage
            id="home.products.all"
            defaultMessage="All prices"
            description="Link beside 'Your products': to all quotes."
          />
        </TextLink>
      }
    >
      <Rows products={products} favourites={favourites} quoted={quoted} />
    </Section>
  )
}

interface RowsProps extends Pick<OwnProductsProps, 'quoted'> {
  products: readonly CatalogueProduct[]
  favourites: ReadonlySet<string>
}

function Rows({ products, favourites, quoted }: RowsProps) {
  const quotes = useLiveQuotes(quoted)
  const list = quotes.state === 'live' ? quotes.list : []
  return (
    <ListGroup>
      {products.map((product) => (
        <ProductRow
          key={product.symbol}
          product={product}
          favourite={favourites.has(product.symbol)}
          quote={list.find(({ symbol }) => symbol === product.symbol)}
        />
      ))}
    </ListGroup>
  )
}

interface ProductRowProps {
  product: CatalogueProduct
  favourite: boolean
  quote: Quote | undefined
}

function ProductRow({ product, favourite, quote }: ProductRowProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  return (
    <ListRow
      href={tradePath(product.symbol)}
      title={product.name}
      badge={
        favourite ? (
          <Star
            size={14}
            fill="currentColor"
            role="img"
            aria-label={intl.formatMessage({
              id: 'home.products.favourite',
              defaultMessage: 'Favourite',
              description: 'Name of the star beside a product on the entry page.',
            })}
          />
        ) : null
      }
      value={
        quote ? (
          <LivePrice price={quote.price} text={format.price(quote.price, product.precision)} />
        ) : (
          '—'
        )
      }
      valueNote={
        quote ? (
          <Change direction={directionOf(quote.change_rate)}>
            {format.signedRate(quote.change_rate)}
          </Change>
        ) : undefined
      }
    />
  )
}
