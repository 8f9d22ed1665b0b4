import { readStored, writeStored } from '@/lib/storage.ts'

/** Local storage key of the login token (specification, section 7). */
const TOKEN_KEY = 'token'

type Listener = () => void

const listeners = new Set<Listener>()

let expired = false

/** The login token, or null when nobody is logged in. */
export function currentToken(): string | null {
  return readStored(TOKEN_KEY)
}

/** Begins a session with the token of a login answer. */
export function beginSession(token: string): void {
  expired = false
  writeStored(TOKEN_KEY, token)
  notify()
}

/** Ends the session on this device. The server's side is `logOut`. */
export function endSession(): void {
  end(false)
}

function end(byServer: boolean) {
  expired = byServer
  writeStored(TOKEN_KEY, null)
  notify()
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

/** Whether the last session of this page was ended by the server and not by the user. */
export function sessionExpired(): boolean {
  return expired
}

/** Tells of every beginning and end of a session, in this tab and in others. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}

/** Looks at the stored token again: another tab may have written it, or this page have slept. */
export function recheckSession(): void {
  notify()
}
