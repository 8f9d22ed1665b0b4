import { FormattedMessage } from 'react-intl'
import type { ExchangeOffer } from '@/generated/model/exchange-offer.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { priceScale } from '@/lib/decimal.ts'

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
  return (rate, currency) => `${format.price(rate, priceScale(rate, currency))} ${currency}`
}
