import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { createQueryClient } from '@/api/query-client.ts'
import { getGetUserQueryOptions } from '@/generated/account/account.ts'
import { PrivateGate } from './private-gate.tsx'
import { watchSession } from './watch-session.ts'
import { watchUnread } from './watch-unread.ts'

// One cache for as long as the page lives, also while the entry page does without it.
const queryClient = createQueryClient()
watchSession(queryClient)
watchUnread(queryClient)

// The condition is false in a build, which drops the panel with everything in it.
const MockPanel = import.meta.env.DEV
  ? lazy(() =>
      import('@/dev/mock-panel/mock-panel.tsx').then((module) => ({ default: module.MockPanel })),
    )
  : null

interface DataLayerProps {
  /** Whether visitors may see the page. */
  isPublic: boolean
  /** Shown while the user's information is fetched. */
  loading: ReactNode
  children: ReactNode
}

/** What every page but the entry page stands in: the cache of the server's data, and the gate. */
export function DataLayer({ isPublic, loading, children }: DataLayerProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {isPublic ? children : <PrivateGate loading={loading}>{children}</PrivateGate>}
      {MockPanel ? (
        <Suspense>
          <MockPanel queryClient={queryClient} />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  )
}

/** Reads the user's information ahead: for the count of unread messages on the entry page. */
export function prefetchUser(): Promise<void> {
  return queryClient.prefetchQuery(getGetUserQueryOptions())
}
