import { useIntl } from 'react-intl'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { csvMoment } from '@/lib/csv.ts'
import { classWord } from './deposit-class.ts'
import { knownStatus, statusWords } from './deposit-status.tsx'

/** The columns of the exported records: all that the server tells, numbers and moments as they are. */
export function useRecordColumns(): CsvColumn<DepositRecord>[] {
  const intl = useIntl()
  return [
    {
      header: intl.formatMessage({
        id: 'deposit.csv.id',
        defaultMessage: 'Record number',
        description: 'Column of the exported records.',
      }),
      value: ({ id }) => id,
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.time',
        defaultMessage: 'Submitted (UTC)',
        description: 'Column of the exported records.',
      }),
      value: ({ created_at: at }) => csvMoment(at),
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.class',
        defaultMessage: 'Class',
        description: 'Column of the exported records: class of a deposit.',
      }),
      value: (record) => intl.formatMessage(classWord(record.class)),
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.method',
        defaultMessage: 'Transferred by',
        description: 'Column of the exported records: how the money was transferred.',
      }),
      value: (record) => record.method_name ?? '',
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.code',
        defaultMessage: 'Transaction code',
        description: 'Column of the exported records: the code of a transfer.',
      }),
      value: (record) => record.transaction_code ?? '',
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.currency',
        defaultMessage: 'Currency',
        description: 'Column of the exported records.',
      }),
      value: ({ currency }) => currency,
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.amount',
        defaultMessage: 'Amount',
        description: 'Column of the exported records.',
      }),
      value: ({ amount }) => amount,
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.status',
        defaultMessage: 'Status',
        description: 'Column of the exported records.',
      }),
      value: ({ status }) => intl.formatMessage(statusWords[knownStatus(status)]),
    },
    {
      header: intl.formatMessage({
        id: 'deposit.csv.note',
        defaultMessage: 'Note',
        description: "Column of the exported records: the review's words.",
      }),
      value: (record) => record.status_note ?? '',
    },
  ]
}
