import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { productsQuery } from '@/domain/quotes/products-query.ts'
import type { LiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import { useListBanners } from '@/generated/content/content.ts'
import type { CatalogueProduct } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { agreementPath } from '@/lib/paths.ts'
import { BannerLink } from '@/shell/banner-link.tsx'
import { ErrorPanel } from '@/shell/error-panel.tsx'
import { Delayed, Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Stack } from '@/ui/card.tsx'
import { Text } from '@/ui/text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { QuoteBoard } from './quote-board.tsx'
import styles from './quotes.module.css'

/** The trade tab: what is traded and at which price, for visitors too. */
export function QuotesScreen() {
  const products = useQuery(productsQuery())
  const quotes = useLiveQuotes()

  return (
    <Page>
      <Stack>
        <TradeBanners />
        <Text className={styles.risk}>
          <FormattedMessage
            id="market.risk.line"
            defaultMessage="You can lose the whole amount of a timed order. <link>Risk notice</link>"
            description="Above the quotes. The link leads to the risk notice."
            values={{ link: riskLink }}
          />
        </Text>
        <QueryBoundary query={products} loading={<Loading count={8} />}>
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
    case 'failed':
      return <ErrorPanel error={quotes.error} onRetry={quotes.retry} pending={quotes.pending} />
    case 'waiting':
      return (
        <Delayed>
          <Loading count={8} />
        </Delayed>
      )
  }
}

/** Milliseconds for which banners count as fresh. */
const BANNERS_FRESH = 5 * 60_000

/**
 * The operator's banners side by side and still, no higher than a row: the prices below are what the
 * page is for. Where they cannot be had, the page stands without them.
 */
function TradeBanners() {
  const intl = useIntl()
  const { data, isPending } = useListBanners(
    { position: 'trade' },
    { query: { staleTime: BANNERS_FRESH } },
  )
  const { hasPage } = useAreas()
  const banners = (data?.list ?? []).filter(({ link }) => hasPage(link))
  // Space is reserved while they load, to avoid a layout shift.
  if (isPending) return <div className={styles.bannersPlace} />
  if (banners.length === 0) return null

  return (
    <section
      aria-label={intl.formatMessage(common.announcements)}
      // Whoever has no pointer scrolls it by arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the focus
      tabIndex={0}
      className={styles.banners}
    >
      {banners.map((banner) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          className={styles.banner}
          pictureClassName={styles.bannerPicture}
        />
      ))}
    </section>
  )
}
