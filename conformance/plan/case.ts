import type { Path } from '../../scripts/contract/document.ts'
import type { Request } from '../client/request.ts'
import type { Operation, Outcome } from '../contract/contract.ts'

/** How much of the contract a run asks for, in the order in which a server gets there. */
export const levels = ['shape', 'session', 'input', 'behaviour'] as const
export type Level = (typeof levels)[number]

/** The answer that a case expects. */
export type Expectation =
  | { outcome: 'done' }
  | { outcome: 'unauthenticated' }
  | {
      outcome: 'refused'
      /** Every reason that is true. */
      reasons: readonly string[]
      /** With `input_invalid`, the field that must be named; undefined for any. */
      field: string | undefined
    }
  /** Done or refused, as the state of the server has it; never for another reason than these. */
  | { outcome: 'either'; reasons: readonly string[] }

/** A case that is ready to be tried. */
export interface Ready {
  request: Request
  expect: Expectation
  /** Why a request that the contract allows may be refused by this server now. */
  obstacle?: string | undefined
}

/** One thing that a server must do, tried with one call. */
export interface Case {
  /** Its own among all cases, and the same in every run. */
  id: string
  level: Exclude<Level, 'behaviour'>
  /** What kind of fault it looks for. */
  kind: string
  operation: Operation
  /** What is tried, in words. */
  what: string
  /** Where the contract says so. */
  rule: Path
  /** Makes the request just before it is sent. Throws `NotReachable` where it cannot be made here. */
  prepare(): Promise<Ready>
}

/** The envelopes that an expectation allows. */
export function outcomesOf({ outcome }: Expectation): Outcome[] {
  return outcome === 'either' ? ['done', 'refused'] : [outcome]
}
