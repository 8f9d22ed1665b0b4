import { isServerTimeKnown, serverNow } from '@/api/server-clock.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import { readStoredJson, writeStored } from '@/lib/storage.ts'

/** Key of the server's second since which this device remembers what a user sends. */
const SINCE = 'h5.since.'

/**
 * The server's second since which this device remembers what a user sends. It begins now where it has
 * not begun yet, or its storage was cleared.
 */
export function memorySince(owner: string): number {
  const stored = readStoredJson(SINCE + owner)
  const now = serverNow()
  // One to come was written by a clock that was set meanwhile.
  if (typeof stored === 'number' && stored <= now + CLOCK_TOLERANCE) return stored
  const since = Math.floor(now)
  // Until the server has told its time, nobody knows when that is.
  if (isServerTimeKnown()) writeStored(SINCE + owner, String(since))
  return since
}

/** Takes all that a user has sent for known: nobody can have sent more. */
export const rememberAll = (owner: string): void => writeStored(SINCE + owner, '0')
