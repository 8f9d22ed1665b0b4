import { useEffect } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Announcement } from './announcement.tsx'
import { watchLastEntry } from './last-entry.ts'
import { NewRelease } from './new-release.tsx'

/**
 * What can wait until the page stands: the announcement, the worker with its new releases, and the
 * text of the entry page for the time without a network.
 */
export function LaterLayer() {
  useEffect(watchLastEntry, [])

  return (
    // Both are extras: where one fails, the page stands without it.
    <ErrorBoundary frame={() => null}>
      <Announcement />
      <NewRelease />
    </ErrorBoundary>
  )
}
