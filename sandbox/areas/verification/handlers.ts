import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "verification". */
export const verificationHandlers = {} satisfies Partial<Handlers>
