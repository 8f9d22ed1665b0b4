/** A place as chooselocation returns it. Degrees are decimal texts, as in the contract. */
export interface Place {
  name: string
  /** Region and country, in the language of the page. */
  address: string
  latitude: string
  longitude: string
}

/** Router state of the page on which a place is chosen: which page asked for one. */
interface PlaceRequest {
  placeFor?: unknown
}

/** Says which page asks for a place, as router state. */
export function placeRequest(path: string): object {
  return { placeFor: path } satisfies PlaceRequest
}

/** The page that asked for a place, or null. */
export function askerOf(state: unknown): string | null {
  const { placeFor } = (state ?? {}) as PlaceRequest
  return typeof placeFor === 'string' ? placeFor : null
}

// In memory only: the choice is consumed on the next page.
const given = new Map<string, Place>()

/** Hands a place to the page that asked for one. */
export function givePlace(path: string, place: Place): void {
  given.set(path, place)
}

/** Takes the place that was chosen for a page, once. */
export function takePlace(path: string): Place | null {
  const place = given.get(path) ?? null
  given.delete(path)
  return place
}
