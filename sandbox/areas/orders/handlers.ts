import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "orders". */
export const ordersHandlers = {} satisfies Partial<Handlers>
