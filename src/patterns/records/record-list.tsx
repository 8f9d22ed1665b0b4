import type { InfiniteData } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { memo, useEffect, useRef } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { FormattedMessage } from 'react-intl'
import { WindowVirtualizer } from 'virtua'
import { RefusalError, SessionEndedError } from '@/api/errors.ts'
import { serverTimeAt } from '@/api/server-clock.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatDate, formatTime } from '@/lib/time.ts'
import { ErrorPanel } from '@/shell/error-panel.tsx'
import { Delayed, Loading } from '@/shell/loading.tsx'
import { Button } from '@/ui/button.tsx'
import { StaleMark } from '@/ui/stale-mark.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { Text } from '@/ui/text.tsx'
import type { RecordFile } from './csv-export.tsx'
import { CsvExport } from './csv-export.tsx'
import type { Paged } from './paging.ts'
import { pagesOf } from './paging.ts'
import styles from './record-list.module.css'
import { DayIsSaid, DayName } from './record-moment.tsx'
import type { SheetOf } from './record-sheet.tsx'
import { useRecordSheet } from './record-sheet.tsx'

/** What the list reads of an infinite query; each generated `use…Infinite` hook returns it. */
export interface InfiniteQueryState<Row> {
  data: InfiniteData<Paged<Row>, unknown> | undefined
  /** Milliseconds of the device's clock. */
  dataUpdatedAt: number
  error: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface Identified {
  id: string
}

interface RowsProps<Row> {
  query: InfiniteQueryState<Row>
  /** What the list holds, for screen readers. */
  label: string
  /**
   * The identity of a row, its `id` unless told otherwise; a row that comes twice (pages move while
   * records are added) shows once.
   */
  rowId?: (row: Row) => string
  /**
   * When a record was made, Unix seconds: the list is grouped by its days, each of which stands once as
   * a heading. For lists in the order of that moment.
   */
  moment?: (row: Row) => number
  /** Shown when there is nothing. */
  empty: ReactNode
  /** The list as a file, offered beside the count. */
  file?: RecordFile<Row>
  /** Beside the count, in the place of the file: what can be done with the whole list. */
  tools?: ReactNode
  row: (record: Row) => ReactNode
}

export interface RecordListProps<Row> extends Omit<RowsProps<Row>, 'row'> {
  /** One row; `open` opens the sheet of its record. */
  row: (record: Row, open: () => void) => ReactNode
  /** The record that was opened, in a `RecordSheet`. */
  sheet?: SheetOf<Row>
  /** The record whose sheet opens by itself, because the address asks for it (`useAskedRecord`). */
  asked?: Row | null
}

/**
 * An endless list of records: loading, empty, refused, failed, stale, more, and the end are all
 * here, and so are its file and the sheet of the record that is open.
 */
export function RecordList<Row extends Identified>({
  row,
  sheet,
  asked,
  ...list
}: RecordListProps<Row>) {
  const [open, opened] = useRecordSheet(sheet, asked)
  return (
    <>
      <div>
        <Rows {...list} row={(one) => row(one, () => open(one))} />
      </div>
      {opened}
    </>
  )
}

interface NoRecordsProps {
  /** The list is narrowed by a filter. */
  filtered: boolean
  /** `empty` takes the value `filtered`. */
  words: { empty: MessageDescriptor; emptyBody?: MessageDescriptor }
  /** A 28 px icon. */
  icon?: ReactNode
  /** The way to a first record. */
  action?: ReactNode
}

/** That a list is empty, or only what the filter leaves of it. */
export function NoRecords({
  filtered,
  words,
  icon = <ReceiptText size={28} aria-hidden />,
  action,
}: NoRecordsProps) {
  const title = <FormattedMessage {...words.empty} values={{ filtered }} />
  if (filtered) return <EmptyState icon={icon} title={title} />
  return (
    <EmptyState
      icon={icon}
      title={title}
      body={words.emptyBody && <FormattedMessage {...words.emptyBody} />}
      action={action}
    />
  )
}

/** Only the rows in sight are in the page. */
function Rows<Row extends Identified>({
  query,
  label,
  rowId = ({ id }) => id,
  moment,
  row: renderRow,
  empty,
  file,
  tools,
}: RowsProps<Row>) {
  const { data, dataUpdatedAt, isFetching, refetch } = query
  const { rows, total } = pagesOf(data?.pages ?? [], rowId)
  // The login page is on its way: until then the page stays as it is.
  const error = query.error instanceof SessionEndedError ? null : query.error
  // Said at the end of the list, which is no older for it.
  const refusedMore = query.isFetchNextPageError && error instanceof RefusalError ? error : null

  if (rows.length === 0) {
    if (error) return <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
    if (!data) {
      return (
        <Delayed>
          <Loading count={6} />
        </Delayed>
      )
    }
    return empty
  }

  return (
    <>
      {error && !isFetching && !refusedMore ? (
        <StaleMark
          action={
            <Button variant="quiet" size="sm" onClick={() => refetch()}>
              <FormattedMessage {...common.tryAgain} />
            </Button>
          }
        >
          <FormattedMessage
            {...common.staleSince}
            values={{ time: formatTime(serverTimeAt(dataUpdatedAt)) }}
          />
        </StaleMark>
      ) : null}
      <div className={styles.head}>
        <Text tone="faint">
          <FormattedMessage
            id="list.record.count"
            defaultMessage="{total, plural, one {# item} other {# items}}"
            description="How many items a list has in all: deposits, orders, messages, people and the like."
            values={{ total }}
          />
        </Text>
        {file ? <CsvExport {...file} rowId={rowId} /> : tools}
      </div>
      <div
        role="feed"
        aria-label={label}
        aria-busy={query.isFetchingNextPage}
        className={moment ? undefined : styles.list}
      >
        <DayIsSaid value={moment !== undefined}>
          <WindowVirtualizer data={rows}>
            {(row, index) => (
              <Item
                key={rowId(row)}
                row={row}
                day={moment ? newDay(moment, row, rows[index - 1]) : null}
                endsDay={moment ? endsDay(moment, row, rows[index + 1]) : null}
                place={index + 1}
                total={total}
                renderRow={renderRow}
              />
            )}
          </WindowVirtualizer>
        </DayIsSaid>
      </div>
      <More query={query} refused={refusedMore} />
    </>
  )
}

/** The day with which a record begins a group, year-month-day; null where it is that of the one before. */
function newDay<Row>(
  moment: (row: Row) => number,
  row: Row,
  before: Row | undefined,
): string | null {
  const day = formatDate(moment(row))
  return before !== undefined && formatDate(moment(before)) === day ? null : day
}

const endsDay = <Row,>(moment: (row: Row) => number, row: Row, after: Row | undefined) =>
  after === undefined || newDay(moment, after, row) !== null

interface ItemProps<Row> {
  row: Row
  /** The day whose first record this is. */
  day: string | null
  /** Whether it is the last one of its day; null in a list without days. */
  endsDay: boolean | null
  /** From 1. */
  place: number
  total: number
  renderRow: (row: Row) => ReactNode
}

function PlainItem<Row>({ row, day, endsDay: isLast, place, total, renderRow }: ItemProps<Row>) {
  if (isLast === null) {
    return (
      <article aria-posinset={place} aria-setsize={total} className={styles.row}>
        {renderRow(row)}
      </article>
    )
  }
  return (
    <article aria-posinset={place} aria-setsize={total}>
      {day === null ? null : (
        <h2 className={styles.day}>
          <DayName day={day} />
        </h2>
      )}
      <div className={styles.ofDay} data-last={isLast || undefined}>
        {renderRow(row)}
      </div>
    </article>
  )
}

// Scrolling moves rows and changes none. `memo` forgets that a component is generic.
const Item = memo(PlainItem) as typeof PlainItem

/** Loads the next page when the end comes into sight; a button for keyboards and after a failure. */
function More<Row>({
  query,
  refused,
}: {
  query: InfiniteQueryState<Row>
  /** The refusal of a further page. */
  refused: RefusalError | null
}) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = query
  const automatic = hasNextPage && !isFetchingNextPage && !error

  useEffect(() => {
    const element = end.current
    if (!element || !automatic) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [automatic, fetchNextPage])

  // A refused page is not the end of the list.
  if (refused) return <ErrorPanel error={refused} onRetry={() => fetchNextPage()} />
  // A list that came in one piece ends where it visibly ends.
  if (!hasNextPage && (query.data?.pages.length ?? 0) < 2) return null
  if (!hasNextPage) {
    return (
      <p className={styles.end}>
        <FormattedMessage
          id="list.record.end"
          defaultMessage="No more items"
          description="Below the last item of a list."
        />
      </p>
    )
  }
  return (
    <div ref={end} className={styles.end}>
      <Button variant="quiet" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
        <FormattedMessage
          id="list.record.more"
          defaultMessage="Load more"
          description="Button below a list that has more items."
        />
      </Button>
    </div>
  )
}
