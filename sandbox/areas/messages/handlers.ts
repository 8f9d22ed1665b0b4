import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "messages". */
export const messagesHandlers = {} satisfies Partial<Handlers>
