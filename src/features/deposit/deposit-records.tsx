import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CsvExport } from '@/components/csv-export.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useRecordColumns } from '@/components/records/record-columns.ts'
import { listDepositRecords, useListDepositRecordsInfinite } from '@/generated/deposit/deposit.ts'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import type { ListDepositRecordsParams } from '@/generated/model/list-deposit-records-params.ts'
import { EmptyState } from '@/ui/state-panel.tsx'
import { depositColumns } from './record-columns.ts'
import { DepositRow } from './record-row.tsx'

const details = onDemand(async () => (await import('./record-sheet.tsx')).DepositSheet)

const idOf = (record: DepositRecord) => record.id

/** The deposits of one class or status, newest first; empty for all. Each opens with its review. */
export function DepositRecords({
  filter,
}: {
  filter: Pick<ListDepositRecordsParams, 'class' | 'status'>
}) {
  const intl = useIntl()
  const columns = useRecordColumns(depositColumns)
  const query = useListDepositRecordsInfinite(filter, { query: pagedQuery })
  const [open, setOpen] = useState<DepositRecord | null>(null)
  useFetchAhead(details)

  return (
    <div>
      <RecordList
        query={query}
        label={intl.formatMessage({
          id: 'deposit.records.label',
          defaultMessage: 'Deposits',
          description: 'Name of the list, for screen readers.',
        })}
        rowId={idOf}
        renderRow={(record: DepositRecord) => (
          <DepositRow record={record} onOpen={() => setOpen(record)} />
        )}
        tools={
          <CsvExport
            fileName="deposits"
            columns={columns}
            rowId={idOf}
            fetchPage={(page, signal) => listDepositRecords({ ...filter, ...page }, signal)}
          />
        }
        empty={<NoRecords filtered={Object.keys(filter).length > 0} />}
      />
      <details.Part when={open !== null} record={open} onClose={() => setOpen(null)} />
    </div>
  )
}

function NoRecords({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<ReceiptText size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="deposit.records.emptyFilter"
            defaultMessage="No deposit of this kind"
            description="Where the chosen status or class has no record."
          />
        ) : (
          <FormattedMessage
            id="deposit.records.empty"
            defaultMessage="No deposit yet"
            description="Where the user has no deposit at all."
          />
        )
      }
      body={
        filtered ? null : (
          <FormattedMessage
            id="deposit.records.emptyBody"
            defaultMessage="Each deposit appears here as soon as it is submitted."
            description="Below 'No deposit yet'."
          />
        )
      }
    />
  )
}
