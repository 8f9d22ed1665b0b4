import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The entries of the product specification: their words by their ids. */
export const requirements: Readonly<Record<string, string>> = parse(
  readFileSync(join(import.meta.dirname, 'specification.yaml'), 'utf8'),
)

/** `field` of `field.Quote.price`. */
export const kindOf = (id: string): string => id.replace(/\..*/, '')

/** The rest of the ids of a kind, with the words of each. */
export const requirementsOf = (kind: string): [name: string, words: string][] =>
  Object.entries(requirements)
    .filter(([id]) => kindOf(id) === kind)
    .map(([id, words]) => [id.slice(kind.length + 1), words])

/** All tags by which tests can carry an entry; `every.field` carries all entries of its kind. */
export const requirementTags: readonly string[] = [
  ...new Set(Object.keys(requirements).flatMap((id) => [id, `every.${kindOf(id)}`])),
]
