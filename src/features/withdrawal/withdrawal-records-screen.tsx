import { useInfiniteQuery } from '@tanstack/react-query'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalRecord } from '@/generated/h5.schemas.ts'
import { listWithdrawalRecords } from '@/generated/withdrawal/withdrawal.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { useAskedRecord } from '@/patterns/records/asked-record.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import type { RecordColumn } from '@/patterns/records/record-columns.ts'
import {
  amountColumn,
  coinColumn,
  currencyColumn,
  feeColumn,
  idColumn,
  noteColumn,
  statusColumn,
  submittedColumn,
  typeColumn,
} from '@/patterns/records/record-columns.ts'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { AskSupport, RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { ReviewNote } from '@/patterns/records/review.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { messages } from './messages.ts'
import { withdrawalRecordsQuery } from './queries.ts'
import { RecordDetails, WithdrawalReviewSection } from './record-details.tsx'
import { kindWord, knownStatus, statusWords, WithdrawalStatus } from './withdrawal-status.tsx'

/** The statuses that can be asked for. */
const STATUSES = ['under_review', 'success', 'failed'] as const

const words = defineMessages({
  label: {
    id: 'withdrawal.records.label',
    defaultMessage: 'Withdrawals',
    description: 'Name of the list, for screen readers.',
  },
  empty: {
    id: 'withdrawal.records.empty',
    defaultMessage:
      '{filtered, select, true {No withdrawals with this status} other {No withdrawals yet}}',
    description:
      'Where there is no withdrawal. filtered is true where a filter leaves none of them.',
  },
  emptyBody: {
    id: 'withdrawal.records.emptyBody',
    defaultMessage: 'Your withdrawals appear here as soon as you submit them.',
    description: "Below 'No withdrawals yet'.",
  },
  target: messages.target,
  number: common.maskedNumber,
  arrival: {
    id: 'withdrawal.csv.arrival',
    defaultMessage: 'Amount after fee',
    description: 'Column of the exported withdrawal history: what is paid, amount less fee.',
  },
  coins: {
    id: 'withdrawal.csv.coins',
    defaultMessage: 'Amount after fee, in coins',
    description:
      'Column of the exported withdrawal history: what is paid in the coin of the address.',
  },
  transaction: messages.transaction,
})

/** The columns of exported withdrawals: all that the server tells. */
const columns: readonly RecordColumn<WithdrawalRecord>[] = [
  idColumn,
  submittedColumn,
  typeColumn(({ type }) => kindWord(type)),
  { heading: words.target, value: (record) => record.target_name },
  { heading: words.number, value: (record) => record.target_masked_number },
  currencyColumn,
  amountColumn,
  feeColumn,
  { heading: words.arrival, value: (record) => record.actual_amount },
  coinColumn((record) => record.coin_payout?.coin ?? ''),
  { heading: words.coins, value: (record) => record.coin_payout?.amount ?? '' },
  { heading: rateWords.label, value: (record) => record.coin_payout?.rate ?? '' },
  { heading: words.transaction, value: (record) => record.coin_payout?.transaction_id ?? '' },
  statusColumn(({ status }) => statusWords[knownStatus(status)]),
  noteColumn,
]

/** All withdrawals of the user, newest first, by status; each opens with its review. */
export function WithdrawalRecordsScreen() {
  const intl = useIntl()
  const [status, choose] = useAddressChoice('status', STATUSES)
  const filter = status ? { status } : {}
  const query = useInfiniteQuery(withdrawalRecordsQuery(filter))
  const asked = useAskedRecord(listWithdrawalRecords)
  const say = (one: string) => intl.formatMessage(statusWords[knownStatus(one)])

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <FilterChoice
          label={intl.formatMessage(common.status)}
          values={STATUSES}
          word={say}
          chosen={status}
          onChoose={choose}
        />
        <RecordList
          query={query}
          label={intl.formatMessage(words.label)}
          moment={({ created_at }) => created_at}
          row={(record, open) => <Row record={record} onOpen={open} />}
          empty={
            <NoRecords
              filtered={status !== undefined}
              words={words}
              action={
                <TextLink href={paths.withdraw}>
                  <FormattedMessage {...common.withdraw} />
                </TextLink>
              }
            />
          }
          file={{
            name: 'withdrawals',
            columns,
            fetchPage: (page, signal) =>
              listWithdrawalRecords({ ...filter, ...page }, undefined, signal),
          }}
          asked={asked}
          sheet={(record, dialog) => (
            <RecordSheet
              {...dialog}
              title={
                <FormattedMessage
                  id="withdrawal.sheet.title"
                  defaultMessage="Withdrawal"
                  description="Heading of the sheet with one withdrawal."
                />
              }
              footer={<AskSupport page={paths.withdrawalRecords} record={record.id} />}
            >
              <Stack gap="loose">
                <ReviewNote review={record} />
                <RecordDetails record={record} />
                <WithdrawalReviewSection record={record} />
              </Stack>
            </RecordSheet>
          )}
        />
      </Stack>
    </Page>
  )
}

/** One withdrawal in the list: where to, how much, when, and how it stands. */
function Row({ record, onOpen }: { record: WithdrawalRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  return (
    <RecordRow
      title={record.target_name}
      figure={format.money(record.amount, record.currency)}
      onOpen={onOpen}
    >
      <RecordLine
        start={
          <>
            {record.target_masked_number} · <RecordMoment at={record.created_at} />
          </>
        }
        end={<WithdrawalStatus status={record.status} />}
      />
    </RecordRow>
  )
}
