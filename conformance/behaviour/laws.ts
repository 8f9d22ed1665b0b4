import type { Contract } from '../contract/contract.ts'
import type { Selection } from '../plan/plan.ts'
import { isNamed } from '../plan/plan.ts'
import { codeLaws } from './codes.ts'
import { duplicateLaws } from './duplicates.ts'
import { foreignLaws } from './foreign.ts'
import type { Law } from './law.ts'
import { moneyLaws } from './money.ts'
import { overdrawLaws } from './overdraw.ts'
import { pagingLaws } from './paging.ts'
import { refusalLaws } from './refusals.ts'
import { enumerationLaws, sessionLaws } from './sessions.ts'
import { settlementLaws } from './settlement.ts'
import { stepLaws } from './steps.ts'
import { writeLaws } from './writes.ts'

/** Every law. */
export function allLaws(contract: Contract): Law[] {
  const laws = [
    duplicateLaws,
    overdrawLaws,
    moneyLaws,
    foreignLaws,
    refusalLaws,
    writeLaws,
    pagingLaws,
    settlementLaws,
    stepLaws,
    codeLaws,
    enumerationLaws,
    sessionLaws,
  ]
  return laws.flatMap((one) => one(contract))
}

/** The laws of a run. */
export function planLaws(contract: Contract, selection: Selection): Law[] {
  if (!selection.levels.includes('behaviour')) return []
  return allLaws(contract).filter(({ operation: id, kind, id: name, reads }) => {
    const operation = contract.operation(id)
    if (selection.specificationOnly && operation.origin === 'extension') return false
    if (selection.readOnly && !(reads && operation.method === 'GET')) return false
    return isNamed([id, operation.path, operation.tag, kind], name, selection.only)
  })
}
