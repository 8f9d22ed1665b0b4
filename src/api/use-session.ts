import { useSyncExternalStore } from 'react'
import { currentToken, subscribeSession } from '@/api/session.ts'

/** Whether somebody is logged in on this device; follows other tabs, too. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(subscribeSession, currentToken) !== null
}
