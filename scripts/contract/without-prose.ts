/**
 * Takes descriptions, titles and examples out of the schemas of an OpenAPI document, so that the
 * generated validators carry rules and no prose into the bundle. The hooks keep theirs as
 * documentation.
 */
export function withoutProse<T>(document: T): T {
  return walk(document, 'document') as T
}

/** Where a node stands: outside of schemas, in a schema, or a map whose keys are authors' names. */
type Place = 'document' | 'schema' | 'schemas by name'

function walk(node: unknown, place: Place): unknown {
  if (Array.isArray(node)) return node.map((item) => walk(item, place))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(place === 'schema' && PROSE.has(key)))
      .map(([key, value]) => [key, walk(value, placeBelow(place, key))]),
  )
}

function placeBelow(place: Place, key: string): Place {
  if (place === 'schemas by name') return 'schema'
  if (key === 'schemas' || key === 'properties') return 'schemas by name'
  return place === 'schema' || key === 'schema' ? 'schema' : 'document'
}

const PROSE = new Set(['description', 'example', 'title', 'x-refusals'])
