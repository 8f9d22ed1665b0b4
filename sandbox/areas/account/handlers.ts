import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "account". */
export const accountHandlers = {} satisfies Partial<Handlers>
