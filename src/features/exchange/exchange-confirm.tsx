import { FormattedMessage, useIntl } from 'react-intl'
import { AcceptedRate } from '@/domain/rates/accepted-rate.tsx'
import { secondsLeft } from '@/domain/rates/rate-rules.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalOf, numberOf } from '@/lib/money.ts'
import { isFeeChanged } from '@/patterns/form/submit-error.tsx'
import type { Asked, Figure, Question } from '@/patterns/money-flow/question/money-question.tsx'
import type { ExchangeFlow } from './exchange-flow.ts'
import type { Deal, Preview } from './exchange-rules.ts'
import { previewOf } from './exchange-rules.ts'
import { ExchangeSummary, labels } from './exchange-summary.tsx'

/** An exchange as it was when its button was pressed. */
interface AskedExchange extends Asked<Parameters<ExchangeFlow['submit']>[0]> {
  deal: Deal
  preview: Preview
  /** The terms at that moment. */
  view: ExchangeView
}

/** The last look: both amounts, the fee, and how long the rate stays valid. */
export function useExchangeQuestion(
  deal: Deal,
  view: ExchangeView,
  /** The server's Unix seconds. */
  now: number,
): Question<Pick<AskedExchange['body'], 'amount'>, AskedExchange> {
  const intl = useIntl()
  const format = useMoneyFormat()
  const receivedOf = ({ received, receivedCurrency }: Preview) =>
    format.money(received, receivedCurrency)

  // Another rate moves these figures, too, and is accepted by itself: here it is the fee's own that counts.
  const figuresOf = (preview: Preview): Figure[] => [
    {
      label: labels.fee,
      labelValues: { rate: format.rate(view.fee_rate) },
      is: view.fee_rate,
      shown: format.money(preview.fee, view.currency),
    },
    { label: labels.received, is: view.fee_rate, shown: receivedOf(preview) },
  ]

  return {
    ask: ({ amount }) => {
      const preview = previewOf(decimalOf(amount), deal, view)
      if (!preview) return null
      const { given, givenCurrency, fee } = preview
      const accepted = { type: deal.type, coin: deal.offer.coin, rate: deal.offer.rate }
      return {
        body: { ...accepted, fee, amount: numberOf(given) },
        sent: { ...accepted, amount: given, currency: givenCurrency },
        figures: figuresOf(preview),
        deal,
        preview,
        view,
      }
    },
    wording: ({ deal: { offer }, preview, view: terms }, standing) => {
      const present = standing.now
      const feeRefused = isFeeChanged(standing.refused)
      const refused = standing.refused !== null && !feeRefused
      const left = secondsLeft({
        accepted: offer,
        present: present?.deal.offer,
        now,
        refused,
        pending: standing.pending,
      })
      const given = format.money(preview.given, preview.givenCurrency)
      return {
        title: (
          <FormattedMessage
            id="exchange.confirm.title"
            defaultMessage="Exchange {given} for {currency}?"
            description="Question before an exchange is sent: 'Exchange 500.00 USD for BTC?'"
            values={{ given, currency: preview.receivedCurrency }}
          />
        ),
        body: (
          <>
            <AcceptedRate
              coin={offer.coin}
              currency={terms.currency}
              rate={offer.rate}
              left={left}
              refused={refused}
              arrival={receivedOf(preview)}
              present={
                present && { rate: present.deal.offer.rate, arrival: receivedOf(present.preview) }
              }
              onAccept={standing.onAccept}
            />
            <ExchangeSummary view={terms} preview={preview} />
            <p>
              <FormattedMessage
                id="exchange.confirm.final"
                defaultMessage="The exchange happens at once and can't be undone. You can exchange back at the rate of that moment, for another fee."
                description="What confirming means, and how to get out of it."
              />
            </p>
          </>
        ),
        confirmLabel: (
          <FormattedMessage
            id="exchange.confirm.confirm"
            defaultMessage="Exchange {given}"
            description="Button that sends the exchange. given has its currency."
            values={{ given }}
          />
        ),
        outdated: left === null && intl.formatMessage(rateWords.needed),
        figuresRefused: feeRefused,
      }
    },
  }
}
