import type { ReactNode } from 'react'
import { memo, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useUserOrVisitor } from '@/api/user.ts'
import { useOrderInbox } from '@/domain/inbox/order-inbox.ts'
import { FavouriteButton } from '@/domain/quotes/favourite-button.tsx'
import { useFavourites } from '@/domain/quotes/favourites.ts'
import { rememberProduct } from '@/domain/quotes/last-products.ts'
import { freshPrices, isOutOfDate } from '@/domain/quotes/live-quote-rules.ts'
import type { ProductDetails, SettlementOption, TradingHours } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { DockOver } from '@/shell/dock-bar.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { AlertBell } from './alert-bell.tsx'
import type { KLineChartProps } from './chart/chart.tsx'
import { KLineChart } from './chart/k-line.tsx'
import { TICK_SECONDS } from './chart/use-ticks.ts'
import type { Desk } from './desk.ts'
import { LiveProvider, useLive } from './live-quote-context.tsx'
import type { OneTapSettingProps } from './one-tap-setting.tsx'
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
import { useProductAlerts } from './use-product-alerts.ts'
import { useTicket } from './use-ticket.ts'

export interface TradePageProps {
  details: ProductDetails
  options: readonly SettlementOption[]
  desk: Desk
  /** Changes between real money and practice, where the site has both; told whether it may be pressed now. */
  switchFor: ((isBusy: boolean) => ReactNode) | null
}

/** One product in one sight: its price, the running order, the chart, and the ticket of another one. */
export function TradePage({ details, options, desk, switchFor }: TradePageProps) {
  const intl = useIntl()
  const { product, limits } = details
  const isVisitor = useUserOrVisitor() === null
  const { buyingPower, orders: list, inSight } = desk
  const [isFull, setFull] = useState(false)
  const ticket = useTicket({
    details,
    options,
    desk,
    // The ticket says what it is.
    onTrouble: () => setFull(false),
  })
  const { option } = ticket
  const [switches, setSwitches] = useState<'no' | 'open' | 'closed'>('no')
  const favourites = useFavourites()
  const alerts = useProductAlerts(product.symbol, isVisitor)
  const { has } = useAreas()
  useEffect(() => rememberProduct(product.symbol), [product.symbol])
  const ownOrders = useMemo(
    () => list.filter(({ symbol }) => symbol === product.symbol),
    [list, product.symbol],
  )
  const oneTap: OneTapSettingProps | undefined =
    desk.onLogIn !== null || desk.isPractice || !option
      ? undefined
      : {
          currency: option.currency,
          stakes: quickAmounts(option, option.single_max),
        }
  const facts: BlockFacts = {
    limits,
    option,
    fundsFrozen: desk.fundsFrozen,
    buyingPower,
    isPractice: desk.isPractice,
    total: desk.total,
  }

  const orderBar = desk.resultBar && (
    <LiveOrders
      results={desk.results}
      resultBar={desk.resultBar}
      symbol={product.symbol}
      orders={list}
    />
  )
  const ticketProps = {
    facts,
    ticket,
    options,
    isPractice: desk.isPractice,
    onLogIn: desk.onLogIn,
  }
  const isBusy =
    ticket.pending ||
    ticket.gateIsOpen ||
    ticket.question?.open === true ||
    ticket.flow.state.step === 'checking'
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
            <AlertBell symbol={product.symbol} name={product.name} />
            {switchFor?.(isBusy)}
            <TradeBar oneTap={oneTap} />
          </>
        }
        edge="none"
        ownDock
      >
        <div className={styles.screen} data-practice={desk.isPractice || undefined}>
          <div className={styles.market}>
            <LiveHead details={details} hasOrders={desk.watches} />
            {isFull ? null : orderBar}
            <LiveChart
              watches={desk.watches}
              symbol={product.symbol}
              name={product.name}
              precision={product.precision}
              limit={limits.quote_seconds}
              orders={ownOrders}
              results={desk.results}
              isPractice={desk.isPractice}
              alerts={alerts}
              offersAlerts={has('price_alerts')}
              ordersKnown={desk.ordersKnown}
              isFull={isFull}
              onFull={setFull}
              trade={
                <>
                  <DockOver />
                  {orderBar}
                  {desk.head}
                  <LiveShortTicket {...ticketProps} />
                </>
              }
            />
            {isFull ? null : <DockOver />}
          </div>
          <div className={styles.order}>
            {isFull ? null : desk.head}
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
            isPractice={desk.isPractice}
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
  watches: boolean
  limit: number
}

function LiveChart({ watches, limit, ...props }: LiveChartProps) {
  const { quote, failing, now } = useLive()
  const { watched } = useOrderInbox()
  const followed =
    props.orders.length > 0 ||
    (watches &&
      watched.some(
        ({ symbol, settlesAt }) => symbol === props.symbol && settlesAt > now - TICK_SECONDS,
      ))
  const outOfDate = failing || isOutOfDate(quote, now, limit)
  return <Chart {...props} quote={quote} outOfDate={outOfDate} followed={followed} />
}

type BlockFacts = Omit<TicketFacts, Ticking | 'online'> & {
  isPractice: boolean
  total: Decimal | null
}

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
