import { createContext } from 'react'

/**
 * The server's time, Unix seconds, told by the list to its countdowns alone: one clock for all of
 * them, and a tick draws no row again.
 */
export const ServerNowContext = createContext(0)
