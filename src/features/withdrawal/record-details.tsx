import { FormattedMessage } from 'react-intl'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { kindWord } from './target-kind.ts'
import { WithdrawalStatus } from './withdrawal-status.tsx'

/** All figures of a withdrawal, as the server has them. */
export function RecordDetails({ record }: { record: WithdrawalRecord }) {
  const format = useMoneyFormat()
  const { currency } = record
  return (
    <DefinitionList
      rows={[
        {
          id: 'status',
          label: (
            <FormattedMessage
              id="withdrawal.record.status"
              defaultMessage="Status"
              description="Label: state of a withdrawal."
            />
          ),
          value: <WithdrawalStatus status={record.status} />,
        },
        {
          id: 'type',
          label: (
            <FormattedMessage
              id="withdrawal.record.type"
              defaultMessage="Type"
              description="Label: kind of target."
            />
          ),
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
          label: (
            <FormattedMessage
              id="withdrawal.record.id"
              defaultMessage="Record number"
              description="Label: id of a withdrawal."
            />
          ),
          value: record.id,
          mono: true,
        },
        {
          id: 'amount',
          label: (
            <FormattedMessage
              id="withdrawal.record.amount"
              defaultMessage="Amount"
              description="Label: what left the balance."
            />
          ),
          value: format.money(record.amount, currency),
        },
        {
          id: 'fee',
          label: (
            <FormattedMessage
              id="withdrawal.record.fee"
              defaultMessage="Fee"
              description="Label: fee of a withdrawal."
            />
          ),
          value: format.money(record.fee, currency),
        },
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
          value: format.money(record.actual_amount, currency),
          emphasis: 'total',
        },
      ]}
    />
  )
}
