import { useIntl } from 'react-intl'
import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { csvMoment } from '@/lib/csv.ts'
import { kindWords, knownKind } from './ledger-words.ts'

/** The columns of the exported ledger: all that the server tells, numbers and moments as they are. */
export function useLedgerColumns(): CsvColumn<LedgerEntry>[] {
  const intl = useIntl()
  return [
    {
      header: intl.formatMessage({
        id: 'wallet.csv.id',
        defaultMessage: 'Entry number',
        description: 'Column of the exported ledger.',
      }),
      value: ({ id }) => id,
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.time',
        defaultMessage: 'Time (UTC)',
        description: 'Column of the exported ledger.',
      }),
      value: ({ created_at: at }) => csvMoment(at),
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.type',
        defaultMessage: 'Type',
        description: 'Column of the exported ledger: what moved the money.',
      }),
      value: ({ kind }) => intl.formatMessage(kindWords[knownKind(kind)]),
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.currency',
        defaultMessage: 'Currency',
        description: 'Column of the exported ledger.',
      }),
      value: ({ currency }) => currency,
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.amount',
        defaultMessage: 'Amount',
        description: 'Column of the exported ledger: signed.',
      }),
      value: ({ amount }) => amount,
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.balance',
        defaultMessage: 'Balance after it',
        description: 'Column of the exported ledger.',
      }),
      value: (entry) => entry.balance_after,
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.record',
        defaultMessage: 'Record number',
        description: 'Column of the exported ledger.',
      }),
      value: (entry) => entry.record_id ?? '',
    },
    {
      header: intl.formatMessage({
        id: 'wallet.csv.note',
        defaultMessage: 'Note',
        description: 'Column of the exported ledger: words of support.',
      }),
      value: ({ note }) => note ?? '',
    },
  ]
}
