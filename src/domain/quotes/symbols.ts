/** The symbols of all products, as a query has them that names none. */
export const ALL = ''

/** Symbols as a query has them: sorted and each once, so that one cached answer serves many. */
export const joined = (symbols: readonly string[]) => [...new Set(symbols)].sort().join(',')

/** What several queries want together; undefined where there is none. */
export function union(queries: readonly string[]): string | undefined {
  if (queries.length === 0) return undefined
  return queries.includes(ALL) ? ALL : joined(queries.flatMap((one) => one.split(',')))
}

/** Whether what a query wants is among what another one brings. */
export function covers(brings: string | undefined, wants: string): boolean {
  if (brings === undefined || brings === ALL) return brings === ALL
  const brought = new Set(brings.split(','))
  return wants !== ALL && wants.split(',').every((one) => brought.has(one))
}
