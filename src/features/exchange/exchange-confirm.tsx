import { FormattedMessage, useIntl } from 'react-intl'
import { MoneyConfirm } from '@/components/money-action/money-confirm.tsx'
import type { ExchangeView } from '@/generated/model/exchange-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { Deal, Quote } from './exchange-rules.ts'
import { secondsValid } from './exchange-rules.ts'
import { ExchangeSummary } from './exchange-summary.tsx'
import { RateLine, useRateWords } from './rate-line.tsx'

/** An exchange as it was when its button was pressed: exactly this will be sent. */
export interface Asked {
  deal: Deal
  quote: Quote
}

interface ExchangeConfirmProps {
  view: ExchangeView
  asked: Asked | null
  /** The same at the present rate, to be accepted in its place; null where it cannot be had. */
  present: Asked | null
  /** The server did not take the accepted rate any more. */
  refused: boolean
  /** The server's Unix seconds. */
  now: number
  pending: boolean
  /** Why nothing can be exchanged any more, or null. */
  blocked: string | null
  onAccept: (present: Asked) => void
  onConfirm: (asked: Asked) => void
  onCancel: () => void
}

/** The last look: what is given, what it costs, what is received, and for how long the rate holds. */
export function ExchangeConfirm(props: ExchangeConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const needsRate = intl.formatMessage({
    id: 'exchange.confirm.needsRate',
    defaultMessage: 'Accept the present rate first.',
    description: 'Below the button of the confirmation, when the accepted rate is over.',
  })

  return (
    <MoneyConfirm
      asked={props.asked}
      pending={props.pending}
      blocked={props.blocked}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
      question={(shown) => {
        const { deal, quote } = shown
        const left = secondsValid(deal.offer, props.present?.deal.offer, props.now)
        const isOver = !props.pending && (props.refused || left === 0)
        return {
          title: (
            <FormattedMessage
              id="exchange.confirm.title"
              defaultMessage="Exchange {given} for {currency}?"
              description="Question before an exchange is sent: 'Exchange 500.00 USD for BTC?'"
              values={{
                given: format.money(quote.given, quote.givenCurrency),
                currency: quote.receivedCurrency,
              }}
            />
          ),
          body: (
            <Stack>
              {isOver ? <RateAgain {...props} former={shown} /> : null}
              <DefinitionList
                rows={[
                  {
                    id: 'rate',
                    label: (
                      <FormattedMessage
                        id="exchange.confirm.rate"
                        defaultMessage="Accepted rate"
                        description="Label in the confirmation of an exchange."
                      />
                    ),
                    value: <RateLine offer={deal.offer} currency={props.view.currency} />,
                    note: isOver ? (
                      <FormattedMessage
                        id="exchange.confirm.over"
                        defaultMessage="No longer valid"
                        description="Below an accepted rate that has run out or was refused."
                      />
                    ) : (
                      <FormattedMessage
                        id="exchange.confirm.valid"
                        defaultMessage="Valid for {left} s"
                        description="Below the accepted rate: seconds for which it can be sent."
                        values={{ left }}
                      />
                    ),
                  },
                ]}
              />
              <ExchangeSummary view={props.view} quote={quote} />
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
              values={{ given: format.money(quote.given, quote.givenCurrency) }}
            />
          ),
          outdated: isOver && needsRate,
        }
      }}
    />
  )
}

/** The accepted rate is over: what the present one comes to, to be accepted by a press of its own. */
function RateAgain({
  refused,
  present,
  view,
  blocked,
  former,
  onAccept,
}: ExchangeConfirmProps & { former: Asked }) {
  const format = useMoneyFormat()
  const sayRate = useRateWords()
  return (
    <Notice
      tone="warning"
      title={
        refused ? (
          <FormattedMessage
            id="exchange.confirm.changed"
            defaultMessage="The rate has changed. Nothing was exchanged."
            description="In the confirmation, after the server refused the accepted rate."
          />
        ) : (
          <FormattedMessage
            id="exchange.confirm.expired"
            defaultMessage="The accepted rate is no longer valid"
            description="In the confirmation, when the seconds of the accepted rate are over."
          />
        )
      }
      action={
        present && blocked === null ? (
          <Button variant="secondary" size="sm" onClick={() => onAccept(present)}>
            <FormattedMessage
              id="exchange.confirm.accept"
              defaultMessage="Accept {rate}"
              description="Button that accepts the present rate; nothing is sent by it."
              values={{ rate: sayRate(present.deal.offer.rate, view.currency) }}
            />
          </Button>
        ) : null
      }
    >
      {present ? (
        <FormattedMessage
          id="exchange.confirm.instead"
          defaultMessage="You would receive {now} instead of {before}."
          description="What the present rate comes to. Both have their currency."
          values={{
            now: format.money(present.quote.received, present.quote.receivedCurrency),
            before: format.money(former.quote.received, former.quote.receivedCurrency),
          }}
        />
      ) : null}
    </Notice>
  )
}
