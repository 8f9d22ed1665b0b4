import { useLocation } from 'react-router-dom'

/**
 * Router state of an address that the app's own link made. Anybody can write an address; this is in the
 * history of the tab, where a reload finds it and a link from outside puts nothing.
 */
export const OWN_LINK = { ownLink: true } as const

/** Whether a link of the app led here, so that the words in the address are the app's. */
export function useOwnLink(): boolean {
  const state = useLocation().state as { ownLink?: unknown } | null
  return state?.ownLink === true
}
