import type { Level } from '../plan/case.ts'
import { levels } from '../plan/case.ts'
import type { Failure } from '../result/failures.ts'
import { causedOf } from '../result/failures.ts'
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
