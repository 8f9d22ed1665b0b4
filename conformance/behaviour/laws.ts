import type { Contract } from '../contract/contract.ts'
import type { Selection } from '../plan/plan.ts'
import { isNamed, isOffered } from '../plan/plan.ts'
import { acceptedLaws } from './accepted.ts'
import { alertLaws } from './alerts.ts'
import { areaLaws, capabilityLaws } from './areas.ts'
import { askerLaws } from './askers.ts'
import { charsetLaws } from './charsets.ts'
import { codeLaws } from './codes.ts'
import { contentLaws } from './content.ts'
import { deadlineLaws } from './deadlines.ts'
import { depositLaws } from './deposits.ts'
import { deviceLaws } from './devices.ts'
import { duplicateLaws } from './duplicates.ts'
import { exactRules } from './exact.ts'
import { exchangeLaws } from './exchanges.ts'
import { fileLaws } from './files.ts'
import { financingLaws } from './financing.ts'
import { foreignLaws } from './foreign.ts'
import { inFlightLaws } from './in-flight.ts'
import { incomeCalendarLaws } from './income-calendar.ts'
import { keptRefusalLaws } from './kept-refusals.ts'
import { languageLaws } from './languages.ts'
import type { Law } from './law.ts'
import { limitLaws } from './limits.ts'
import { listLaws } from './lists.ts'
import { lockLaws } from './locks.ts'
import { moneyLaws } from './money.ts'
import { oneLaws } from './one.ts'
import { orderLaws } from './orders.ts'
import { overdrawLaws } from './overdraw.ts'
import { pagingLaws } from './paging.ts'
import { passkeyLaws } from './passkeys.ts'
import { peopleLaws } from './people.ts'
import { possibleDuplicateLaws } from './possible-duplicates.ts'
import { priceLaws } from './prices.ts'
import { refusalLaws } from './refusals.ts'
import { seldomLaws } from './seldom.ts'
import { enumerationLaws, sessionLaws } from './sessions.ts'
import { settlementLaws } from './settlement.ts'
import { stepLaws } from './steps.ts'
import { streamLaws } from './streams.ts'
import { tickLaws } from './ticks.ts'
import { wholeFileRules } from './whole-files.ts'
import { withdrawalLaws } from './withdrawals.ts'
import { writeLaws } from './writes.ts'

/** Every law. */
export function allLaws(contract: Contract): Law[] {
  const laws = [
    duplicateLaws,
    possibleDuplicateLaws,
    deadlineLaws,
    keptRefusalLaws,
    overdrawLaws,
    moneyLaws,
    foreignLaws,
    acceptedLaws,
    refusalLaws,
    areaLaws,
    capabilityLaws,
    writeLaws,
    oneLaws,
    charsetLaws,
    pagingLaws,
    settlementLaws,
    tickLaws,
    stepLaws,
    codeLaws,
    enumerationLaws,
    sessionLaws,
    inFlightLaws,
    deviceLaws,
    lockLaws,
    priceLaws,
    askerLaws,
    orderLaws,
    limitLaws,
    seldomLaws,
    withdrawalLaws,
    depositLaws,
    financingLaws,
    incomeCalendarLaws,
    peopleLaws,
    passkeyLaws,
    languageLaws,
    listLaws,
    contentLaws,
    exchangeLaws,
    fileLaws,
    streamLaws,
    alertLaws,
    exactRules,
    wholeFileRules,
  ]
  return laws.flatMap((one) => (typeof one === 'function' ? one(contract) : one))
}

/** The laws of a run. */
export function planLaws(contract: Contract, selection: Selection): Law[] {
  if (!selection.levels.includes('behaviour')) return []
  return allLaws(contract).filter(({ operation: id, capability, rule, id: name, reads }) => {
    const operation = contract.operation(id)
    if (!isOffered(operation, selection)) return false
    if (capability && !isOffered({ capability }, selection)) return false
    if (selection.specificationOnly && operation.origin === 'extension') return false
    if (selection.readOnly && !(reads && operation.method === 'GET')) return false
    return isNamed([id, operation.path, operation.tag, rule.family, rule.id], name, selection)
  })
}
