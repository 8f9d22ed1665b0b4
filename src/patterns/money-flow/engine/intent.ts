import { serverNow } from '@/api/server-clock.ts'
import { newRequestId } from '@/lib/request-id.ts'
import { createStorageEmitter } from '@/platform/emitter.ts'
import { readStored, readStoredJson, storedKeys, writeStored } from '@/platform/storage.ts'

/*
 * What this device knows of the intents of its users: which are open, and which have ended. An intent is
 * stored before anything is sent, and until its outcome is known, so that a reload in between loses
 * nothing. Storage may be cleared at any moment, by the browser or another tab; therefore a page also
 * remembers what it has seen, and an intent is over because it was marked as ended, and never because
 * storage does not have it.
 *
 * There is one open intent for each action of a user. How several tabs come to one is in
 * `intent-tabs.ts`.
 */

/** One wish of the user to move money, from the press until its outcome is known. It holds no secret. */
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
  /** What it came to, stored until the user has read it; absent while that is not known. */
  outcome?: KnownOutcome
}

export interface KnownOutcome {
  is: 'done' | 'refused'
  /** When it became known, Unix seconds of the server's clock. */
  at: number
  /** When the page that showed it for long enough was hidden last, in milliseconds of the device's clock. */
  hiddenAt?: number
}

/** An intent whose outcome is known. */
export type SettledIntent = Intent & { outcome: KnownOutcome }

/** Tells that an intent was begun or ended, in this tab or in another one. */
export const intentsChanged = createStorageEmitter()

/** What this page has seen, whatever storage loses. */
export const pageMemory = {
  /** The open intents, by key. */
  seen: new Map<string, Intent>(),
  /** The requests whose outcome is known. */
  ended: new Set<string>(),
}
const { seen, ended } = pageMemory

/** Forgets what this page has seen; for tests. */
export function resetIntents(): void {
  seen.clear()
  ended.clear()
}

// The open intents.

const PREFIX = 'h5.intent.'
const keyOf = (action: string, owner: string) => `${PREFIX}${owner}.${action}`

/** Characters that no stored intent exceeds. */
const LONGEST = 2_000

/** The intent whose outcome is not known yet, or null. */
export const readIntent = (action: string, owner: string): Intent | null =>
  openAt(keyOf(action, owner))

/** The intents of a user whose outcomes are not known yet, with the names of their flows. */
export function openIntents(owner: string): (Intent & { action: string })[] {
  const own = keyOf('', owner)
  return openKeys(own).flatMap((key) => {
    const intent = openAt(key)
    return intent ? [{ ...intent, action: key.slice(own.length) }] : []
  })
}

/** Whether an outcome is open on this device, whosever it is. */
export const hasIntents = (): boolean => openKeys(PREFIX).length > 0

/** Whether an outcome is open on this device, or was not read yet. */
export const hasOutcomes = (): boolean =>
  hasIntents() || storedKeys(PREFIX).some((key) => settledAt(key) !== null)

/** Whether a result is visible that was not read yet; `isShown` tells of a user's flow and its page whether it is. */
export const isResultUnread = (isShown: (flow: string, page: string) => boolean): boolean =>
  storedKeys(PREFIX).some((key) => {
    const settled = settledAt(key)
    if (settled?.outcome.is !== 'done' || settled.outcome.hiddenAt !== undefined) return false
    return isShown(key.slice(PREFIX.length), settled.page)
  })

/** The intent whose outcome is known and was not read yet, or null. */
export const readSettled = (action: string, owner: string): SettledIntent | null =>
  settledAt(keyOf(action, owner))

/** An intent that is open, or whose outcome was not read yet, with the name of its flow. */
export type FollowedIntent = Intent & { action: string }

/** The intents of a user that are open, or whose outcomes were not read yet. */
export function followedIntents(owner: string): FollowedIntent[] {
  const own = keyOf('', owner)
  const settled = storedKeys(own).flatMap((key) => {
    const intent = settledAt(key)
    const isRead = intent?.outcome.hiddenAt !== undefined
    return intent && !isRead ? [{ ...intent, action: key.slice(own.length) }] : []
  })
  return [...openIntents(owner), ...settled]
}

/**
 * Stores the outcome of an intent until it is read. Before another one can begin in any tab: the mark that
 * ends it comes after.
 */
export function storeOutcome(
  action: string,
  owner: string,
  intent: Intent,
  outcome: KnownOutcome,
): void {
  const key = keyOf(action, owner)
  const stored = storedAt(key)
  if (stored && stored.requestId !== intent.requestId) return
  writeStored(key, JSON.stringify({ ...intent, outcome }))
}

/** Remembers that an outcome was read: the page that showed it was hidden now. */
export function noteRead(action: string, owner: string, requestId: string): void {
  const settled = readSettled(action, owner)
  if (settled?.requestId !== requestId) return
  storeOutcome(action, owner, settled, { ...settled.outcome, hiddenAt: Date.now() })
}

/** Whether nobody, in whichever tab, has ended an intent. Where storage has lost it, it is stored again. */
export function isOpen(action: string, owner: string, { requestId }: Intent): boolean {
  readIntent(action, owner)
  return !isEnded(requestId)
}

/** Stores a new intent to do `content` up to a second of the server's clock. */
export function beginIntent(
  action: string,
  owner: string,
  content: string,
  validUntil: number,
  requestId = newRequestId(),
): Intent {
  const page = window.location.hash.slice(1)
  const intent = { requestId, validUntil, content, page }
  keep(keyOf(action, owner), intent)
  intentsChanged.emit()
  return intent
}

/** Remembers over the login that an answer ended the session. */
export function noteSessionEnded(action: string, owner: string, intent: Intent): void {
  if (!isEnded(intent.requestId)) keep(keyOf(action, owner), { ...intent, sessionEnded: true })
}

/** Takes an intent out of storage, unless another one has its place. */
export function removeIntent(action: string, owner: string, { requestId }: Intent): void {
  const key = keyOf(action, owner)
  const stored = storedAt(key)
  if (stored?.requestId !== requestId) return
  writeStored(key, null)
  if (stored.outcome) intentsChanged.emit()
}

function openKeys(prefix: string): string[] {
  const inMemory = [...seen.keys()].filter((key) => key.startsWith(prefix))
  return [...new Set([...storedKeys(prefix), ...inMemory])].filter((key) => openAt(key) !== null)
}

/** Milliseconds for which an outcome that was read survives a reload of its page. */
const READ_FOR = 10 * 60_000
/** Seconds for which a refusal is news. */
const REFUSAL_FOR = 24 * 3_600

function settledAt(key: string): SettledIntent | null {
  const stored = storedAt(key)
  if (!stored?.outcome) return null
  const { is, at, hiddenAt } = stored.outcome
  const isOver =
    (hiddenAt !== undefined && Date.now() - hiddenAt > READ_FOR) ||
    (is === 'refused' && serverNow() - at > REFUSAL_FOR)
  return isOver ? null : { ...stored, outcome: stored.outcome }
}

/** The open intent of a key. One that storage has lost is stored again. */
function openAt(key: string): Intent | null {
  const stored = storedAt(key)
  // Its mark may be gone by now.
  if (stored?.outcome) ended.add(stored.requestId)
  else if (stored && !isEnded(stored.requestId)) {
    seen.set(key, stored)
    return stored
  }
  const lost = seen.get(key)
  if (lost && !isEnded(lost.requestId)) {
    keep(key, lost)
    return lost
  }
  seen.delete(key)
  return null
}

function keep(key: string, intent: Intent): void {
  seen.set(key, intent)
  writeStored(key, JSON.stringify(intent))
}

function storedAt(key: string): Intent | null {
  const stored = readStoredJson(key)
  return isIntent(stored) ? stored : null
}

/** The last second that the contract can name. */
const LAST_SECOND = 9_999_999_999

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
const isSecond = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_SECOND

/** Anybody may have written what is stored: a link leads to a page of the app, and no wait lasts for ever. */
function isIntent(stored: unknown): stored is Intent {
  if (typeof stored !== 'object' || stored === null) return false
  const { requestId, validUntil, content, page, outcome } = stored as Partial<
    Record<keyof Intent, unknown>
  >
  return (
    isText(requestId, 64) &&
    isSecond(validUntil) &&
    isText(content, LONGEST) &&
    isText(page, LONGEST) &&
    /^(\/(?!\/)|$)/.test(page) &&
    (outcome === undefined || isOutcome(outcome))
  )
}

function isOutcome(stored: unknown): stored is KnownOutcome {
  if (typeof stored !== 'object' || stored === null) return false
  const { is, at, hiddenAt } = stored as Partial<Record<keyof KnownOutcome, unknown>>
  return (
    (is === 'done' || is === 'refused') &&
    isSecond(at) &&
    (hiddenAt === undefined || Number.isSafeInteger(hiddenAt))
  )
}

// The requests that have ended.

/** Key of the mark that a request has ended, with the moment of that. */
const ENDED = 'h5.ended.'
/** Milliseconds for which the mark is kept. Without it the outcome is looked up once more. */
const MARKED_FOR = 15 * 60_000

/** Whether the outcome of a request is known, in whichever tab. */
export const isEnded = (requestId: string): boolean =>
  ended.has(requestId) || readStored(ENDED + requestId) !== null

/** Marks a request as one whose outcome this device knows. */
export function noteEnded(requestId: string): void {
  const now = Date.now()
  for (const key of storedKeys(ENDED)) {
    const at = readStoredJson(key)
    if (typeof at !== 'number' || now - at > MARKED_FOR) writeStored(key, null)
  }
  ended.add(requestId)
  writeStored(ENDED + requestId, String(now))
}
