import { useIntl } from 'react-intl'
import { priceRange } from '@/domain/quotes/tick-rules.ts'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { useListTicks } from '@/generated/market/market.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { formatTime } from '@/lib/time.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { pathPoints } from './order-picture.ts'
import { pathOf, precisionOf, ticksOf } from './order-rules.ts'
import styles from './orders.module.css'

// The drawing comes with the chart library.
const PriceDrawing = loadable(
  async () => (await import('@/patterns/charts/drawings.tsx')).PriceDrawing,
)

const END_COLOURS: Record<string, string> = { win: 'var(--positive)', loss: 'var(--negative)' }

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
  const points = pathPoints(order, path ?? [])
  const price = (one: Tick) => format.price(one.price, precisionOf(one.price))
  return (
    <figure className={styles.path}>
      {path ? (
        <div className={styles.pathPlace}>
          <ErrorBoundary>
            <PriceDrawing
              points={points}
              range={priceRange(points.map(({ position }) => position))}
              endColour={END_COLOURS[order.result] ?? 'var(--neutral)'}
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
          </ErrorBoundary>
        </div>
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
