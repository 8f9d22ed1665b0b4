import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeferredValue, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { RefusalError } from '@/api/errors.ts'
import { useUserOrVisitor, VISITOR } from '@/api/user.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { dropDraft, keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { useDraft } from '@/patterns/form/use-contract-form.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { candlesQuery } from './chart/candles-query.ts'
import { readChartSettings } from './chart/chart-settings.ts'
import { Desks } from './desks.tsx'
import { productQuery, settlementOptionsQuery } from './queries.ts'
import { TICKET } from './use-ticket-form.ts'

/** Placing timed orders in one product, which the address names. Visitors see all of it. */
export function TradeScreen() {
  const symbol = new URLSearchParams(useLocation().search).get('symbol')
  if (symbol) return <TradeOf key={symbol} symbol={symbol} />
  return (
    <Page barActions={<SupportLink />}>
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title={<FormattedMessage {...common.productNotFound} />}
        action={<ToQuotes />}
      />
    </Page>
  )
}

function TradeOf({ symbol }: { symbol: string }) {
  // While the file of the chart is on its way.
  usePrefetchQuery(candlesQuery({ symbol, interval: readChartSettings().interval }))
  const product = useQuery(productQuery(symbol))
  const options = useQuery(settlementOptionsQuery(symbol))
  const userId = useUserOrVisitor()?.user.userid
  const { data: details, error } = product
  const { data: offered } = options
  // The page is much, and comes in parts that let taps by, whether its data came first or its code.
  const isThere = useDeferredValue(details !== undefined && offered !== undefined, false)

  if (isThere && details && offered) {
    return (
      <WithTicket key={userId}>
        <Desks details={details} options={offered.list} />
      </WithTicket>
    )
  }
  const notFound = error instanceof RefusalError && error.reason === 'product_not_found'
  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <QueryBoundary query={product} loading={<Loading shape="lines" count={8} />}>
          {() => (
            <QueryBoundary query={options} loading={<Loading shape="lines" count={8} />}>
              {() => <Loading shape="lines" count={8} />}
            </QueryBoundary>
          )}
        </QueryBoundary>
        {notFound ? <ToQuotes /> : null}
      </Stack>
    </Page>
  )
}

/** Hands a visitor's ticket over to the user who logged in for it, before its form reads the draft. */
function WithTicket({ children }: { children: ReactNode }) {
  const isVisitor = useUserOrVisitor() === null
  const draft = useDraft<'seconds' | 'amount'>(TICKET)
  useState(() => {
    const left = { ...TICKET, owner: VISITOR }
    const values = isVisitor ? {} : readDraft(left)
    if (Object.keys(values).length === 0) return
    keepDraft(draft, values)
    dropDraft(left)
  })
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
