import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from './database.ts'
import { digest } from './secrets.ts'

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
  database.run('INSERT INTO device_credentials VALUES (:hash, :userId, :session)', {
    hash: digest(credential),
    userId,
    session,
  })
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
