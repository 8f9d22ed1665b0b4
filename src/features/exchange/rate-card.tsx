import { FormattedMessage } from 'react-intl'
import { ExchangeOfferState } from '@/generated/model/exchange-offer-state.ts'
import type { ExchangeView } from '@/generated/model/exchange-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatTime } from '@/lib/time.ts'
import { StatusTag } from '@/ui/badge.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { Deal } from './exchange-rules.ts'
import { givenBalance, givenCurrency } from './exchange-rules.ts'
import { RateLine } from './rate-line.tsx'

interface RateCardProps {
  deal: Deal
  view: ExchangeView
  /** The server's Unix seconds. */
  now: number
}

/** The rate with its moment and how long it holds, the state of the coin, and what there is to give. */
export function RateCard({ deal, view, now }: RateCardProps) {
  const format = useMoneyFormat()
  const { offer } = deal
  const left = Math.max(0, offer.valid_until - now)
  return (
    <DefinitionList
      rows={[
        {
          id: 'rate',
          label: (
            <FormattedMessage
              id="exchange.rate.label"
              defaultMessage="Rate"
              description="Label of the rate of a coin."
            />
          ),
          value: <RateLine offer={offer} currency={view.currency} />,
          note: (
            <FormattedMessage
              id="exchange.rate.validity"
              defaultMessage="As of {time} · {left, plural, =0 {no longer valid} other {valid for # s}}"
              description="Below the rate: when it was published and the seconds for which it holds."
              values={{ time: formatTime(offer.as_of), left }}
            />
          ),
        },
        ...stateRows(offer.state),
        {
          id: 'available',
          label: (
            <FormattedMessage
              id="exchange.rate.available"
              defaultMessage="Available"
              description="Label of the balance of what is given."
            />
          ),
          value: format.money(givenBalance(deal, view), givenCurrency(deal, view)),
        },
      ]}
    />
  )
}

/** Said where a coin is not simply available. */
function stateRows(state: string) {
  if (state === ExchangeOfferState.available) return []
  const isSuspended = state === ExchangeOfferState.suspended
  return [
    {
      id: 'state',
      label: (
        <FormattedMessage
          id="exchange.state.label"
          defaultMessage="State"
          description="Label: whether a coin can be exchanged."
        />
      ),
      value: (
        <StatusTag tone={isSuspended ? 'pending' : 'neutral'}>
          {isSuspended ? (
            <FormattedMessage
              id="exchange.state.suspended"
              defaultMessage="Suspended"
              description="State of a coin: it cannot be exchanged now."
            />
          ) : (
            <FormattedMessage
              id="exchange.state.unknown"
              defaultMessage="Unknown status"
              description="State of a coin that the server or this version cannot name."
            />
          )}
        </StatusTag>
      ),
    },
  ]
}
