import { FormattedMessage, useIntl } from 'react-intl'
import { AcceptedRate } from '@/domain/rates/accepted-rate.tsx'
import { secondsLeft } from '@/domain/rates/rate-rules.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Figure } from '@/patterns/money-flow/changed-figures.tsx'
import { useChangedFigures } from '@/patterns/money-flow/changed-figures.tsx'
import { MoneyConfirm } from '@/patterns/money-flow/money-confirm.tsx'
import type { Confirmation } from '@/patterns/money-flow/use-confirmation.ts'
import { Stack } from '@/ui/card.tsx'
import type { Deal, Preview } from './exchange-rules.ts'
import { ExchangeSummary, FeeLabel, ReceivedLabel } from './exchange-summary.tsx'

/** An exchange as it was when its button was pressed: exactly this will be sent. */
export interface Asked {
  deal: Deal
  preview: Preview
  /** The terms at that moment. */
  view: ExchangeView
}

interface ExchangeConfirmProps extends Confirmation<Asked> {
  /** The same exchange with the figures of now; null where it is unavailable. */
  present: Asked | null
  /** The server did not take the fee any more, whatever became of the rate. */
  feeRefused: boolean
  /** The server's Unix seconds. */
  now: number
  /** Why nothing can be exchanged any more, or null. */
  blocked: string | null
}

/** Confirmation of an exchange: both amounts, the fee, and how long the rate stays valid. */
export function ExchangeConfirm(props: ExchangeConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const askAgain = useChangedFigures()
  const { present, blocked, feeRefused } = props
  const refused = props.refused && !feeRefused
  const arrivalOf = ({ received, receivedCurrency }: Preview) =>
    format.money(received, receivedCurrency)

  // Another rate moves these figures, too, and is accepted by itself: here it is the fee's own that counts.
  const figures = ({ preview, view: { fee_rate, currency } }: Asked): Figure[] => [
    {
      id: 'fee',
      label: <FeeLabel rate={fee_rate} />,
      is: fee_rate,
      shown: format.money(preview.fee, currency),
    },
    { id: 'received', label: <ReceivedLabel />, is: fee_rate, shown: arrivalOf(preview) },
  ]

  return (
    <MoneyConfirm
      {...props}
      question={(asked) => {
        const { view, preview } = asked
        const { offer } = asked.deal
        const left = secondsLeft({
          ...props,
          refused,
          accepted: offer,
          present: present?.deal.offer,
        })
        const question = {
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
                refused={refused}
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
        return askAgain(question, { ...props, asked, refused: feeRefused, figures })
      }}
    />
  )
}
