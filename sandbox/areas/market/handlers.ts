import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "market". */
export const marketHandlers = {} satisfies Partial<Handlers>
