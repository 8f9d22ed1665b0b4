import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type {
  Passkey,
  PasskeyCreation,
  PasskeyDescriptor,
  PasskeyRequest,
} from '../../src/generated/h5.schemas.ts'
import type { Call, UserCall } from './call.ts'
import type { Challenge } from './challenges.ts'
import { newChallenge } from './challenges.ts'
import type { Database } from './database.ts'
import { recordId, recordNumber } from './record-id.ts'
import { Refusal } from './refusal.ts'
import { invalid } from './request.ts'
import { rules } from './rules.ts'
import { refuseEnded, userOf } from './users.ts'

/** A passkey, as stored. Moments are Unix seconds. */
export interface StoredPasskey {
  number: number
  user_id: number
  credential_id: string
  public_key: Uint8Array<ArrayBuffer>
  counter: number
  transports: string
  rp_id: string
  name: string
  created_at: number
  last_used_at: number | null
}

/** EdDSA, ES256 and RS256: what browsers and devices have between them. */
const ALGORITHMS = [-8, -7, -257]

const rpIdOf = (origin: string) => new URL(origin).hostname

/** The passkeys of a user, newest first. */
export function passkeysOf(database: Database, userId: number): StoredPasskey[] {
  return database.all('SELECT * FROM passkeys WHERE user_id = :userId ORDER BY number DESC', {
    userId,
  })
}

/** Those of a user that work on a page: a browser offers them on the site that they were made for alone. */
export const passkeysOn = (database: Database, userId: number, origin: string): StoredPasskey[] =>
  passkeysOf(database, userId).filter(({ rp_id: site }) => site === rpIdOf(origin))

/** A passkey as the contract shows it. */
export const toPasskey = (stored: StoredPasskey): Passkey => ({
  id: recordId('pk', stored.number),
  name: stored.name,
  created_at: stored.created_at,
  last_used_at: stored.last_used_at,
})

type Proved = Pick<
  StoredPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id'
>

/** Stores a passkey that was proved; refuses `passkey_refused` when somebody has it already. */
export function insertPasskey(
  database: Database,
  { userId, ...passkey }: Proved & { userId: number; name: string; now: number },
): StoredPasskey {
  const stored = database.get<StoredPasskey>(
    `INSERT INTO passkeys
       (user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
     VALUES (:userId, :credential_id, :public_key, :counter, :transports, :rp_id, :name, :now)
     ON CONFLICT DO NOTHING RETURNING *`,
    { userId, ...passkey },
  )
  if (!stored) throw new Refusal('passkey_refused')
  return stored
}

/** Removes a passkey of the user and answers it; refuses `no_data` when there is none. */
export function removePasskey({ world, userId }: UserCall, id: string): StoredPasskey {
  const removed = world.database.get<StoredPasskey>(
    'DELETE FROM passkeys WHERE number = :number AND user_id = :userId RETURNING *',
    { number: recordNumber('pk', id), userId },
  )
  if (!removed) throw new Refusal('no_data')
  return removed
}

/** Refuses one more passkey than a user may have. */
export function refuseTooMany({ world, userId }: UserCall): void {
  if (passkeysOf(world.database, userId).length < rules.passkeys.max) return
  throw new Refusal('action_not_allowed')
}

/** What the browser is asked for a passkey: any of the site, or one of `allowed`. */
export function requestOf(made: Challenge, allowed?: readonly StoredPasskey[]): PasskeyRequest {
  const { id, challenge, expires_at, origin } = made
  const seconds = allowed ? rules.passkeys.seconds.confirm : rules.passkeys.seconds.log_in
  return {
    challenge_id: id,
    expires_at,
    options: {
      challenge,
      timeout: seconds * 1000,
      rpId: rpIdOf(origin),
      ...(allowed && { allowCredentials: allowed.map(descriptorOf) }),
      userVerification: 'required',
    },
  }
}

/** What the browser is asked for a new passkey. */
export function creationOf(call: UserCall): PasskeyCreation {
  const { database } = call.world
  const { id, challenge, expires_at, origin } = newChallenge(call, {
    purpose: 'add',
    userId: call.userId,
  })
  const { account } = userOf(call)
  return {
    challenge_id: id,
    expires_at,
    options: {
      rp: { id: rpIdOf(origin), name: rules.site.productName },
      user: { id: handleOf(database, call.userId), name: account, displayName: account },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: rules.passkeys.seconds.add * 1000,
      excludeCredentials: passkeysOn(database, call.userId, origin).map(descriptorOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }
}

const descriptorOf = ({ credential_id, transports }: StoredPasskey): PasskeyDescriptor => ({
  id: credential_id,
  type: 'public-key',
  transports: JSON.parse(transports) as string[],
})

/** The random handle by which devices know a user; made when it is first needed. */
function handleOf(database: Database, userId: number): string {
  database.run('INSERT OR IGNORE INTO passkey_users (user_id, handle) VALUES (:userId, :handle)', {
    userId,
    handle: randomBytes(32).toString('base64url'),
  })
  const { handle } = database.one<{ handle: string }>(
    'SELECT handle FROM passkey_users WHERE user_id = :userId',
    { userId },
  )
  return handle
}

/** Reads the JSON of a credential; refuses what is none, naming its field. */
export function readCredential(text: string, field: string): { id: string } {
  try {
    const credential: unknown = JSON.parse(text)
    if (typeof credential === 'object' && credential !== null && 'id' in credential) {
      const { id } = credential
      if (typeof id === 'string') return { ...credential, id }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw invalid(field)
}

/** What a new passkey is, as its device proved it. Refuses `passkey_refused`. */
export async function proveNew(
  { challenge, origin }: Challenge,
  credential: { id: string },
): Promise<Proved> {
  const rpId = rpIdOf(origin)
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      // Sent by a client: what is wrong with it, the library refuses.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw new Refusal('passkey_refused')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credential_id: id,
    public_key: publicKey,
    counter,
    transports: JSON.stringify(transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 10)),
    rp_id: rpId,
  }
}

/**
 * The passkey that answered a challenge: one of the user whose challenge it is, or anybody's for a
 * log-in, made for this site. Refuses `passkey_unknown` and `passkey_refused`. A copy of an answer counts no
 * use. Throws `Unauthenticated` when the session of the call ended in the meantime.
 */
export async function provePasskey(
  call: Call | UserCall,
  { challenge, origin, isCopy }: Challenge & { isCopy: boolean },
  credential: { id: string; response?: { userHandle?: string | null } },
  userId?: number,
): Promise<StoredPasskey> {
  const { database } = call.world
  const passkey = database.get<StoredPasskey>(
    `SELECT * FROM passkeys
     WHERE credential_id = :id AND rp_id = :rpId AND user_id = coalesce(:userId, user_id)`,
    { id: credential.id, rpId: rpIdOf(origin), userId: userId ?? null },
  )
  if (!passkey) throw new Refusal('passkey_unknown')
  const handle = credential.response?.userHandle
  if (handle && handle !== handleOf(database, passkey.user_id)) throw new Refusal('passkey_refused')
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      // Sent by a client: what is wrong with it, the library refuses.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      credential: {
        id: passkey.credential_id,
        publicKey: passkey.public_key,
        counter: isCopy ? 0 : passkey.counter,
      },
    }),
  )
  refuseEnded(call)
  if (!verified) throw new Refusal('passkey_refused')
  // It may have been removed, or used with a later count, while this one was checked.
  const counter = authenticationInfo.newCounter
  const { changes } = database.run(
    `UPDATE passkeys SET counter = max(counter, :counter), last_used_at = :now
     WHERE number = :number AND (:copy OR :counter = 0 OR counter < :counter)`,
    { counter, now: call.now, number: passkey.number, copy: isCopy ? 1 : 0 },
  )
  if (changes === 0) throw new Refusal('passkey_unknown')
  return passkey
}

/** Refuses a passkey that was removed since it was proved. Part of a commit. */
export function refuseRemoved({ world }: Call, { number }: StoredPasskey): void {
  const found = world.database.get('SELECT 1 FROM passkeys WHERE number = :number', { number })
  if (!found) throw new Refusal('passkey_unknown')
}

/** The library throws at what does not fit. */
async function orRefused<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof Error) throw new Refusal('passkey_refused')
    throw error
  }
}
