import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LookUp } from '@/patterns/money-flow/engine/money-flow.ts'
import { showByPage } from '@/patterns/money-flow/engine/shown-by-page.ts'
import type { Reviewed } from '@/patterns/records/review-rules.ts'
import { isUndecided } from '@/patterns/records/review-rules.ts'

/** A record of something that a review decides about: a deposit, a withdrawal. */
export interface UnderReview {
  request_id: string | null
  status: string
  status_note: string | null
  timeline: Reviewed['timeline']
  /** When the review is expected to be over, Unix seconds; null where nobody can tell. */
  expected_at: number | null
}

/** First of the key of each record that is followed; it is read again as well when an event tells of it. */
export const REVIEW_KEY = 'review'
/** Milliseconds between two looks: the first minute, in which some reviews end, and from then on. */
const SOON = 5_000
const LATER = 30_000
const SOON_LOOKS = 12

/**
 * The record as its review leaves it: asked for again until it is decided, and only while the page is
 * in sight. A look that fails changes nothing; the next one follows.
 */
export function useReview<Record extends UnderReview>(
  first: Record,
  find: (requestId: string) => Promise<LookUp<Record>>,
): Record {
  const queryClient = useQueryClient()
  const { request_id: requestId } = first
  useEffect(() => (requestId === null ? undefined : showByPage(requestId)), [requestId])
  const { data } = useQuery({
    queryKey: [REVIEW_KEY, requestId],
    queryFn: async () => {
      const found = requestId === null ? null : (await find(requestId)).result
      if (found !== null && !isUndecided(found.status)) {
        // What the decision changed, such as the balance, is known to the server only.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] !== REVIEW_KEY,
        })
      }
      return found ?? first
    },
    initialData: first,
    enabled: ({ state }) => state.data !== undefined && isUndecided(state.data.status),
    refetchInterval: ({ state }) => (state.dataUpdateCount < SOON_LOOKS ? SOON : LATER),
  })
  return data ?? first
}
