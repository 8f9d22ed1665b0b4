import type { UserCall } from './call.ts'
import { checkPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'
import type { User } from './users.ts'
import { LOCK_SECONDS, MAX_WRONG_PASSWORDS, userOf } from './users.ts'

/**
 * Proves the fund password of a call; refuses `fund_password_required` when none is set and
 * `fund_password_wrong` otherwise. Five wrong ones in a row are refused for a while
 * (`too_many_requests`), so that a stolen session cannot try them all.
 */
export async function requireFundPassword(call: UserCall, password: string): Promise<void> {
  const { database } = call.world
  const { fund_password_hash: hash } = unlockedForFunds(call)
  const fits = await checkPassword(call, password, hash)
  // Others may have been tried meanwhile: their count and their lock apply to this one, too.
  const user = unlockedForFunds(call)
  const right = fits && user.fund_password_hash === hash
  const wrong = right ? 0 : user.wrong_fund_passwords + 1
  const locks = wrong >= MAX_WRONG_PASSWORDS
  if (wrong !== user.wrong_fund_passwords) {
    database.run(
      'UPDATE users SET wrong_fund_passwords = :wrong, fund_locked_until = :until WHERE id = :id',
      { wrong: locks ? 0 : wrong, until: locks ? call.now + LOCK_SECONDS : null, id: user.id },
    )
  }
  if (!right) throw new Refusal('fund_password_wrong')
  call.proofs.push(() => {
    if (userOf(call).fund_password_hash !== hash) throw new Refusal('fund_password_wrong')
  })
}

/** The user of a call; refuses when no fund password is set, or when it is locked. */
function unlockedForFunds(call: UserCall): User {
  const user = userOf(call)
  if (user.fund_password_hash === null) throw new Refusal('fund_password_required')
  if (user.fund_locked_until !== null && user.fund_locked_until > call.now) {
    throw new Refusal('too_many_requests', { available_from: String(user.fund_locked_until) })
  }
  return user
}
