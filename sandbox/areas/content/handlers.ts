import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "content". */
export const contentHandlers = {} satisfies Partial<Handlers>
