import { useSearchParams } from 'react-router-dom'
import { isPage, paths, RETURN_TO } from '@/lib/paths.ts'

/** Whether a page that needs a session led to the login page. */
export function useSentToLogin(): boolean {
  const [search] = useSearchParams()
  return search.has(RETURN_TO)
}

/**
 * Where to go after logging in: back to the page that led to the login page, else to the personal center.
 * Anyone can write an address, so it is only followed to a page of the app.
 */
export function useReturnAddress(): string {
  const [search] = useSearchParams()
  const address = search.get(RETURN_TO)
  return isPage(address) ? address : paths.user
}
