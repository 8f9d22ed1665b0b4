import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'

/**
 * Router state that marks a navigation by the app's own link. Anyone can write an address, but nothing
 * outside the app can write this state; a reload keeps it.
 */
export const OWN_LINK = { ownLink: true } as const

/** Whether a link of the app leads to a location. */
export const isOwnLink = ({ state }: Location): boolean =>
  (state as { ownLink?: unknown } | null)?.ownLink === true

/** Whether a link of the app led here, so that the text in the address is the app's. */
export const useOwnLink = (): boolean => isOwnLink(useLocation())
