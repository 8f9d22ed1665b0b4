import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WithdrawalTarget } from '@/generated/model/withdrawal-target.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { Quote } from './withdrawal-rules.ts'

const NO_FIGURE = '—'

interface WithdrawalSummaryProps {
  view: WithdrawalView
  /** Null while nothing is typed that can be withdrawn: the lines stay, without figures. */
  quote: Quote | null
  /** Given where everything that will be sent is shown. */
  target?: WithdrawalTarget
}

/** What goes out, what it costs, what arrives, and what stays. */
export function WithdrawalSummary({ view, quote, target }: WithdrawalSummaryProps) {
  const format = useMoneyFormat()
  const { currency, conditions } = view
  const figure = (amount: string | undefined): ReactNode =>
    amount === undefined ? NO_FIGURE : format.money(amount, currency)

  const to: DefinitionRow[] = target
    ? [
        {
          id: 'target',
          label: (
            <FormattedMessage
              id="withdrawal.summary.target"
              defaultMessage="To"
              description="Label: where the money goes."
            />
          ),
          value: target.name,
          note: <TargetNumber target={target} />,
        },
      ]
    : []

  return (
    <DefinitionList
      rows={[
        ...to,
        {
          id: 'amount',
          label: (
            <FormattedMessage
              id="withdrawal.summary.amount"
              defaultMessage="Amount"
              description="Label: what leaves the balance."
            />
          ),
          value: figure(quote?.amount),
          note: quote ? (
            <FormattedMessage
              id="withdrawal.summary.balanceAfter"
              defaultMessage="{amount} stays available"
              description="Below the amount: what stays in the balance after the withdrawal."
              values={{ amount: format.money(quote.balanceAfter, currency) }}
            />
          ) : null,
        },
        {
          id: 'fee',
          label: (
            <FormattedMessage
              id="withdrawal.summary.fee"
              defaultMessage="Fee ({rate})"
              description="Label of the fee with its rate in per cent."
              values={{ rate: format.rate(conditions.fee_rate) }}
            />
          ),
          value: figure(quote?.fee),
        },
        {
          id: 'arrival',
          label: (
            <FormattedMessage
              id="withdrawal.summary.arrival"
              defaultMessage="Arrives"
              description="Label: amount less fee."
            />
          ),
          value: figure(quote?.arrival),
          emphasis: 'total',
        },
      ]}
    />
  )
}

/** Masked number with the network of an address. */
function TargetNumber({ target }: { target: WithdrawalTarget }) {
  if (target.network === null) return target.masked_number
  return (
    <FormattedMessage
      id="withdrawal.target.onNetwork"
      defaultMessage="{number}, network {network}"
      description="Masked number of a wallet address and its network."
      values={{ number: target.masked_number, network: target.network }}
    />
  )
}
