import { FormattedMessage } from 'react-intl'
import { OfferedRateRow } from '@/domain/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Row } from '@/patterns/details/row.tsx'
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
    <DefinitionList>
      <OfferedRateRow coin={offer.coin} offer={offer} currency={view.currency} now={now} />
      {offer.state === 'available' ? null : <StateRow state={offer.state} />}
      <Row
        label={common.available}
        value={format.money(givenBalance(deal, view), givenCurrency(deal, view))}
      />
    </DefinitionList>
  )
}

/** The state of a coin, where it is not plainly available. */
function StateRow({ state }: { state: string }) {
  const isSuspended = state === 'suspended'
  return (
    <Row
      label={common.status}
      value={
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
      }
    />
  )
}
