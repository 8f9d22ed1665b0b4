import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useLoggedIn } from '@/components/use-session.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import { useGetProduct, useListSettlementOptions } from '@/generated/market/market.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { adoptTicket, VISITOR } from './ticket-draft.ts'
import { TradeBar } from './trade-bar.tsx'
import { TradePage } from './trade-page.tsx'
import { useLastDone } from './use-last-done.ts'

/** Placing timed orders in one product, which the address names. Visitors see all of it. */
export function TradeScreen() {
  const symbol = new URLSearchParams(useLocation().search).get('symbol')
  if (symbol) return <TradeOf key={symbol} symbol={symbol} />
  return (
    <Page barActions={<TradeBar />}>
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title={
          <FormattedMessage
            id="trade.none.title"
            defaultMessage="product not found"
            description="Catalogue text 'product not found': the address names no product."
          />
        }
        action={<ToQuotes />}
      />
    </Page>
  )
}

/** Milliseconds for which a product's details count as fresh; its price comes each second. */
const FRESH = 60_000

function TradeOf({ symbol }: { symbol: string }) {
  const product = useGetProduct({ symbol }, { query: { staleTime: FRESH } })
  const options = useListSettlementOptions({ symbol }, { query: { staleTime: FRESH } })
  const loggedIn = useLoggedIn()
  const userId = useUserInfo()?.user.userid
  const owner = loggedIn ? userId : VISITOR
  const details = useLastDone(product)
  const offered = useLastDone(options)

  if (details && offered && owner !== undefined) {
    return (
      <WithTicket key={owner} symbol={symbol} owner={owner}>
        <TradePage owner={owner} details={details} options={offered.list} />
      </WithTicket>
    )
  }
  const notFound = product.data?.code === 0 && product.data.data.reason === 'product_not_found'
  return (
    <Page barActions={<TradeBar />}>
      <Stack>
        <QueryBoundary query={product} loading={<Loading />}>
          {() => (
            <QueryBoundary query={options} loading={<Loading />}>
              {() => <Loading />}
            </QueryBoundary>
          )}
        </QueryBoundary>
        {notFound ? <ToQuotes /> : null}
      </Stack>
    </Page>
  )
}

interface WithTicketProps {
  symbol: string
  owner: string
  children: ReactNode
}

/** Brings the ticket along that was filled in before logging in, before the form reads its own. */
function WithTicket({ symbol, owner, children }: WithTicketProps) {
  useState(() => adoptTicket(symbol, owner))
  return children
}

function ToQuotes() {
  return (
    <UiLink href={paths.index} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
      <FormattedMessage
        id="trade.none.quotes"
        defaultMessage="See all products"
        description="Link to the quotes, where a product cannot be shown."
      />
    </UiLink>
  )
}

function Loading() {
  const intl = useIntl()
  return (
    <Skeleton
      shape="lines"
      count={8}
      label={intl.formatMessage({
        id: 'trade.page.loading',
        defaultMessage: 'Loading',
        description: 'Said by screen readers while a product loads.',
      })}
    />
  )
}
