import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Device } from '../../src/generated/h5.schemas.ts'
import type { Database } from './database.ts'
import { digest } from './secrets.ts'

/** What is known of a device whose browser does not tell. */
export const UNKNOWN_DEVICE: Device = { type: 'other', system: null, browser: null }

/** Names by the words that tell them; the first that fits counts, because most browsers name others too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/**
 * What the words of a browser (`User-Agent`) tell of its device. They tell little on purpose: an iPad that
 * asks for the pages of a computer is taken for one.
 */
export function deviceOf(words = ''): Device {
  const system = named(SYSTEMS, words)
  return { type: typeOf(system, words), system, browser: named(BROWSERS, words) }
}

const named = (names: typeof SYSTEMS, words: string) =>
  names.find(([pattern]) => pattern.test(words))?.[1] ?? null

function typeOf(system: string | null, words: string): Device['type'] {
  if (system === null) return 'other'
  if (system === 'iOS') return 'phone'
  if (system === 'iPadOS') return 'tablet'
  // Of Android, only phones say "Mobile".
  if (system === 'Android') return /\bMobile\b/.test(words) ? 'phone' : 'tablet'
  return 'computer'
}

/*
 * The evidence that a user logged in on a device before: a random credential that the server issued there.
 * Each session comes with one. It is stored as a hash.
 */

/** Issues the credential of a new session. Only the client has it in clear. */
export function issueDeviceCredential(
  database: Database,
  { userId, session }: { userId: number; session: string },
): string {
  const credential = `dc_${randomBytes(32).toString('base64url')}`
  const row = { hash: digest(credential), user_id: userId, session }
  database.insert('device_credentials', row)
  return credential
}

/** The hash of the credential of this user among those that a client sent, or null. */
export function findDeviceCredential(
  database: Database,
  userId: number,
  sent: string | undefined,
): string | null {
  const hashes = (sent?.split(' ') ?? []).map(digest)
  return (
    database
      .all<{ hash: string }>('SELECT hash FROM device_credentials WHERE user_id = :userId', {
        userId,
      })
      .find(({ hash }) => hashes.some((one) => isSame(one, hash)))?.hash ?? null
  )
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Forgets the credential that a session replaced. A call of the session proves that its login response
 * arrived; before that the client may have the old credential alone.
 */
export function finishRotation(database: Database, session: string): void {
  database.run(
    `DELETE FROM device_credentials
     WHERE hash = (SELECT replaces FROM sessions WHERE token_hash = :session)`,
    { session },
  )
}

/** Forgets the device of a session: its credential, and the one that it was to replace. */
export function forgetDevice(database: Database, session: string): void {
  finishRotation(database, session)
  database.run('DELETE FROM device_credentials WHERE session = :session', { session })
}

/** Forgets the devices of a user, but for that of one session if named. */
export function forgetDevices(database: Database, userId: number, except?: string): void {
  database.run(
    'DELETE FROM device_credentials WHERE user_id = :userId AND session IS NOT :except',
    { userId, except: except ?? null },
  )
}
