import { ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { ChartTable } from '@/patterns/charts/chart-table.tsx'
import { Button } from '@/ui/button.tsx'
import styles from './chart.module.css'
import { chartFormat } from './chart-format.ts'
import { columnWords } from './chart-words.ts'
import type { ChartEngine } from './engine.ts'
import { candleTime } from './time-axis.ts'
import { useDrawing } from './use-drawing.ts'

export interface CandleTableProps {
  engine: ChartEngine
  name: string
  interval: CandleInterval
  precision: number
}

/** The candles in sight as figures, the newest first, with the ways to older and newer ones. */
export function CandleTable({ engine, name, interval, precision }: CandleTableProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { volume } = chartFormat(intl.locale)
  // The list is anew in each frame; its candles are the same until one of them changes.
  const inSight = useDrawing(engine, (drawing) => Object.assign({}, drawing.candlesInSight))
  const { atNewest } = useDrawing(engine, (drawing) => ({ atNewest: drawing.atNewest }))
  const candles = Object.values(inSight).reverse()
  const page = engine.plotWidth * 0.9
  return (
    <div className={styles.figures}>
      <ChartTable
        caption={intl.formatMessage(
          {
            id: 'trade.chart.tableOf',
            defaultMessage: 'Candles of {name}',
            description: 'Name of the table of the candles in sight, for screen readers.',
          },
          { name },
        )}
        columns={Object.values(columnWords).map((column) => intl.formatMessage(column))}
        rows={candles.map(({ time, open, high, low, close, volume: traded }) => ({
          id: String(time),
          name: candleTime(time, interval),
          cells: [
            ...[open, high, low, close].map((price) => format.price(price, precision)),
            volume(traded),
          ],
        }))}
      />
      <div className={styles.pager}>
        <Button
          variant="quiet"
          size="sm"
          icon={<ChevronLeft size={18} aria-hidden />}
          onClick={() => engine.panBy(page)}
        >
          <FormattedMessage
            id="trade.chart.older"
            defaultMessage="Older"
            description="Button below the table of candles: goes back in time."
          />
        </Button>
        {atNewest ? null : (
          <Button
            variant="quiet"
            size="sm"
            icon={<ChevronRight size={18} aria-hidden />}
            onClick={() => engine.panBy(-page)}
          >
            <FormattedMessage
              id="trade.chart.newer"
              defaultMessage="Newer"
              description="Button below the table of candles: goes forward in time."
            />
          </Button>
        )}
      </div>
    </div>
  )
}
