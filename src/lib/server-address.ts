import { parseUrl } from './parse-url.ts'

/**
 * Where an address that a server sent leads: `here`, to the app's own host, `out`, to another over
 * https, or nowhere that is followed. `//host` and `\\host` begin like a path and are none.
 */
export function leadsTo(address: string | null): 'here' | 'out' | null {
  if (address === null) return null
  const url = parseUrl(address, document.baseURI)
  if (url?.protocol === location.protocol && url.host === location.host) return 'here'
  return parseUrl(address)?.protocol === 'https:' ? 'out' : null
}

/** The address of a picture of the app's own host; another host would learn who looks at it. */
export const pictureAddress = (address: string | null) =>
  leadsTo(address) === 'here' ? address : null
