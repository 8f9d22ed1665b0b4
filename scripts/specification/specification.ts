/** The entries of the product specification, from specification.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const KINDS = [
  'capability',
  'screen',
  'call',
  'field',
  'state',
  'rule',
  'error',
  'success message',
  'constant',
] as const
export type Kind = (typeof KINDS)[number]

/** A value that stands in the contract, or in a file of the project. */
export type Value =
  | { keyword: string; is: unknown }
  | { file: string; name: string; is: string | number }

/** One entry; specification.yaml says what each part means. */
export interface Entry {
  /** Section of the specification. */
  section: number
  kind: Kind
  id: string
  says: string
  calls?: readonly string[]
  noScreen?: string
  pages?: readonly string[]
  bar?: 'custom' | 'standard'
  tab?: string
  messages?: readonly string[]
  quote?: string
  reason?: string
  unanswered?: string
  field?: string
  rules?: readonly string[]
  values?: readonly Value[]
}

type Row = Omit<Entry, 'section' | 'kind'>

/** What follows from the kind of an entry, where its row does not say it. */
function complete(section: number, kind: Kind, row: Row): Entry {
  return {
    section,
    kind,
    ...(kind === 'error' && { messages: [`refusal.${row.reason}`] }),
    ...(section === 8 && { quote: row.says }),
    ...row,
  }
}

const sections: Record<string, Partial<Record<Kind, Row[]>>> = parse(
  readFileSync(join(import.meta.dirname, 'specification.yaml'), 'utf8'),
)

/** Every entry, in the order of the specification. */
export const entries: readonly Entry[] = Object.entries(sections).flatMap(([section, kinds]) =>
  KINDS.flatMap((kind) => (kinds[kind] ?? []).map((row) => complete(Number(section), kind, row))),
)

/** Entries of which there are many alike are proved by one test of all rows of their kind, with this tag. */
export const tagOfKind = (kind: Kind): string => `every.${kind.replace(' ', '-')}`

/** All tags that a test can carry for the specification. */
export const specificationTags: readonly string[] = [
  ...entries.map(({ id }) => id),
  ...KINDS.map(tagOfKind),
]
