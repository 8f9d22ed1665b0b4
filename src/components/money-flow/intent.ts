import { createStorageEmitter } from '@/lib/emitter.ts'
import { newRequestId } from '@/lib/request-id.ts'
import { canStore, readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'

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
}

const PREFIX = 'h5.intent.'

const keyOf = (action: string, owner: string) => `${PREFIX}${owner}.${action}`

/** Tells that an intent was begun or ended, in this tab or in another one. */
export const intentsChanged = createStorageEmitter()

/** Whether an outcome is open on this device, whosever it is. */
export const hasIntents = (): boolean => storedKeys(PREFIX).length > 0

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
  return storedKeys(own).flatMap((key) => {
    const action = key.slice(own.length)
    const intent = readIntent(action, owner)
    return intent ? [{ ...intent, action }] : []
  })
}

/** The intent whose outcome is not known yet, or null. */
export function readIntent(action: string, owner: string): Intent | null {
  const stored = readStoredJson(keyOf(action, owner))
  return isIntent(stored) ? stored : null
}

/** Stores a new intent to do `content` up to a second of the server's clock. */
export function beginIntent(
  action: string,
  owner: string,
  content: string,
  validUntil: number,
): Intent {
  const page = window.location.hash.slice(1)
  const intent = { requestId: newRequestId(), validUntil, content, page }
  writeStored(keyOf(action, owner), JSON.stringify(intent))
  noteTold(intent.requestId)
  return intent
}

/** Whether the outcome of an intent is open: nobody, in whichever tab, has ended it. */
export const isOpen = (action: string, owner: string, { requestId }: Intent): boolean =>
  readIntent(action, owner)?.requestId === requestId

/** Forgets an intent: its outcome is known. */
export function endIntent(action: string, owner: string): void {
  writeStored(keyOf(action, owner), null)
  intentsChanged.emit()
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
