import { readStored, writeStored } from './storage.ts'

const KEY = 'h5.device'
const FORM = /^[A-Za-z0-9_-]{16,64}$/

/**
 * What this device calls itself to the server, made at random when it is first asked for: by it the server
 * knows a device on which its user logged in before. It proves nothing and opens nothing.
 */
export function deviceId(): string {
  const stored = readStored(KEY)
  if (stored !== null && FORM.test(stored)) return stored
  const bytes = window.crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeStored(KEY, made)
  return made
}
