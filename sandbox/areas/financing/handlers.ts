import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "financing". */
export const financingHandlers = {} satisfies Partial<Handlers>
