import type { ReactNode } from 'react'
import { lazy, Suspense, useRef } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { ErrorPanel } from './error-panel.tsx'
import { Late } from './late.tsx'
import { RefusalPanel } from './refusal-panel.tsx'

// Seldom needed, and the entry page has no room for it.
const OldDataMark = lazy(async () => {
  const [module] = await Promise.all([import('./old-data-mark.tsx'), loadMessages(['stale'])])
  return { default: module.OldDataMark }
})

/** What a boundary reads of a query; each generated `use…` hook returns it. */
export interface QueryState<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
  /** What was asked; the answer to another question is never shown in its place. */
  queryKey?: readonly unknown[]
}

export interface QueryBoundaryProps<T extends Envelope> {
  query: QueryState<T>
  /** The shape of what is coming. Shown after 200 ms, so that a quick answer does not flash. */
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
  // Nothing is known any more: another question, or another user.
  else if (data === undefined || lastGood.current?.asked !== asked) lastGood.current = null

  const good = lastGood.current?.answer
  if (good) {
    const failed = !isFetching && (error !== null || data?.code === 0)
    return (
      <>
        {failed ? (
          <Suspense>
            <OldDataMark time={good.time} onRetry={() => refetch()} />
          </Suspense>
        ) : null}
        {children(good.data as DoneData<T>, good.time)}
      </>
    )
  }
  if (data?.code === 0) {
    return <RefusalPanel refusal={refusalOf(asRefused(data))} onRetry={() => refetch()} />
  }
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
  // Nothing yet, or a 401: the login page is on its way.
  return <Late>{loading}</Late>
}

/** The client reads every answer with code 0 into this shape. */
function asRefused(answer: Envelope): Refused {
  return answer as Refused
}
