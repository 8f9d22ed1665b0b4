/**
 * Places labels of one size as near to where they belong as they fit without covering each other,
 * between two edges; in the order in which they were given. All in pixels, places are middles.
 */
export function spread(
  wanted: readonly number[],
  { size, from, to }: { size: number; from: number; to: number },
): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let free = from
  for (const at of order) {
    places[at] = Math.max(free, places[at] ?? 0)
    free = (places[at] ?? 0) + size
  }
  // What stands over the far edge moves back, and pushes those before it.
  let limit = to
  for (const at of order.toReversed()) {
    places[at] = Math.min(limit, places[at] ?? 0)
    limit = (places[at] ?? 0) - size
  }
  return places
}
