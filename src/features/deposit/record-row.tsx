import { ChevronRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styles from '@/components/records/record-row.module.css'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { classWord } from './deposit-class.ts'
import { DepositStatus } from './deposit-status.tsx'

/** One deposit in the list: how, how much, of which class, and how it stands. */
export function RecordRow({ record, onOpen }: { record: DepositRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  const depositClass = <FormattedMessage {...classWord(record.class)} />
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.target}>{record.method_name ?? depositClass}</span>{' '}
        <span className={styles.amount}>{format.money(record.amount, record.currency)}</span>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.note}>{record.method_name === null ? null : depositClass}</span>{' '}
        <DepositStatus status={record.status} />
      </span>{' '}
      <span className={styles.note}>{formatDateTime(record.created_at)}</span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}
