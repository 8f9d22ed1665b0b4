import { defineMessages, FormattedMessage } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { yearlyRate } from './purchase-rules.ts'

export const rateLabels = defineMessages({
  daily: common.dailyRate,
})

interface RatesProps {
  dailyRate: Decimal
  /** As the server says it, where it does; else computed. */
  yearly?: Decimal
  size?: 'sm' | 'md'
}

/** The rate of a day and, beside it, that of a year. */
export function Rates({ dailyRate, yearly = yearlyRate(dailyRate), size = 'sm' }: RatesProps) {
  const format = useMoneyFormat()
  return (
    <StatGroup>
      <Stat
        size={size}
        label={<FormattedMessage {...rateLabels.daily} />}
        value={format.rate(dailyRate, 2)}
      />
      <Stat
        size={size}
        label={
          <FormattedMessage
            id="financing.card.yearlyRate"
            defaultMessage="Expected yield"
            description="Term of the specification: what a project would pay for a year, beside its daily rate."
          />
        }
        value={format.rate(yearly, 2)}
        note={
          <FormattedMessage
            id="financing.card.yearlyRateNote"
            defaultMessage="a year, 365 × daily rate"
            description="Below the expected yield: how it is computed, without compound interest."
          />
        }
      />
    </StatGroup>
  )
}
