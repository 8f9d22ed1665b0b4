import { randomBytes } from 'node:crypto'
import type { Call } from './call.ts'
import { Refusal } from './refusal.ts'
import { rules } from './rules.ts'
import { digest } from './secrets.ts'
import type { World } from './world.ts'

/** What a challenge is for, and whose it is; a log-in is nobody's before it is done. */
export type Purpose =
  | { purpose: 'log_in' }
  | { purpose: 'add'; userId: number }
  /** `covers`: SHA-256 of the call that it confirms, in base64url. */
  | { purpose: 'confirm'; userId: number; covers: string }

/** A challenge, as stored; `expires_at` in Unix seconds. */
export interface Challenge {
  id: string
  challenge: string
  origin: string
  covers: string | null
  expires_at: number
}

/** Answered challenges are kept this long, so that a copy of a request finds its own. */
const KEPT_SECONDS = 86_400

/** Makes a challenge of 32 random bytes, followed by what it covers. */
export function newChallenge({ world, now, origin }: Call, wanted: Purpose): Challenge {
  const covers = wanted.purpose === 'confirm' ? wanted.covers : null
  const bytes = [randomBytes(32), Buffer.from(covers ?? '', 'base64url')]
  const made = {
    id: `pc_${randomBytes(16).toString('base64url')}`,
    challenge: Buffer.concat(bytes).toString('base64url'),
    origin,
    covers,
    expires_at: now + rules.passkeys.seconds[wanted.purpose],
  }
  world.database.run('DELETE FROM passkey_challenges WHERE expires_at < :before', {
    before: now - KEPT_SECONDS,
  })
  const { purpose } = wanted
  const userId = 'userId' in wanted ? wanted.userId : null
  world.database.insert('passkey_challenges', { ...made, purpose, user_id: userId })
  return made
}

/** Forgets the passkeys that a user began to add: what proved them, or who began them, is no longer valid. */
export function forgetAdditions({ database }: World, userId: number): void {
  database.run(`DELETE FROM passkey_challenges WHERE user_id = :userId AND purpose = 'add'`, {
    userId,
  })
}

/**
 * The challenge that an answer came to, which uses it up whatever the answer is worth. Refuses
 * `challenge_expired` when it is over, was used up before, or is of another purpose or user. With
 * `copies` the same may come again: a copy of a request that happens once (core/requests.ts).
 */
export function takeChallenge(
  { world, now }: Call,
  wanted: { purpose: Purpose['purpose']; userId?: number },
  answer: { id: string; text: string; copies?: boolean },
): Challenge & { isCopy: boolean } {
  const { database } = world
  const found = database.get<Challenge & { answered: string | null }>(
    `SELECT * FROM passkey_challenges
     WHERE id = :id AND purpose = :purpose AND user_id IS :userId AND expires_at >= :now`,
    { id: answer.id, purpose: wanted.purpose, userId: wanted.userId ?? null, now },
  )
  const answered = digest(answer.text)
  const isCopy = found?.answered === answered && answer.copies === true
  if (!found || (found.answered !== null && !isCopy)) throw new Refusal('challenge_expired')
  database.run('UPDATE passkey_challenges SET answered = :answered WHERE id = :id', {
    answered,
    id: found.id,
  })
  return { ...found, isCopy }
}
