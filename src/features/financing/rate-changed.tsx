import { FormattedMessage } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Notice } from '@/ui/notice.tsx'

/** The server refused the rate that was shown; the one of now is to be looked at first. */
export function RateChanged({ rate }: { rate: Decimal }) {
  const format = useMoneyFormat()
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="invest.form.rateChanged"
          defaultMessage="The daily rate has changed. Nothing was bought."
          description="Above the button, after the server refused the rate that was shown."
        />
      }
    >
      <FormattedMessage
        id="invest.form.rateNow"
        defaultMessage="It is {rate} a day now. Look at the figures again before you buy."
        description="Below 'The daily rate has changed'. rate is in per cent."
        values={{ rate: format.rate(rate, 2) }}
      />
    </Notice>
  )
}
