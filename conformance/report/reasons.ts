import type { Contract } from '../contract/contract.ts'
import { levels } from '../plan/case.ts'
import type { Report } from '../result/report.ts'

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
