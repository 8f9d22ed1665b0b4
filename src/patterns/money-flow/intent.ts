import { alone, showName, shownNames } from '@/lib/alone.ts'
import { createStorageEmitter } from '@/lib/emitter.ts'
import { newRequestId } from '@/lib/request-id.ts'
import { canStore, readStored, readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'

/**
 * One intent of the user to move money, from the press until its outcome is known. It is stored
 * before anything is sent, so that a reload in between loses nothing; it holds no secret, and stays
 * over a logout for the same user.
 */
export interface Intent {
  /** Sent with the action, once, and asked for when its answer was lost. */
  requestId: string
  /** The last second of the server's clock in which it may be carried out, sent with it. */
  validUntil: number
  /** The content that was sent but for its secrets, named to the user while the outcome is open. */
  content: string
  /** Address of the page that sent it, and shows what became of it. */
  page: string
  /** The answer was that the session is over; a gateway may have said so after it was carried out. */
  sessionEnded?: true
}

const PREFIX = 'h5.intent.'

const keyOf = (action: string, owner: string) => `${PREFIX}${owner}.${action}`

/** Tells that an intent was begun or ended, in this tab or in another one. */
export const intentsChanged = createStorageEmitter()

/** What this page knows whatever storage loses, cleared by another tab or by the browser. */
export const pageMemory = {
  /** What it has seen to be open, by key. */
  seen: new Map<string, Intent>(),
  /** The requests that it has seen to be ended: only they are over. */
  ended: new Set<string>(),
}
const { seen, ended } = pageMemory

/** Key of the mark that an intent was ended, with the moment of that. */
const ENDED = 'h5.ended.'
/** Milliseconds for which the mark is kept. Without it the outcome is looked up once more. */
const MARKED = 15 * 60_000

/** Whether the outcome of a request is known, in whichever tab. */
export const isEnded = (requestId: string): boolean =>
  ended.has(requestId) || readStored(ENDED + requestId) !== null

/** Whether an outcome is open on this device, whosever it is. */
export const hasIntents = (): boolean => openKeys(PREFIX).length > 0

function openKeys(prefix: string): string[] {
  const inMemory = [...seen.keys()].filter((key) => key.startsWith(prefix))
  return [...new Set([...storedKeys(prefix), ...inMemory])].filter((key) => intentAt(key) !== null)
}

/** The open intent of a key. One that storage has lost is stored again. */
function intentAt(key: string): Intent | null {
  const stored = storedAt(key)
  if (stored && !isEnded(stored.requestId)) {
    seen.set(key, stored)
    return stored
  }
  const lost = seen.get(key)
  if (lost && !isEnded(lost.requestId)) {
    writeStored(key, JSON.stringify(lost))
    return lost
  }
  seen.delete(key)
  return null
}

function storedAt(key: string): Intent | null {
  const stored = readStoredJson(key)
  return isIntent(stored) ? stored : null
}

/** Characters that no stored intent exceeds. */
const LONGEST = 2_000

/** Whether an intent that is begun now is there after a reload. */
export const keepsIntents = (): boolean => canStore(LONGEST)

/** The requests whose outcome this page follows or has told, by their ids. */
const told = new Set<string>()

export const isTold = (requestId: string): boolean => told.has(requestId)

/** Remembers for as long as the page lives that the outcome of a request was told. */
export function noteTold(requestId: string): void {
  told.add(requestId)
  intentsChanged.emit()
}

/** The intents of a user whose outcomes are not known yet, with the names of their flows. */
export function openIntents(owner: string): (Intent & { action: string })[] {
  const own = keyOf('', owner)
  return openKeys(own).flatMap((key) => {
    const intent = intentAt(key)
    return intent ? [{ ...intent, action: key.slice(own.length) }] : []
  })
}

/** The intent whose outcome is not known yet, or null. */
export const readIntent = (action: string, owner: string): Intent | null =>
  intentAt(keyOf(action, owner))

/** Stores a new intent to do `content` up to a second of the server's clock. */
export function beginIntent(
  action: string,
  owner: string,
  content: string,
  validUntil: number,
): Intent {
  const page = window.location.hash.slice(1)
  const intent = { requestId: newRequestId(), validUntil, content, page }
  keep(keyOf(action, owner), intent)
  noteTold(intent.requestId)
  return intent
}

function keep(key: string, intent: Intent): void {
  seen.set(key, intent)
  writeStored(key, JSON.stringify(intent))
}

/** Names that a page shows for as long as what it sent is open: storage is not the same everywhere at once. */
const shownPrefix = (action: string, owner: string) => `h5.open.${owner}.${action}.`
const hide = new Map<string, () => void>()

/**
 * Begins an intent, unless one is open in this or another tab: `other` is that one, null where it is
 * to be seen only that there is one. Looking and beginning are one step for all tabs. Begins nothing
 * where `validUntil` says in this step, by null, that it is not wanted any more.
 */
export function beginAlone(
  action: string,
  owner: string,
  content: string,
  validUntil: () => number | null,
): Promise<{ intent: Intent } | { other: Intent | null } | null> {
  return alone(lockOf(action, owner), async () => {
    const shown = await shownNames(shownPrefix(action, owner))
    // Without locks, these lines are one step at least for this page.
    const other = readIntent(action, owner)
    if (other) return { other }
    if (shown.some((id) => !hide.has(id) && !isEnded(id))) return { other: null }
    const until = validUntil()
    if (until === null) return null
    const intent = beginIntent(action, owner, content, until)
    const { requestId } = intent
    hide.set(requestId, await showName(shownPrefix(action, owner) + requestId))
    return { intent }
  })
}

const lockOf = (action: string, owner: string) => `h5.begin.${owner}.${action}`

/** Remembers over the login that an answer ended the session. */
export function noteSessionEnded(action: string, owner: string, intent: Intent): void {
  if (!isEnded(intent.requestId)) keep(keyOf(action, owner), { ...intent, sessionEnded: true })
}

/** Whether nobody, in whichever tab, has ended an intent. Where storage has lost it, it is stored again. */
export function isOpen(action: string, owner: string, { requestId }: Intent): boolean {
  readIntent(action, owner)
  return !isEnded(requestId)
}

/** Forgets an intent: its outcome is known. */
export function endIntent(action: string, owner: string, { requestId }: Intent): void {
  noteEnded(requestId)
  const key = keyOf(action, owner)
  // Another tab may be about to write the next one.
  void alone(lockOf(action, owner), () => {
    if (storedAt(key)?.requestId === requestId) writeStored(key, null)
  })
  hide.get(requestId)?.()
  hide.delete(requestId)
  intentsChanged.emit()
}

/** Marks a request as one whose outcome this device knows. */
export function noteEnded(requestId: string): void {
  const now = Date.now()
  for (const key of storedKeys(ENDED)) {
    const at = readStoredJson(key)
    if (typeof at !== 'number' || now - at > MARKED) writeStored(key, null)
  }
  ended.add(requestId)
  writeStored(ENDED + requestId, String(now))
}

/** Forgets what this page has seen; for tests. */
export function resetIntents(): void {
  seen.clear()
  ended.clear()
  told.clear()
  hide.clear()
}

function isIntent(stored: unknown): stored is Intent {
  if (typeof stored !== 'object' || stored === null) return false
  const { requestId, validUntil, content, page } = stored as Partial<Record<keyof Intent, unknown>>
  return (
    typeof requestId === 'string' &&
    typeof validUntil === 'number' &&
    typeof content === 'string' &&
    typeof page === 'string'
  )
}
