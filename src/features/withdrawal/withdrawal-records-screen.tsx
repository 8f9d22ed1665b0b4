import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { CsvExport } from '@/components/csv-export.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useRecordColumns } from '@/components/records/record-columns.ts'
import { SupportLink } from '@/components/support-link.tsx'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { WithdrawalStatus } from '@/generated/model/withdrawal-status.ts'
import {
  listWithdrawalRecords,
  useListWithdrawalRecordsInfinite,
} from '@/generated/withdrawal/withdrawal.ts'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { withdrawalColumns } from './record-columns.ts'
import { WithdrawalRow } from './record-row.tsx'
import { statusWords } from './withdrawal-status.tsx'

const details = onDemand(async () => (await import('./record-sheet.tsx')).WithdrawalSheet)

/** All, or those of one status. */
type Filter = 'all' | WithdrawalStatus

const FILTERS: readonly Filter[] = [
  'all',
  WithdrawalStatus.under_review,
  WithdrawalStatus.success,
  WithdrawalStatus.failed,
]

const words = defineMessages({
  ...statusWords,
  all: {
    id: 'withdrawal.records.all',
    defaultMessage: 'All',
    description: 'Filter of the records: every status.',
  },
})

const idOf = (record: WithdrawalRecord) => record.id

/** All withdrawals of the user, newest first, by status; each opens with its review steps. */
export function WithdrawalRecordsScreen() {
  const intl = useIntl()
  const columns = useRecordColumns(withdrawalColumns)
  // In the address, so that going back from another page finds the same list.
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((known) => known === search.get('status')) ?? 'all'
  const status = filter === 'all' ? {} : { status: filter }
  const query = useListWithdrawalRecordsInfinite(status, { query: pagedQuery })
  const [open, setOpen] = useState<WithdrawalRecord | null>(null)
  useFetchAhead(details)

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'withdrawal.records.filter',
            defaultMessage: 'Status',
            description: 'Name of the filter of the records, for screen readers.',
          })}
          options={FILTERS.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          value={filter}
          onChange={(next) => setSearch(next === 'all' ? {} : { status: next }, { replace: true })}
        />
        <div>
          <RecordList
            query={query}
            label={intl.formatMessage({
              id: 'withdrawal.records.label',
              defaultMessage: 'Withdrawals',
              description: 'Name of the list, for screen readers.',
            })}
            rowId={idOf}
            renderRow={(record: WithdrawalRecord) => (
              <WithdrawalRow record={record} onOpen={() => setOpen(record)} />
            )}
            tools={
              <CsvExport
                fileName="withdrawals"
                columns={columns}
                rowId={idOf}
                fetchPage={(page, signal) => listWithdrawalRecords({ ...status, ...page }, signal)}
              />
            }
            empty={<NoRecords filtered={filter !== 'all'} />}
          />
        </div>
      </Stack>
      <details.Part when={open !== null} record={open} onClose={() => setOpen(null)} />
    </Page>
  )
}

function NoRecords({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<ReceiptText size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="withdrawal.records.emptyFilter"
            defaultMessage="No withdrawal with this status"
            description="Where the chosen status has no record."
          />
        ) : (
          <FormattedMessage
            id="withdrawal.records.empty"
            defaultMessage="No withdrawal yet"
            description="Where the user has no withdrawal at all."
          />
        )
      }
      body={
        filtered ? null : (
          <FormattedMessage
            id="withdrawal.records.emptyBody"
            defaultMessage="Each withdrawal appears here as soon as it is submitted."
            description="Below 'No withdrawal yet'."
          />
        )
      }
    />
  )
}
