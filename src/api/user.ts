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

/** The id of the user of a private page: whose drafts and open actions its forms keep. */
export const useOwner = (): string => useUser().user.userid

/**
 * The user's information; undefined for visitors and until it is there. After a failure only the gate
 * asks again: otherwise the bars of its error page would, each time they mount.
 */
export function useUserInfo(): UserInfo | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useGetUser({ query: { enabled: loggedIn, retryOnMount: false } })
  return loggedIn ? data : undefined
}
