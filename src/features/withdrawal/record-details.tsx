import { FormattedMessage } from 'react-intl'
import { RateLine, rateWords } from '@/domain/rates/rate-words.tsx'
import type { NullableCoinPayout, WithdrawalRecord } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { useCopy } from '@/shell/use-copy.ts'
import { Button } from '@/ui/button.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { kindWord, WithdrawalStatus } from './withdrawal-status.tsx'
import { CoinWorth } from './withdrawal-summary.tsx'

type CoinPayout = NonNullable<NullableCoinPayout>

/** The rate that was accepted for a coin. */
const acceptedRow = ({ coin, rate }: CoinPayout, currency: string): DefinitionRow => ({
  id: 'rate',
  label: <FormattedMessage {...rateWords.accepted} />,
  value: <RateLine coin={coin} rate={rate} currency={currency} />,
})

/** The network's transaction, to be looked up there. */
const transactionRow = (id: string): DefinitionRow => ({
  id: 'transaction',
  label: (
    <FormattedMessage
      id="withdrawal.record.transaction"
      defaultMessage="Transaction in the network"
      description="Label: id of the transaction that paid a withdrawal in a coin."
    />
  ),
  value: id,
  mono: true,
  note: <CopyTransaction id={id} />,
})

function CopyTransaction({ id }: { id: string }) {
  const copy = useCopy()
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy(id)}>
      <FormattedMessage
        id="withdrawal.record.copyTransaction"
        defaultMessage="Copy the transaction"
        description="Button below the id of a transaction in the network."
      />
    </Button>
  )
}

/** All figures of a withdrawal, as the server has them. */
export function RecordDetails({ record }: { record: WithdrawalRecord }) {
  const format = useMoneyFormat()
  const { currency, coin_payout: payout } = record
  return (
    <DefinitionList
      rows={[
        {
          id: 'status',
          label: <FormattedMessage {...common.status} />,
          value: <WithdrawalStatus status={record.status} />,
        },
        {
          id: 'type',
          label: <FormattedMessage {...common.type} />,
          value: <FormattedMessage {...kindWord(record.type)} />,
        },
        {
          id: 'target',
          label: (
            <FormattedMessage
              id="withdrawal.record.target"
              defaultMessage="To"
              description="Label: where the money goes."
            />
          ),
          value: record.target_name,
          note: record.target_masked_number,
        },
        {
          id: 'time',
          label: (
            <FormattedMessage
              id="withdrawal.record.time"
              defaultMessage="Submitted"
              description="Label: when a withdrawal was submitted."
            />
          ),
          value: formatDateTime(record.created_at),
        },
        {
          id: 'id',
          label: <FormattedMessage {...common.recordNumber} />,
          value: record.id,
          mono: true,
        },
        {
          id: 'amount',
          label: <FormattedMessage {...common.amount} />,
          value: format.money(record.amount, currency),
        },
        {
          id: 'fee',
          label: <FormattedMessage {...common.fee} />,
          value: format.money(record.fee, currency),
        },
        ...(payout ? [acceptedRow(payout, currency)] : []),
        {
          id: 'arrival',
          label: (
            <FormattedMessage
              id="withdrawal.record.arrival"
              defaultMessage="{status, select, under_review {To arrive after approval} failed {Would have arrived} other {Actual arrival amount}}"
              description="Label: amount less fee. A failed withdrawal came back as a whole."
              values={{ status: record.status }}
            />
          ),
          value: format.money(payout?.amount ?? record.actual_amount, payout?.coin ?? currency),
          note: payout ? <CoinWorth amount={record.actual_amount} currency={currency} /> : null,
          emphasis: 'total',
        },
        ...(payout?.transaction_id ? [transactionRow(payout.transaction_id)] : []),
      ]}
    />
  )
}
