import { useIntl } from 'react-intl'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { useListTicks } from '@/generated/market/market.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { formatTime } from '@/lib/time.ts'
import { cx } from '@/ui/cx.ts'
import { pathPicture } from './order-picture.ts'
import { pathOf, precisionOf, ticksOf } from './order-rules.ts'
import styles from './orders.module.css'

const WIDTH = 320
const HEIGHT = 104
/** Room at the edges for the points. */
const EDGE = 7
/** Points of a path at most: the second is enough for a picture of this width. */
const POINTS = 300

/**
 * The prices from an order's opening to its end, as they were published: undefined while they load,
 * null where they cannot be had, or do not have the two that decided it.
 */
export function useOrderPath(order: TradeOrder): readonly Tick[] | null | undefined {
  const ends = ticksOf(order)
  const step = Math.ceil(order.seconds / POINTS)
  const { data, isError } = useListTicks(
    { symbol: order.symbol, from: order.open_time, until: order.settles_at, step },
    { query: { staleTime: Infinity, enabled: ends !== null } },
  )
  if (!ends || isError) return null
  return data && pathOf(data.list, ends)
}

/** The way of the price as a picture; nothing where it is not known: the receipt says all in figures. */
export function OrderPath({ order }: { order: TradeOrder }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const path = useOrderPath(order)
  const ends = ticksOf(order)
  // The place is kept while it loads.
  if (path === null || !ends) return null
  const { open, close } = ends
  const price = (one: Tick) => format.price(one.price, precisionOf(one.price))
  return (
    <figure className={styles.path}>
      {path ? (
        <Drawing
          ticks={path}
          order={order}
          label={intl.formatMessage(
            {
              id: 'order.path.label',
              defaultMessage:
                'The price from {open} at {from} to {close} at {to}, lowest {lowest}, highest {highest}.',
              description:
                'Said by screen readers of the small picture in a receipt: the way of the price from opening to settlement.',
            },
            {
              open: price(open),
              from: formatTime(open.as_of),
              close: price(close),
              to: formatTime(close.as_of),
              lowest: price(extreme(path, -1)),
              highest: price(extreme(path, 1)),
            },
          )}
        />
      ) : (
        <div className={styles.pathPlace} />
      )}
      <figcaption className={styles.pathEnds} aria-hidden>
        <span>
          <strong>{price(open)}</strong> {formatTime(open.as_of)}
        </span>
        <span>
          <strong>{price(close)}</strong> {formatTime(close.as_of)}
        </span>
      </figcaption>
    </figure>
  )
}

/** The lowest (-1) or the highest (1) of some ticks. */
const extreme = (ticks: readonly Tick[], sign: 1 | -1) =>
  ticks.reduce((best, one) => (compare(one.price, best.price) === sign ? one : best))

interface DrawingProps {
  /** From the opening tick to the closing one. */
  ticks: readonly Tick[]
  order: TradeOrder
  label: string
}

function Drawing({ ticks, order, label }: DrawingProps) {
  const { line, entry, end } = pathPicture(order, ticks, {
    width: WIDTH - 2 * EDGE,
    height: HEIGHT,
  })
  return (
    <svg viewBox={`${-EDGE} 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={styles.pathEntry} d={`M0 ${entry}H${end.x}`} />
      <path className={styles.pathLine} d={line} />
      <circle className={styles.pathOpen} cx={0} cy={entry} r={5} />
      <circle
        className={cx(styles.pathClose, styles[order.result])}
        cx={end.x}
        cy={end.y}
        r={5.5}
      />
    </svg>
  )
}
