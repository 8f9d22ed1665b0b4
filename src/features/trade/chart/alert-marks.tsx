import { Bell, BellPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { PriceAlert } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { priceAlertsPath } from '@/lib/paths.ts'
import { UiLink } from '@/ui/link.tsx'
import styles from './chart.module.css'
import type { ChartEngine } from './engine.ts'
import marks from './marks.module.css'
import { offeredPrice } from './offered-price.ts'
import { useDrawing } from './use-drawing.ts'

interface AlertMarksProps {
  engine: ChartEngine
  alerts: readonly PriceAlert[]
}

/** The prices of the user's alerts as lines with a bell; the page of alerts says them in words. */
export function AlertMarks(props: AlertMarksProps) {
  return props.alerts.length === 0 ? null : <Marks {...props} />
}

function Marks({ engine, alerts }: AlertMarksProps) {
  const places = useDrawing(engine, (drawing) => {
    const found: Record<string, number> = {
      right: drawing.lastIndex < 0 ? 0 : drawing.plotWidth,
      height: drawing.candlesHeight,
    }
    for (const { id, price } of alerts) found[id] = drawing.yOf(price)
    return found
  })
  const { right = 0, height = 0 } = places
  if (right === 0) return null
  return (
    <div aria-hidden>
      {alerts.map(({ id }) => {
        const y = places[id] ?? -1
        return y >= 0 && y <= height ? (
          <div
            key={id}
            className={marks.alertLine}
            style={{ inlineSize: right, transform: `translateY(${y}px)` }}
          >
            <Bell size={14} className={marks.alertBell} />
          </div>
        ) : null
      })}
    </div>
  )
}

interface AlertOfferProps {
  engine: ChartEngine
  symbol: string
  precision: number
}

/**
 * Beside the axis at the height of the crosshair: the way to an alert at that price. Keys have the bell of
 * the page.
 */
export function AlertOffer({ engine, symbol, precision }: AlertOfferProps) {
  const format = useMoneyFormat()
  const offer = useDrawing(engine, (drawing) => {
    const { crosshair, plotWidth: right, candlesHeight } = drawing
    if (crosshair === null || crosshair.y > candlesHeight) return null
    const { y } = crosshair
    const price = drawing.priceAt(y)
    const offered = offeredPrice(price, Math.abs(price - drawing.priceAt(y + 1)), precision)
    return offered === null ? null : { price: offered, y, right }
  })
  if (!offer) return null
  return (
    <div
      className={styles.offer}
      style={{ insetBlockStart: offer.y, insetInlineStart: offer.right }}
    >
      <UiLink
        href={priceAlertsPath(symbol, offer.price)}
        className={styles.offerLink}
        tabIndex={-1}
        data-keeps-crosshair
        // The focus stays on the drawing, which loses its crosshair with it.
        onMouseDown={(event) => event.preventDefault()}
      >
        <BellPlus size={16} aria-hidden />
        <FormattedMessage
          id="trade.chart.alertAt"
          defaultMessage="Tell me at {price}"
          description="Small button over the chart, at the crosshair: leads to a price alert at that price."
          values={{ price: format.price(offer.price, precision) }}
        />
      </UiLink>
    </div>
  )
}
