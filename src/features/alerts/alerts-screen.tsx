import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { productsQuery } from '@/domain/quotes/products-query.ts'
import { useGetPriceAlerts } from '@/generated/alerts/alerts.ts'
import type { CatalogueProduct, PriceAlert, PriceAlertList } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { isDecimal } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import { useRecordSheet } from '@/patterns/records/record-sheet.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Section, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertSheet } from './alert-sheet.tsx'
import { useAlertWords } from './alert-words.tsx'

/** The prices that the user wants to be able of: one more of a product, and all of them. */
export function AlertsScreen() {
  const alerts = useGetPriceAlerts()
  const products = useQuery(productsQuery())
  return (
    <Page>
      <QueryBoundary query={alerts} loading={<Loading shape="lines" count={6} />}>
        {(list) => (
          <QueryBoundary query={products} loading={<Loading shape="lines" count={6} />}>
            {(catalogue) => <Alerts {...list} products={catalogue.list} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** What the address asks for: an alert that is to be changed, or a product with a price from the chart. */
function useAsked(list: readonly PriceAlert[], products: readonly CatalogueProduct[]) {
  const [search, setSearch] = useSearchParams()
  const changing = list.find(({ id }) => id === search.get('change')) ?? null
  const symbol = changing?.symbol ?? search.get('symbol')
  const price = search.get('price')
  return {
    changing,
    product: products.find((one) => one.symbol === symbol),
    price: price !== null && isDecimal(price) ? price : '',
    change: (id: string) => setSearch({ change: id }, { replace: true }),
    leave: () => setSearch(symbol === null ? {} : { symbol }, { replace: true }),
  }
}

function Alerts({ list, max, products }: PriceAlertList & { products: CatalogueProduct[] }) {
  const { changing, product, price, change, leave } = useAsked(list, products)
  // What told once makes room for another.
  const able = list.filter(({ state, repeat }) => state === 'waiting' || repeat === 'each')
  return (
    <Stack>
      {product ? (
        <AlertForm
          // Another alert, product or price is another form.
          key={`${product.symbol} ${changing?.id} ${price}`}
          product={product}
          changing={changing}
          price={price}
          full={able.length >= max ? max : null}
          onDone={leave}
        />
      ) : null}
      {list.length === 0 ? (
        <NoAlerts hasForm={product !== undefined} />
      ) : (
        <AlertList list={list} count={able.length} max={max} onChange={change} />
      )}
    </Stack>
  )
}

interface AlertListProps extends PriceAlertList {
  /** How many can still tell. */
  count: number
  onChange: (id: string) => void
}

function AlertList({ list, count, max, onChange }: AlertListProps) {
  const intl = useIntl()
  const words = useAlertWords()
  const [open, sheet] = useRecordSheet<PriceAlert>((alert, dialog) => (
    <AlertSheet alert={alert} onChange={onChange} {...dialog} />
  ))
  return (
    <Section
      heading={
        <FormattedMessage
          id="alerts.list.heading"
          defaultMessage="Your alerts"
          description="Heading of the list of all price alerts."
        />
      }
      description={
        <FormattedMessage
          id="alerts.list.count"
          defaultMessage="{count} of {max} set"
          description="Below 'Your alerts': how many can still tell, and how many there may be."
          values={{ count, max }}
        />
      }
    >
      <ListGroup label={intl.formatMessage(common.priceAlerts)}>
        {list.map((alert) => (
          <ListRow
            key={alert.id}
            icon={
              alert.reached_at === null ? (
                <BellPlus size={22} aria-hidden />
              ) : (
                <BellRing size={22} aria-hidden />
              )
            }
            title={words.title(alert)}
            subtitle={words.state(alert)}
            value={words.price(alert)}
            valueNote={words.repeat(alert.repeat)}
            onClick={() => open(alert)}
          />
        ))}
      </ListGroup>
      {sheet}
    </Section>
  )
}

function NoAlerts({ hasForm }: { hasForm: boolean }) {
  return (
    <EmptyState
      icon={<BellPlus size={28} aria-hidden />}
      title={
        <FormattedMessage
          id="alerts.none.title"
          defaultMessage="No price alerts yet"
          description="Where the user has set no price alert."
        />
      }
      body={
        <FormattedMessage
          id="alerts.none.body"
          defaultMessage="Choose a price, and we'll tell you when it's reached."
          description="Below 'No price alerts yet'."
        />
      }
      {...(!hasForm && {
        action: (
          <UiLink
            href={paths.index}
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            <FormattedMessage
              id="alerts.none.choose"
              defaultMessage="Choose a product"
              description="Button: to the list of products, where one is chosen for a price alert."
            />
          </UiLink>
        ),
      })}
    />
  )
}
