import type { ReactNode } from 'react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { formatTime } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { StaleMark } from '@/ui/stale-mark.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { Late } from './late.tsx'
import { RefusalPanel } from './refusal-panel.tsx'

/** What a boundary reads of a query; each generated `use…` hook returns it. */
export interface QueryState<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
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
  const lastGood = useRef<T | null>(null)
  if (data?.code === 1) lastGood.current = data

  const good = lastGood.current
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
  // Nothing yet, or a 401: the login page is on its way.
  return <Late>{loading}</Late>
}

/** The client reads every answer with code 0 into this shape. */
function asRefused(answer: Envelope): Refused {
  return answer as Refused
}

function OldDataMark({ time, onRetry }: { time: number; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <StaleMark
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          <FormattedMessage
            id="app.stale.retry"
            defaultMessage="Try again"
            description="Button beside data that could not be refreshed."
          />
        </Button>
      }
    >
      {intl.formatMessage(
        {
          id: 'app.stale.since',
          defaultMessage: 'Could not be refreshed. As of {time}.',
          description: 'Mark on data that is older than it should be.',
        },
        { time: formatTime(time) },
      )}
    </StaleMark>
  )
}
