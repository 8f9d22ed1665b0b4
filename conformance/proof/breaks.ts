import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { root } from '../../scripts/process/project.ts'
import { allLaws } from '../behaviour/laws.ts'
import type { Contract } from '../contract/contract.ts'
import { ruleOf } from '../rules/rules.ts'
import { besideEachOther, judgeChanged } from './changed-sandbox.ts'
import type { FaultClass } from './mutant.ts'
import type { Proof } from './prove.ts'
import type { Change } from './source-server.ts'

/*
 * Servers that get one rule of the business wrong: the sandbox with one place of its source written as a
 * backend team might have written it. breaks.yaml has them all.
 */

/** A row of breaks.yaml. */
interface Row {
  /** The rule that it breaks, whose own laws must notice. */
  rule: string
  /** What the server does. */
  says: string
  /** A place of the file, which has it once, and what is written there instead. */
  from: string
  to: string
}

interface Break extends Row {
  change: Change
}

/** Every break of the list. Throws when the source of the sandbox no longer has its place, or has it twice. */
export function allBreaks(): Break[] {
  const files: Record<string, Row[]> = parse(
    readFileSync(new URL('breaks.yaml', import.meta.url), 'utf8'),
  )
  return Object.entries(files).flatMap(([file, rows]) => {
    const path = join(root, 'sandbox', file)
    const text = readFileSync(path, 'utf8')
    const url = pathToFileURL(path).href
    return rows.map((row): Break => {
      const { from, to } = row
      const offset = text.indexOf(from)
      if (offset < 0 || text.includes(from, offset + 1)) {
        throw new Error(`sandbox/${file} must have this once: ${from}`)
      }
      return { ...row, change: { url, offset, from, to } }
    })
  })
}

/** What of the breaks is asked for. */
interface Asked {
  /** Operation ids; all of them when empty. */
  operations: readonly string[]
  isMeant(of: FaultClass): boolean
  /** So many of each family of rules; all of them without it. */
  most?: number
}

/** Lets the kit judge each of these servers by the laws of the rule that it breaks. */
export async function proveBreaks(
  contract: Contract,
  { operations, isMeant, most }: Asked,
): Promise<Proof[]> {
  const laws = allLaws(contract).filter(
    ({ operation }) => operations.length === 0 || operations.includes(operation),
  )
  const meant = allBreaks().flatMap((one) => {
    const of: FaultClass = { group: 'rules', name: ruleOf(one.rule).family }
    const law = laws.find(({ rule }) => rule.id === one.rule)
    return law && isMeant(of) ? [{ one, of, operation: law.operation }] : []
  })
  const families = Map.groupBy(meant, ({ of }) => of.name)
  const chosen = [...families.values()].flatMap((family) => family.slice(0, most))
  return besideEachOther(chosen, async ({ one, of, operation }) => ({
    ...{ of, operation, what: one.says },
    ...(await verdictOf(contract, one)),
  }))
}

/** What the laws of a rule say of a server that breaks it. */
async function verdictOf(
  contract: Contract,
  { rule, change }: Break,
): Promise<Pick<Proof, 'caught' | 'said'>> {
  const came = await judgeChanged(contract, change, [
    ({ laws, beside }) => ({ cases: [], laws: laws.filter((law) => law.rule.id === rule), beside }),
  ])
  if (!came) return { caught: false, said: 'it does not start' }
  if ('failed' in came) return { caught: true, said: came.failed.faults[0]?.message ?? '' }
  return 'gone' in came
    ? { caught: true, said: came.gone }
    : { caught: false, said: `${came.passed} laws of ${rule} hold` }
}
