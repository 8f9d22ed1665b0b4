import { useIntl } from 'react-intl'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { csvMoment } from '@/lib/csv.ts'
import { kindWord } from './target-kind.ts'
import { knownStatus, statusWords } from './withdrawal-status.tsx'

/** The columns of the exported records: all that the server tells, numbers and moments as they are. */
export function useRecordColumns(): CsvColumn<WithdrawalRecord>[] {
  const intl = useIntl()
  return [
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.id',
        defaultMessage: 'Record number',
        description: 'Column of the exported records.',
      }),
      value: ({ id }) => id,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.time',
        defaultMessage: 'Submitted (UTC)',
        description: 'Column of the exported records.',
      }),
      value: ({ created_at: at }) => csvMoment(at),
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.type',
        defaultMessage: 'Type',
        description: 'Column of the exported records: kind of target.',
      }),
      value: ({ type }) => intl.formatMessage(kindWord(type)),
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.target',
        defaultMessage: 'To',
        description: 'Column of the exported records: name of the target.',
      }),
      value: (record) => record.target_name,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.number',
        defaultMessage: 'Number',
        description: 'Column of the exported records: masked number of the target.',
      }),
      value: (record) => record.target_masked_number,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.currency',
        defaultMessage: 'Currency',
        description: 'Column of the exported records.',
      }),
      value: ({ currency }) => currency,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.amount',
        defaultMessage: 'Amount',
        description: 'Column of the exported records.',
      }),
      value: ({ amount }) => amount,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.fee',
        defaultMessage: 'Fee',
        description: 'Column of the exported records.',
      }),
      value: ({ fee }) => fee,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.arrival',
        defaultMessage: 'Actual arrival amount',
        description: 'Column of the exported records.',
      }),
      value: (record) => record.actual_amount,
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.status',
        defaultMessage: 'Status',
        description: 'Column of the exported records.',
      }),
      value: ({ status }) => intl.formatMessage(statusWords[knownStatus(status)]),
    },
    {
      header: intl.formatMessage({
        id: 'withdrawal.csv.note',
        defaultMessage: 'Note',
        description: "Column of the exported records: the review's words.",
      }),
      value: (record) => record.status_note ?? '',
    },
  ]
}
