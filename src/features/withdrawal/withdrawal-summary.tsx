import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { rateRow } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { Preview } from './withdrawal-rules.ts'

const NO_FIGURE = '—'

interface WithdrawalSummaryProps {
  view: WithdrawalView
  /** Null while nothing is typed that can be withdrawn: the lines stay, without figures. */
  preview: Preview | null
  target: WithdrawalTarget | undefined
  /**
   * The server's Unix seconds, while one types: the rate of a coin is the one of the moment. Null in the
   * question, which says where the money goes, and has the accepted rate beside it.
   */
  now: number | null
}

/** What goes out, what it costs, what arrives, and what stays. */
export function WithdrawalSummary({ view, preview, target, now }: WithdrawalSummaryProps) {
  const format = useMoneyFormat()
  const { currency, conditions } = view
  const figure = (amount: string | undefined): ReactNode =>
    amount === undefined ? NO_FIGURE : format.money(amount, currency)

  function arrivalOf() {
    if (!preview || preview.coins === null || !target) return { value: figure(preview?.arrival) }
    return {
      value: format.money(preview.coins, target.currency),
      note: <CoinWorth amount={preview.arrival} currency={currency} />,
    }
  }

  const to: DefinitionRow[] =
    target && now === null
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

  const rate =
    target?.quote && now !== null ? [rateRow(target.currency, target.quote, currency, now)] : []

  return (
    <DefinitionList
      rows={[
        ...to,
        {
          id: 'amount',
          label: <FormattedMessage {...common.amount} />,
          value: figure(preview?.amount),
          note: preview ? (
            <FormattedMessage
              id="withdrawal.summary.balanceAfter"
              defaultMessage="{amount} stays available"
              description="Below the amount: what stays in the balance after the withdrawal."
              values={{ amount: format.money(preview.balanceAfter, currency) }}
            />
          ) : null,
        },
        {
          id: 'fee',
          label: <FeeLabel rate={conditions.fee_rate} />,
          value: figure(preview?.fee),
        },
        ...rate,
        {
          id: 'arrival',
          label: <ArrivalLabel />,
          ...arrivalOf(),
          emphasis: 'total',
        },
      ]}
    />
  )
}

/** The fee with its rate. */
export function FeeLabel({ rate }: { rate: Decimal }) {
  const format = useMoneyFormat()
  return (
    <FormattedMessage
      id="withdrawal.summary.fee"
      defaultMessage="Fee ({rate})"
      description="Label of the fee with its rate in per cent."
      values={{ rate: format.rate(rate) }}
    />
  )
}

/** What is left of the amount. */
export function ArrivalLabel() {
  return (
    <FormattedMessage
      id="withdrawal.summary.arrival"
      defaultMessage="Arrives"
      description="Label: amount less fee."
    />
  )
}

/** Below coins that arrive: the cash that they are paid for. */
export function CoinWorth({ amount, currency }: { amount: Decimal; currency: string }) {
  const format = useMoneyFormat()
  return (
    <FormattedMessage
      id="withdrawal.summary.worth"
      defaultMessage="for {amount}"
      description="Below the coins that arrive: the cash, amount less fee, that they are paid for. amount has its currency."
      values={{ amount: format.money(amount, currency) }}
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
