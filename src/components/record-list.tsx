import type { InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { memo, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { WindowVirtualizer } from 'virtua'
import type { Envelope } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { formatTime } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { StaleMark } from '@/ui/stale-mark.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { Late } from './late.tsx'
import { pagesOf } from './paging.ts'
import styles from './record-list.module.css'
import { RefusalPanel } from './refusal-panel.tsx'

/** What the list reads of an infinite query; each generated `use…Infinite` hook returns it. */
export interface InfiniteQueryState<T> {
  data: InfiniteData<T, unknown> | undefined
  error: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export interface RecordListProps<T extends Envelope, Row> {
  query: InfiniteQueryState<T>
  /** What the list holds, for screen readers. */
  label: string
  /** The identity of a row; a row that comes twice (pages move while records are added) shows once. */
  rowId: (row: Row) => string
  renderRow: (row: Row) => ReactNode
  /** Shown when there is nothing. */
  empty: ReactNode
  /** Beside the count: what can be done with the whole list, such as saving it. */
  tools?: ReactNode
}

/**
 * An endless list of records: loading, empty, refused, failed, stale, more, and the end are all
 * here. Only the rows in sight are in the page.
 */
export function RecordList<T extends Envelope, Row>({
  query,
  label,
  rowId,
  renderRow,
  empty,
  tools,
}: RecordListProps<T, Row>) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = query
  const { rows, total, refused, time } = pagesOf<Row>(data?.pages ?? [], rowId)

  if (rows.length === 0) {
    if (refused) {
      return <RefusalPanel refusal={refusalOf(refused as Refused)} onRetry={() => refetch()} />
    }
    if (error) return <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
    if (time === null) {
      return (
        <Late>
          <Skeleton
            shape="rows"
            count={6}
            label={intl.formatMessage({
              id: 'list.record.loading',
              defaultMessage: 'Loading',
              description: 'Said by screen readers while a list loads.',
            })}
          />
        </Late>
      )
    }
    return empty
  }

  return (
    <>
      {error && !isFetching ? (
        <StaleMark
          action={
            <Button variant="quiet" size="sm" onClick={() => refetch()}>
              <FormattedMessage
                id="list.record.refresh"
                defaultMessage="Try again"
                description="Button beside a list that could not be refreshed."
              />
            </Button>
          }
        >
          <FormattedMessage
            id="list.record.stale"
            defaultMessage="Could not be refreshed. As of {time}."
            description="Mark on a list that is older than it should be."
            values={{ time: time === null ? '' : formatTime(time) }}
          />
        </StaleMark>
      ) : null}
      <div className={styles.head}>
        <p className={styles.count}>
          <FormattedMessage
            id="list.record.count"
            defaultMessage="{total, plural, one {# record} other {# records}}"
            description="How many records a list has in all."
            values={{ total }}
          />
        </p>
        {tools}
      </div>
      <div
        role="feed"
        aria-label={label}
        aria-busy={query.isFetchingNextPage}
        className={styles.list}
      >
        <WindowVirtualizer data={rows}>
          {(row, index) => (
            <Item
              key={rowId(row)}
              row={row}
              place={index + 1}
              total={total}
              renderRow={renderRow}
            />
          )}
        </WindowVirtualizer>
      </div>
      <More query={query} refused={refused} />
    </>
  )
}

interface ItemProps<Row> {
  row: Row
  /** From 1. */
  place: number
  total: number
  renderRow: (row: Row) => ReactNode
}

function PlainItem<Row>({ row, place, total, renderRow }: ItemProps<Row>) {
  return (
    <article aria-posinset={place} aria-setsize={total} className={styles.row}>
      {renderRow(row)}
    </article>
  )
}

// Scrolling moves rows and changes none. `memo` forgets that a component is generic.
const Item = memo(PlainItem) as typeof PlainItem

/** Loads the next page when the end comes into sight; a button for keyboards and after a failure. */
function More<T>({
  query,
  refused,
}: {
  query: InfiniteQueryState<T>
  /** The answer that refused a further page. */
  refused: Envelope | null
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

  // What the server did not show is not the end of the list.
  if (refused) {
    return <RefusalPanel refusal={refusalOf(refused as Refused)} onRetry={() => query.refetch()} />
  }
  if (!hasNextPage) {
    return (
      <p className={styles.end}>
        <FormattedMessage
          id="list.record.end"
          defaultMessage="No more records"
          description="Below the last record of a list."
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
          description="Button below a list that has more records."
        />
      </Button>
    </div>
  )
}
