import { ChartCandlestick, SearchX, Star } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFavourites } from '@/domain/quotes/favourites.ts'
import type { CatalogueProduct, Quote } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { readStoredJson, writeStored } from '@/platform/storage.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { GroupChoice, OrderChoice, QuoteSearch } from './quote-filters.tsx'
import { QuoteList } from './quote-list.tsx'
import styles from './quotes.module.css'
import { QuotesFreshness } from './quotes-head.tsx'
import type { Group, Order } from './quotes-rules.ts'
import { chooseProducts, GROUPS, ORDERS } from './quotes-rules.ts'

export interface QuoteBoardProps {
  products: readonly CatalogueProduct[]
  quotes: readonly Quote[]
  /** The quotes cannot be refreshed just now. */
  failing: boolean
  /** Null where asking again cannot help. */
  onRetry: (() => void) | null
}

/** The quotes with all ways to look at them: search, group, order. */
export function QuoteBoard({ products, quotes, failing, onRetry }: QuoteBoardProps) {
  const favourites = useFavourites()
  const [search, setSearch] = useState('')
  const [view, setView] = useState(readView)
  const { group, order } = view
  const chosen = useMemo(
    () => chooseProducts(products, { group, search, favourites }),
    [products, group, search, favourites],
  )
  // The tools are there first, and stay at hand while many rows are made.
  const listed = useDeferredValue(chosen, [])

  function look(change: Partial<ViewChoice>) {
    const next = { ...view, ...change }
    setView(next)
    storeView(next)
  }

  if (products.length === 0) return <NoProduct />
  return (
    <Stack gap="tight">
      <div className={styles.tools}>
        <QuoteSearch value={search} onChange={setSearch} />
        <GroupChoice value={group} onChange={(next) => look({ group: next })} />
        <OrderChoice value={order} onChange={(next) => look({ order: next })} />
      </div>
      <QuotesFreshness quotes={quotes} failing={failing} onRetry={onRetry} />
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage
            id="market.list.count"
            defaultMessage="{count, plural, one {# product} other {# products}}"
            description="Said by screen readers when a search or group changes how many are shown."
            values={{ count: chosen.length }}
          />
        </VisuallyHidden>
      </div>
      {chosen.length > 0 && listed.length > 0 ? (
        <QuoteList products={listed} quotes={quotes} order={order} favourites={favourites} />
      ) : null}
      {chosen.length === 0 ? (
        <Card>
          <NothingChosen
            group={group}
            search={search}
            onShowAll={() => {
              setSearch('')
              look({ group: 'all' })
            }}
          />
        </Card>
      ) : null}
    </Stack>
  )
}

function NoProduct() {
  return (
    <Card>
      <EmptyState
        icon={<ChartCandlestick size={28} aria-hidden />}
        title={<FormattedMessage {...common.noData} />}
        body={
          <FormattedMessage
            id="market.empty.body"
            defaultMessage="No products are listed right now."
            description="Below 'no data' in the list of quotes."
          />
        }
      />
    </Card>
  )
}

interface NothingChosenProps {
  group: Group
  search: string
  onShowAll: () => void
}

function NothingChosen({ group, search, onShowAll }: NothingChosenProps) {
  const showAll = (
    <Button variant="secondary" onClick={onShowAll}>
      <FormattedMessage
        id="market.nothing.showAll"
        defaultMessage="Show all products"
        description="Button below an empty group or search of quotes."
      />
    </Button>
  )
  if (search.trim() !== '') {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title={<FormattedMessage {...common.productNotFound} />}
        body={
          <FormattedMessage
            id="market.nothing.searchBody"
            defaultMessage="No product here has “{search}” in its symbol or name."
            description="Below 'product not found' in the list of quotes."
            values={{ search: search.trim() }}
          />
        }
        action={showAll}
      />
    )
  }
  if (group === 'favourites') {
    return (
      <EmptyState
        icon={<Star size={28} aria-hidden />}
        title={
          <FormattedMessage
            id="market.nothing.favourites"
            defaultMessage="No favourites yet"
            description="Where no product has the star."
          />
        }
        body={
          <FormattedMessage
            id="market.nothing.favouritesBody"
            defaultMessage="Tap the star of a product to keep it here. Favourites are saved on this device only."
            description="Below 'No favourites yet'."
          />
        }
        action={showAll}
      />
    )
  }
  return (
    <EmptyState
      icon={<ChartCandlestick size={28} aria-hidden />}
      title={
        <FormattedMessage
          id="market.nothing.group"
          defaultMessage="No products in this category"
          description="Where the operator lists nothing of a category."
        />
      }
      action={showAll}
    />
  )
}

/** Local storage key of how the user last looked at the quotes. */
const VIEW_KEY = 'h5.quotes.view'

/** Which quotes are shown, and how. */
interface ViewChoice {
  group: Group
  order: Order
}

/** What the user chose last; all in the catalogue's order where nothing readable is stored. */
function readView(): ViewChoice {
  const stored = readStoredJson(VIEW_KEY) as Partial<ViewChoice> | null
  return {
    group: GROUPS.find((group) => group === stored?.group) ?? 'all',
    order: ORDERS.find((order) => order === stored?.order) ?? 'default',
  }
}

/** Remembers the choice on this device. */
function storeView({ group, order }: ViewChoice): void {
  writeStored(VIEW_KEY, JSON.stringify({ group, order }))
}
