import { FormattedMessage } from 'react-intl'
import type { ExchangeOffer } from '@/generated/model/exchange-offer.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { scaleOf } from '@/lib/decimal.ts'

/** "1 BTC = 97,837.40 USD". */
export function RateLine({ offer, currency }: { offer: ExchangeOffer; currency: string }) {
  const sayRate = useRateWords()
  return (
    <FormattedMessage
      id="exchange.rate.line"
      defaultMessage="1 {coin} = {rate}"
      description="The rate of a coin. rate has its currency."
      values={{ coin: offer.coin, rate: sayRate(offer.rate, currency) }}
    />
  )
}

/** Writes a rate with the decimals that the server gave it, and those of its currency at least. */
export function useRateWords(): (rate: string, currency: string) => string {
  const format = useMoneyFormat()
  return (rate, currency) => {
    const decimals = Math.max(scaleOf(currency), rate.split('.')[1]?.length ?? 0)
    return `${format.price(rate, decimals)} ${currency}`
  }
}
