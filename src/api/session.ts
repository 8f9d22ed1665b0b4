import { createEmitter } from '@/platform/emitter.ts'
import { readStored, writeStored } from '@/platform/storage.ts'

/** Local storage key of the login token (specification, section 7). */
const TOKEN_KEY = 'token'

const changes = createEmitter()

let expired = false

/** The login token, or null when nobody is logged in. */
export function currentToken(): string | null {
  return readStored(TOKEN_KEY)
}

/** Begins a session with the token of a login answer. */
export function beginSession(token: string): void {
  expired = false
  writeStored(TOKEN_KEY, token)
  changes.emit()
}

/** Ends the session on this device. The server's side is `logOut`. */
export function endSession(): void {
  end(false)
}

function end(byServer: boolean) {
  expired = byServer
  writeStored(TOKEN_KEY, null)
  changes.emit()
}

/**
 * Ends the session that an answer says is over, unless another one has begun since that call went
 * out. Returns whether it ended one.
 */
export function expireSession(tokenOfCall: string | null): boolean {
  const token = currentToken()
  if (token === null || token !== tokenOfCall) return false
  end(true)
  return true
}

/** Whether nobody is logged in because the server ended the session, and not the user. */
export function sessionExpired(): boolean {
  return expired && currentToken() === null
}

/** Tells of every beginning and end of a session, in this tab and in others. */
export const subscribeSession = changes.subscribe

/** Reads the stored token again: another tab may have changed it, also while this page slept. */
export const recheckSession = changes.emit
