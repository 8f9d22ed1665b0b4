import type { ReactNode } from 'react'
import { SessionEndedError } from '@/api/errors.ts'
import { serverTimeAt } from '@/api/server-clock.ts'
import { ErrorPanel } from './error-panel.tsx'
import { loadable } from './loadable.tsx'
import { Delayed } from './loading.tsx'

// Seldom needed.
const OldDataMark = loadable(async () => (await import('./old-data-mark.tsx')).OldDataMark)

/** What a boundary reads of a query; each generated `use…` hook returns it. */
export interface QueryState<Data> {
  data: Data | undefined
  /** Milliseconds of the device's clock. */
  dataUpdatedAt: number
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

export interface QueryBoundaryProps<Data> {
  query: QueryState<Data>
  /** The skeleton, shown after 200 ms so that quick answers do not flash. */
  loading: ReactNode
  /** What is shown once the data is there. */
  children: (data: Data) => ReactNode
}

/**
 * Shows the data of a query, or what stands in its place: loading, a refusal with its way forward, an
 * error with a retry. If it cannot be read again, the last data stays, marked as old.
 */
export function QueryBoundary<Data>({ query, loading, children }: QueryBoundaryProps<Data>) {
  const { data, dataUpdatedAt, isFetching, refetch } = query
  // The login page is on its way; until then nothing changes.
  const error = query.error instanceof SessionEndedError ? null : query.error

  if (data !== undefined) {
    return (
      <>
        {error && !isFetching ? (
          <OldDataMark time={serverTimeAt(dataUpdatedAt)} onRetry={() => refetch()} />
        ) : null}
        {children(data)}
      </>
    )
  }
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
  return <Delayed>{loading}</Delayed>
}
