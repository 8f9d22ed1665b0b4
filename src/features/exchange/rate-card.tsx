import { FormattedMessage } from 'react-intl'
import { rateRow } from '@/domain/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { StatusTag } from '@/ui/badge.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { Deal } from './exchange-rules.ts'
import { givenBalance, givenCurrency } from './exchange-rules.ts'

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
  return (
    <DefinitionList
      rows={[
        rateRow(offer.coin, offer, view.currency, now),
        ...stateRows(offer.state),
        {
          id: 'available',
          label: <FormattedMessage {...common.available} />,
          value: format.money(givenBalance(deal, view), givenCurrency(deal, view)),
        },
      ]}
    />
  )
}

/** The state of a coin, where it is not plainly available. */
function stateRows(state: string) {
  if (state === 'available') return []
  const isSuspended = state === 'suspended'
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
            <FormattedMessage {...common.unknownStatus} />
          )}
        </StatusTag>
      ),
    },
  ]
}
