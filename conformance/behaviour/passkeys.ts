import { createHash } from 'node:crypto'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Lies } from '../client/authenticator.ts'
import type { Value } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import { cent } from '../contract/currencies.ts'
import { sum } from '../contract/decimal.ts'
import { MARK, newAddress } from '../plan/makers.ts'
import type { Owned } from '../plan/passkeys.ts'
import { confirmationOf, confirmedForm, newPasskey, passkeyLogIn } from '../plan/passkeys.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf, needed } from '../plan/stage.ts'
import { securityMessages } from './devices.ts'
import type { Law } from './law.ts'
import { AT_ONCE, descriptionOf, law } from './law.ts'
import type { Scene } from './scene.ts'
import { untilNewTargets } from './withdrawals.ts'

/** A passkey proves its user on this site, now; and what it confirms, and nothing else. */
export function passkeyLaws(contract: Contract): Law[] {
  const capability = 'passkeys'
  const called = contract.values('ConfirmedOperation') as OperationId[]
  return [
    law('passkey.log-in', 'logInWithPasskey', async (scene) => {
      const owned = await withPasskey(scene)
      const form = await passkeyLogIn(scene.client, owned)
      const { token, user } = await scene.done('logInWithPasskey', form)
      scene.same(user.account, owned.user.account, 'the account of the session')
      await scene.done('getUser', {}, { ...owned.user, token })
    }),
    law('passkey.listed', 'getPasskeys', listed),
    ...Object.entries(LIES).map(([part, lies]) =>
      law('passkey.proof', 'logInWithPasskey', { part }, (scene) => lied(scene, lies)),
    ),
    law('passkey.once', 'logInWithPasskey', once),
    law('passkey.expires', 'logInWithPasskey', { waits: true }, expires),
    law('passkey.removed', 'removePasskey', removed),
    law('passkey.password', 'startPasskey', async (scene) => {
      const user = await scene.stranger()
      await scene.refused('startPasskey', WRONG, user, 'login_password_wrong')
    }),
    law('passkey.password', 'removePasskey', async (scene) => {
      const { user, id } = await withPasskey(scene)
      await scene.refused('removePasskey', { id, ...WRONG }, user, 'login_password_wrong')
    }),
    law('passkey.own', 'addPasskey', ownChallenge),
    law('passkey.own', 'removePasskey', async (scene) => {
      const [{ id }, other] = [await withPasskey(scene), await scene.stranger()]
      const sent = { id, login_password: other.password }
      await scene.refused('removePasskey', sent, other, 'no_data')
    }),
    law('passkey.purpose', 'addPasskey', purpose),
    law('passkey.max', 'addPasskey', max),
    law('passkey.told', 'addPasskey', told),
    law('confirmation.covers', 'startConfirmation', covers),
    law('confirmation.done', 'bindWalletAddress', { capability }, confirmed),
    ...called.map((id) =>
      law('confirmation.proof', id, { capability }, (scene) => unconfirmed(scene, id)),
    ),
    law('confirmation.once', 'bindWalletAddress', { capability }, usedOnce),
    law('confirmation.expires', 'bindWalletAddress', { capability, waits: true }, tooLate),
    law('foreign.records', 'startConfirmation', ofAnother),
    law('confirmation.copy', 'bindWalletAddress', { capability }, copies),
    law('confirmation.one-proof', 'bindWalletAddress', { capability }, oneProof),
  ]
}

/** Seconds for which a confirmation is good. */
const MINUTE = 60

const WRONG = { login_password: 'wrong-one' }

const withPasskey = async (scene: Scene): Promise<Owned> =>
  newPasskey(scene.client, await scene.stranger())

/** What an answer may not say otherwise than it is. */
const LIES: Record<string, Lies> = {
  'of a foreign page': { origin: 'https://foreign.example' },
  'of a foreign site': { rpId: 'foreign.example' },
  'to another challenge': { challenge: 'A'.repeat(43) },
  'without a verified user': { unverified: true },
  'with another key': { forged: true },
  'with a count that came before': { counter: 7 },
}

async function lied(scene: Scene, lies: Lies): Promise<void> {
  const owned = await withPasskey(scene)
  const first = await passkeyLogIn(scene.client, owned, { counter: 7 })
  await scene.done('logInWithPasskey', first)
  const form = await passkeyLogIn(scene.client, owned, { counter: 8, ...lies })
  await scene.refused('logInWithPasskey', form, undefined, 'passkey_refused')
}

async function listed(scene: Scene): Promise<void> {
  const { user, id, device } = await withPasskey(scene)
  const [made] = (await scene.done('getPasskeys', {}, user)).list
  scene.same([made?.id, made?.last_used_at], [id, null], 'id and last use of a new passkey')
  await scene.done('logInWithPasskey', await passkeyLogIn(scene.client, { user, id, device }))
  const [used] = (await scene.done('getPasskeys', {}, user)).list
  const at = scene.found(used?.last_used_at, 'a passkey that logged in has no last_used_at')
  scene.hold(
    Math.abs(at - (await scene.now())) <= 30,
    `last_used_at must be the moment of the log-in, and is ${at}`,
  )
}

async function once(scene: Scene): Promise<void> {
  const owned = await withPasskey(scene)
  const right = await passkeyLogIn(scene.client, owned)
  await scene.done('logInWithPasskey', right)
  await scene.refused('logInWithPasskey', right, undefined, 'challenge_expired')
  const { challenge_id, options } = await scene.done('startPasskeyLogIn')
  const answer = (lies?: Lies) => ({ challenge_id, credential: owned.device.get(options, lies) })
  await scene.refused('logInWithPasskey', answer({ forged: true }), undefined, 'passkey_refused')
  await scene.refused('logInWithPasskey', answer(), undefined, 'challenge_expired')
}

async function expires(scene: Scene): Promise<void> {
  const { device } = await withPasskey(scene)
  const { challenge_id, options, expires_at: end } = await scene.done('startPasskeyLogIn')
  const form = { challenge_id, credential: device.get(options) }
  await scene.until(end + 1 + scene.contract.clockTolerance)
  await scene.refused('logInWithPasskey', form, undefined, 'challenge_expired')
}

async function removed(scene: Scene): Promise<void> {
  const owned = await withPasskey(scene)
  const { user, id } = owned
  const form = await passkeyLogIn(scene.client, owned)
  await scene.done('removePasskey', { id, login_password: user.password }, user)
  await scene.refused('logInWithPasskey', form, undefined, 'passkey_unknown')
  const { id: bound } = await scene.stage(user).bindAddress(user)
  const sent = { operation: 'removeWalletAddress', request: confirmedForm({ id: bound }) } as const
  await scene.refused('startConfirmation', sent, user, 'passkey_unknown')
}

async function ownChallenge(scene: Scene): Promise<void> {
  const { user, device } = await withPasskey(scene)
  const other = await scene.stranger()
  const sent = { login_password: user.password }
  const { challenge_id, options } = await scene.done('startPasskey', sent, user)
  const form = { challenge_id, credential: device.create(options), name: MARK }
  await scene.refused('addPasskey', form, other, 'challenge_expired')
}

/** Who found a session open must not turn a confirmation into a key of their own. */
async function purpose(scene: Scene): Promise<void> {
  const { user, device } = await withPasskey(scene)
  const { options } = await scene.done('startPasskey', { login_password: user.password }, user)
  const values = await addressForm(scene, user)
  const sent = { operation: 'bindWalletAddress', request: confirmedForm(values) } as const
  const confirmation = await scene.done('startConfirmation', sent, user)
  const { challenge } = confirmation.options
  const form = {
    challenge_id: confirmation.challenge_id,
    ...{ name: MARK, credential: device.create({ ...options, challenge }) },
  }
  await scene.refused('addPasskey', form, user, 'challenge_expired')
}

async function max(scene: Scene): Promise<void> {
  const { user, device } = await withPasskey(scene)
  const { max: most } = await scene.done('getPasskeys', {}, user)
  const sent = { login_password: user.password }
  const made = async () => {
    const { challenge_id, options } = await scene.done('startPasskey', sent, user)
    return { challenge_id, name: MARK, credential: device.create(options) }
  }
  const tooLate = most > 1 ? await made() : undefined
  for (let count = 1; count < most; count += 1) await scene.done('addPasskey', await made(), user)
  await scene.refused('startPasskey', sent, user, 'action_not_allowed')
  if (tooLate) await scene.refused('addPasskey', tooLate, user, 'action_not_allowed')
  const { list } = await scene.done('getPasskeys', {}, user)
  scene.same(list.length, most, 'the number of passkeys')
}

async function told(scene: Scene): Promise<void> {
  const user = await scene.stranger()
  const messages = () => securityMessages(scene, user)
  const before = await messages()
  const { id } = await newPasskey(scene.client, user)
  scene.same(await messages(), before + 1, 'the security messages after a passkey was added')
  await scene.done('removePasskey', { id, login_password: user.password }, user)
  scene.same(await messages(), before + 2, 'the security messages after it was removed')
}

/** The form of an address to bind, without its proof. */
async function addressForm(scene: Scene, user: User): Promise<Record<string, Value>> {
  const { fund_password: _, ...values } = (await scene.draft(user, 'bindWalletAddress')).values
  return values
}

const confirm = (scene: Scene, owned: Owned, values: Record<string, Value>) =>
  confirmationOf(scene.client, owned, 'bindWalletAddress', values)

async function covers(scene: Scene): Promise<void> {
  const { user } = await withPasskey(scene)
  const values = await addressForm(scene, user)
  const sent = { operation: 'bindWalletAddress', request: confirmedForm(values) }
  const { options, confirms } = await scene.done('startConfirmation', sent, user)
  const sorted = new URLSearchParams(sent.request)
  sorted.sort()
  const hash = createHash('sha256').update(`${sent.operation}?${sorted}`).digest('base64url')
  const challenge = Buffer.from(options.challenge, 'base64url')
  scene.same(challenge.length, 64, 'the bytes of the challenge', ['info', 'description'])
  const end = challenge.subarray(32).toString('base64url')
  scene.same(end, hash, 'the last 32 bytes of the challenge', ['info', 'description'])
  scene.same(
    [confirms.operation, confirms.request_id],
    [sent.operation, values.request_id],
    'what is confirmed',
    descriptionOf('Confirms'),
  )
}

async function confirmed(scene: Scene): Promise<void> {
  const owned = await withPasskey(scene)
  const values = await addressForm(scene, owned.user)
  const sent = { ...values, confirmation: await confirm(scene, owned, values) }
  await scene.done('bindWalletAddress', sent, owned.user)
}

/** Nothing is done that the user's own passkey did not sign, just so and for this call. */
async function unconfirmed(scene: Scene, id: OperationId): Promise<void> {
  const { client } = scene
  const stranger = await scene.stranger()
  const { values: drawn, as: user = stranger } = await scene.draft(stranger, id)
  const { fund_password: _, ...values } = drawn
  const [owned, other] = [await newPasskey(client, user), await withPasskey(scene)]
  // A passkey may let new targets wait.
  if (id === 'submitWithdrawal') await untilNewTargets(scene, user)
  const { once: isOnce } = scene.contract.operation(id)
  const refused = async (by: (call: Record<string, Value>) => Promise<string>, reason: string) => {
    // A request that was refused stays so.
    const call = { ...values, ...(isOnce && client.intent()) }
    await scene.refused(id, { ...call, confirmation: await by(call) }, user, reason)
  }
  const changed = await otherwise(scene, user, id, values)
  const form = await addressForm(scene, other.user)
  const foreign = await confirmationOf(client, other, 'bindWalletAddress', form)
  await scene.unchanged(user, async () => {
    await refused(
      (call) => confirmationOf(client, owned, id, { ...call, ...changed }),
      'confirmation_mismatch',
    )
    await refused(
      (call) => confirmationOf(client, owned, id, call, { forged: true }),
      'passkey_refused',
    )
    await refused(
      (call) => confirmationOf(client, { user, device: other.device }, id, call, { stray: true }),
      'passkey_unknown',
    )
    await refused(async () => foreign, 'challenge_expired')
  })
}

/** What of a call may have been changed since it was confirmed. */
async function otherwise(
  scene: Scene,
  user: User,
  id: OperationId,
  values: Readonly<Record<string, Value>>,
): Promise<Record<string, Value>> {
  if (id === 'removePaymentMethod') return { id: (await scene.stage(user).bindMethod(user)).id }
  if (id === 'removeWalletAddress') return { id: (await scene.stage(user).bindAddress(user)).id }
  if (id === 'bindWalletAddress') return { address: newAddress(String(values.network)) }
  const amount = needed(
    AMOUNTS.find((one) => one in values),
    `${id} has no amount`,
  )
  return { [amount]: sum(String(values[amount]), cent()) }
}

/** The fields by one of which a call says how much it is about. */
const AMOUNTS = ['amount', 'principal', 'returns']

async function usedOnce(scene: Scene): Promise<void> {
  const owned = await withPasskey(scene)
  const values = await addressForm(scene, owned.user)
  const confirmation = await confirm(scene, owned, values)
  const address = newAddress(String(values.network))
  const other = { ...values, ...scene.client.intent(), address, confirmation }
  await scene.refused('bindWalletAddress', other, owned.user, 'confirmation_mismatch')
  const sent = { ...values, confirmation }
  await scene.refused('bindWalletAddress', sent, owned.user, 'challenge_expired')
}

async function tooLate(scene: Scene): Promise<void> {
  const { user, device } = await withPasskey(scene)
  const values = await addressForm(scene, user)
  const started = await scene.done(
    'startConfirmation',
    { operation: 'bindWalletAddress', request: confirmedForm(values) },
    user,
  )
  const { challenge_id, options, expires_at: end } = started
  const seconds = end - (await scene.now())
  scene.hold(
    seconds <= MINUTE + scene.contract.clockTolerance,
    `a confirmation must be good for ${MINUTE} s, and is told to be for ${seconds} s more`,
  )
  const credential = JSON.parse(device.get(options))
  const sent = { ...values, confirmation: JSON.stringify({ challenge_id, credential }) }
  await scene.until(end + 1 + scene.contract.clockTolerance)
  await scene.refused('bindWalletAddress', sent, user, 'challenge_expired', 'request_expired')
}

/** What a question tells of a thing is told to its owner. */
async function ofAnother(scene: Scene): Promise<void> {
  const [{ user }, owner] = [await withPasskey(scene), await scene.stranger()]
  const { id } = await scene.stage(owner).bindMethod(owner)
  const sent = { operation: 'removePaymentMethod', request: confirmedForm({ id }) } as const
  await scene.refused('startConfirmation', sent, user, 'no_data')
}

async function copies(scene: Scene): Promise<void> {
  const owned = await withPasskey(scene)
  const { user } = owned
  const values = await addressForm(scene, user)
  const sent = { ...values, confirmation: await confirm(scene, owned, values) }
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => scene.call('bindWalletAddress', sent, user)),
  )
  for (const { code } of answers) scene.same(code, 1, 'the code of a copy')
  const byPassword = { ...values, ...fundPasswordOf(user) }
  await scene.done('bindWalletAddress', byPassword, user)
  const { total } = await scene.done(
    'listWalletAddresses',
    { request_id: String(values.request_id) },
    user,
  )
  scene.same(total, 1, 'the addresses that copies of one request added')
}

async function oneProof(scene: Scene): Promise<void> {
  const owned = await withPasskey(scene)
  const { user } = owned
  const values = await addressForm(scene, user)
  const confirmation = await confirm(scene, owned, values)
  const both = { ...values, ...fundPasswordOf(user), confirmation }
  for (const sent of [values, both])
    await scene.refused('bindWalletAddress', sent, user, 'input_invalid')
}
