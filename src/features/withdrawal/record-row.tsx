import { ChevronRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styles from '@/components/records/record-row.module.css'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { WithdrawalStatus } from './withdrawal-status.tsx'

/** One withdrawal in the list: where to, how much, what arrives, and how it stands. */
export function RecordRow({ record, onOpen }: { record: WithdrawalRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  const { currency } = record
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.target}>{record.target_name}</span>{' '}
        <span className={styles.amount}>{format.money(record.amount, currency)}</span>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.note}>{record.target_masked_number}</span>{' '}
        <WithdrawalStatus status={record.status} />
      </span>{' '}
      <span className={styles.figures}>
        <span>
          <FormattedMessage
            id="withdrawal.row.fee"
            defaultMessage="Fee {fee}"
            description="In a row of the records. fee has no currency: the amount beside has it."
            values={{ fee: format.amount(record.fee, currency) }}
          />
        </span>{' '}
        <span>
          <FormattedMessage
            id="withdrawal.row.arrival"
            defaultMessage="{status, select, under_review {To arrive {arrival}} failed {Nothing arrived} other {Actual arrival amount {arrival}}}"
            description="In a row of the records: amount less fee, without currency. A failed one came back as a whole."
            values={{
              status: record.status,
              arrival: format.amount(record.actual_amount, currency),
            }}
          />
        </span>
      </span>{' '}
      <span className={styles.note}>{formatDateTime(record.created_at)}</span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}
