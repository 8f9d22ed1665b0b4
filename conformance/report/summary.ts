import type { Contract } from '../contract/contract.ts'
import type { Level } from '../plan/case.ts'
import { levels } from '../plan/case.ts'
import type { Failure } from '../result/failures.ts'
import { causedOf } from '../result/failures.ts'
import type { Report } from '../result/report.ts'
import type { Result } from '../result/result.ts'

/** How many cases came out how. */
export interface Count {
  name: string
  passed: number
  failed: number
  /** Failed because an operation that they need is wrong. */
  caused: number
  leftOut: number
}

/** The results of each level that was part of a run. */
export function byLevel(results: readonly Result[], failures: readonly Failure[]): Count[] {
  const caused = causedOf(failures)
  return levels.flatMap((level: Level) => {
    const found = results.filter(({ subject }) => subject.level === level)
    return found.length > 0 ? [count(level, found, caused)] : []
  })
}

/** The results of each class within its level. */
export function byKind(results: readonly Result[], failures: readonly Failure[]): Count[] {
  const caused = causedOf(failures)
  const groups = Map.groupBy(results, ({ subject }) => `${subject.level}: ${subject.kind}`)
  return [...groups]
    .map(([name, found]) => count(name, found, caused))
    .sort((one, other) => one.name.localeCompare(other.name))
}

function count(
  name: string,
  results: readonly Result[],
  caused: ReadonlyMap<Result, Failure>,
): Count {
  const of = (status: Result['status']) => results.filter((one) => one.status === status)
  const failed = of('failed')
  const others = failed.filter((one) => caused.has(one)).length
  return {
    ...{ name, passed: of('passed').length, failed: failed.length - others, caused: others },
    leftOut: of('left out').length,
  }
}

/** The cases that could not be tried, by why. */
export function leftOut(results: readonly Result[]): [why: string, ids: string[]][] {
  const found = results.filter(({ status }) => status === 'left out')
  const groups = Map.groupBy(found, ({ note }) => note ?? 'no reason is known')
  return [...groups].map(([why, of]) => [why, of.map(({ subject }) => subject.id).sort()])
}

/** What a law proved that passed, where that is a probability. */
export interface Statement {
  /** The row of the rules. */
  rule: string
  says: string
}

/** The statements of a run. */
export function statements(results: readonly Result[]): Statement[] {
  return results.flatMap(({ subject, statement }) =>
    statement === undefined ? [] : [{ rule: subject.rule, says: statement }],
  )
}

/** The statements of a run as lines. */
export function statementLines(results: readonly Result[]): string[] {
  const lines = statements(results).map(({ rule, says }) => `  ${rule}: ${says}`)
  return lines.length > 0 ? ['As far as chance can prove it:', ...lines, ''] : []
}

/** Reasons that may come at any step, which nothing that a client sends brings about. */
const AT_ANY_STEP: ReadonlySet<string> = new Set([
  'operation_failed',
  'registration_failed',
  'network_error',
])

/**
 * The reasons that the contract lists and the server never gave, each with the operations that were
 * tried and did not; none of a run that leaves out what would bring them about, or that waits for it.
 */
export function unmetReasons(
  { operations }: Contract,
  { options, results, missing }: Pick<Report, 'options' | 'results' | 'missing'>,
): Map<string, string[]> {
  if (missing.length > 0 || options.readOnly) return new Map()
  if (!levels.every((one) => options.levels.includes(one))) return new Map()
  const met = new Set(results.flatMap(({ refusals = [] }) => refusals))
  const tried = new Set(results.map(({ subject }) => subject.operation))
  const unmet = operations
    .filter(({ id }) => tried.has(id))
    .flatMap(({ id, refusals }) => [...refusals].map((reason) => ({ id, reason })))
    .filter(({ id, reason }) => !AT_ANY_STEP.has(reason) && !met.has(`${id} ${reason}`))
  const groups = Map.groupBy(unmet, ({ reason }) => reason)
  return new Map([...groups].map(([reason, of]) => [reason, of.map(({ id }) => id)]))
}
