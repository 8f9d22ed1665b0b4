import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Exchange } from '../client/request.ts'
import type { Source } from '../contract/contract.ts'
import type { Level } from '../plan/case.ts'
import type { Need } from '../rules/rules.ts'

/** One thing that is wrong with an answer. */
export interface Fault {
  message: string
  /** The line of the contract that says so. */
  line: number
  /** Whose answer it was, where that was a call on the way to what is tried. */
  by?: Source | undefined
}

/** What was tried. */
export interface Subject {
  id: string
  level: Level
  /** The class of faults that it looks for. */
  kind: string
  /** The row of rules.yaml that it proves. */
  rule: string
  /** Operation, as `POST /api/user/addorder`. */
  call: string
  operation: OperationId
  what: string
  /** The line of the contract that it tries. */
  line: number
}

/** How a case came out. */
export interface Result {
  subject: Subject
  /** `left out` where the server or the account gives nothing to try it with. */
  status: 'passed' | 'failed' | 'left out'
  faults: Fault[]
  /** Why it was left out, or why the server was right to refuse. */
  note: string | undefined
  /** The operation for which it was left out, because the server does not have it yet. */
  waitsFor?: OperationId | undefined
  /** What it proved when it passed, where that is a probability. */
  statement?: string | undefined
  /** Each refusal that came on the way, as `placeOrder single_max`. */
  refusals?: readonly string[]
  /** What it took to try it; of single calls nothing is known. */
  needs?: readonly Need[]
  /** The requests and answers that show it, the last one last. */
  exchanges: Exchange[]
  milliseconds: number
}
