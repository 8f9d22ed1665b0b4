import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { isPage, paths } from '@/lib/paths.ts'

interface ReturnState {
  returnTo?: unknown
}

/** Router state for the login page: where to come back to. */
export function returnTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): object {
  return { returnTo: `${pathname}${search}` }
}

/** Whether a page that needs a session sent its visitor here. */
export function useSentToLogin(): boolean {
  const location = useLocation()
  return (location.state as ReturnState | null)?.returnTo !== undefined
}

/**
 * Where to go after logging in: back to the page that asked for it, else to the personal center.
 * It comes from the app's own history and is only followed to a page of the app.
 */
export function useReturnAddress(): string {
  const location = useLocation()
  const wanted = (location.state as ReturnState | null)?.returnTo
  const known = typeof wanted === 'string' && isPage(wanted)
  return known ? wanted : paths.user
}
