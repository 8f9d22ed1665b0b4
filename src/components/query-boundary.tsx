import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { ErrorPanel, RefusalPanel } from './error-panel.tsx'
import { loadable } from './loadable.tsx'
import { Delayed } from './loading.tsx'

// Loaded on demand: seldom needed.
const OldDataMark = loadable(async () => (await import('./old-data-mark.tsx')).OldDataMark)

/** What a boundary reads of a query; each generated `use…` hook returns it. */
export interface QueryState<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
  /** The query key; an answer to another key is never shown. */
  queryKey?: readonly unknown[]
}

export interface QueryBoundaryProps<T extends Envelope> {
  query: QueryState<T>
  /** The skeleton, shown after 200 ms so that quick answers do not flash. */
  loading: ReactNode
  /** What is shown once the answer is there; `time` is the server's clock of that answer. */
  children: (data: DoneData<T>, time: number) => ReactNode
}

/**
 * Shows the answer of a query, or what there is instead: loading, a refusal with its way forward,
 * an error with a retry. When a later answer fails, the last good one stays, marked as old.
 */
export function QueryBoundary<T extends Envelope>({
  query,
  loading,
  children,
}: QueryBoundaryProps<T>) {
  const { data, error, isFetching, refetch } = query
  const asked = JSON.stringify(query.queryKey)
  const lastGood = useRef<{ asked: string; answer: T } | null>(null)
  if (data?.code === 1) lastGood.current = { asked, answer: data }
  // Another query key or user: drop the last good answer.
  else if (data === undefined || lastGood.current?.asked !== asked) lastGood.current = null

  const good = lastGood.current?.answer
  if (good) {
    const failed = !isFetching && (error !== null || data?.code === 0)
    return (
      <>
        {failed ? <OldDataMark time={good.time} onRetry={() => refetch()} /> : null}
        {children(good.data as DoneData<T>, good.time)}
      </>
    )
  }
  if (data?.code === 0) {
    return <RefusalPanel refusal={refusalOf(asRefused(data))} onRetry={() => refetch()} />
  }
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
  // No answer yet, or a 401, which leads to the login page.
  return <Delayed>{loading}</Delayed>
}

/** The client reads every answer with code 0 into this shape. */
function asRefused(answer: Envelope): Refused {
  return answer as Refused
}
