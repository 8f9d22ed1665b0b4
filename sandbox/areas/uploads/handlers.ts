import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "uploads". */
export const uploadsHandlers = {} satisfies Partial<Handlers>
