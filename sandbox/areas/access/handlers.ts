import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "access". */
export const accessHandlers = {} satisfies Partial<Handlers>
