import { FormattedMessage } from 'react-intl'
import { RecordLine, RecordRow } from '@/components/records/record-row.tsx'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { classWord } from './deposit-class.ts'
import { DepositStatus } from './deposit-status.tsx'

/** One deposit in the list: how, how much, of which class, and how it stands. */
export function DepositRow({ record, onOpen }: { record: DepositRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  const depositClass = <FormattedMessage {...classWord(record.class)} />
  return (
    <RecordRow
      title={record.method_name ?? depositClass}
      figure={format.money(record.amount, record.currency)}
      onOpen={onOpen}
    >
      <RecordLine
        start={record.method_name === null ? null : depositClass}
        end={<DepositStatus status={record.status} />}
      />
      <RecordLine start={formatDateTime(record.created_at)} />
    </RecordRow>
  )
}
