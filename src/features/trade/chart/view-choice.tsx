import { Maximize2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/h5.schemas.ts'
import { Button } from '@/ui/button.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './chart.module.css'
import type { ChartView } from './chart-settings.ts'
import { intervalWord, viewWords } from './chart-words.ts'

/** The lengths that are offered in the page; all are on the whole screen. */
const OFTEN: readonly CandleInterval[] = ['1m', '5m', '1h']

/** The ticks, or which length a candle has: those used often, and the last one where it is none of them. */
export function ViewChoice({
  interval,
  value,
  onChange,
  onFull,
}: {
  /** The length of candles that was chosen last. */
  interval: CandleInterval
  value: ChartView
  onChange: (value: ChartView) => void
  onFull: () => void
}) {
  const intl = useIntl()
  const shown: ChartView[] = ['ticks', ...OFTEN, ...(OFTEN.includes(interval) ? [] : [interval])]
  return (
    <div className={styles.views}>
      <Segmented
        className={styles.view}
        label={intl.formatMessage(intervalWord)}
        options={shown.map((view) => ({
          value: view,
          label: intl.formatMessage(viewWords[view]),
        }))}
        value={value}
        onChange={onChange}
      />
      <Button variant="quiet" size="sm" icon={<Maximize2 size={16} aria-hidden />} onClick={onFull}>
        <FormattedMessage
          id="trade.chart.full"
          defaultMessage="Full screen"
          description="Button above the chart: shows it on the whole screen, with all lengths of candles, studies and the table. As short as can be."
        />
      </Button>
    </div>
  )
}
