import { ReceiptText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { CsvExport } from '@/components/csv-export.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useRecordColumns } from '@/components/records/record-columns.ts'
import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import type { GetWalletQueryResult } from '@/generated/wallet/wallet.ts'
import { getWallet, useGetWalletInfinite } from '@/generated/wallet/wallet.ts'
import { Stack } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { ledgerColumns } from './ledger-columns.ts'
import type { LedgerFilter } from './ledger-filter.ts'
import { askedOf, isFiltered } from './ledger-filter.ts'
import { LedgerFilterFields } from './ledger-filter-fields.tsx'
import { ledgerOf, ledgerPages } from './ledger-pages.ts'
import { LedgerRow } from './ledger-row.tsx'

const details = onDemand(async () => (await import('./ledger-sheet.tsx')).LedgerSheet)

interface LedgerProps {
  filter: LedgerFilter
  onFilter: (filter: LedgerFilter) => void
}

const idOf = (entry: LedgerEntry) => entry.id

/** Every movement of the user's money, newest first, by kind, currency and time. */
export function Ledger({ filter, onFilter }: LedgerProps) {
  const intl = useIntl()
  const columns = useRecordColumns(ledgerColumns)
  const { kind, currency, period } = filter
  const asked = useMemo(
    () => askedOf({ kind, currency, period }, serverNow()),
    [kind, currency, period],
  )
  const query = useGetWalletInfinite(asked, {
    query: {
      ...pagedQuery,
      getNextPageParam: (last: GetWalletQueryResult, all: unknown, page: number | undefined) =>
        pagedQuery.getNextPageParam(ledgerOf(last), all, page),
      select: ledgerPages,
    },
  })
  const [open, setOpen] = useState<LedgerEntry | null>(null)
  useFetchAhead(details)

  return (
    <Stack>
      <LedgerFilterFields filter={filter} onChange={onFilter} />
      <div>
        <RecordList
          query={query}
          label={intl.formatMessage({
            id: 'wallet.ledger.label',
            defaultMessage: 'Movements of money',
            description: 'Name of the ledger as a list, for screen readers.',
          })}
          rowId={idOf}
          renderRow={(entry: LedgerEntry) => (
            <LedgerRow entry={entry} onOpen={() => setOpen(entry)} />
          )}
          tools={
            <CsvExport
              fileName="ledger"
              columns={columns}
              rowId={idOf}
              fetchPage={async (page, signal) =>
                ledgerOf(await getWallet({ ...asked, ...page }, signal))
              }
            />
          }
          empty={<NoEntries filtered={isFiltered(filter)} />}
        />
      </div>
      <details.Part when={open !== null} entry={open} onClose={() => setOpen(null)} />
    </Stack>
  )
}

function NoEntries({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<ReceiptText size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="wallet.ledger.emptyFilter"
            defaultMessage="No movement matches this filter"
            description="Where the filter of the ledger finds nothing."
          />
        ) : (
          <FormattedMessage
            id="wallet.ledger.empty"
            defaultMessage="No movement yet"
            description="Where the user's money never moved."
          />
        )
      }
      body={
        filtered ? null : (
          <FormattedMessage
            id="wallet.ledger.emptyBody"
            defaultMessage="Deposits, orders, projects, exchanges and withdrawals appear here with the balance after each."
            description="Below 'No movement yet'."
          />
        )
      }
    />
  )
}
