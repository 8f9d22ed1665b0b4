import { serverNow } from '@/api/server-clock.ts'
import { alone, showName, shownNames } from '@/platform/alone.ts'
import type { Intent, KnownOutcome } from './intent.ts'
import {
  beginIntent,
  intentsChanged,
  isEnded,
  noteEnded,
  readIntent,
  removeIntent,
  storeOutcome,
} from './intent.ts'
import type { OnceForm } from './money-flow.ts'

/*
 * How the tabs of a browser come to one intent. Each looks and begins under one lock. Storage may reach
 * another tab later than a lock, or be cleared in between: a page also holds a lock of its own for as long
 * as what it sent is open, whose name shows the others that there is one.
 */

const lockOf = (action: string, owner: string) => `h5.begin.${owner}.${action}`
const shownPrefix = (action: string, owner: string) => `h5.open.${owner}.${action}.`

/** What stops showing a request of this page to the other tabs, by its id. */
const shownHere = new Map<string, () => void>()

/**
 * Begins an intent, unless one is open in this or another tab: `other` is that one, null where it is
 * to be seen only that there is one. Begins nothing where `isWanted` says that it is not by the time it is
 * this tab's turn.
 */
export function beginAlone(
  action: string,
  owner: string,
  content: string,
  { request_id: id, valid_until: until }: OnceForm,
  isWanted: () => boolean,
): Promise<{ intent: Intent } | { other: Intent | null } | null> {
  return alone(lockOf(action, owner), async () => {
    const shown = await shownNames(shownPrefix(action, owner))
    // Without locks, these lines are one step at least for this page.
    const other = readIntent(action, owner)
    if (other) return { other }
    if (shown.some((id) => !shownHere.has(id) && !isEnded(id))) return { other: null }
    if (!isWanted()) return null
    const intent = beginIntent(action, owner, content, until, id)
    shownHere.set(id, await showName(shownPrefix(action, owner) + id))
    return { intent }
  })
}

/** Ends an intent, for all tabs: its outcome is known, and was read. */
export function endIntent(action: string, owner: string, intent: Intent): void {
  end(intent)
  // Another tab may be about to write the next one.
  void alone(lockOf(action, owner), () => removeIntent(action, owner, intent))
}

/** Ends an intent for all tabs, and stores what it came to until that was read. */
export function settleIntent(
  action: string,
  owner: string,
  intent: Intent,
  is: KnownOutcome['is'],
): void {
  storeOutcome(action, owner, intent, { is, at: Math.floor(serverNow()) })
  end(intent)
}

function end({ requestId }: Intent): void {
  noteEnded(requestId)
  shownHere.get(requestId)?.()
  shownHere.delete(requestId)
  intentsChanged.emit()
}
