import { defineMessages } from 'react-intl'
import type { RecordColumn } from '@/components/records/record-columns.ts'
import {
  amountColumn,
  currencyColumn,
  idColumn,
  noteColumn,
  statusColumn,
  submittedColumn,
} from '@/components/records/record-columns.ts'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import { classWord } from './deposit-class.ts'
import { knownStatus, statusWords } from './deposit-status.tsx'

const words = defineMessages({
  class: {
    id: 'deposit.csv.class',
    defaultMessage: 'Class',
    description: 'Column of the exported records: class of a deposit.',
  },
  method: {
    id: 'deposit.csv.method',
    defaultMessage: 'Transferred by',
    description: 'Column of the exported records: how the money was transferred.',
  },
  code: {
    id: 'deposit.csv.code',
    defaultMessage: 'Transaction code',
    description: 'Column of the exported records: the code of a transfer.',
  },
})

/** The columns of exported deposits: all that the server tells. */
export const depositColumns: readonly RecordColumn<DepositRecord>[] = [
  idColumn,
  submittedColumn,
  {
    heading: words.class,
    value: (record, intl) => intl.formatMessage(classWord(record.class)),
  },
  { heading: words.method, value: (record) => record.method_name ?? '' },
  { heading: words.code, value: (record) => record.transaction_code ?? '' },
  currencyColumn,
  amountColumn,
  statusColumn(({ status }) => statusWords[knownStatus(status)]),
  noteColumn,
]
