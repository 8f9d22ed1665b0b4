import { useGetUser } from '@/generated/account/account.ts'
import type { UserInfo } from '@/generated/model/user-info.ts'
import { useLoggedIn } from './use-session.ts'

/** The user's information, undefined for visitors and until it is there. */
export function useUserInfo(): UserInfo | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useGetUser({ query: { enabled: loggedIn } })
  return loggedIn && data?.code === 1 ? data.data : undefined
}
