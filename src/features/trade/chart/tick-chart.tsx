import { ArrowDown, ArrowUp, Bell, RotateCw } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import { practiceWords } from '@/domain/orders/practice-words.ts'
import type { Frame } from '@/domain/quotes/tick-rules.ts'
import { tickPath, xOf, yOf } from '@/domain/quotes/tick-rules.ts'
import type { PriceAlert, Quote, Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { formatClock, formatTime } from '@/lib/time.ts'
import { positionOf } from '@/patterns/charts/chart-rules.ts'
import { ChartTable } from '@/patterns/charts/chart-table.tsx'
import { Delayed } from '@/shell/loading.tsx'
import { Button } from '@/ui/button.tsx'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import { cx } from '@/ui/cx.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { chartFormat } from './chart-format.ts'
import { columnWords, useChartLabel } from './chart-words.ts'
import { freePlaces, placeLabels } from './label-placement.ts'
import marks from './marks.module.css'
import { TableButton } from './table-button.tsx'
import styles from './tick-chart.module.css'
import { drawnOrders, priceMarks, tickFrame, timeMarks } from './tick-view.ts'
import { useTicks } from './use-ticks.ts'

/** Height of a label with the room to the next one, and width of a moment, at the usual text size. */
const LABEL_HEIGHT = 22
const TIME_WIDTH = 80
/** Orders whose labels have room; the list of open orders has them all. */
const MOST_LABELS = 3
/** The part of the height that is kept free for them at most. */
const LABELS_SHARE = 0.35
/** Ticks that a key goes, towards newer ones where positive. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}
const LEAP = 10

export interface TickChartProps {
  symbol: string
  name: string
  /** Decimals of the product's price. */
  precision: number
  quote: Quote | undefined
  /** The last price is older than it may be. */
  outOfDate: boolean
  /** The user's open orders of this product. */
  orders: readonly TradeOrder[]
  /** Results that were not looked at, of whatever product. */
  results: readonly TradeOrder[]
  /** They are orders with practice money, which each of their sums says. */
  isPractice: boolean
  /** The user's price alerts of this product. */
  alerts: readonly PriceAlert[]
}

/**
 * The ticks of the last minutes as a line, which orders of seconds can be read on: where each was
 * opened, the strip until it settles, what is left of it, and how it ended.
 */
export function TickChart(props: TickChartProps) {
  const { symbol, name, precision, quote, outOfDate, orders, results, isPractice, alerts } = props
  const now = useServerNow()
  const { ticks, failed, retry } = useTicks(symbol, quote)
  const [showsTable, showTable] = useState(false)
  const plot = useRef<HTMLDivElement>(null)
  const { width, height, scale } = useSize(plot)
  const drawn = drawnOrders(orders, results, { symbol, now })
  const longest = quote?.price ?? ticks.at(-1)?.price ?? ''
  const format = useMoneyFormat()
  const labels = Math.min(drawn.length, MOST_LABELS) * LABEL_HEIGHT * scale
  const top = Math.min(labels, height * LABELS_SHARE)
  const frame =
    width > 0 && ticks.length > 0 ? tickFrame(ticks, drawn, { now, width, height, top }) : null

  return (
    <div className={cx(styles.chart, outOfDate && styles.old)}>
      <div ref={plot} className={styles.plot} inert={showsTable}>
        {frame ? (
          <>
            <Lines frame={frame} orders={drawn} now={now} />
            <AlertLines frame={frame} alerts={alerts} />
            <Labels frame={frame} orders={drawn} isPractice={isPractice} now={now} scale={scale} />
            <Reader frame={frame} name={name} precision={precision} />
          </>
        ) : (
          <Delayed>
            <div className={styles.waiting}>
              <Spinner />
            </div>
          </Delayed>
        )}
        {failed ? <Earlier onRetry={retry} /> : null}
      </div>
      <div className={styles.prices} aria-hidden>
        <span className={styles.widest}>{longest && format.price(longest, precision)}</span>
        {frame ? <Prices frame={frame} orders={drawn} precision={precision} scale={scale} /> : null}
      </div>
      <div className={styles.times} aria-hidden>
        {frame && !showsTable ? (
          <Times frame={frame} orders={drawn} now={now} scale={scale} />
        ) : null}
      </div>
      {frame && showsTable ? (
        <TickTable ticks={frame.ticks} name={name} precision={precision} />
      ) : null}
      <div className={styles.corner}>
        <TableButton pressed={showsTable} onPress={showTable} />
      </div>
    </div>
  )
}

type Shown = Frame & { ticks: readonly Tick[] }

/** How large an element is, in pixels, and how much larger than usual its text. */
function useSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0, scale: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const text = Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)
      setSize({ width, height, scale: text / 16 || 1 })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

const isOpen = (order: TradeOrder) => order.result === 'open'
/** The colour of an order: of its direction, and of its result when it is over. */
const sideOf = ({ direction, result }: TradeOrder) => styles[result === 'open' ? direction : result]

/** What is drawn: the strip of the order that settles next, the line, and its points. */
function Lines({
  frame,
  orders,
  now,
}: {
  frame: Shown
  orders: readonly TradeOrder[]
  now: number
}) {
  const { width, height, ticks } = frame
  const line = tickPath(ticks, frame, now)
  const last = ticks.at(-1)
  const x = xOf(frame, now)
  // Strips of several would lie over each other.
  const next = orders.find(isOpen)
  const opened = next ? Math.max(0, xOf(frame, next.open_time)) : 0
  const start = ticks[0] ? xOf(frame, ticks[0].as_of) : 0
  return (
    <svg className={styles.lines} width={width} height={height} aria-hidden>
      {priceMarks(frame).map((price) => (
        <path key={price} className={styles.grid} d={`M0 ${yOf(frame, price)}H${width}`} />
      ))}
      {next ? (
        <rect
          className={cx(styles.strip, sideOf(next))}
          x={opened}
          width={Math.max(0, Math.min(width, xOf(frame, next.settles_at)) - opened)}
          height={height}
        />
      ) : null}
      <path className={styles.area} d={`${line}V${height}H${start}Z`} />
      <path className={styles.line} d={line} />
      {orders.map((order) => (
        <OrderLines key={order.id} frame={frame} order={order} />
      ))}
      {last ? (
        <>
          <circle className={styles.halo} cx={x} cy={yOf(frame, positionOf(last.price))} r={9} />
          <circle className={styles.dot} cx={x} cy={yOf(frame, positionOf(last.price))} r={4} />
        </>
      ) : null}
    </svg>
  )
}

/** The prices of alerts that are in sight. */
function AlertLines({ frame, alerts }: { frame: Shown; alerts: readonly PriceAlert[] }) {
  return (
    <div aria-hidden>
      {alerts.map(({ id, price }) => {
        const y = yOf(frame, positionOf(price))
        return y >= 0 && y <= frame.height ? (
          <div key={id} className={marks.alertLine} style={{ transform: `translateY(${y}px)` }}>
            <Bell size={14} className={marks.alertBell} />
          </div>
        ) : null
      })}
    </div>
  )
}

/** The price at which an order was opened, until it settles, and the point at which it did. */
function OrderLines({ frame, order }: { frame: Shown; order: TradeOrder }) {
  const y = yOf(frame, positionOf(order.open_price))
  const opened = xOf(frame, order.open_time)
  const end = xOf(frame, order.settles_at)
  const { close_price: close } = order
  return (
    <g className={sideOf(order)}>
      <path className={styles.entry} d={`M${opened} ${y}H${isOpen(order) ? frame.width : end}`} />
      <path className={styles.end} d={`M${end} 0V${frame.height}`} />
      <circle className={styles.opened} cx={opened} cy={y} r={4.5} />
      {close === null ? null : (
        <circle className={styles.settled} cx={end} cy={yOf(frame, positionOf(close))} r={5.5} />
      )}
    </g>
  )
}

/** At the end of each strip how long that is, or how it ended; one below the other. */
function Labels(props: {
  frame: Shown
  orders: readonly TradeOrder[]
  isPractice: boolean
  now: number
  scale: number
}) {
  const { frame, orders, isPractice, now, scale } = props
  const format = useMoneyFormat()
  const words = useOrderWords()
  return (
    <div aria-hidden>
      {orders.slice(0, MOST_LABELS).map((order, at) => {
        const end = Math.min(frame.width, Math.max(0, xOf(frame, order.settles_at)))
        const Arrow = order.direction === 'up' ? ArrowUp : ArrowDown
        const isLate = end > frame.width / 2
        return (
          <div
            key={order.id}
            className={cx(styles.labelLine, isLate && styles.late)}
            style={{ insetBlockStart: 4 + at * LABEL_HEIGHT * scale }}
          >
            <span className={styles.away} style={{ flexBasis: isLate ? frame.width - end : end }} />
            <p className={cx(styles.label, sideOf(order))}>
              <Arrow size={12} strokeWidth={3} />
              {isPractice ? (
                <span className={marks.practice}>
                  <FormattedMessage {...practiceWords.mark} />
                </span>
              ) : null}
              {isOpen(order) ? (
                <>
                  <span className={styles.amount}>
                    {format.money(order.amount, order.currency)}
                  </span>{' '}
                  <strong>{formatCountdown(Math.max(0, order.settles_at - now))}</strong>
                </>
              ) : (
                <strong>
                  {words.result(order.result)}{' '}
                  {order.net_profit === null ? null : (
                    <span className={styles.amount}>
                      {format.signed(order.net_profit, order.currency)}
                    </span>
                  )}
                </strong>
              )}
            </p>
          </div>
        )
      })}
    </div>
  )
}

/** The scale of prices: the last one, those of orders, and round ones where there is room. */
function Prices(props: {
  frame: Shown
  orders: readonly TradeOrder[]
  precision: number
  scale: number
}) {
  const { frame, orders, precision, scale } = props
  const intl = useIntl()
  const format = useMoneyFormat()
  const size = LABEL_HEIGHT * scale
  const last = frame.ticks.at(-1)
  // One label for each price.
  const entries = [
    ...new Map(orders.filter(isOpen).map((one) => [one.open_price, one])).values(),
  ].slice(0, MOST_LABELS)
  const wanted = [...(last ? [last.price] : []), ...entries.map((one) => one.open_price)].map(
    (price) => yOf(frame, positionOf(price)),
  )
  const room = { size, from: size / 2, to: frame.height - size / 2 }
  const placed = placeLabels(wanted, room)
  const marks = priceMarks(frame)
  const heights = marks.map((price) => yOf(frame, price))
  const free = freePlaces(heights, { size, taken: placed })
  const { value } = chartFormat(intl.locale)
  return (
    <>
      {marks.map((price, at) =>
        free[at] ? (
          <span key={price} className={styles.price} style={{ insetBlockStart: heights[at] }}>
            {value(price, precision)}
          </span>
        ) : null,
      )}
      {entries.map((order, at) => (
        <span
          key={order.id}
          className={cx(styles.price, styles.entryPrice, sideOf(order))}
          style={{ insetBlockStart: placed[at + 1] }}
        >
          {format.price(order.open_price, precision)}
        </span>
      ))}
      {last ? (
        <span className={cx(styles.price, styles.lastPrice)} style={{ insetBlockStart: placed[0] }}>
          {format.price(last.price, precision)}
        </span>
      ) : null}
    </>
  )
}

/** The scale of time: when the next order settles, and whole minutes where there is room. */
function Times(props: { frame: Shown; orders: readonly TradeOrder[]; now: number; scale: number }) {
  const { frame, orders, scale } = props
  const width = TIME_WIDTH * scale
  const next = orders.find(isOpen)
  const within = (x: number) => Math.min(frame.width - width / 2, Math.max(width / 2, x))
  const end = next ? within(xOf(frame, next.settles_at)) : null
  const marks = timeMarks(frame, width)
  const places = marks.map((time) => xOf(frame, time))
  const free = freePlaces(places, { size: width, taken: end === null ? [] : [end] })
  return (
    <>
      {marks.map((time, at) => {
        const x = places[at] ?? 0
        return free[at] && x === within(x) ? (
          <span key={time} className={styles.time} style={{ insetInlineStart: x }}>
            {formatClock(time)}
          </span>
        ) : null
      })}
      {next && end !== null ? (
        <strong className={styles.time} style={{ insetInlineStart: end }}>
          {formatTime(next.settles_at)}
        </strong>
      ) : null}
    </>
  )
}

/** Reads the ticks: under a finger, by keys, and in a sentence for whoever does not see the line. */
function Reader({ frame, name, precision }: { frame: Shown; name: string; precision: number }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { ticks } = frame
  const [pointed, setPointed] = useState<string | null>(null)
  const index = ticks.findIndex(({ tick_id }) => tick_id === pointed)
  const tick = ticks[index]
  const price = (one: Tick) => format.price(one.price, precision)
  const say = (one: Tick) =>
    intl.formatMessage(
      {
        id: 'trade.ticks.tick',
        defaultMessage: '{time}: {price}',
        description: 'A price with its moment, shown over the line of prices and read out.',
      },
      { time: formatTime(one.as_of), price: price(one) },
    )

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    if (event.key === 'Escape' && tick) {
      event.preventDefault()
      setPointed(null)
    }
    if (step === undefined) return
    event.preventDefault()
    const from = index < 0 ? ticks.length : index
    const to = Math.min(ticks.length - 1, Math.max(0, from + step * (event.shiftKey ? LEAP : 1)))
    setPointed(ticks[to]?.tick_id ?? null)
  }

  function point(event: PointerEvent<HTMLElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    const distance = (one: Tick) => Math.abs(xOf(frame, one.as_of) - x)
    const nearest = ticks.reduce<Tick | undefined>(
      (best, one) => (best && distance(best) <= distance(one) ? best : one),
      undefined,
    )
    setPointed(nearest?.tick_id ?? null)
  }

  return (
    <>
      {tick ? (
        <>
          <div
            className={styles.pointer}
            style={{ transform: `translateX(${xOf(frame, tick.as_of)}px)` }}
          />
          <p className={styles.readout}>{say(tick)}</p>
        </>
      ) : null}
      <div
        className={styles.surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys read the ticks
        tabIndex={0}
        aria-label={summary(intl, name, ticks, price)}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
      />
      <div role="status">
        <VisuallyHidden>{tick ? say(tick) : ''}</VisuallyHidden>
      </div>
    </>
  )
}

/** The line in words: where it begins and ends, and between which prices it moved. */
function summary(
  intl: ReturnType<typeof useIntl>,
  name: string,
  ticks: readonly Tick[],
  price: (tick: Tick) => string,
): string {
  const [first, ...others] = ticks
  const last = ticks.at(-1)
  if (!first || !last) return name
  const [lowest, highest] = others.reduce(
    ([low, high], tick) => [
      compare(tick.price, low.price) < 0 ? tick : low,
      compare(tick.price, high.price) > 0 ? tick : high,
    ],
    [first, first],
  )
  return intl.formatMessage(
    {
      id: 'trade.ticks.drawing',
      defaultMessage:
        'Prices of {name} from {from} on: first {first}, now {last}, lowest {lowest}, highest {highest}. The left and right keys read them.',
      description:
        'The line of the last minutes’ prices in words, for screen readers, with the keys that read it.',
    },
    {
      name,
      from: formatTime(first.as_of),
      first: price(first),
      last: price(last),
      lowest: price(lowest),
      highest: price(highest),
    },
  )
}

/** The ticks in sight as figures, the newest first. */
function TickTable(props: { ticks: readonly Tick[]; name: string; precision: number }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const caption = useChartLabel(props.name)
  return (
    <div className={styles.table}>
      <ChartTable
        caption={caption}
        columns={[
          intl.formatMessage(columnWords.time),
          intl.formatMessage({
            id: 'trade.confirm.price',
            defaultMessage: 'Price',
            description: 'Label in the confirmation of an order: the price at which it is sent.',
          }),
        ]}
        rows={props.ticks
          .map(({ tick_id, as_of, price }) => ({
            id: tick_id,
            name: formatTime(as_of),
            cells: [format.price(price, props.precision)],
          }))
          .reverse()}
      />
    </div>
  )
}

function Earlier({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.retry}>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw size={16} aria-hidden />}
        onClick={onRetry}
      >
        <FormattedMessage
          id="trade.ticks.retry"
          defaultMessage="Load earlier prices"
          description="Button over the line of prices where those of the last minutes could not be loaded."
        />
      </Button>
    </div>
  )
}
