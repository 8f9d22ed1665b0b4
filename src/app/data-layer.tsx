import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { createQueryClient } from '@/api/query-client.ts'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { useAnyOrders } from '@/components/orders/order-presence.ts'
import { getGetUserQueryOptions } from '@/generated/account/account.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { watchLastSeen } from './last-seen.ts'
import { PrivateGate, ReaderGate, VisitorGate } from './private-gate.tsx'
import { watchSession } from './watch-session.ts'
import { watchUnread } from './watch-unread.ts'

// One cache for as long as the page lives, also while the entry page does without it.
const queryClient = createQueryClient()
watchSession(queryClient)
watchUnread(queryClient)
watchLastSeen(queryClient)

// The condition is false in a build, which drops the panel with everything in it.
const MockPanel = import.meta.env.DEV
  ? lazy(() =>
      import('@/dev/mock-panel/mock-panel.tsx').then((module) => ({ default: module.MockPanel })),
    )
  : null

/**
 * Who may see a page: everybody; everybody once a user's information is there; users alone; or users
 * and, while the server cannot be asked who they are, whoever has a session: its content is public.
 */
export type Access = 'public' | 'visitors' | 'users' | 'readers'

const gates = { visitors: VisitorGate, users: PrivateGate, readers: ReaderGate } as const

interface DataLayerProps {
  access: Access
  /** Shown while the user's information is fetched. */
  loading: ReactNode
  children: ReactNode
}

/** What every page but the entry page stands in: the cache of the server's data, and the gate. */
export function DataLayer({ access, loading, children }: DataLayerProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Gate access={access} loading={loading}>
        {children}
      </Gate>
      {MockPanel ? (
        <Suspense>
          <MockPanel queryClient={queryClient} />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  )
}

function Gate({ access, loading, children }: DataLayerProps) {
  if (access === 'public') return children
  const Kind = gates[access]
  return <Kind loading={loading}>{children}</Kind>
}

const OrderLayerContent = lazy(async () => {
  const [module] = await Promise.all([import('./order-layer.tsx'), loadMessages(['orders'])])
  return { default: module.OrderLayerContent }
})

/** Follows the user's open orders on every page, from the first one on. */
export function OrderLayer() {
  if (!useAnyOrders()) return null
  return (
    // The strip is an extra: where its files cannot be had, the page stands without it.
    <ErrorBoundary frame={() => null}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <OrderLayerContent />
        </Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** Reads the user's information ahead: for the count of unread messages on the entry page. */
export function prefetchUser(): Promise<void> {
  return queryClient.prefetchQuery(getGetUserQueryOptions())
}
