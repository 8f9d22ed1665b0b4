import { defineMessages, FormattedMessage } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { priceScale } from '@/lib/decimal.ts'
import { formatTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { OfferedRate } from './rate-rules.ts'

export const rateWords = defineMessages({
  label: {
    id: 'rate.label',
    defaultMessage: 'Rate',
    description: 'Label of the rate of a coin: cash for one coin.',
  },
  accepted: {
    id: 'rate.accepted',
    defaultMessage: 'Accepted rate',
    description: 'Label of the rate of an exchange or withdrawal, in its confirmation and record.',
  },
  needed: {
    id: 'rate.needed',
    defaultMessage: 'Accept the current rate first.',
    description: 'Why nothing can be confirmed when the accepted rate is over.',
  },
  outOfDate: {
    id: 'rate.outOfDate',
    defaultMessage: "This rate is out of date. We're getting a new one.",
    description: 'Under the form, and in the confirmation, while no valid rate is known.',
  },
})

/** Writes a rate with the decimals that the server gave it, and those of its currency at least. */
export function useRateWords(): (rate: string, currency: string) => string {
  const format = useMoneyFormat()
  return (rate, currency) => `${format.price(rate, priceScale(rate, currency))} ${currency}`
}

interface RateLineProps {
  coin: string
  rate: string
  /** Of the cash. */
  currency: string
}

/** "1 BTC = 97,837.40 USD". */
export function RateLine({ coin, rate, currency }: RateLineProps) {
  const sayRate = useRateWords()
  return (
    <FormattedMessage
      id="rate.line"
      defaultMessage="1 {coin} = {rate}"
      description="The rate of a coin. rate has its currency."
      values={{ coin, rate: sayRate(rate, currency) }}
    />
  )
}

interface OfferedRateRowProps {
  coin: string
  offer: OfferedRate
  /** Of the cash. */
  currency: string
  /** The server's Unix seconds. */
  now: number
}

/** The rate that is offered, with its moment and how long it holds. */
export function OfferedRateRow({ coin, offer, currency, now }: OfferedRateRowProps) {
  const { rate, as_of: asOf, expires_at: end } = offer
  return (
    <Row
      label={rateWords.label}
      value={<RateLine coin={coin} rate={rate} currency={currency} />}
      note={
        <FormattedMessage
          id="rate.validity"
          defaultMessage="As of {time} · {left, plural, =0 {no longer valid} other {valid for # s}}"
          description="Below the rate: when it was published and the seconds for which it holds."
          values={{ time: formatTime(asOf), left: Math.max(0, end - now) }}
        />
      }
    />
  )
}
