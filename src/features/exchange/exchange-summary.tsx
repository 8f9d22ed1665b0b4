import { defineMessages, FormattedMessage } from 'react-intl'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { Preview } from './exchange-rules.ts'

export const labels = defineMessages({
  given: {
    id: 'exchange.summary.given',
    defaultMessage: 'You pay',
    description: 'Label: what leaves the balance in an exchange.',
  },
  fee: {
    id: 'exchange.summary.fee',
    defaultMessage: 'Fee ({rate}), included',
    description: 'Label of the fee with its rate in per cent; it is taken out of the cash.',
  },
  received: {
    id: 'exchange.summary.received',
    defaultMessage: 'You receive',
    description: 'Label: what arrives, after the fee.',
  },
})

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
    <DefinitionList>
      <Row
        label={labels.given}
        value={preview ? format.money(preview.given, preview.givenCurrency) : NO_FIGURE}
        note={
          preview ? (
            <FormattedMessage
              id="exchange.summary.balanceAfter"
              defaultMessage="{amount} stays available"
              description="Below what is paid: what stays in the balance. amount has its currency."
              values={{ amount: format.money(preview.balanceAfter, preview.givenCurrency) }}
            />
          ) : null
        }
      />
      <Row
        label={labels.fee}
        labelValues={{ rate: format.rate(view.fee_rate) }}
        value={preview ? format.money(preview.fee, view.currency) : NO_FIGURE}
      />
      <Row
        label={labels.received}
        value={preview ? format.money(preview.received, preview.receivedCurrency) : NO_FIGURE}
        emphasis="total"
      />
    </DefinitionList>
  )
}
