import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Path } from '../../scripts/contract/document.ts'
import type { Contract } from '../contract/contract.ts'

/** What it takes to try a rule, beside an account. */
export const needNames = {
  users: 'a helper that makes users',
  second: 'a second user',
  codes: 'a helper that tells codes',
  clock: 'a helper that moves the clock',
  release: 'a helper that approves deposits',
  review: 'a helper that decides reviews',
  hold: 'a helper that holds a price still',
  lock: 'a helper that locks accounts and their money',
  suspend: 'a helper that suspends coins',
  area: 'a helper that switches areas',
} as const
export type Need = keyof typeof needNames

/** One rule of the product: a row of rules.yaml. */
export interface Rule {
  /** Its own among all rules, and the same in every version of the kit. */
  id: string
  /** What it is about, as reports group it. */
  family: string
  /** The rule, in a sentence. */
  says: string
  /** Where it is written: an operation or schema of the contract, `info`, or a document's section. */
  at: string
  needs: readonly Need[]
  /** Why nothing proves it; undefined where something does. */
  why: string | undefined
}

type Row = Omit<Rule, 'family' | 'needs' | 'why'> & Partial<Pick<Rule, 'needs' | 'why'>>

const families: Record<string, Row[]> = parse(
  readFileSync(new URL('rules.yaml', import.meta.url), 'utf8'),
)

/** Every rule, in the order of the list. */
export const allRules: readonly Rule[] = Object.entries(families).flatMap(([family, rows]) =>
  rows.map(({ needs = [], why, ...row }) => ({ ...row, family, needs, why })),
)

const byId = new Map(allRules.map((rule) => [rule.id, rule]))

/** The rule with an id. Throws when no row has it: a law proves a rule that is written down. */
export function ruleOf(id: string): Rule {
  const rule = byId.get(id)
  if (!rule) throw new Error(`rules.yaml has no rule ${id}`)
  return rule
}

/** Where the contract says so; the words at its beginning for what another document says. */
export function placeOf(contract: Contract, { at }: Rule): Path {
  const operation = contract.operations.find(({ id }) => id === at)
  if (operation) return [...operation.place, 'description']
  const schema = ['components', 'schemas', at]
  return contract.document.get(schema) === undefined
    ? ['info', 'description']
    : [...schema, 'description']
}
