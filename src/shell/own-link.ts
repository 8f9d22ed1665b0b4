import { useLocation } from 'react-router-dom'

/**
 * Router state that marks a navigation by the app's own link. Anybody can write an address, but nothing
 * outside the app can write this state; a reload keeps it.
 */
export const OWN_LINK = { ownLink: true } as const

/** Whether a link of the app led here, so that the words in the address are the app's. */
export function useOwnLink(): boolean {
  const state = useLocation().state as { ownLink?: unknown } | null
  return state?.ownLink === true
}
