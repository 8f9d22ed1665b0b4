import type { Call, UserCall } from './call.ts'
import type { HashSource } from './hash-queue.ts'
import { Refusal } from './refusal.ts'
import { hashPassword, isPassword } from './secrets.ts'
import { refuseEnded } from './users.ts'

/** When a client may come again that found too many hashes waiting, in seconds. */
const AGAIN_SECONDS = 2

/**
 * Whether a password fits a stored hash. Takes its turn, and refuses `too_many_requests` when too many
 * wait. Throws `Unauthenticated` when the session of the call ended in the meantime: nothing that the
 * check would count or prove may happen then. `account` is the one that a visitor tries.
 */
export function checkPassword(
  call: Call | UserCall,
  password: string,
  stored: string | undefined | null,
  account?: string,
): Promise<boolean> {
  const { passwordCost } = call.world.options
  return inTurn(call, account, () => isPassword(password, stored, passwordCost))
}

/** Hashes a new password, or a code; waits, refuses and throws as {@link checkPassword} does. */
export function hashNewPassword(call: Call | UserCall, password: string): Promise<string> {
  const { passwordCost } = call.world.options
  return inTurn(call, undefined, () => hashPassword(password, passwordCost))
}

async function inTurn<Result>(
  call: Call | UserCall,
  account: string | undefined,
  hash: () => Promise<Result>,
): Promise<Result> {
  const { world } = call
  const hashed = await world.hashes.run({ source: sourceOf(call), account }, hash)
  refuseEnded(call)
  if (hashed) return hashed.result
  throw new Refusal('too_many_requests', {
    available_from: String(world.clock.now() + AGAIN_SECONDS),
  })
}

/** Sessions by themselves, so that no other session of the user delays the one that ends it. */
const sourceOf = (call: Call | UserCall): HashSource['source'] =>
  'tokenHash' in call ? `session ${call.tokenHash}` : `address ${call.remote}`
