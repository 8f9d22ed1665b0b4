import { FormattedMessage } from 'react-intl'
import { RecordLine, RecordRow } from '@/components/records/record-row.tsx'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { WithdrawalStatus } from './withdrawal-status.tsx'

interface WithdrawalRowProps {
  record: WithdrawalRecord
  onOpen: () => void
}

/** One withdrawal in the list: where to, how much, what arrives, and how it stands. */
export function WithdrawalRow({ record, onOpen }: WithdrawalRowProps) {
  const format = useMoneyFormat()
  const { currency } = record
  return (
    <RecordRow
      title={record.target_name}
      figure={format.money(record.amount, currency)}
      onOpen={onOpen}
    >
      <RecordLine
        start={record.target_masked_number}
        end={<WithdrawalStatus status={record.status} />}
      />
      <RecordLine
        start={
          <FormattedMessage
            id="withdrawal.row.fee"
            defaultMessage="Fee {fee}"
            description="In a row of the records. fee has no currency: the amount beside has it."
            values={{ fee: format.amount(record.fee, currency) }}
          />
        }
        end={
          <FormattedMessage
            id="withdrawal.row.arrival"
            defaultMessage="{status, select, under_review {To arrive {arrival}} failed {Nothing arrived} other {Actual arrival amount {arrival}}}"
            description="In a row of the records: amount less fee, without currency. A failed one came back as a whole."
            values={{
              status: record.status,
              arrival: format.amount(record.actual_amount, currency),
            }}
          />
        }
      />
      <RecordLine start={formatDateTime(record.created_at)} />
    </RecordRow>
  )
}
