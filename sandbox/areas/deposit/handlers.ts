import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "deposit". */
export const depositHandlers = {} satisfies Partial<Handlers>
