import { useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { TrendChart } from '@/patterns/charts/trend-chart.tsx'
import type { IncomeTerms } from './financing-rules.ts'
import { earningsCourse } from './financing-rules.ts'
import { messages } from './messages.ts'

interface EarningsChartProps {
  amount: Decimal
  terms: IncomeTerms
  /** First day on which a purchase made now earns, from the server. */
  earnsFrom: number
}

/** What an amount earns over the cycle, as a drawing. */
export function EarningsChart({ amount, terms, earnsFrom }: EarningsChartProps) {
  const intl = useIntl()
  return (
    <TrendChart
      level={3}
      fromZero
      title={intl.formatMessage({
        id: 'financing.invest.chart.title',
        defaultMessage: 'Earned over the cycle',
        description: 'Heading of the chart of what an amount earns.',
      })}
      valueLabel={intl.formatMessage(messages.earned)}
      points={earningsCourse(amount, terms, earnsFrom)}
      currency={terms.currency}
      timeZone={useSiteInfo()?.time_zone}
    />
  )
}
