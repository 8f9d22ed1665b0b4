import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { OfferedRateRow } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { messages } from './messages.ts'
import type { Preview } from './withdrawal-rules.ts'

export const labels = defineMessages({
  target: messages.target,
  fee: common.feeRate,
  arrival: {
    id: 'withdrawal.summary.arrival',
    defaultMessage: 'You receive',
    description: 'Label: amount less fee.',
  },
})

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

  const coins =
    preview && preview.coins !== null && target
      ? { amount: format.money(preview.coins, target.currency), worth: preview.arrival }
      : null
  return (
    <DefinitionList>
      {target && now === null ? (
        <Row label={labels.target} value={target.name} note={<TargetNumber target={target} />} />
      ) : null}
      <Row
        label={common.amount}
        value={figure(preview?.amount)}
        note={
          preview ? (
            <FormattedMessage
              id="withdrawal.summary.balanceAfter"
              defaultMessage="{amount} stays available"
              description="Below the amount: what stays in the balance after the withdrawal."
              values={{ amount: format.money(preview.balanceAfter, currency) }}
            />
          ) : null
        }
      />
      <Row
        label={labels.fee}
        labelValues={{ rate: format.rate(conditions.fee_rate) }}
        value={figure(preview?.fee)}
      />
      {target?.quote && now !== null ? (
        <OfferedRateRow coin={target.currency} offer={target.quote} currency={currency} now={now} />
      ) : null}
      <Row
        label={labels.arrival}
        value={coins ? coins.amount : figure(preview?.arrival)}
        note={coins ? <CoinWorth amount={coins.worth} currency={currency} /> : null}
        emphasis="total"
      />
    </DefinitionList>
  )
}

/** Below coins that arrive: the cash that they are paid for. */
export function CoinWorth({ amount, currency }: { amount: Decimal; currency: string }) {
  const format = useMoneyFormat()
  return (
    <FormattedMessage
      id="withdrawal.summary.worth"
      defaultMessage="worth {amount}"
      description="Below the coins that are received: the cash, amount less fee, that they are paid for. amount has its currency."
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
