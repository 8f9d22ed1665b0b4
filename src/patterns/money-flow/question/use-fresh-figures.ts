import type { Query } from '@tanstack/react-query'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { NoAnswerError, RefusalError } from '@/api/errors.ts'
import { isServerTimeDoubtful } from '@/api/server-clock.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'

/** Milliseconds for which what was read is taken for the present state. */
const FRESH_FOR = 15 * 60_000

/** The user's own figures that the page shows. */
const SHOWN = {
  type: 'active',
  predicate: ({ queryKey: [path], state }: Query) =>
    typeof path === 'string' && path.startsWith('/api/user/') && state.data !== undefined,
} as const

/** When the server answered last, milliseconds of the device's clock: a refusal is an answer, too. */
const answeredAt = ({ state: { error, dataUpdatedAt, errorUpdatedAt } }: Query): number =>
  error instanceof RefusalError ? errorUpdatedAt : dataUpdatedAt

/**
 * Before money is asked about or sent, what is old is read again: a page that was open for long, or a
 * device that slept, knows neither the figures nor the server's time.
 */
export function useFreshFigures(
  /** Called once everything was read and is shown: the question is asked with the new figures. */
  onRefreshed: () => void,
) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<SubmitError | null>(null)
  const [reads, setReads] = useState(0)
  const ask = useEffectEvent(onRefreshed)

  // The page has the new figures when this runs.
  useEffect(() => {
    if (reads > 0) ask()
  }, [reads])

  async function read(queries: readonly Query[]) {
    const from = Date.now()
    setPending(true)
    setError(null)
    await queryClient.refetchQueries(SHOWN)
    const isRead = queries.some((query) => answeredAt(query) >= from)
    const why = queries.map(({ state }) => state.error).find((one) => one instanceof NoAnswerError)
    // After the news of the queries, which are told in the same way.
    notifyManager.schedule(() => {
      setPending(false)
      if (isRead) setReads((before) => before + 1)
      else setError({ kind: 'noAnswer', why: why?.kind ?? 'unreachable' })
    })
  }

  return {
    pending,
    /** Why nothing could be read, or null. */
    error,
    /** Reads what is old; false where nothing is. */
    refresh(): boolean {
      const queries = queryClient.getQueryCache().findAll(SHOWN)
      const now = Date.now()
      const isOld = queries.some((query) => now - answeredAt(query) > FRESH_FOR)
      // Without figures of the user there is nothing to read: the clock is asked for when it is sent.
      const isNeeded = queries.length > 0 && (isOld || isServerTimeDoubtful())
      if (pending || !isNeeded) {
        setError(null)
        return pending
      }
      void read(queries)
      return true
    },
  }
}
