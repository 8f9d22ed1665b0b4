import type { Operation } from '../contract/contract.ts'
import type { Case, Level } from './case.ts'
import { inputCases } from './input.ts'
import { Random } from './makers.ts'
import type { Options } from './options.ts'
import { sessionCases } from './session.ts'
import { shapeCases } from './shape.ts'
import type { Stage } from './stage.ts'

/** What of a run decides about its plan. */
export type Selection = Pick<
  Options,
  'levels' | 'only' | 'except' | 'specificationOnly' | 'readOnly' | 'seed'
> & {
  /** The areas that the site does not offer, and the capabilities that its server does not name. */
  absent?: readonly string[]
}

/** Whether an operation belongs to what the site offers and its server has. */
export const isOffered = (
  { area, capability }: Partial<Pick<Operation, 'area' | 'capability'>>,
  { absent = [] }: Pick<Selection, 'absent'>,
) => !absent.some((one) => one === area || one === capability)

/** The single calls of a run, in the order of its seed. Asks the server what it has to read. */
export async function planCases(stage: Stage, selection: Selection): Promise<Case[]> {
  const operations = stage.contract.operations.filter((one) => isMeant(one, selection))
  const cases = await Promise.all(operations.map((one) => casesOf(stage, one, selection.levels)))
  const wanted = cases.flat().filter((one) => isSelected(one, selection))
  return new Random(selection.seed).shuffled(wanted)
}

/** Whether an operation is part of a run at all. */
export function isMeant(
  operation: Operation,
  selection: Pick<Selection, 'specificationOnly' | 'readOnly' | 'absent'>,
): boolean {
  if (!isOffered(operation, selection)) return false
  if (selection.specificationOnly && operation.origin === 'extension') return false
  return !selection.readOnly || operation.method === 'GET'
}

async function casesOf(
  stage: Stage,
  operation: Operation,
  levels: readonly Level[],
): Promise<Case[]> {
  return [
    ...(levels.includes('shape') ? await shapeCases(stage, operation) : []),
    ...(levels.includes('session') ? sessionCases(stage, operation) : []),
    ...(levels.includes('input') ? inputCases(stage, operation) : []),
  ]
}

function isSelected({ id, kind, operation }: Case, selection: Names): boolean {
  return isNamed([operation.id, operation.path, operation.tag, kind], id, selection)
}

type Names = Pick<Selection, 'only' | 'except'>

/** Whether a case is meant: named wholly by one of its names, or by a part of its id. */
export function isNamed(names: readonly string[], id: string, { only, except }: Names): boolean {
  const has = (list: readonly string[]) =>
    list.some((one) => names.includes(one) || id.includes(one))
  return (only.length === 0 || has(only)) && !has(except)
}

/**
 * The operations that are no part of a run, because it names others or leaves them out, or because the
 * site does not offer what they belong to. The server may not have them yet.
 */
export function outsideOf(
  operations: readonly Operation[],
  selection: Pick<Selection, 'only' | 'except' | 'specificationOnly' | 'absent'>,
): Set<string> {
  const { only, except, specificationOnly } = selection
  const isIn = (list: readonly string[], { id, path, tag }: Operation) =>
    list.some((one) => one === id || one === path || one === tag || one.split(/\s/).includes(id))
  const named = operations.filter((one) => isIn(only, one))
  const inside = (one: Operation) =>
    (named.length === 0 || named.includes(one)) &&
    !except.some((name) => name === one.id || name === one.path || name === one.tag) &&
    !(specificationOnly && one.origin === 'extension') &&
    isOffered(one, selection)
  return new Set(operations.filter((one) => !inside(one)).map(({ id }) => id))
}

/** What of `--only` and `--except` names nothing, with the names that are nearest to it. */
export function unknownNames(
  { only, except }: Names,
  names: ReadonlySet<string>,
  ids: readonly string[],
): { name: string; nearest: string[] }[] {
  const unknown = [...only, ...except].filter(
    (one) => !names.has(one) && !ids.some((id) => id.includes(one)),
  )
  return unknown.map((name) => ({
    name,
    nearest: [...names]
      .sort((one, other) => distance(name, one) - distance(name, other))
      .slice(0, 3),
  }))
}

/** How many letters have to be changed to make one text of another (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one.toLowerCase()].entries()) {
    const now = [row + 1]
    for (const [column, found] of [...other.toLowerCase()].entries()) {
      const replaced = (before[column] ?? 0) + (letter === found ? 0 : 1)
      now.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1))
    }
    before = now
  }
  return before.at(-1) ?? 0
}
