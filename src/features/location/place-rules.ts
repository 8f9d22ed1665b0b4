import type { Place } from '@/domain/account/place.ts'

/** Degrees as the contract writes them. */
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/

/** The place of an address; null where it has none that lies on the earth. */
export function readPlace(search: string): Place | null {
  const query = new URLSearchParams(search)
  const latitude = query.get('latitude') ?? ''
  const longitude = query.get('longitude') ?? ''
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return null
  return { name: query.get('name') ?? '', address: query.get('address') ?? '', latitude, longitude }
}

const isWithin = (degrees: string, bound: number) =>
  DEGREES.test(degrees) && Math.abs(+degrees) <= bound

/** Where a map app opens a place: the phone's own, else OpenStreetMap. */
export type MapApp = 'apple' | 'geo' | 'web'

/** The map app of a device, by what its browser says of it. */
export function mapAppOf(userAgent: string): MapApp {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple'
  return /Android/.test(userAgent) ? 'geo' : 'web'
}

/** The address that opens a place in a map app. */
export function mapLink(app: MapApp, { name, latitude, longitude }: Place): string {
  const at = `${latitude},${longitude}`
  const label = encodeURIComponent(name === '' ? at : name)
  switch (app) {
    case 'apple':
      return `https://maps.apple.com/?ll=${at}&q=${label}`
    case 'geo':
      return `geo:${at}?q=${at}(${label})`
    case 'web':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  }
}

/** Degrees, minutes and the half of the earth: 40.71 is 40° 43′ N. */
export function inMinutes(
  degrees: string,
  [positive, negative]: readonly [string, string],
): string {
  const whole = Math.floor(Math.abs(+degrees))
  const minutes = Math.round((Math.abs(+degrees) - whole) * 60)
  const [shown, rest] = minutes === 60 ? [whole + 1, 0] : [whole, minutes]
  return `${shown}° ${String(rest).padStart(2, '0')}′ ${+degrees < 0 ? negative : positive}`
}
