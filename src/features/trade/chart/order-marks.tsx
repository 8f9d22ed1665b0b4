import { ArrowDown, ArrowUp } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { practiceWords } from '@/domain/orders/practice-words.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import styles from './chart.module.css'
import type { ChartEngine } from './engine.ts'
import { freePlaces, placeLabels, roomFor } from './label-placement.ts'
import marks from './marks.module.css'
import { useDrawing } from './use-drawing.ts'

/* Pixels at the usual size of text. */

/** Height of an order's label, with the room to the next one. */
const LABEL = 24
/** At the top, where the legends of the curves stand. */
const LEGENDS = 32
/** Height of a price on the axis, with the room to the next one. */
const PRICE = 17
/** The middle of the curves' legend, which may reach over the axis. */
const LEGEND = 10

export interface OrderMarksProps {
  engine: ChartEngine
  orders: readonly TradeOrder[]
  /** They are orders with practice money, which each of their sums says. */
  isPractice: boolean
  precision: number
}

/**
 * The user's open orders: where each was opened, its price as a line, when it settles, and how long
 * that is. The list of open orders says the same in words.
 */
export function OrderMarks(props: OrderMarksProps) {
  // Without an order there is nothing to place anew in each frame of a drag.
  return props.orders.length === 0 ? null : <Marks {...props} />
}

function Marks({ engine, orders, isPractice, precision }: OrderMarksProps) {
  const now = useServerNow()
  const places = useDrawing(engine, (drawing) => placesOf(drawing, orders))
  if (places.right === 0) return null
  const heights = orders.map(({ id }) => places[`y${id}`] ?? 0)
  const { scale } = places
  const size = LABEL * scale
  const room = { size, from: LEGENDS * scale, to: places.height - size / 2 }
  // Where there are more than fit, those that settle next have a label; the list below has them all.
  const next = orders
    .map((_, at) => at)
    .sort((a, b) => (orders[a]?.settles_at ?? 0) - (orders[b]?.settles_at ?? 0))
    .slice(0, roomFor(room))
  const placed = placeLabels(
    next.map((at) => heights[at] ?? 0),
    room,
  )
  const labels = new Map(next.map((at, of) => [at, placed[of] ?? 0]))
  const priced = freePlaces(heights, {
    size: PRICE * scale,
    taken: [places.last, LEGEND * scale],
  })
  return (
    <div aria-hidden>
      {orders.map((order, at) => (
        <OrderMark
          key={order.id}
          order={order}
          isPractice={isPractice}
          left={Math.max(0, order.settles_at - now)}
          precision={precision}
          opened={places[`o${order.id}`] ?? 0}
          settles={places[`s${order.id}`] ?? 0}
          y={heights[at] ?? 0}
          label={labels.get(at)}
          priced={priced[at] ?? false}
          right={places.right}
          height={places.height}
        />
      ))}
    </div>
  )
}

type Places = Record<string, number> & Record<'right' | 'height' | 'last' | 'scale', number>

function placesOf(drawing: ChartEngine, orders: readonly TradeOrder[]): Places {
  const last = drawing.candleAt(drawing.lastIndex)
  const places: Places = {
    last: last ? drawing.yOf(last.close) : 0,
    right: drawing.lastIndex < 0 ? 0 : drawing.plotWidth,
    height: drawing.candlesHeight,
    scale: drawing.textScale,
  }
  for (const { id, open_price, open_time, settles_at } of orders) {
    places[`y${id}`] = drawing.yOf(open_price)
    places[`o${id}`] = drawing.xOfTime(open_time)
    places[`s${id}`] = drawing.xOfTime(settles_at)
  }
  return places
}

interface OrderMarkProps {
  order: TradeOrder
  isPractice: boolean
  /** Seconds until it settles. */
  left: number
  precision: number
  /** Whether its price stands on the axis, where it covers no other. */
  priced: boolean
  /** Pixels: its moments, its price, its label if it has one, and the edges of the part with the candles. */
  opened: number
  settles: number
  y: number
  label: number | undefined
  right: number
  height: number
}

function OrderMark(props: OrderMarkProps) {
  const { order, isPractice, left, precision, opened, settles, y, label, priced } = props
  const { right, height } = props
  const format = useMoneyFormat()
  const isUp = order.direction === 'up'
  const Arrow = isUp ? ArrowUp : ArrowDown
  const from = Math.min(right, Math.max(0, opened))
  const isInSight = y >= 0 && y <= height
  return (
    <div className={isUp ? styles.upOrder : styles.downOrder}>
      {isInSight ? (
        <>
          <div
            className={styles.orderLine}
            style={{ inlineSize: right - from, transform: `translate(${from}px, ${y}px)` }}
          />
          {priced ? (
            <div
              className={styles.orderPrice}
              style={{ insetBlockStart: y, insetInlineStart: right }}
            >
              {format.price(order.open_price, precision)}
            </div>
          ) : null}
          {opened >= 0 && opened <= right ? (
            <div
              className={styles.orderDot}
              style={{ transform: `translate(${opened}px, ${y}px)` }}
            />
          ) : null}
        </>
      ) : null}
      {settles > 0 && settles < right ? (
        <div
          className={styles.settles}
          style={{ blockSize: height, transform: `translateX(${settles}px)` }}
        />
      ) : null}
      {label === undefined ? null : (
        <div className={styles.orderLabel} style={{ transform: `translateY(${label}px)` }}>
          <Arrow size={12} strokeWidth={3} />
          {isPractice ? (
            <span className={marks.practice}>
              <FormattedMessage {...practiceWords.mark} />
            </span>
          ) : null}
          <span>{format.money(order.amount, order.currency)}</span>
          <span className={styles.left}>{formatCountdown(left)}</span>
        </div>
      )}
    </div>
  )
}
