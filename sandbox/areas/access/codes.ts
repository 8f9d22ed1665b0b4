import { randomInt } from 'node:crypto'
import type { SendCodeFormPurpose } from '../../../src/generated/h5.schemas.ts'
import type { Call } from '../../core/call.ts'
import { checkPassword, hashNewPassword } from '../../core/passwords.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'

/** What a code proves: that its account, in normal form, is in the hands of who asks. */
export interface CodeUse {
  account: string
  purpose: SendCodeFormPurpose
}

/** A code that was proved, as it was sent then. */
export interface ProvenCode extends CodeUse {
  sentAt: number
}

interface StoredCode {
  code_hash: string
  sent_at: number
  wrong_guesses: number
  used_at: number | null
}

/** A code expires within minutes; it is kept longer so that a second use is recognised. */
const KEPT_SECONDS = 86_400

/**
 * Makes a code of six digits in the place of the one before. Refuses `code_too_soon` while that one
 * is too young. Whether the code is sent, and to whom, is the caller's.
 */
export async function newCode(call: Call, use: CodeUse): Promise<string> {
  const { database } = call.world
  refuseTooSoon(call, use)
  limitTries(call.world, `codes of ${use.account}`, rules.limits.codesOfAccount)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = await hashNewPassword(call, code)
  database.transaction(() => {
    // Another request may have made one while this one was hashed.
    refuseTooSoon(call, use)
    database.run('DELETE FROM codes WHERE sent_at <= :over', { over: call.now - KEPT_SECONDS })
    database.run(
      `INSERT OR REPLACE INTO codes (account, purpose, code_hash, sent_at)
       VALUES (:account, :purpose, :hash, :now)`,
      { account: use.account, purpose: use.purpose, hash, now: call.now },
    )
  })
  return code
}

/**
 * Proves a code; refuses `code_wrong` one that is wrong, used, too old, or was guessed at too often.
 * It takes as long when there is none. What the code is good for happens in a transaction later,
 * which begins with `spendCode`.
 */
export async function proveCode(call: Call, use: CodeUse, code: string): Promise<ProvenCode> {
  const { database } = call.world
  const stored = validCode(call, use)
  const right = await checkPassword(call, code, stored?.code_hash)
  if (stored && right) return { ...use, sentAt: stored.sent_at }
  if (stored) {
    database.run(
      `UPDATE codes SET wrong_guesses = wrong_guesses + 1
       WHERE account = :account AND purpose = :purpose AND sent_at = :sentAt`,
      { account: use.account, purpose: use.purpose, sentAt: stored.sent_at },
    )
  }
  throw new Refusal('code_wrong')
}

/** Uses a code up that was proved. Part of the caller's transaction; refuses `code_wrong`. */
export function spendCode(call: Call, { account, purpose, sentAt }: ProvenCode): void {
  // While the proof took its time, the code may have been used, or guessed at once too often.
  if (validCode(call, { account, purpose })?.sent_at !== sentAt) throw new Refusal('code_wrong')
  call.world.database.run(
    'UPDATE codes SET used_at = :now WHERE account = :account AND purpose = :purpose',
    { account, purpose, now: call.now },
  )
}

function refuseTooSoon(call: Call, use: CodeUse): void {
  const stored = storedCode(call, use)
  const from = (stored?.sent_at ?? 0) + rules.codes.againSeconds
  if (from > call.now) throw new Refusal('code_too_soon', { available_from: String(from) })
}

function validCode(call: Call, use: CodeUse): StoredCode | undefined {
  const stored = storedCode(call, use)
  const { validSeconds, wrongMax } = rules.codes
  const valid =
    stored !== undefined &&
    stored.used_at === null &&
    stored.wrong_guesses < wrongMax &&
    call.now < stored.sent_at + validSeconds
  return valid ? stored : undefined
}

function storedCode({ world }: Call, { account, purpose }: CodeUse): StoredCode | undefined {
  return world.database.get<StoredCode>(
    `SELECT code_hash, sent_at, wrong_guesses, used_at FROM codes
     WHERE account = :account AND purpose = :purpose`,
    { account, purpose },
  )
}
