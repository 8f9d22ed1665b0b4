import { newRequestId } from '@/lib/request-id.ts'
import { readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'

/**
 * One intent of the user to move money, from the press until its outcome is known. It is stored
 * before anything is sent, so that a reload in between loses nothing; it holds no secret.
 */
export interface Intent {
  /** Sent with the action, and asked for when its answer was lost. */
  requestId: string
  /** When it was sent, Unix seconds of the server's clock. */
  sentAt: number
  /** The content that was sent but for its secrets: the same content keeps the same id. */
  content: string
}

const PREFIX = 'h5.intent.'

const keyOf = (action: string, owner: string) => `${PREFIX}${owner}.${action}`

/** The intent whose outcome is not known yet, or null. */
export function readIntent(action: string, owner: string): Intent | null {
  const stored = readStoredJson(keyOf(action, owner))
  return isIntent(stored) ? stored : null
}

/**
 * Stores the intent to do `content`. The id of an intent with the same content whose outcome is
 * still open is used again, so that it happens once at most; anything else is a new intent.
 */
export function beginIntent(action: string, owner: string, content: string, now: number): Intent {
  const open = readIntent(action, owner)
  const requestId = open?.content === content ? open.requestId : newRequestId()
  const intent = { requestId, sentAt: now, content }
  writeStored(keyOf(action, owner), JSON.stringify(intent))
  return intent
}

/** Forgets an intent: its outcome is known. */
export function endIntent(action: string, owner: string): void {
  writeStored(keyOf(action, owner), null)
}

/** Forgets all intents: the user logged out. */
export function dropAllIntents(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
}

function isIntent(stored: unknown): stored is Intent {
  if (typeof stored !== 'object' || stored === null) return false
  const { requestId, sentAt, content } = stored as Partial<Record<keyof Intent, unknown>>
  return typeof requestId === 'string' && typeof sentAt === 'number' && typeof content === 'string'
}
