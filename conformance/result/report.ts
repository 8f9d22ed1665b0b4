import { readFileSync } from 'node:fs'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Credentials } from '../client/helper.ts'
import type { Operation } from '../contract/contract.ts'
import type { Options } from '../plan/options.ts'
import { causedOf, failuresOf } from './failures.ts'
import type { Result } from './result.ts'

/** An operation that the server does not have yet. */
export interface Missing {
  operation: Operation
  /** What it answered. */
  answered: string
  /** How many cases it has. */
  cases: number
  /** The rule of each law that is about it. */
  laws: readonly string[]
}

/** Who a run is, with every session that it had. */
export type Who = Credentials & { token: string | undefined; tokens?: ReadonlySet<string> }

/** What is known of a run while its results come. */
export type Circumstances = Pick<Report, 'options' | 'user'>

/** Everything that came of a run. */
export interface Report {
  options: Options
  /** Whose answers were read, with the session of the run; without one where nobody could log in. */
  user: Who
  contractVersion: string
  /** The areas that the site does not offer: their operations and laws were left out. */
  absent: readonly string[]
  /** The operations of the run. */
  operations: readonly string[]
  /** Those of them that the server does not have yet: their cases and laws wait for them. */
  missing: readonly Missing[]
  started: Date
  seconds: number
  planned: number
  results: readonly Result[]
}

/** How a run came out. */
interface Verdict {
  passed: number
  /** Results that show what is wrong. */
  failed: number
  /** Results that fail because an operation which they need is wrong. */
  caused: number
  leftOut: number
  /** Operations that are there, and those of them of which something passed and nothing failed. */
  there: number
  right: number
  ok: boolean
  words: 'Conforms' | 'Conforms so far' | 'Does not conform'
}

/** Tells how a run came out; `failures` are those of its results. */
export function verdict(
  { results, planned, options, operations, missing }: Report,
  failures = failuresOf(results),
): Verdict {
  const of = (status: Result['status']) =>
    results.filter((one) => one.status === status).map(({ subject }) => subject.operation)
  const right = new Set<string>(of('passed'))
  for (const one of [...of('failed'), ...failures.map(({ operation }) => operation)]) {
    right.delete(one)
  }
  const failing = of('failed').length
  const caused = causedOf(failures).size
  const leftOut = of('left out').length
  const whole = results.length === planned && of('passed').length > 0
  const lacking =
    (missing.length > 0 && !options.soFar) ||
    (options.complete && (leftOut > 0 || obstacles(results).length > 0))
  const ok = failing === 0 && whole && !lacking
  const words = missing.length > 0 ? 'Conforms so far' : 'Conforms'
  return {
    ...{ passed: of('passed').length, failed: failing - caused, caused, leftOut },
    there: operations.length - missing.length,
    right: right.size,
    ok,
    words: ok ? words : 'Does not conform',
  }
}

/** The successes that could not be shown, because the server was right to refuse. */
export function obstacles(results: readonly Result[]): [why: string, ids: string[]][] {
  const found = results.filter(
    ({ status, note, subject }) => status === 'passed' && note && subject.kind === 'done',
  )
  const groups = Map.groupBy(found, ({ note }) => note ?? '')
  return [...groups].map(([why, of]) => [why, of.map(({ subject }) => subject.id).sort()])
}

/** The version of the kit. */
export function kitVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const manifest: unknown = JSON.parse(text)
  return isRecord(manifest) ? String(manifest.version) : ''
}
