import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { serverNow } from '@/api/server-clock.ts'
import { useRouteExists } from '@/components/available-routes.ts'
import { CsvExport } from '@/components/csv-export.tsx'
import { PurchaseRow } from '@/components/orders/purchase-row.tsx'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import type { OrderListItem } from '@/generated/model/order-list-item.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import {
  listHoldings,
  listOrders,
  useListHoldingsInfinite,
  useListOrdersInfinite,
} from '@/generated/orders/orders.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { OrderFilter } from './order-filter.ts'
import { askedOf, changeView, chosen, readFilter, VIEWS, writeFilter } from './order-filter.ts'
import { idOfItem, nextLook, PAGE_SIZE } from './order-list-rules.ts'
import { viewWords } from './order-list-words.ts'
import { OrderRow } from './order-row.tsx'
import { OpenTotals, SettledTotals } from './totals.tsx'
import { useOrderColumns } from './use-order-columns.ts'

const OrderSheet = lazy(async () => ({ default: (await import('./order-sheet.tsx')).OrderSheet }))

/** All orders of the user by view, newest first; a timed one opens with its receipt. */
export function OrdersScreen() {
  const intl = useIntl()
  // In the address, so that going back from another page, or a reload, finds the same list.
  const [search, setSearch] = useSearchParams()
  const filter = readFilter(search)
  const show = (next: OrderFilter) => setSearch(writeFilter(next), { replace: true })
  const [open, setOpen] = useState<TradeOrder | null>(null)
  const [wanted, setWanted] = useState(false)
  const list = {
    filter,
    onOpen: (order: TradeOrder) => {
      setWanted(true)
      setOpen(order)
    },
  }

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Segmented
          label={intl.formatMessage({
            id: 'orders.view.label',
            defaultMessage: 'Orders',
            description: 'Name of the choice of a view of the orders, for screen readers.',
          })}
          options={VIEWS.map((view) => ({
            value: view,
            label: intl.formatMessage(viewWords[view]),
          }))}
          value={filter.view}
          onChange={(view) => show(changeView(filter, view))}
        />
        <FilterBar filter={filter} onChange={show} />
        {filter.view === 'holding' ? <Holdings {...list} /> : <Orders {...list} />}
      </Stack>
      {wanted ? (
        <Suspense>
          <OrderSheet order={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </Page>
  )
}

interface ListProps {
  filter: OrderFilter
  onOpen: (order: TradeOrder) => void
}

/** The open orders, which settle while one looks at them. */
function Holdings({ filter, onOpen }: ListProps) {
  const columns = useOrderColumns(filter.view)
  const asked = filter.symbol === undefined ? {} : { symbol: filter.symbol }
  const query = useListHoldingsInfinite(
    { ...asked, limit: PAGE_SIZE },
    {
      query: {
        ...pagedQuery,
        // Comparing ten thousand rows with each further page would take longer than drawing ten.
        structuralSharing: false,
        refetchInterval: ({ state }) => millisecondsToLook(state.data?.pages.map(listOf)),
      },
    },
  )
  const totals = query.data?.pages.map((page) => page.code === 1 && page.data.totals).at(-1)
  return (
    <>
      {totals ? <OpenTotals totals={totals} /> : null}
      <div>
        <RecordList
          query={query}
          label={useListLabel()}
          rowId={idOfItem}
          renderRow={(item: OrderListItem) => <Row item={item} onOpen={onOpen} />}
          tools={
            <CsvExport
              fileName="open-orders"
              columns={columns}
              rowId={idOfItem}
              fetchPage={(page, signal) => listHoldings({ ...asked, ...page }, signal)}
            />
          }
          empty={<NoOrders filter={filter} />}
        />
      </div>
    </>
  )
}

/** What was and, of contract and project orders, what runs. */
function Orders({ filter, onOpen }: ListProps) {
  const columns = useOrderColumns(filter.view)
  const asked = askedOf(filter)
  const query = useListOrdersInfinite(
    { ...asked, limit: PAGE_SIZE },
    {
      query: {
        ...pagedQuery,
        structuralSharing: false,
        refetchInterval: ({ state }) => millisecondsToLook(state.data?.pages.map(listOf)),
      },
    },
  )
  const totals = query.data?.pages.map((page) => page.code === 1 && page.data.totals).at(-1)
  return (
    <>
      {totals && filter.view !== 'project' ? <SettledTotals totals={totals} /> : null}
      <div>
        <RecordList
          query={query}
          label={useListLabel()}
          rowId={idOfItem}
          renderRow={(item: OrderListItem) => <Row item={item} onOpen={onOpen} />}
          tools={
            <CsvExport
              fileName={`${filter.view}-orders`}
              columns={columns}
              rowId={idOfItem}
              fetchPage={(page, signal) => listOrders({ ...asked, ...page }, signal)}
            />
          }
          empty={<NoOrders filter={filter} />}
        />
      </div>
    </>
  )
}

/** The records of an answer; none of a refusal. */
function listOf(
  page: { code: 1; data: { list: readonly OrderListItem[] } } | { code: 0 | 401; data: unknown },
): readonly OrderListItem[] {
  return page.code === 1 ? page.data.list : []
}

function millisecondsToLook(pages: readonly (readonly OrderListItem[])[] = []): number | false {
  const seconds = nextLook(pages, serverNow())
  return seconds === null ? false : seconds * 1000
}

function useListLabel(): string {
  const intl = useIntl()
  return intl.formatMessage({
    id: 'orders.list.label',
    defaultMessage: 'Orders',
    description: 'Name of the list of orders, for screen readers.',
  })
}

function Row({ item, onOpen }: { item: OrderListItem; onOpen: ListProps['onOpen'] }) {
  return item.kind === 'contract' ? (
    <OrderRow order={item} onOpen={() => onOpen(item)} />
  ) : (
    <PurchaseRow purchase={item} />
  )
}

/** That nothing is there, or nothing of what was asked for; and what would fill it. */
function NoOrders({ filter }: { filter: OrderFilter }) {
  if (chosen(filter).length > 0) {
    return (
      <Empty
        title={
          <FormattedMessage
            id="orders.empty.filter"
            defaultMessage="No order matches this filter"
            description="Where the filter finds nothing."
          />
        }
      />
    )
  }
  switch (filter.view) {
    case 'holding':
      return (
        <Empty
          title={
            <FormattedMessage
              id="orders.empty.holding"
              defaultMessage="No open order"
              description="Where the user has no open timed order."
            />
          }
          body={<WayTo path={paths.index} />}
        />
      )
    case 'contract':
      return (
        <Empty
          title={
            <FormattedMessage
              id="orders.empty.contract"
              defaultMessage="No contract order yet"
              description="Where the user never placed a timed order."
            />
          }
          body={<WayTo path={paths.index} />}
        />
      )
    case 'project':
      return (
        <Empty
          title={
            <FormattedMessage
              id="orders.empty.project"
              defaultMessage="No project order yet"
              description="Where the user never bought a project."
            />
          }
          body={<WayTo path={paths.project} />}
        />
      )
    case 'history':
      return (
        <Empty
          title={
            <FormattedMessage
              id="orders.empty.history"
              defaultMessage="Nothing has ended yet"
              description="Where no order of the user is settled and no purchase over."
            />
          }
          body={
            <FormattedMessage
              id="orders.empty.historyBody"
              defaultMessage="Orders appear here as soon as they are settled."
              description="Below 'Nothing has ended yet'."
            />
          }
        />
      )
  }
}

function Empty({ title, body = null }: { title: ReactNode; body?: ReactNode }) {
  return <EmptyState icon={<ClipboardList size={28} aria-hidden />} title={title} body={body} />
}

/** Where such an order begins. */
function WayTo({ path }: { path: typeof paths.index | typeof paths.project }) {
  const routeExists = useRouteExists()
  if (!routeExists(path)) return null
  return (
    <TextLink href={path}>
      {path === paths.index ? (
        <FormattedMessage
          id="orders.empty.quotes"
          defaultMessage="See the quotes"
          description="Link where there is no timed order."
        />
      ) : (
        <FormattedMessage
          id="orders.empty.projects"
          defaultMessage="See the projects"
          description="Link where there is no purchase."
        />
      )}
    </TextLink>
  )
}
