import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import type { LedgerEntry } from '@/generated/h5.schemas.ts'
import type { GetWalletQueryResult } from '@/generated/wallet/wallet.ts'
import { getWallet, useGetWalletInfinite } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import type { Paged } from '@/patterns/records/paging.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'
import type { RecordColumn } from '@/patterns/records/record-columns.ts'
import {
  amountColumn,
  currencyColumn,
  timeColumn,
  typeColumn,
} from '@/patterns/records/record-columns.ts'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { Stack } from '@/ui/card.tsx'
import { LedgerRow, LedgerSheet } from './ledger-entry.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import { askedOf, isFiltered } from './ledger-filter.ts'
import { LedgerFilterFields } from './ledger-filter-fields.tsx'
import type { Movement } from './ledger-orders.ts'
import { groupOrders } from './ledger-orders.ts'
import { kindWords, knownKind } from './ledger-words.ts'
import { messages } from './messages.ts'

const words = defineMessages({
  label: common.transactions,
  empty: {
    id: 'wallet.ledger.empty',
    defaultMessage:
      '{filtered, select, true {No transactions match this filter} other {No transactions yet}}',
    description:
      'Where there is no transaction. filtered is true where a filter leaves none of them.',
  },
  emptyBody: {
    id: 'wallet.ledger.emptyBody',
    defaultMessage:
      'Deposits, orders, projects, exchanges and withdrawals appear here with the balance after each.',
    description: "Below 'No transactions yet'.",
  },
  id: messages.number,
  balance: messages.balanceAfter,
  record: common.recordNumber,
  note: messages.note,
})

/** The columns of the exported ledger: all that the server tells. */
const columns: readonly RecordColumn<LedgerEntry>[] = [
  { heading: words.id, value: ({ id }) => id },
  timeColumn,
  typeColumn(({ type }) => kindWords[knownKind(type)]),
  currencyColumn,
  amountColumn,
  { heading: words.balance, value: (entry) => entry.balance_after },
  { heading: words.record, value: (entry) => entry.record_id ?? '' },
  { heading: words.note, value: ({ note }) => note ?? '' },
]

interface LedgerProps {
  filter: LedgerFilter
  onFilter: (filter: LedgerFilter) => void
}

/** Every movement of the user's money, newest first, by kind, currency and time. */
export function Ledger({ filter, onFilter }: LedgerProps) {
  const intl = useIntl()
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
      // By kind each entry stands for itself.
      select: kind === undefined ? movementPages : ledgerPages,
    },
  })

  return (
    <Stack>
      <LedgerFilterFields filter={filter} onChange={onFilter} />
      <RecordList
        query={query}
        label={intl.formatMessage(words.label)}
        moment={({ created_at }) => created_at}
        row={(entry: Movement, open) => <LedgerRow entry={entry} onOpen={open} />}
        empty={<NoRecords filtered={isFiltered(filter)} words={words} />}
        file={{
          name: 'ledger',
          columns,
          fetchPage: async (page, signal) =>
            entriesOf(await getWallet({ ...asked, ...page }, undefined, signal)),
        }}
        sheet={(entry, dialog) => <LedgerSheet entry={entry} {...dialog} />}
      />
    </Stack>
  )
}

/** The page of the ledger, which is what lists read. */
const ledgerOf = ({ ledger }: GetWalletQueryResult) => ledger

/** The same, each entry a movement. */
const entriesOf = ({ ledger }: GetWalletQueryResult): Paged<Movement> => ({
  ...ledger,
  list: ledger.list.map((entry) => ({ ...entry, parts: [] })),
})

/** All pages of an endless ledger, each entry a movement. */
function ledgerPages<Asked>({
  pages,
  pageParams,
}: InfiniteData<GetWalletQueryResult, Asked>): InfiniteData<Paged<Movement>, Asked> {
  return { pages: pages.map(entriesOf), pageParams }
}

/** The same with each order as one movement, whose entries may lie on several pages. */
function movementPages<Asked>({
  pages,
  pageParams,
}: InfiniteData<GetWalletQueryResult, Asked>): InfiniteData<Paged<Movement>, Asked> {
  const movements = groupOrders(pages.flatMap(({ ledger }) => ledger.list))
  const byId = new Map(movements.map((one) => [one.id, one]))
  return {
    pages: pages.map(({ ledger }) => ({
      ...ledger,
      list: ledger.list.flatMap(({ id }) => byId.get(id) ?? []),
    })),
    pageParams,
  }
}
