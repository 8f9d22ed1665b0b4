import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "invitation". */
export const invitationHandlers = {} satisfies Partial<Handlers>
