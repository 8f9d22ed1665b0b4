import { FormattedMessage, useIntl } from 'react-intl'
import { MoneyConfirm } from '@/components/money-flow/money-confirm.tsx'
import type { Confirmation } from '@/components/money-flow/use-confirmation.ts'
import { AcceptedRate } from '@/components/rates/accepted-rate.tsx'
import { secondsLeft } from '@/components/rates/rate-rules.ts'
import { rateWords } from '@/components/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/model/exchange-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Stack } from '@/ui/card.tsx'
import type { Deal, Preview } from './exchange-rules.ts'
import { ExchangeSummary } from './exchange-summary.tsx'

/** An exchange as it was when its button was pressed: exactly this will be sent. */
export interface Asked {
  deal: Deal
  preview: Preview
}

interface ExchangeConfirmProps extends Confirmation<Asked> {
  view: ExchangeView
  /** The same exchange at the current rate; null where it is unavailable. */
  present: Asked | null
  /** The server's Unix seconds. */
  now: number
  /** Why nothing can be exchanged any more, or null. */
  blocked: string | null
}

/** Confirmation of an exchange: both amounts, the fee, and how long the rate stays valid. */
export function ExchangeConfirm(props: ExchangeConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { view, present, blocked } = props
  const arrivalOf = ({ received, receivedCurrency }: Preview) =>
    format.money(received, receivedCurrency)

  return (
    <MoneyConfirm
      {...props}
      question={({ deal: { offer }, preview }) => {
        const left = secondsLeft({
          ...props,
          accepted: offer,
          present: present?.deal.offer,
        })
        return {
          title: (
            <FormattedMessage
              id="exchange.confirm.title"
              defaultMessage="Exchange {given} for {currency}?"
              description="Question before an exchange is sent: 'Exchange 500.00 USD for BTC?'"
              values={{
                given: format.money(preview.given, preview.givenCurrency),
                currency: preview.receivedCurrency,
              }}
            />
          ),
          body: (
            <Stack>
              <AcceptedRate
                coin={offer.coin}
                currency={view.currency}
                rate={offer.rate}
                left={left}
                refused={props.refused}
                arrival={arrivalOf(preview)}
                present={
                  present && { rate: present.deal.offer.rate, arrival: arrivalOf(present.preview) }
                }
                onAccept={present && blocked === null ? () => props.onAsk(present) : null}
              />
              <ExchangeSummary view={view} preview={preview} />
              <p>
                <FormattedMessage
                  id="exchange.confirm.final"
                  defaultMessage="The exchange happens at once and cannot be taken back. You can exchange back at the rate of that moment, for another fee."
                  description="What confirming means, and how to get out of it."
                />
              </p>
            </Stack>
          ),
          confirmLabel: (
            <FormattedMessage
              id="exchange.confirm.confirm"
              defaultMessage="Exchange {given}"
              description="Button that sends the exchange. given has its currency."
              values={{ given: format.money(preview.given, preview.givenCurrency) }}
            />
          ),
          outdated: left === null && intl.formatMessage(rateWords.needed),
        }
      }}
    />
  )
}
