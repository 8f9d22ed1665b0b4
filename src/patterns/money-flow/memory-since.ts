import { isServerTimeKnown, serverNow } from '@/api/server-clock.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import { readStoredJson, writeStored } from '@/lib/storage.ts'

/** Key of the server's second since which this device remembers what a user sends. */
const SINCE = 'h5.since.'

function stored(owner: string): number | null {
  const since = readStoredJson(SINCE + owner)
  // One to come was written by a clock that was set meanwhile.
  const isPast = typeof since === 'number' && since <= serverNow() + CLOCK_TOLERANCE
  return isPast ? since : null
}

/** The server's second since which this device remembers what a user sends; now, where it does not yet. */
export const memorySince = (owner: string): number => stored(owner) ?? Math.floor(serverNow())

/** Remembers from now on, where the device has not begun yet or its storage was cleared. */
export function rememberFromNow(owner: string): void {
  // Until the server has told its time, nobody knows when that is.
  if (isServerTimeKnown() && stored(owner) === null) {
    writeStored(SINCE + owner, String(memorySince(owner)))
  }
}

/** Takes all that a user has sent for known: nobody can have sent more. */
export const rememberAll = (owner: string): void => writeStored(SINCE + owner, '0')
