/** Labels of one size, and the first and last place where the middle of one may stand; in pixels. */
interface Room {
  size: number
  from: number
  to: number
}

/** How many labels fit without covering each other. */
export function roomFor({ size, from, to }: Room): number {
  return Math.max(0, Math.floor((to - from) / size) + 1)
}

/**
 * Which labels can stand where they belong: those that cover nothing that is taken, and no label
 * before them. All in pixels, places are middles.
 */
export function freePlaces(
  places: readonly number[],
  { size, taken }: { size: number; taken: readonly number[] },
): boolean[] {
  const kept = [...taken]
  return places.map((place) => {
    const isFree = kept.every((other) => Math.abs(place - other) >= size)
    if (isFree) kept.push(place)
    return isFree
  })
}

/**
 * Places labels of one size as near to where they belong as they fit without covering each other,
 * between two edges; in the order in which they were given. All in pixels, places are middles.
 */
export function placeLabels(wanted: readonly number[], { size, from, to }: Room): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let free = from
  for (const at of order) {
    places[at] = Math.max(free, places[at] ?? 0)
    free = (places[at] ?? 0) + size
  }
  // What stands over the far edge moves back, and pushes those before it.
  let limit = to
  for (const at of [...order].reverse()) {
    places[at] = Math.min(limit, places[at] ?? 0)
    limit = (places[at] ?? 0) - size
  }
  return places
}
