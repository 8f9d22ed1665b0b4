import { ClipboardList } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { serverNow } from '@/api/server-clock.ts'
import { PurchaseRow } from '@/domain/purchases/purchase-row.tsx'
import type { OrderListItem } from '@/generated/h5.schemas.ts'
import {
  listHoldings,
  listOrders,
  useListHoldingsInfinite,
  useListOrdersInfinite,
} from '@/generated/orders/orders.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { useAskedRecord } from '@/patterns/records/asked-record.ts'
import type { RecordFile } from '@/patterns/records/csv-export.tsx'
import { FilterChoice } from '@/patterns/records/filter-choice.tsx'
import { pagedQuery } from '@/patterns/records/paging.ts'
import type { InfiniteQueryState } from '@/patterns/records/record-list.tsx'
import { RecordList } from '@/patterns/records/record-list.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { FilterBar } from './filter-bar.tsx'
import { orderColumns, viewWords } from './order-columns.ts'
import type { OrderFilter } from './order-filter.ts'
import { askedOf, changeView, chosen, KINDS, readFilter, writeFilter } from './order-filter.ts'
import { idOfItem, momentOf, nextLook, PAGE_SIZE } from './order-list-rules.ts'
import { OrderRow } from './order-row.tsx'
import { OpenTotals, SettledTotals } from './totals.tsx'

const OrderSheet = loadable(async () => (await import('./order-sheet.tsx')).OrderSheet)

/** All orders of the user by view, newest first; a timed one opens with its receipt. */
export function OrdersScreen() {
  const intl = useIntl()
  // In the address, so that going back from another page, or a reload, finds the same list.
  const [search, setSearch] = useSearchParams()
  const filter = readFilter(search)
  const show = (next: OrderFilter) => setSearch(writeFilter(next), { replace: true })

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Stack gap="tight">
          <Segmented
            label={intl.formatMessage(common.orders)}
            options={(['holding', 'history'] as const).map((view) => ({
              value: view,
              label: intl.formatMessage(viewWords[view]),
            }))}
            value={filter.view === 'holding' ? 'holding' : 'history'}
            onChange={(view) => show(changeView(filter, view))}
          />
          {filter.view === 'holding' ? null : <KindChoice filter={filter} onChange={show} />}
          <FilterBar filter={filter} onChange={show} />
        </Stack>
        {filter.view === 'holding' ? <Holdings filter={filter} /> : <Orders filter={filter} />}
      </Stack>
    </Page>
  )
}

interface KindChoiceProps {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** What is over, or all of one kind. */
function KindChoice({ filter, onChange }: KindChoiceProps) {
  const intl = useIntl()
  const { offers } = useAreas()
  // All are timed orders then.
  if (!offers('financing')) return null
  return (
    <FilterChoice
      label={intl.formatMessage({
        id: 'orders.kind.label',
        defaultMessage: 'Kind of order',
        description: 'Name of the choice All, Contract, Project in the history of orders.',
      })}
      values={KINDS}
      word={(kind) => <FormattedMessage {...viewWords[kind]} />}
      chosen={filter.view === 'history' ? undefined : filter.view}
      onChoose={(kind) => onChange(changeView(filter, kind ?? 'history'))}
    />
  )
}

/** The open orders, which settle while one looks at them. */
function Holdings({ filter }: { filter: OrderFilter }) {
  const asked = filter.symbol === undefined ? {} : { symbol: filter.symbol }
  const query = useListHoldingsInfinite(
    { ...asked, limit: PAGE_SIZE },
    {
      query: {
        ...liveList,
        refetchInterval: ({ state }) => millisecondsToLook(state.data?.pages),
      },
    },
  )
  const totals = query.data?.pages.at(-1)?.totals
  return (
    <>
      {totals ? <OpenTotals totals={totals} /> : null}
      <OrderList
        filter={filter}
        query={query}
        fetchPage={(page, signal) => listHoldings({ ...asked, ...page }, undefined, signal)}
      />
    </>
  )
}

/** Settled orders and, for contract and project orders, running ones. */
function Orders({ filter }: { filter: OrderFilter }) {
  const asked = askedOf(filter)
  const query = useListOrdersInfinite(
    { ...asked, limit: PAGE_SIZE },
    {
      query: {
        ...liveList,
        refetchInterval: ({ state }) => millisecondsToLook(state.data?.pages),
      },
    },
  )
  const totals = query.data?.pages.at(-1)?.totals
  return (
    <>
      {totals && filter.view !== 'project' ? <SettledTotals totals={totals} /> : null}
      <OrderList
        filter={filter}
        query={query}
        fetchPage={(page, signal) => listOrders({ ...asked, ...page }, undefined, signal)}
      />
    </>
  )
}

const listContracts = (query: { request_id: string }) => listOrders({ view: 'contract', ...query })

interface OrderListProps {
  filter: OrderFilter
  query: InfiniteQueryState<OrderListItem>
  fetchPage: RecordFile<OrderListItem>['fetchPage']
}

/** The list of a view; a timed order opens with its receipt, a purchase leads to its page. */
function OrderList({ filter, query, fetchPage }: OrderListProps) {
  const intl = useIntl()
  const { view } = filter
  const asked = useAskedRecord(listContracts)
  return (
    <RecordList
      query={query}
      label={intl.formatMessage(common.orders)}
      rowId={idOfItem}
      {...(view !== 'holding' && { moment: momentOf })}
      row={(item, open) =>
        item.type === 'contract' ? (
          <OrderRow order={item} onOpen={open} />
        ) : (
          <PurchaseRow purchase={item} />
        )
      }
      empty={<NoOrders filter={filter} />}
      file={{
        name: view === 'holding' ? 'open-orders' : `${view}-orders`,
        columns: orderColumns[view],
        fetchPage,
      }}
      asked={asked}
      sheet={(item, { open, onClose }) =>
        item.type === 'contract' && <OrderSheet order={open ? item : null} onClose={onClose} />
      }
    />
  )
}

// Comparing ten thousand rows with each further page would take longer than drawing ten.
const liveList = { ...pagedQuery, structuralSharing: false }

function millisecondsToLook(
  pages: readonly { list: readonly OrderListItem[] }[] = [],
): number | false {
  const lists = pages.map(({ list }) => list)
  const seconds = nextLook(lists, serverNow())
  return seconds === null ? false : seconds * 1000
}

/** The empty state of a view. */
function NoOrders({ filter }: { filter: OrderFilter }) {
  const view = chosen(filter).length > 0 ? 'filter' : filter.view
  return (
    <EmptyState
      icon={<ClipboardList size={28} aria-hidden />}
      title={
        <FormattedMessage
          id="orders.empty.title"
          defaultMessage="{view, select, filter {No orders match this filter} holding {No open orders} contract {No timed orders yet} project {No investments yet} other {No past orders yet}}"
          description="Where there is no order: none that the filter finds (filter), no open timed order (holding), no timed order at all (contract), no investment (project), or none that is over."
          values={{ view }}
        />
      }
      body={view === 'filter' ? null : <EmptyBody view={view} />}
    />
  )
}

/** Link to where such an order is placed, or what is going to be listed. */
function EmptyBody({ view }: { view: OrderFilter['view'] }) {
  const { offered } = useAreas()
  if (view === 'history') {
    return (
      <FormattedMessage
        id="orders.empty.historyBody"
        defaultMessage="{financing, select, true {Settled orders and ended investments appear here.} other {Settled orders appear here.}}"
        description="Below 'No past orders yet'. financing is true on a site with projects."
        values={offered}
      />
    )
  }
  return (
    <TextLink href={view === 'project' ? paths.project : paths.index}>
      <FormattedMessage
        id="orders.empty.link"
        defaultMessage="{view, select, project {See all projects} other {See all prices}}"
        description="Link where there is no investment (project), or no timed order."
        values={{ view }}
      />
    </TextLink>
  )
}
