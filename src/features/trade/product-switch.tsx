import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { memo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { useFavourites } from '@/domain/quotes/favourites.ts'
import { findProducts } from '@/domain/quotes/find-products.ts'
import { useLastProducts } from '@/domain/quotes/last-products.ts'
import { directionOf, LivePrice } from '@/domain/quotes/live-price.tsx'
import { isOutOfDate, quotesBySymbol } from '@/domain/quotes/live-quote-rules.ts'
import { ProductSearch } from '@/domain/quotes/product-search.tsx'
import { productsQuery } from '@/domain/quotes/products-query.ts'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import type { CatalogueProduct, Quote } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { tradePath } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Change } from '@/ui/change.tsx'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'
import { ProductIcon } from '@/ui/product-icon.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './product-switch.module.css'

interface ProductSwitchProps {
  /** The product of the page. */
  symbol: string
  open: boolean
  onClose: () => void
}

/** Another product by one tap: favourites, those opened last, and all, with live prices and a search. */
export function ProductSwitch({ open, onClose, ...list }: ProductSwitchProps) {
  const intl = useIntl()
  const products = useQuery(productsQuery())
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={
        <FormattedMessage
          id="trade.switch.title"
          defaultMessage="Choose a product"
          description="Title of the sheet with all products, which the title of the trade page opens."
        />
      }
      closeLabel={intl.formatMessage(common.close)}
    >
      <div className={styles.sheet}>
        <QueryBoundary query={products} loading={<Loading count={8} />}>
          {({ list: all }) => <Products {...list} products={all} onClose={onClose} />}
        </QueryBoundary>
      </div>
    </Sheet>
  )
}

interface ProductsProps extends Omit<ProductSwitchProps, 'open'> {
  products: readonly CatalogueProduct[]
}

function Products({ products, symbol, onClose }: ProductsProps) {
  const quotes = useLiveQuotes()
  const now = useServerNow()
  const [search, setSearch] = useState('')
  const favourites = useFavourites()
  const last = useLastProducts()
  const bySymbol = quotesBySymbol(quotes.state === 'live' ? quotes.list : [])
  const found = findProducts(products, search)
  const isSearch = search.trim() !== ''
  const starred = products.filter((product) => favourites.has(product.symbol))
  const recent = last
    .filter((one) => one !== symbol && !favourites.has(one))
    .flatMap((one) => products.find((product) => product.symbol === one) ?? [])

  const rows = (list: readonly CatalogueProduct[]) => (
    <ul className={styles.list}>
      {list.map((product) => {
        const quote = bySymbol.get(product.symbol)
        return (
          <Row
            key={product.symbol}
            product={product}
            quote={quote}
            isOld={quote !== undefined && isOutOfDate(quote, now)}
            isHere={product.symbol === symbol}
            onChoose={onClose}
          />
        )
      })}
    </ul>
  )
  return (
    <>
      <div className={styles.search}>
        <ProductSearch value={search} onChange={setSearch} />
      </div>
      {isSearch || starred.length === 0 ? null : (
        <Group title={<FormattedMessage {...common.favourites} />}>{rows(starred)}</Group>
      )}
      {isSearch || recent.length === 0 ? null : (
        <Group
          title={
            <FormattedMessage
              id="trade.switch.last"
              defaultMessage="Recently opened"
              description="Heading in the list of products: those that were opened last on this device."
            />
          }
        >
          {rows(recent)}
        </Group>
      )}
      {isSearch ? (
        <div role="status">
          {found.length === 0 ? (
            <Text>
              <FormattedMessage
                id="trade.switch.none"
                defaultMessage="No product has this symbol or name."
                description="In the list of products, where the search finds none."
              />
            </Text>
          ) : null}
        </div>
      ) : null}
      {isSearch ? (
        rows(found)
      ) : (
        <Group
          title={
            <FormattedMessage
              id="trade.switch.all"
              defaultMessage="All products"
              description="Heading in the list of products: every one of them."
            />
          }
        >
          {rows(products)}
        </Group>
      )}
    </>
  )
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

interface RowProps {
  product: CatalogueProduct
  quote: Quote | undefined
  /** The price is older than it may be. */
  isOld: boolean
  /** It is the product of the page. */
  isHere: boolean
  onChoose: () => void
}

/** Drawn again only when its own quote changed. */
const Row = memo(function Row({ product, quote, isOld, isHere, onChoose }: RowProps) {
  const format = useMoneyFormat()
  const { symbol, name, precision } = product
  return (
    <li>
      <UiLink
        href={tradePath(symbol)}
        aria-current={isHere ? 'page' : undefined}
        className={styles.row}
        onClick={(event) => {
          if (isHere) event.preventDefault()
          onChoose()
        }}
      >
        <ProductIcon symbol={symbol} />
        <span className={styles.name}>
          <span>{name}</span> <Text as="span">{symbol}</Text>
        </span>{' '}
        {quote ? (
          <span className={cx(styles.figures, isOld && styles.old)}>
            <LivePrice price={quote.price} text={format.price(quote.price, precision)} />{' '}
            <Change direction={directionOf(quote.change_rate)}>
              {format.signedRate(quote.change_rate)}
            </Change>
          </span>
        ) : null}
      </UiLink>
    </li>
  )
})
