import type { ReactNode } from 'react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { refusalOf } from '@/api/envelope.ts'
import { currentToken, subscribeSession } from '@/api/session.ts'
import { ErrorPanel, RefusalPanel } from '@/components/error-panel.tsx'
import { Page } from '@/components/page.tsx'
import { returnTo } from '@/components/return-address.ts'
import type { PageDefinition } from '@/components/route-context.ts'
import { UserProvider } from '@/components/user.ts'
import { useGetUser } from '@/generated/account/account.ts'
import type { UserInfo } from '@/generated/model/user-info.ts'
import { isPublicPath, paths } from '@/lib/paths.ts'

interface GateProps {
  /** Shown while the user's information is fetched. */
  loading: ReactNode
  /** Lets a session pass, too, while the server cannot be asked about it. */
  mayRead?: boolean
  children: ReactNode
}

/** Lets those pass who may see the page of a route. */
export function Gate({ route, ...props }: GateProps & { route: PageDefinition }) {
  if (isPublicPath(route.path)) return props.children
  if (route.publicContent) return <ReaderGate {...props} />
  return route.visitors ? <VisitorGate {...props} /> : <PrivateGate {...props} />
}

/**
 * Lets only users with a session pass: the user's information is fetched first (specification,
 * section 2). Without a session, or when the server says that it is over, the login page takes over
 * and comes back to this address.
 */
export function PrivateGate({ loading, mayRead = false, children }: GateProps) {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  const location = useLocation()
  // One object for one address: <Navigate> goes again for each new one, without end.
  const way = useMemo(() => returnTo(location), [location])
  if (token === null) return <Navigate to={paths.login} replace state={way} />
  // Another user is another page: nothing of the former one may stay.
  return (
    <UserGate key={token} loading={loading} mayRead={mayRead}>
      {children}
    </UserGate>
  )
}

/**
 * Lets users pass, and whoever has a session while the server cannot be asked about it. For pages
 * whose content is public.
 */
export function ReaderGate(props: GateProps) {
  return <PrivateGate {...props} mayRead />
}

/**
 * Lets visitors pass, and users once their information was fetched. Whose session ends here goes on as
 * a visitor, and is told (`SessionEnded`).
 */
export function VisitorGate({ loading, children }: GateProps) {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  return token === null ? children : <PrivateGate loading={loading}>{children}</PrivateGate>
}

function UserGate({ loading, mayRead, children }: GateProps) {
  const { data, error, isFetching, refetch } = useGetUser()
  const [user, setUser] = useState<UserInfo | null>(null)
  if (data?.code === 1 && data.data !== user) setUser(data.data)
  const locked = data?.code === 0 && data.data.reason === 'account_locked'

  // Whoever has passed keeps the page, and what was typed there, when a later reading fails.
  if (user && !locked) return <UserProvider value={user}>{children}</UserProvider>
  // Nobody is kept from what is public because the network is gone.
  if (mayRead && error && data === undefined) return children
  if (data?.code === 0) {
    return (
      <Page>
        <RefusalPanel refusal={refusalOf(data)} onRetry={() => refetch()} />
      </Page>
    )
  }
  if (error) {
    return (
      <Page>
        <ErrorPanel error={error} onRetry={() => refetch()} pending={isFetching} />
      </Page>
    )
  }
  return loading
}
