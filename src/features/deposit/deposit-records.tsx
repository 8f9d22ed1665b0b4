import { useInfiniteQuery } from '@tanstack/react-query'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { listDepositRecords } from '@/generated/deposit/deposit.ts'
import type { DepositRecord, ListDepositRecordsParams } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { useAskedRecord } from '@/patterns/records/asked-record.ts'
import type { RecordColumn } from '@/patterns/records/record-columns.ts'
import {
  amountColumn,
  currencyColumn,
  idColumn,
  noteColumn,
  statusColumn,
  submittedColumn,
} from '@/patterns/records/record-columns.ts'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { AskSupport, RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { ReviewNote } from '@/patterns/records/review.tsx'
import { Stack } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { classWord, DepositStatus, knownStatus, statusWords } from './deposit-status.tsx'
import { messages } from './messages.ts'
import { depositRecordsQuery } from './queries.ts'
import { DepositReviewSection, RecordDetails, Screenshot } from './record-details.tsx'

const words = defineMessages({
  label: {
    id: 'deposit.records.label',
    defaultMessage: 'Deposits',
    description: 'Name of the list, for screen readers.',
  },
  empty: {
    id: 'deposit.records.empty',
    defaultMessage: '{filtered, select, true {No deposits of this kind} other {No deposits yet}}',
    description: 'Where there is no deposit. filtered is true where a filter leaves none of them.',
  },
  emptyBody: {
    id: 'deposit.records.emptyBody',
    defaultMessage: 'Your deposits appear here as soon as you submit them.',
    description: "Below 'No deposits yet'.",
  },
  class: messages.kind,
  method: messages.method,
  from: messages.from,
  code: messages.code,
})

/** The columns of exported deposits: all that the server tells. */
const columns: readonly RecordColumn<DepositRecord>[] = [
  idColumn,
  submittedColumn,
  {
    heading: words.class,
    value: (record, intl) => intl.formatMessage(classWord(record.class)),
  },
  { heading: words.method, value: (record) => record.method_name ?? '' },
  { heading: words.from, value: ({ from }) => from?.masked_number ?? '' },
  { heading: words.code, value: (record) => record.transaction_code ?? '' },
  currencyColumn,
  amountColumn,
  statusColumn(({ status }) => statusWords[knownStatus(status)]),
  noteColumn,
]

/** The deposits of one class or status, newest first; empty for all. Each opens with its review. */
export function DepositRecords({
  filter,
}: {
  filter: Pick<ListDepositRecordsParams, 'class' | 'status'>
}) {
  const intl = useIntl()
  const query = useInfiniteQuery(depositRecordsQuery(filter))
  const asked = useAskedRecord(listDepositRecords)
  return (
    <RecordList
      query={query}
      label={intl.formatMessage(words.label)}
      moment={({ created_at }) => created_at}
      row={(record, open) => <Row record={record} onOpen={open} />}
      empty={
        <NoRecords
          filtered={Object.keys(filter).length > 0}
          words={words}
          action={
            <TextLink href={paths.deposit}>
              <FormattedMessage {...common.deposit} />
            </TextLink>
          }
        />
      }
      file={{
        name: 'deposits',
        columns,
        fetchPage: (page, signal) => listDepositRecords({ ...filter, ...page }, undefined, signal),
      }}
      asked={asked}
      sheet={(record, dialog) => (
        <RecordSheet
          {...dialog}
          title={
            <FormattedMessage
              id="deposit.sheet.title"
              defaultMessage="Deposit"
              description="Heading of the sheet with one deposit."
            />
          }
          footer={<AskSupport page={paths.depositRecords} record={record.id} />}
        >
          <Stack gap="loose">
            <ReviewNote review={record} />
            <RecordDetails record={record} />
            <DepositReviewSection record={record} />
            {record.screenshot_url === null ? null : <Screenshot address={record.screenshot_url} />}
          </Stack>
        </RecordSheet>
      )}
    />
  )
}

/** One deposit in the list: how, or else of which class, how much, when, and how it stands. */
function Row({ record, onOpen }: { record: DepositRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  return (
    <RecordRow
      title={record.method_name ?? <FormattedMessage {...classWord(record.class)} />}
      figure={format.money(record.amount, record.currency)}
      onOpen={onOpen}
    >
      <RecordLine
        start={<RecordMoment at={record.created_at} />}
        end={<DepositStatus status={record.status} short />}
      />
    </RecordRow>
  )
}
