import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "payment-methods". */
export const paymentMethodsHandlers = {} satisfies Partial<Handlers>
