import { defineMessages } from 'react-intl'
import type { RecordColumn } from '@/components/records/record-columns.ts'
import {
  amountColumn,
  currencyColumn,
  feeColumn,
  idColumn,
  noteColumn,
  statusColumn,
  submittedColumn,
  typeColumn,
} from '@/components/records/record-columns.ts'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { kindWord } from './target-kind.ts'
import { knownStatus, statusWords } from './withdrawal-status.tsx'

const words = defineMessages({
  target: {
    id: 'withdrawal.csv.target',
    defaultMessage: 'To',
    description: 'Column of the exported records: name of the target.',
  },
  number: {
    id: 'withdrawal.csv.number',
    defaultMessage: 'Number',
    description: 'Column of the exported records: masked number of the target.',
  },
  arrival: {
    id: 'withdrawal.csv.arrival',
    defaultMessage: 'Actual arrival amount',
    description: 'Column of the exported records.',
  },
})

/** The columns of exported withdrawals: all that the server tells. */
export const withdrawalColumns: readonly RecordColumn<WithdrawalRecord>[] = [
  idColumn,
  submittedColumn,
  typeColumn(({ type }) => kindWord(type)),
  { heading: words.target, value: (record) => record.target_name },
  { heading: words.number, value: (record) => record.target_masked_number },
  currencyColumn,
  amountColumn,
  feeColumn,
  { heading: words.arrival, value: (record) => record.actual_amount },
  statusColumn(({ status }) => statusWords[knownStatus(status)]),
  noteColumn,
]
