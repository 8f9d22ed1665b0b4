import type { ConfirmedOperation } from '../../src/generated/h5.schemas.ts'
import { hasCapability } from './areas.ts'
import type { UserCall } from './call.ts'
import { takeChallenge } from './challenges.ts'
import { requireFundPassword } from './fund-password.ts'
import { provePasskey, readCredential, refuseRemoved } from './passkeys.ts'
import { Refusal } from './refusal.ts'
import { invalid } from './request.ts'
import { digest } from './secrets.ts'
import { userOf } from './users.ts'

/** By what a form proves that the user means it: exactly one of both. */
interface ProvedForm {
  fund_password?: string
  confirmation?: string
  request_id?: string
}

/**
 * SHA-256 of a call, in base64url: `operation`, `?` and its form without its proof, sorted by name
 * and urlencoded (the contract, "Passkeys"). Numbers of a form have one notation, so that the values
 * that were read are those that were sent.
 */
export function coverOf(operation: ConfirmedOperation, form: object): string {
  const fields = Object.entries(form)
    .filter(([name]) => name !== 'fund_password' && name !== 'confirmation')
    .map(([name, value]) => [name, String(value)])
  const sorted = new URLSearchParams(fields)
  sorted.sort()
  return digest(`${operation}?${sorted}`)
}

/**
 * Proves a form by its fund password, or by a passkey that confirmed this call. Refuses
 * `fund_password_required` when no fund password is set, as `requireFundPassword` what does not fit,
 * and a confirmation with `challenge_expired`, `confirmation_mismatch`, `passkey_unknown` or
 * `passkey_refused`. Not part of a transaction that a refusal undoes.
 */
export async function requireProof(
  call: UserCall,
  operation: ConfirmedOperation,
  form: ProvedForm,
): Promise<void> {
  const { confirmation, fund_password: password } = form
  if (confirmation === undefined) return requireFundPassword(call, password ?? '')
  if (!hasCapability(call.world, 'passkeys')) throw invalid('confirmation')
  if (userOf(call).fund_password_hash === null) throw new Refusal('fund_password_required')
  const { challengeId, credential } = readConfirmation(confirmation)
  const cover = coverOf(operation, form)
  const taken = takeChallenge(
    call,
    { purpose: 'confirm', userId: call.userId },
    { id: challengeId, text: cover + confirmation, copies: form.request_id !== undefined },
  )
  if (taken.covers !== cover) throw new Refusal('confirmation_mismatch')
  const passkey = await provePasskey(call, taken, credential, call.userId)
  call.proofs.push(() => refuseRemoved(call, passkey))
}

function readConfirmation(text: string): { challengeId: string; credential: { id: string } } {
  try {
    const { challenge_id: challengeId, credential } = JSON.parse(text) as Record<string, unknown>
    if (typeof challengeId === 'string') {
      return { challengeId, credential: readCredential(JSON.stringify(credential), 'confirmation') }
    }
  } catch (error) {
    // `null` has no fields.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error
  }
  throw invalid('confirmation')
}
