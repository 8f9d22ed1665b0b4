import type { Operation } from '../contract/contract.ts'
import type { Options } from '../options.ts'
import type { Case, Level } from './case.ts'
import { inputCases } from './input.ts'
import { Random } from './makers.ts'
import { sessionCases } from './session.ts'
import { shapeCases } from './shape.ts'
import type { Stage } from './stage.ts'

/** What of a run decides about its plan. */
export type Selection = Pick<Options, 'levels' | 'only' | 'specificationOnly' | 'readOnly' | 'seed'>

/** The single calls of a run, in the order of its seed. Asks the server what it has to read. */
export async function planCases(stage: Stage, selection: Selection): Promise<Case[]> {
  const operations = stage.contract.operations.filter((one) => isMeant(one, selection))
  const cases = await Promise.all(operations.map((one) => casesOf(stage, one, selection.levels)))
  const wanted = cases.flat().filter((one) => isSelected(one, selection))
  return new Random(selection.seed).shuffled(wanted)
}

/** Whether an operation is part of a run at all. */
export function isMeant(
  { origin, method }: Operation,
  { specificationOnly, readOnly }: Pick<Selection, 'specificationOnly' | 'readOnly'>,
): boolean {
  if (specificationOnly && origin === 'extension') return false
  return !readOnly || method === 'GET'
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

function isSelected({ id, kind, operation }: Case, { only }: Pick<Selection, 'only'>): boolean {
  const names: string[] = [operation.id, operation.path, operation.tag, kind]
  return isNamed(names, id, only)
}

/** Whether `--only` names a case: wholly by one of its names, or by a part of its id. */
export function isNamed(names: readonly string[], id: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((one) => names.includes(one) || id.includes(one))
}
