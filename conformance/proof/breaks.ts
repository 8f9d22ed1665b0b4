import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { root } from '../../scripts/process/project.ts'
import { allLaws } from '../behaviour/laws.ts'
import { reasonOf } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import { readOptions } from '../plan/options.ts'
import type { Result } from '../result/result.ts'
import { ruleOf } from '../rules/rules.ts'
import type { Listener } from '../run/run.ts'
import { run } from '../run/run.ts'
import type { Change } from './changed-server.ts'
import type { FaultClass, Proof } from './mutant.ts'

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
  const proofs: Proof[] = []
  const waiting = chosen.entries()
  const work = async () => {
    for (const [index, { one, of, operation }] of waiting) {
      proofs[index] = { of, operation, what: one.says, ...(await judge(contract, one)) }
    }
  }
  await Promise.all(Array.from({ length: BESIDE }, work))
  return proofs
}

/** Broken servers that are tried in parallel: most of a law is waiting. */
const BESIDE = 3

/** Starts a broken server and lets the laws of its rule judge it, until one of them fails. */
async function judge(
  contract: Contract,
  { rule, change }: Break,
): Promise<Pick<Proof, 'caught' | 'said'>> {
  const files = mkdtempSync(join(tmpdir(), 'h5-changed-'))
  const server = fork(join(import.meta.dirname, 'changed-server.ts'), { silent: true })
  try {
    server.send({ change, files })
    const end = once(server, 'exit').then(() => [])
    const [url] = await Promise.race([once(server, 'message'), end])
    if (!url) return { caught: false, said: 'it does not start' }
    const options = readOptions([
      '--url',
      url,
      '--helper',
      'sandbox',
      '--seed',
      '1',
      '--timeout',
      '30',
    ])
    if (typeof options === 'string') throw new Error('A run was requested')
    const { promise, resolve } = Promise.withResolvers<Result>()
    const listener: Listener = {
      choose: ({ laws }) => ({ cases: [], laws: laws.filter((law) => law.rule.id === rule) }),
      onResult: (result) => {
        if (result.status === 'failed') resolve(result)
      },
    }
    const came = await Promise.race([promise, run(contract, options, listener)])
    if ('subject' in came) return { caught: true, said: came.faults[0]?.message ?? '' }
    const passed = came.results.filter(({ status }) => status === 'passed').length
    return { caught: false, said: `${passed} laws of ${rule} hold` }
  } catch (error) {
    // It is gone, or hangs, or lets no user in.
    return { caught: true, said: reasonOf(error) }
  } finally {
    server.kill('SIGKILL')
    rmSync(files, { recursive: true, force: true })
  }
}
