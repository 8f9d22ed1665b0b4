import type { IntlShape, MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { csvMoment } from '@/lib/csv.ts'

/** One column of exported records: its heading, and its plain value, numbers as they are. */
export interface RecordColumn<Row> {
  heading: MessageDescriptor
  value: (row: Row, intl: IntlShape) => string
}

const words = defineMessages({
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
  note: {
    id: 'list.csv.note',
    defaultMessage: 'Note',
    description:
      'Column of exported deposits and withdrawals: what we wrote on them, such as why we declined.',
  },
})

/** The columns that records of several kinds have. */
export const idColumn: RecordColumn<{ id: string }> = {
  heading: common.recordNumber,
  value: ({ id }) => id,
}

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
  heading: common.currency,
  value: ({ currency }) => currency,
}

export const amountColumn: RecordColumn<{ amount: string }> = {
  heading: common.amount,
  value: ({ amount }) => amount,
}

export const feeColumn: RecordColumn<{ fee: string }> = {
  heading: common.fee,
  value: ({ fee }) => fee,
}

/** The kind of a record in the words of its list. */
export const typeColumn = <Row>(word: (row: Row) => MessageDescriptor): RecordColumn<Row> => ({
  heading: common.type,
  value: (row, intl) => intl.formatMessage(word(row)),
})

/** The coin of a record; empty where it has none. */
export const coinColumn = <Row>(coin: (row: Row) => string): RecordColumn<Row> => ({
  heading: common.coin,
  value: coin,
})

/** The state of a review in the words of its list. */
export const statusColumn = <Row>(word: (row: Row) => MessageDescriptor): RecordColumn<Row> => ({
  heading: common.status,
  value: (row, intl) => intl.formatMessage(word(row)),
})

export const noteColumn: RecordColumn<{ status_note: string | null }> = {
  heading: words.note,
  value: (record) => record.status_note ?? '',
}
