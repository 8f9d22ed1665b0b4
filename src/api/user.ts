import { createContext, useContext } from 'react'
import { useGetUser } from '@/generated/account/account.ts'
import type { UserInfo } from '@/generated/h5.schemas.ts'
import { useLoggedIn } from './use-session.ts'

const UserContext = createContext<UserInfo | null>(null)

/** Hands the user to a private page; the gate does, once the information was fetched. */
export const UserProvider = UserContext.Provider

/** The user of a private page. Throws on a page without a gate. */
export function useUser(): UserInfo {
  const user = useContext(UserContext)
  if (!user) throw new Error('This page has no gate: nobody is known to be logged in')
  return user
}

/** The user of a page that visitors see, too; null for them. */
export const useUserOrVisitor = (): UserInfo | null => useContext(UserContext)

/** In the place of a user's id, of what this device keeps for whoever has not logged in. */
export const VISITOR = 'visitor'

/**
 * Whose drafts, open actions and settings on this device a page deals with: the id of its user, or that
 * of visitors. It stays the same for as long as a page is mounted: another user is another page.
 */
export const useOwner = (): string => useUserOrVisitor()?.user.userid ?? VISITOR

/**
 * The user's information; undefined for visitors and until it is there. After a failure only the gate
 * asks again: otherwise the bars of its error page would, each time they mount.
 */
export function useUserInfo(): UserInfo | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useGetUser({ query: { enabled: loggedIn, retryOnMount: false } })
  return loggedIn ? data : undefined
}
