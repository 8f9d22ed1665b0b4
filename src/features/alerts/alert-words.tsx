import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { PriceAlert, PriceAlertRepeat } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalsOfPrice } from '@/lib/decimal.ts'
import { formatMinute } from '@/lib/time.ts'
import { Whole } from '@/ui/text.tsx'

const words = defineMessages({
  once: {
    id: 'alerts.repeat.once',
    defaultMessage: 'Once',
    description: 'Choice of a price alert: it tells one time.',
  },
  each: {
    id: 'alerts.repeat.each',
    defaultMessage: 'Each time',
    description: 'Choice of a price alert: it tells whenever the price comes there.',
  },
})

const titleWord = defineMessage<{ symbol: string; direction: string }>({
  id: 'alerts.row.title',
  defaultMessage: '{symbol} {direction, select, up {rises to} other {falls to}}',
  description: 'Row of a price alert; the price stands at its end: BTCUSD rises to … 98,500.00.',
})
/** A price alert in words and figures. */
export function useAlertWords() {
  const intl = useIntl()
  const format = useMoneyFormat()
  const price = (text: string) => format.price(text, decimalsOfPrice(text))
  return {
    price: (alert: PriceAlert) => price(alert.price),
    priceText: price,
    title: ({ symbol, direction }: PriceAlert) =>
      intl.formatMessage(titleWord, { symbol, direction }),
    state: (alert: PriceAlert) => <AlertState {...alert} />,
    repeat: (repeat: PriceAlertRepeat) =>
      intl.formatMessage(words[repeat === 'each' ? 'each' : 'once']),
  }
}

/** When an alert was last reached; else when it was set. */
function AlertState({ set_at, reached_at }: PriceAlert) {
  return (
    <FormattedMessage
      id="alerts.row.state"
      defaultMessage="{reached, select, true {Reached {time}} other {Set {time}}}"
      description="Row of a price alert: when it was last reached (reached is true), else when it was set, date and time."
      values={{
        reached: reached_at !== null,
        time: <Whole>{formatMinute(reached_at ?? set_at)}</Whole>,
      }}
    />
  )
}
