import type { Handlers } from '../../core/call.ts'

/** The operations of the tag "wallet". */
export const walletHandlers = {} satisfies Partial<Handlers>
