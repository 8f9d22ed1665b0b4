import { memo, useEffect, useId, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { figuresOf } from '@/components/orders/order-rules.ts'
import { watchOrders } from '@/components/orders/order-store.ts'
import { useOrderWords } from '@/components/orders/order-words.ts'
import { Page } from '@/components/page.tsx'
import { isOutOfDate } from '@/components/quotes/live-quote-rules.ts'
import { useLiveQuotes } from '@/components/quotes/use-live-quotes.ts'
import { returnTo } from '@/components/return-address.ts'
import { useOnline } from '@/components/use-online.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import { MarketState } from '@/generated/model/market-state.ts'
import type { ProductDetails } from '@/generated/model/product-details.ts'
import type { Quote } from '@/generated/model/quote.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { useListHoldings } from '@/generated/orders/orders.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { StickyActions } from '@/ui/page-shell.tsx'
import { KLineChart } from './chart/k-line.tsx'
import { OpenPositions } from './open-positions.tsx'
import { OrderConfirm } from './order-confirm.tsx'
import { ProductHead } from './product-head.tsx'
import { RiskGate } from './risk-gate.tsx'
import { Ticket } from './ticket.tsx'
import { VISITOR } from './ticket-draft.ts'
import { TradeBar } from './trade-bar.tsx'
import { blockOf } from './trade-rules.ts'
import { useBlockWords } from './use-block-words.ts'
import { useLastDone } from './use-last-done.ts'
import { useTicket } from './use-ticket.ts'

/** Milliseconds between two looks at the open orders, for those that other devices place. */
const LOOK_AGAIN = 15_000
/** The largest page of a list (contract: `limit`). */
const ALL = 100

export interface TradePageProps {
  /** The user id, or that of visitors. */
  owner: string
  details: ProductDetails
  options: readonly SettlementOption[]
}

/** One product: its price, the user's open orders, and the ticket of another one. */
export function TradePage({ owner, details, options }: TradePageProps) {
  const intl = useIntl()
  const formId = useId()
  const navigate = useNavigate()
  const location = useLocation()
  const { product, limits } = details
  const isVisitor = owner === VISITOR
  const online = useOnline()
  const now = useServerNow()
  const user = useUserInfo()
  const { quotes, failing } = useQuotes()
  const quote = quotes.find(({ symbol }) => symbol === product.symbol) ?? details.quote
  const holdings = useOpenOrders(owner)

  const means = {
    available: isVisitor ? null : (user?.balances.available ?? null),
    left: holdings?.totals.left ?? null,
  }
  const ticket = useTicket({ owner, details, options, means, present: quote })
  const { option } = ticket
  const block = blockOf({
    online,
    quote,
    failing,
    now,
    limits,
    option,
    fundsFrozen: user?.user.funds_frozen === true,
    means,
  })
  const say = useBlockWords()
  const blocked =
    block === null
      ? null
      : say(block, { quote, option, means, total: holdings?.totals.total_max ?? null })
  const prices = useMemo(() => freshPrices(quotes, failing ? null : now), [quotes, failing, now])
  const list = holdings?.list ?? NO_ORDERS
  const ownOrders = useMemo(
    () => list.filter(({ symbol }) => symbol === product.symbol),
    [list, product.symbol],
  )
  const figures =
    ticket.amount !== null && signOf(ticket.amount) > 0 && option
      ? figuresOf(ticket.amount, option)
      : null
  const busy = ticket.action.state.step === 'checking'

  return (
    <Page
      title={product.name}
      barActions={<TradeBar />}
      actions={
        busy || !option ? null : (
          <StickyActions summary={<CostLine figures={figures} currency={option.currency} />}>
            {isVisitor ? (
              <Button
                fullWidth
                onClick={() => navigate(paths.login, { state: returnTo(location) })}
              >
                <FormattedMessage
                  id="trade.bar.logIn"
                  defaultMessage="Log in to place the order"
                  description="Button for visitors; after logging in the same ticket is there again."
                />
              </Button>
            ) : (
              <Button type="submit" form={formId} fullWidth disabledReason={blocked}>
                <PlaceLabel ticket={ticket} />
              </Button>
            )}
          </StickyActions>
        )
      }
    >
      <Stack>
        <ProductHead details={details} quote={quote} failing={failing} now={now} />
        <Chart
          symbol={product.symbol}
          name={product.name}
          precision={product.precision}
          quote={quote}
          outOfDate={failing || isOutOfDate(quote, now, limits.quote_seconds)}
          orders={ownOrders}
        />
        {isVisitor ? null : <OpenPositions owner={owner} orders={list} prices={prices} now={now} />}
        {/* In another language the same digits may be another amount: the entries are read anew. */}
        <Ticket
          key={intl.locale}
          formId={formId}
          ticket={ticket}
          options={options}
          figures={figures}
          means={means}
          block={block}
          blocked={blocked}
          now={now}
        />
      </Stack>
      <RiskGate
        open={ticket.gateIsOpen}
        owner={owner}
        onAcknowledged={ticket.passGate}
        onCancel={ticket.leaveGate}
      />
      <OrderConfirm
        asked={ticket.asked}
        name={product.name}
        precision={product.precision}
        limits={limits}
        available={means.available}
        present={quote}
        refused={ticket.refused}
        now={now}
        pending={ticket.action.state.step === 'sending'}
        blocked={blocked}
        onAccept={ticket.accept}
        onConfirm={ticket.confirm}
        onCancel={ticket.cancel}
      />
    </Page>
  )
}

/** All live quotes, those before a failure while there is one. */
function useQuotes(): { quotes: readonly Quote[]; failing: boolean } {
  const live = useLiveQuotes()
  if (live.state === 'live') return { quotes: live.list, failing: live.failing }
  return { quotes: NO_QUOTES, failing: live.state !== 'waiting' }
}

const NO_QUOTES: readonly Quote[] = []
const NO_ORDERS: readonly TradeOrder[] = []

/** The clock of the page draws the chart no more often than its own figures change. */
const Chart = memo(KLineChart)

/** The user's open orders; their results are waited for from now on. */
function useOpenOrders(owner: string) {
  const query = useListHoldings(
    { limit: ALL },
    {
      query: {
        enabled: owner !== VISITOR,
        refetchInterval: LOOK_AGAIN,
        refetchOnWindowFocus: 'always',
      },
    },
  )
  const page = useLastDone(query)
  const list = page?.list
  useEffect(() => {
    if (list && owner !== VISITOR) watchOrders(owner, list)
  }, [list, owner])
  return owner === VISITOR ? undefined : page
}

/** The prices of trading products that are fresh; none where they cannot be refreshed. */
function freshPrices(quotes: readonly Quote[], now: number | null): ReadonlyMap<string, string> {
  if (now === null) return new Map()
  return new Map(
    quotes
      .filter((quote) => quote.state === MarketState.trading && !isOutOfDate(quote, now))
      .map(({ symbol, price }) => [symbol, price]),
  )
}

/** "Buy up · 100.00 USD", as far as it is chosen. */
function PlaceLabel({ ticket }: { ticket: ReturnType<typeof useTicket> }) {
  const format = useMoneyFormat()
  const words = useOrderWords()
  const { direction, amount, option } = ticket
  if (!direction || amount === null || !option) {
    return (
      <FormattedMessage
        id="trade.bar.place"
        defaultMessage="Place order"
        description="Button that leads to the confirmation, while the ticket is not complete."
      />
    )
  }
  return (
    <FormattedMessage
      id="trade.bar.placeThis"
      defaultMessage="{direction} · {amount}"
      description="Button that leads to the confirmation: 'Buy up · 100.00 USD'."
      values={{
        direction: words.direction(direction),
        amount: format.money(amount, option.currency),
      }}
    />
  )
}

function CostLine({
  figures,
  currency,
}: {
  figures: ReturnType<typeof figuresOf> | null
  currency: string
}) {
  const format = useMoneyFormat()
  return (
    <>
      <span>
        <FormattedMessage
          id="trade.bar.cost"
          defaultMessage="Stake and fee"
          description="Above the order button: what is taken from the balance."
        />
      </span>
      <strong>{figures ? format.money(figures.cost, currency) : '—'}</strong>
    </>
  )
}
