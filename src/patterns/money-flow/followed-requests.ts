import { useEffect } from 'react'

/** The requests whose records the page in sight follows until they are decided. */
const followed = new Set<string>()

/** Whether the page in sight shows what became of a request by itself. */
export const isFollowed = (requestId: string): boolean => followed.has(requestId)

/** Notes that this page shows what becomes of a request; null where no request made the record. */
export function useFollowed(requestId: string | null): void {
  useEffect(() => {
    if (requestId === null) return
    followed.add(requestId)
    return () => {
      followed.delete(requestId)
    }
  }, [requestId])
}
