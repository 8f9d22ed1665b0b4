import type { RefusalReason } from '../../src/generated/h5.schemas.ts'

/** The numbers of a refusal's message, always as text; moments are Unix seconds. */
export type RefusalParams = Record<string, string>

/**
 * A business rule said no. Thrown anywhere below a handler, it undoes the transaction and becomes
 * the answer with code 0: a refused action changes nothing.
 */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly params: RefusalParams

  /** `cause` is the fault of the sandbox itself that led to it, where one did. */
  constructor(reason: RefusalReason, params: RefusalParams = {}, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
    this.params = params
  }
}

/** There is no valid session: the answer with code 401. */
export class Unauthenticated extends Error {}
