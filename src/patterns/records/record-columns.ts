import type { IntlShape, MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { csvMoment } from '@/lib/csv.ts'

/** One column of exported records: its heading, and its plain value, numbers as they are. */
export interface RecordColumn<Row> {
  heading: MessageDescriptor
  value: (row: Row, intl: IntlShape) => string
}

const words = defineMessages({
  id: {
    id: 'list.csv.id',
    defaultMessage: 'Reference number',
    description: 'Column of an exported list: what a customer names to customer service.',
  },
  submitted: {
    id: 'list.csv.submitted',
    defaultMessage: 'Submitted (UTC)',
    description: 'Column of exported deposits and withdrawals.',
  },
  time: {
    id: 'list.csv.time',
    defaultMessage: 'Time (UTC)',
    description: 'Column of an exported list.',
  },
  currency: {
    id: 'list.csv.currency',
    defaultMessage: 'Currency',
    description: 'Column of an exported list.',
  },
  amount: {
    id: 'list.csv.amount',
    defaultMessage: 'Amount',
    description: 'Column of an exported list.',
  },
  fee: {
    id: 'list.csv.fee',
    defaultMessage: 'Fee',
    description: 'Column of an exported list.',
  },
  type: {
    id: 'list.csv.type',
    defaultMessage: 'Type',
    description:
      'Column of an exported list: where a withdrawal goes, direction of an exchange, kind of a transaction.',
  },
  coin: {
    id: 'list.csv.coin',
    defaultMessage: 'Coin',
    description: 'Column of exported exchanges and withdrawals.',
  },
  status: {
    id: 'list.csv.status',
    defaultMessage: 'Status',
    description: 'Column of exported deposits and withdrawals.',
  },
  note: {
    id: 'list.csv.note',
    defaultMessage: 'Note',
    description:
      'Column of exported deposits and withdrawals: what we wrote on them, such as why we declined.',
  },
})

/** The columns that records of several kinds have. */
export const idColumn: RecordColumn<{ id: string }> = { heading: words.id, value: ({ id }) => id }

const moment = ({ created_at: at }: { created_at: number }) => csvMoment(at)

export const submittedColumn: RecordColumn<{ created_at: number }> = {
  heading: words.submitted,
  value: moment,
}

export const timeColumn: RecordColumn<{ created_at: number }> = {
  heading: words.time,
  value: moment,
}

export const currencyColumn: RecordColumn<{ currency: string }> = {
  heading: words.currency,
  value: ({ currency }) => currency,
}

export const amountColumn: RecordColumn<{ amount: string }> = {
  heading: words.amount,
  value: ({ amount }) => amount,
}

export const feeColumn: RecordColumn<{ fee: string }> = {
  heading: words.fee,
  value: ({ fee }) => fee,
}

/** The kind of a record in the words of its list. */
export const typeColumn = <Row>(word: (row: Row) => MessageDescriptor): RecordColumn<Row> => ({
  heading: words.type,
  value: (row, intl) => intl.formatMessage(word(row)),
})

/** The coin of a record; empty where it has none. */
export const coinColumn = <Row>(coin: (row: Row) => string): RecordColumn<Row> => ({
  heading: words.coin,
  value: coin,
})

/** The state of a review in the words of its list. */
export const statusColumn = <Row>(word: (row: Row) => MessageDescriptor): RecordColumn<Row> => ({
  heading: words.status,
  value: (row, intl) => intl.formatMessage(word(row)),
})

export const noteColumn: RecordColumn<{ status_note: string | null }> = {
  heading: words.note,
  value: (record) => record.status_note ?? '',
}
