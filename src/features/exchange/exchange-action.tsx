import { FormattedMessage } from 'react-intl'
import { AcceptedRate } from '@/domain/rates/accepted-rate.tsx'
import { secondsLeft } from '@/domain/rates/rate-rules.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { decimalOf, numberOf } from '@/lib/money.ts'
import { isFeeChanged } from '@/patterns/form/submit-error.tsx'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import type { ExchangeSchema } from './exchange-flow.ts'
import { draftName, exchange, exchangeSchema } from './exchange-flow.ts'
import type { AmountFault, Deal, Preview } from './exchange-rules.ts'
import {
  amendedGiven,
  givenBalance,
  givenCurrency,
  largestAmount,
  previewOf,
  smallestAmount,
} from './exchange-rules.ts'
import { ExchangeSummary, labels } from './exchange-summary.tsx'

type Context = ActionContext<{
  deal: Deal
  view: ExchangeView
  /** The server's Unix seconds. */
  now: number
}>

/** Exchanges cash for coins, or coins for cash. */
export const exchangeAction = defineMoneyAction({
  ...exchange,
  form: (context: Context): ContractFormOptions<ExchangeSchema> => ({
    schema: exchangeSchema(context.deal, context.view, faultWords(context)),
    defaultValues: { amount: '' },
    amounts: ['amount'],
    currency: givenCurrency(context.deal, context.view),
    // The draft keeps the entries, so leaving needs no question.
    draft: { form: draftName(context.deal.type, context.deal.offer.coin), fields: ['amount'] },
  }),
  amend: (refusal, { deal, view }) => amendedGiven(refusal, deal, view),
  ask({ amount }: { amount: number }, { deal, view, format }: Context) {
    const preview = previewOf(decimalOf(amount), deal, view)
    if (!preview) return null
    const { given, givenCurrency, fee } = preview
    const accepted = { type: deal.type, coin: deal.offer.coin, rate: deal.offer.rate }
    return {
      body: { ...accepted, fee, amount: numberOf(given) },
      sent: { ...accepted, amount: given, currency: givenCurrency },
      // Another rate moves these figures, too, and is accepted by itself: here it is the fee's own that counts.
      figures: [
        {
          label: labels.fee,
          labelValues: { rate: format.rate(view.fee_rate) },
          is: view.fee_rate,
          shown: format.money(fee, view.currency),
        },
        { label: labels.received, is: view.fee_rate, shown: receivedOf(preview, format) },
      ],
      deal,
      preview,
      view,
    }
  },
  wording({ deal: { offer }, preview, view: terms }, standing, { now, intl, format }) {
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
            arrival={receivedOf(preview, format)}
            present={
              present && {
                rate: present.deal.offer.rate,
                arrival: receivedOf(present.preview, format),
              }
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
})

const receivedOf = ({ received, receivedCurrency }: Preview, format: Context['format']) =>
  format.money(received, receivedCurrency)

/** What is wrong with an amount, with the number that counts. */
function faultWords({ deal, view, intl, format: { money } }: Context) {
  const currency = givenCurrency(deal, view)
  return (fault: AmountFault): string => {
    switch (fault) {
      case 'tooSmall':
        return intl.formatMessage(
          {
            id: 'exchange.rule.tooSmall',
            defaultMessage: 'At least {amount}.',
            description: 'Below an amount that is too small. amount has its currency.',
          },
          { amount: money(smallestAmount(deal, view), currency) },
        )
      case 'tooLarge':
        return intl.formatMessage(
          {
            id: 'exchange.rule.tooLarge',
            defaultMessage: 'At most {amount}.',
            description: 'Below an amount that is too large. amount has its currency.',
          },
          { amount: money(largestAmount(deal, view) ?? givenBalance(deal, view), currency) },
        )
      case 'balance':
        return intl.formatMessage(
          {
            id: 'exchange.rule.balance',
            defaultMessage: 'Only {amount} is available.',
            description: 'Below an amount above the balance. amount has its currency.',
          },
          { amount: money(givenBalance(deal, view), currency) },
        )
    }
  }
}
