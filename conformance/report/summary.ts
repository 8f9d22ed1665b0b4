import type { Level } from '../plan/case.ts'
import { levels } from '../plan/case.ts'
import type { Result } from '../result/result.ts'

/** How many cases came out how. */
export interface Count {
  name: string
  passed: number
  failed: number
  leftOut: number
}

/** The results of each level that was part of a run. */
export function byLevel(results: readonly Result[]): Count[] {
  return levels.flatMap((level: Level) => {
    const found = results.filter(({ subject }) => subject.level === level)
    return found.length > 0 ? [count(level, found)] : []
  })
}

/** The results of each class within its level. */
export function byKind(results: readonly Result[]): Count[] {
  return counts(results, ({ subject }) => `${subject.level}: ${subject.kind}`)
}

/** The results of each operation. */
export function byCall(results: readonly Result[]): Count[] {
  return counts(results, ({ subject }) => subject.call)
}

function counts(results: readonly Result[], nameOf: (result: Result) => string): Count[] {
  const groups = Map.groupBy(results, nameOf)
  return [...groups]
    .map(([name, found]) => count(name, found))
    .sort((one, other) => one.name.localeCompare(other.name))
}

function count(name: string, results: readonly Result[]): Count {
  const of = (status: Result['status']) => results.filter((one) => one.status === status).length
  return { name, passed: of('passed'), failed: of('failed'), leftOut: of('left out') }
}

/** The results that failed, by operation. */
export const failures = (results: readonly Result[]): Result[] =>
  results
    .filter(({ status }) => status === 'failed')
    .sort((one, other) => one.subject.id.localeCompare(other.subject.id))

/** The cases that could not be tried, by why. */
export function leftOut(results: readonly Result[]): [why: string, ids: string[]][] {
  const found = results.filter(({ status }) => status === 'left out')
  const groups = Map.groupBy(found, ({ note }) => note ?? 'no reason is known')
  return [...groups].map(([why, of]) => [why, of.map(({ subject }) => subject.id).sort()])
}
