import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "withdrawal". */
export const withdrawalHandlers = {} satisfies Partial<Handlers>
