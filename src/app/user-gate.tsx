import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'
import { RefusalError, SessionEndedError } from '@/api/errors.ts'
import { currentToken, subscribeSession } from '@/api/session.ts'
import { UserProvider } from '@/api/user.ts'
import { useGetUser } from '@/generated/account/account.ts'
import type { Access } from '@/lib/pages.ts'
import { ErrorPanel } from '@/shell/error-panel.tsx'
import { Page } from '@/shell/page.tsx'
import { PageLoading } from './page-loading.tsx'

interface UserGateProps {
  access: Access
  children: ReactNode
}

/** Shows a page once its user's information is loaded (specification, section 2). */
export function UserGate({ access, children }: UserGateProps) {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  if (access === 'public') return children
  if (token === null) return access === 'optional' ? children : <SessionNeeded />
  // The key drops all state of a former user.
  return (
    <LoadedUser key={token} isPublic={access === 'session'}>
      {children}
    </LoadedUser>
  )
}

/** The session of a private page has ended: its loader leads to the login page. */
function SessionNeeded() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <PageLoading />
}

function LoadedUser({ isPublic, children }: { isPublic: boolean; children: ReactNode }) {
  const { data: user, error, isFetching, refetch } = useGetUser()
  const isRefused = error instanceof RefusalError
  const isLocked = isRefused && error.reason === 'account_locked'

  // A later failure keeps the page, with what was typed there.
  if (user && !isLocked) return <UserProvider value={user}>{children}</UserProvider>
  // The session has ended: the login page is about to replace this one.
  if (!error || error instanceof SessionEndedError) return <PageLoading />
  // Public content stays readable without a network.
  if (isPublic && !isRefused) return children
  return (
    <Page>
      <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
    </Page>
  )
}
