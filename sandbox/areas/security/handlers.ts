import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "security". */
export const securityHandlers = {} satisfies Partial<Handlers>
