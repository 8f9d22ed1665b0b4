import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorPanel } from '@/components/error-panel.tsx'
import { Late } from '@/components/late.tsx'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import type { LiveQuotes } from '@/components/quotes/use-live-quotes.ts'
import { useLiveQuotes } from '@/components/quotes/use-live-quotes.ts'
import { RefusalPanel } from '@/components/refusal-panel.tsx'
import { useListProducts } from '@/generated/market/market.ts'
import type { CatalogueProduct } from '@/generated/model/catalogue-product.ts'
import { agreementPath } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { QuoteBoard } from './quote-board.tsx'
import styles from './quotes.module.css'
import { TradeBanners } from './trade-banners.tsx'

/** Milliseconds for which the catalogue counts as fresh. */
const FRESH = 5 * 60_000

/** The trade tab: what is traded and at which price, for visitors too. */
export function QuotesScreen() {
  const products = useListProducts(undefined, { query: { staleTime: FRESH } })
  const quotes = useLiveQuotes()

  return (
    <Page>
      <Stack>
        <TradeBanners />
        <p className={styles.risk}>
          <FormattedMessage
            id="market.risk.line"
            defaultMessage="A timed order can lose its whole stake. <link>Risk notice</link>"
            description="Above the quotes. The link leads to the risk notice."
            values={{ link: riskLink }}
          />
        </p>
        <QueryBoundary query={products} loading={<RowsLoading />}>
          {({ list }) => <QuotesOrReason products={list} quotes={quotes} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

function riskLink(words: ReactNode) {
  return (
    <TextLink key="risk" href={agreementPath('risk')}>
      {words}
    </TextLink>
  )
}

interface QuotesOrReasonProps {
  products: readonly CatalogueProduct[]
  quotes: LiveQuotes
}

/** The quotes, or why there are none yet. */
function QuotesOrReason({ products, quotes }: QuotesOrReasonProps) {
  switch (quotes.state) {
    case 'live':
      return (
        <QuoteBoard
          products={products}
          quotes={quotes.list}
          failing={quotes.failing}
          onRetry={quotes.retry}
        />
      )
    case 'refused':
      return <RefusalPanel refusal={quotes.refusal} onRetry={quotes.retry} />
    case 'failed':
      return <ErrorPanel error={quotes.error} onRetry={quotes.retry} pending={quotes.pending} />
    case 'waiting':
      return (
        <Late>
          <RowsLoading />
        </Late>
      )
  }
}

function RowsLoading() {
  const intl = useIntl()
  return (
    <Skeleton
      shape="rows"
      count={8}
      label={intl.formatMessage({
        id: 'market.list.loading',
        defaultMessage: 'Loading',
        description: 'Said by screen readers while the quotes load.',
      })}
    />
  )
}
