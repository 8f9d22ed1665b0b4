import type { ReactNode } from 'react'
import { useMemo, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { RefusalError, SessionEndedError } from '@/api/errors.ts'
import { currentToken, subscribeSession } from '@/api/session.ts'
import { UserProvider } from '@/api/user.ts'
import { useGetUser } from '@/generated/account/account.ts'
import { paths } from '@/lib/paths.ts'
import { ErrorPanel } from '@/shell/error-panel.tsx'
import { Page } from '@/shell/page.tsx'
import { returnTo } from '@/shell/return-address.ts'
import type { Access } from '@/shell/route-context.ts'

interface GateProps {
  /** Shown while the user's information is fetched. */
  loading: ReactNode
  children: ReactNode
}

/** Lets those pass who may see a page. */
export function Gate({ access, ...props }: GateProps & { access: Access }) {
  switch (access) {
    case 'public':
      return props.children
    case 'optional':
      return <VisitorGate {...props} />
    case 'session':
      return <PrivateGate {...props} mayRead />
    case 'private':
      return <PrivateGate {...props} />
  }
}

interface PrivateGateProps extends GateProps {
  /** Lets a session pass, too, while the server cannot be asked about it. */
  mayRead?: boolean
}

/**
 * Lets only users with a session pass: the user's information is fetched first (specification,
 * section 2). Without a session, or when the server says that it is over, the login page takes over
 * and comes back to this address.
 */
function PrivateGate({ loading, mayRead = false, children }: PrivateGateProps) {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  const location = useLocation()
  // Memoized: <Navigate> navigates again for each new object, without end.
  const way = useMemo(() => returnTo(location), [location])
  if (token === null) return <Navigate to={paths.login} replace state={way} />
  // The key drops all state of a former user.
  return (
    <UserGate key={token} loading={loading} mayRead={mayRead}>
      {children}
    </UserGate>
  )
}

/**
 * Lets visitors pass, and users once their information was fetched. Whose session ends here goes on as
 * a visitor, and is told (`SessionEnded`).
 */
function VisitorGate({ loading, children }: GateProps) {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  return token === null ? children : <PrivateGate loading={loading}>{children}</PrivateGate>
}

function UserGate({ loading, mayRead, children }: PrivateGateProps) {
  const { data: user, error, isFetching, refetch } = useGetUser()
  const isRefused = error instanceof RefusalError
  const locked = isRefused && error.reason === 'account_locked'

  // A later failure keeps the page, with what was typed there.
  if (user && !locked) return <UserProvider value={user}>{children}</UserProvider>
  // The session has ended: the login page is on its way.
  if (!error || error instanceof SessionEndedError) return loading
  // What is public stays readable without a network.
  if (mayRead && !isRefused) return children
  return (
    <Page>
      <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
    </Page>
  )
}
