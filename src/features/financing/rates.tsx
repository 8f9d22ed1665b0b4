import { FormattedMessage } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { yearlyRate } from './purchase-rules.ts'

/** The rate of a day and, beside it, that of a year. */
export function Rates({ dailyRate }: { dailyRate: Decimal }) {
  const format = useMoneyFormat()
  return (
    <StatGroup>
      <Stat
        size="sm"
        label={
          <FormattedMessage
            id="financing.card.dailyRate"
            defaultMessage="Daily rate"
            description="What a project pays for one day."
          />
        }
        value={format.rate(dailyRate, 2)}
      />
      <Stat
        size="sm"
        label={
          <FormattedMessage
            id="financing.card.yearlyRate"
            defaultMessage="Yearly rate"
            description="What a project would pay for a year, beside its daily rate."
          />
        }
        value={format.rate(yearlyRate(dailyRate), 2)}
        note={
          <FormattedMessage
            id="financing.card.yearlyRateNote"
            defaultMessage="365 × daily rate"
            description="Below the yearly rate: how it is computed, without compound interest."
          />
        }
      />
    </StatGroup>
  )
}
