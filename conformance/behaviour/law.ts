import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Contract } from '../contract/contract.ts'
import type { Path } from '../contract/document.ts'
import type { Scene } from './scene.ts'

/** Something that holds whatever happens, tried with more than one call. */
export interface Law {
  /** Its own among all laws, and the same in every run. */
  id: string
  kind: LawKind
  /** The operation that it is about. */
  operation: OperationId
  what: string
  /** Where the contract says so. */
  rule: Path
  /** It only reads. */
  reads: boolean
  /** It moves the clock, so that nothing else can run beside it. */
  alone: boolean
  /** Throws `Broken` when it does not hold, and `NotReachable` when it cannot be tried here. */
  hold(scene: Scene): Promise<void>
}

/** The classes of faults that laws look for. */
export const lawKinds = [
  'duplicate submit',
  'overdraw',
  'money',
  'foreign data',
  'effect of a refusal',
  'read after write',
  'paging',
  'settlement',
  'skipped step',
  'one-time code',
  'enumeration',
  'session end',
] as const
export type LawKind = (typeof lawKinds)[number]

type Details = Partial<Pick<Law, 'rule' | 'reads' | 'alone'>>

/** Makes laws of one kind. Their rule is the operation's description unless another is named. */
export function lawsOf(contract: Contract, kind: LawKind) {
  return (
    operation: OperationId,
    what: string,
    hold: Law['hold'],
    { rule, reads = false, alone = false }: Details = {},
  ): Law => ({
    id: `behaviour ${operation} ${kind}: ${what}`,
    kind,
    operation,
    what,
    rule: rule ?? [...contract.operation(operation).place, 'description'],
    reads,
    // A renewal needs a purchase that has matured, which takes days.
    alone: alone || operation === 'renewPurchase',
    hold,
  })
}

/** The description of a schema, which says what holds of its values. */
export const descriptionOf = (schema: string): Path => [
  'components',
  'schemas',
  schema,
  'description',
]
