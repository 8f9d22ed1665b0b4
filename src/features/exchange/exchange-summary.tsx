import { FormattedMessage } from 'react-intl'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { Preview } from './exchange-rules.ts'

const NO_FIGURE = '—'

interface ExchangeSummaryProps {
  view: ExchangeView
  /** Null while nothing is typed that can be exchanged: the lines stay, without figures. */
  preview: Preview | null
}

/** What goes out, what it costs, and what comes in. */
export function ExchangeSummary({ view, preview }: ExchangeSummaryProps) {
  const format = useMoneyFormat()
  return (
    <DefinitionList
      rows={[
        {
          id: 'given',
          label: (
            <FormattedMessage
              id="exchange.summary.given"
              defaultMessage="You give"
              description="Label: what leaves the balance in an exchange."
            />
          ),
          value: preview ? format.money(preview.given, preview.givenCurrency) : NO_FIGURE,
          note: preview ? (
            <FormattedMessage
              id="exchange.summary.balanceAfter"
              defaultMessage="{amount} stays available"
              description="Below what is given: what stays in the balance. amount has its currency."
              values={{ amount: format.money(preview.balanceAfter, preview.givenCurrency) }}
            />
          ) : null,
        },
        {
          id: 'fee',
          label: <FeeLabel rate={view.fee_rate} />,
          value: preview ? format.money(preview.fee, view.currency) : NO_FIGURE,
        },
        {
          id: 'received',
          label: <ReceivedLabel />,
          value: preview ? format.money(preview.received, preview.receivedCurrency) : NO_FIGURE,
          emphasis: 'total',
        },
      ]}
    />
  )
}

/** The fee with its rate. */
export function FeeLabel({ rate }: { rate: string }) {
  const format = useMoneyFormat()
  return (
    <FormattedMessage
      id="exchange.summary.fee"
      defaultMessage="Fee ({rate}), included"
      description="Label of the fee with its rate in per cent; it is taken out of the cash."
      values={{ rate: format.rate(rate) }}
    />
  )
}

/** What arrives, after the fee. */
export function ReceivedLabel() {
  return (
    <FormattedMessage
      id="exchange.summary.received"
      defaultMessage="You receive"
      description="Label: what arrives, after the fee."
    />
  )
}
