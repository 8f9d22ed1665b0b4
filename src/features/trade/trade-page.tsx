import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useEventsFlow } from '@/api/events-flow.ts'
import { useOwner, useUserOrVisitor, VISITOR } from '@/api/user.ts'
import type { OneTapSettingProps } from '@/domain/orders/one-tap-setting.tsx'
import { useStillOpen, useWatchedOrders, watchOrders } from '@/domain/orders/order-store.ts'
import { FavouriteButton } from '@/domain/quotes/favourite-button.tsx'
import { useFavourites } from '@/domain/quotes/favourites.ts'
import { rememberProduct } from '@/domain/quotes/last-products.ts'
import { freshPrices, isOutOfDate } from '@/domain/quotes/live-quote-rules.ts'
import type {
  ProductDetails,
  SettlementOption,
  TradeOrder,
  TradingHours,
} from '@/generated/h5.schemas.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'
import { useListHoldings } from '@/generated/orders/orders.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import { DockOver } from '@/shell/dock-bar.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { returnTo } from '@/shell/return-address.ts'
import { useOnline } from '@/shell/use-online.ts'
import type { KLineChartProps } from './chart/chart.tsx'
import { KLineChart } from './chart/k-line.tsx'
import { TICK_SECONDS } from './chart/use-ticks.ts'
import { LiveProvider, useLive } from './live-quote-context.tsx'
import type { OrderBarProps } from './order-bar.tsx'
import { OrderBar } from './order-bar.tsx'
import type { OrderConfirmProps } from './order-confirm.tsx'
import { OrderConfirm } from './order-confirm.tsx'
import { ProductHead } from './product-head.tsx'
import type { ProductProps } from './product-sheet.tsx'
import { RiskGate } from './risk-gate.tsx'
import type { TicketProps } from './ticket.tsx'
import { ShortTicket, Ticket } from './ticket.tsx'
import styles from './trade.module.css'
import { TradeBar } from './trade-bar.tsx'
import type { TicketFacts } from './trade-rules.ts'
import { blockOf, quickAmounts } from './trade-rules.ts'
import { closesAt } from './trading-hours.ts'
import { useBlockWords } from './use-block-words.ts'
import { useTicket } from './use-ticket.ts'

/** Refetch interval of open orders in milliseconds, for orders placed on other devices, and where settlements are told. */
const REFETCH_MS = 15_000
const REFETCH_BESIDE_EVENTS_MS = 60_000
/** The largest page of a list (contract: `limit`). */
const LARGEST_PAGE = 100

export interface TradePageProps {
  details: ProductDetails
  options: readonly SettlementOption[]
}

/** One product in one sight: its price, the running order, the chart, and the ticket of another one. */
export function TradePage({ details, options }: TradePageProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const location = useLocation()
  const { product, limits } = details
  const owner = useOwner()
  const isVisitor = owner === VISITOR
  const user = useUserOrVisitor()
  const holdings = useOpenOrders(owner)
  const inSight = useRef(details.quote)

  const buyingPower = {
    available: isVisitor ? null : (user?.balances.available ?? null),
    left: holdings?.totals.left ?? null,
    own: useOwnLimits(!isVisitor),
  }
  const [isFull, setFull] = useState(false)
  const ticket = useTicket({
    details,
    options,
    buyingPower,
    inSight,
    // The ticket says what it is.
    onTrouble: () => setFull(false),
  })
  const { option } = ticket
  const [switches, setSwitches] = useState<'no' | 'open' | 'closed'>('no')
  const favourites = useFavourites()
  useEffect(() => rememberProduct(product.symbol), [product.symbol])
  const list = useStillOpen(holdings?.list ?? NO_ORDERS)
  const ownOrders = useMemo(
    () => list.filter(({ symbol }) => symbol === product.symbol),
    [list, product.symbol],
  )
  const oneTap: OneTapSettingProps | undefined =
    isVisitor || !option
      ? undefined
      : {
          owner,
          currency: option.currency,
          stakes: quickAmounts(option, option.single_max),
        }
  const facts: BlockFacts = {
    limits,
    option,
    fundsFrozen: user?.user.funds_frozen === true,
    buyingPower,
    total: holdings?.totals.total_max ?? null,
  }

  const orderBar = isVisitor ? null : (
    <LiveOrders owner={owner} symbol={product.symbol} orders={list} />
  )
  const ticketProps = {
    facts,
    ticket,
    options,
    onLogIn: isVisitor ? () => navigate(paths.login, { state: returnTo(location) }) : null,
  }
  return (
    <LiveProvider details={details} orders={list} inSight={inSight}>
      <Page
        title={product.name}
        titleAction={{
          label: intl.formatMessage(
            {
              id: 'trade.switch.open',
              defaultMessage: '{name}: choose another product',
              description: 'Name of the title of the trade page, which opens the list of products.',
            },
            { name: product.name },
          ),
          onPress: () => setSwitches('open'),
        }}
        barActions={
          <>
            <FavouriteButton
              symbol={product.symbol}
              name={product.name}
              pressed={favourites.has(product.symbol)}
            />
            <TradeBar oneTap={oneTap} />
          </>
        }
        edge="none"
        ownDock
      >
        <div className={styles.screen}>
          <div className={styles.market}>
            <LiveHead details={details} hasOrders={!isVisitor} />
            {isFull ? null : orderBar}
            <LiveChart
              owner={isVisitor ? undefined : owner}
              symbol={product.symbol}
              name={product.name}
              precision={product.precision}
              limit={limits.quote_seconds}
              orders={ownOrders}
              ordersKnown={isVisitor || holdings !== undefined}
              isFull={isFull}
              onFull={setFull}
              trade={
                <>
                  <DockOver />
                  {orderBar}
                  <LiveShortTicket {...ticketProps} />
                </>
              }
            />
            {isFull ? null : <DockOver />}
          </div>
          <div className={styles.order}>
            {/* In another language the same digits may be another amount: the entries are read anew. */}
            <LiveTicket key={intl.locale} {...ticketProps} />
          </div>
        </div>
        <RiskGate
          open={ticket.gateIsOpen}
          onAcknowledged={ticket.passGate}
          onCancel={ticket.leaveGate}
        />
        {switches === 'no' ? null : (
          <ProductSwitch
            symbol={product.symbol}
            open={switches === 'open'}
            onClose={() => setSwitches('closed')}
          />
        )}
        {ticket.question && (
          <LiveConfirm
            question={ticket.question}
            facts={facts}
            hours={product.hours}
            name={product.name}
            precision={product.precision}
            limits={limits}
            available={buyingPower.available}
          />
        )}
      </Page>
    </LiveProvider>
  )
}

// What a tick renders.

type Ticking = 'quote' | 'failing' | 'now'

function LiveHead(props: Omit<ProductProps, Ticking>) {
  const { quote, failing, now } = useLive()
  return <ProductHead {...props} quote={quote} failing={failing} now={now} />
}

function LiveOrders(props: Omit<OrderBarProps, 'prices' | 'now'>) {
  const { quotes, failing, now } = useLive()
  const prices = useMemo(() => freshPrices(quotes, failing ? null : now), [quotes, failing, now])
  return <OrderBar {...props} prices={prices} now={now} />
}

/** Memoised: a second that passes without a price leaves it alone. */
const Chart = memo(KLineChart)

type LiveChartProps = Omit<KLineChartProps, 'quote' | 'outOfDate' | 'followed'> & {
  /** The user whose orders are followed; none of a visitor. */
  owner: string | undefined
  limit: number
}

function LiveChart({ owner, limit, ...props }: LiveChartProps) {
  const { quote, failing, now } = useLive()
  const watched = useWatchedOrders(owner)
  const followed =
    props.orders.length > 0 ||
    watched.some(
      ({ symbol, settlesAt }) => symbol === props.symbol && settlesAt > now - TICK_SECONDS,
    )
  const outOfDate = failing || isOutOfDate(quote, now, limit)
  return <Chart {...props} quote={quote} outOfDate={outOfDate} followed={followed} />
}

type BlockFacts = Omit<TicketFacts, Ticking | 'online'> & { total: Decimal | null }

/** Why no order can be placed now, and its words. */
function useBlock(facts: BlockFacts) {
  const online = useOnline()
  const live = useLive()
  const say = useBlockWords()
  const block = blockOf({ ...facts, ...live, online })
  return { block, blocked: block === null ? null : say(block, { ...facts, quote: live.quote }) }
}

/** Memoised: a tick changes it only where it changes what can be placed. */
const CalmTicket = memo(Ticket)

function LiveTicket({
  facts,
  ...props
}: Omit<TicketProps, 'block' | 'blocked' | 'buyingPower'> & { facts: BlockFacts }) {
  return <CalmTicket {...props} buyingPower={facts.buyingPower} {...useBlock(facts)} />
}

const CalmShortTicket = memo(ShortTicket)

function LiveShortTicket({
  facts,
  ...props
}: Omit<TicketProps, 'block' | 'blocked' | 'buyingPower'> & { facts: BlockFacts }) {
  return <CalmShortTicket {...props} buyingPower={facts.buyingPower} {...useBlock(facts)} />
}

const ProductSwitch = loadable(async () => (await import('./product-switch.tsx')).ProductSwitch)

function LiveConfirm({
  facts,
  hours,
  ...props
}: Omit<OrderConfirmProps, 'present' | 'now' | 'closes' | 'blocked'> & {
  facts: BlockFacts
  hours: TradingHours
}) {
  const { quote, now } = useLive()
  const { blocked } = useBlock(facts)
  const closes = closesAt(hours, now)
  return <OrderConfirm {...props} present={quote} now={now} closes={closes} blocked={blocked} />
}

/** What the user allows for orders; null where that is not known, or nothing a user of this server can set. */
function useOwnLimits(isUser: boolean) {
  const { has } = useAreas()
  const { data } = useGetOwnLimits({ query: { enabled: isUser && has('own_limits') } })
  return isUser && data !== undefined && has('own_limits') ? data : null
}

const NO_ORDERS: readonly TradeOrder[] = []

/** The user's open orders; their results are waited for from now on. */
function useOpenOrders(owner: string) {
  const eventsFlow = useEventsFlow()
  const { data: page } = useListHoldings(
    { limit: LARGEST_PAGE },
    {
      query: {
        enabled: owner !== VISITOR,
        refetchInterval: eventsFlow ? REFETCH_BESIDE_EVENTS_MS : REFETCH_MS,
        refetchOnWindowFocus: 'always',
      },
    },
  )
  const list = page?.list
  useEffect(() => {
    if (list && owner !== VISITOR) watchOrders(owner, list)
  }, [list, owner])
  return owner === VISITOR ? undefined : page
}
