import { defineMessages } from 'react-intl'
import type { RecordColumn } from '@/components/records/record-columns.ts'
import {
  amountColumn,
  currencyColumn,
  timeColumn,
  typeColumn,
} from '@/components/records/record-columns.ts'
import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import { kindWords, knownKind } from './ledger-words.ts'

const words = defineMessages({
  id: {
    id: 'wallet.csv.id',
    defaultMessage: 'Entry number',
    description: 'Column of the exported ledger.',
  },
  balance: {
    id: 'wallet.csv.balance',
    defaultMessage: 'Balance after it',
    description: 'Column of the exported ledger.',
  },
  record: {
    id: 'wallet.csv.record',
    defaultMessage: 'Record number',
    description: 'Column of the exported ledger.',
  },
  note: {
    id: 'wallet.csv.note',
    defaultMessage: 'Note',
    description: 'Column of the exported ledger: words of support.',
  },
})

/** The columns of the exported ledger: all that the server tells. */
export const ledgerColumns: readonly RecordColumn<LedgerEntry>[] = [
  { heading: words.id, value: ({ id }) => id },
  timeColumn,
  typeColumn(({ kind }) => kindWords[knownKind(kind)]),
  currencyColumn,
  amountColumn,
  { heading: words.balance, value: (entry) => entry.balance_after },
  { heading: words.record, value: (entry) => entry.record_id ?? '' },
  { heading: words.note, value: ({ note }) => note ?? '' },
]
