import { describe, expect, test } from 'vitest'
import type { Lies } from '../../../conformance/client/authenticator.ts'
import { Authenticator } from '../../../conformance/client/authenticator.ts'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, PASSWORD, requestId, STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

const ORIGIN = 'http://localhost'
const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

setUpSandbox()

/** A user who has a passkey on a device. */
async function withPasskey(): Promise<{ user: TestUser; device: Authenticator; id: string }> {
  const user = await sandbox.user()
  const device = new Authenticator(ORIGIN)
  const { id } = await added(user, device)
  return { user, device, id }
}

async function added(user: TestUser, device: Authenticator, name = 'Phone') {
  const { challenge_id, options } = await user.done('startPasskey', { login_password: PASSWORD })
  const credential = device.create(options)
  const { passkey } = await user.done('addPasskey', { challenge_id, credential, name })
  return passkey
}

const visitor = () => sandbox.client()

/** The form of a log-in with the device's passkey. */
async function logInForm(device: Authenticator, lies?: Lies) {
  const { challenge_id, options } = await visitor().done('startPasskeyLogIn')
  return { challenge_id, credential: device.get(options, lies) }
}

const urlencoded = (form: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])).toString()

const addressForm = () => ({
  currency: 'USDT',
  network: 'TRC20',
  address: ADDRESS,
  request_id: requestId(),
  valid_until: sandbox.world.clock.now() + 300,
})

/** What confirms a call that binds an address. */
async function confirmed(
  user: TestUser,
  device: Authenticator,
  form: Record<string, string | number>,
  lies?: Lies,
) {
  const { challenge_id, options } = await user.done('startConfirmation', {
    operation: 'bindWalletAddress',
    request: urlencoded(form),
  })
  return JSON.stringify({ challenge_id, credential: JSON.parse(device.get(options, lies)) })
}

describe('a passkey', () => {
  test('of another site of the same server is unknown, and is not offered', async () => {
    const { user, device } = await withPasskey()
    const form = addressForm()
    const [logIn, confirmation] = [await logInForm(device), await confirmed(user, device, form)]
    sandbox.world.database.run("UPDATE passkeys SET rp_id = 'elsewhere.example'")
    const unknown = { reason: 'passkey_unknown' }
    expect(await visitor().refused('logInWithPasskey', logIn)).toMatchObject(unknown)
    expect(await user.refused('bindWalletAddress', { ...form, confirmation })).toMatchObject(
      unknown,
    )
    const asked = { operation: 'bindWalletAddress', request: urlencoded(form) }
    expect(await user.refused('startConfirmation', asked)).toMatchObject(unknown)
    const { options } = await user.done('startPasskey', { login_password: PASSWORD })
    expect(options.excludeCredentials).toEqual([])
    await added(user, device)
    const { options: offered } = await user.done('startConfirmation', asked)
    expect(offered.allowCredentials).toHaveLength(1)
  })

  test('that counts nothing, because devices share it, is used again', async () => {
    const user = await sandbox.user()
    const device = new Authenticator(ORIGIN)
    const { challenge_id, options } = await user.done('startPasskey', { login_password: PASSWORD })
    const credential = device.create(options, { counter: 0 })
    await user.done('addPasskey', { challenge_id, credential, name: 'Phone' })
    for (const lies of [{ counter: 0 }, { counter: 0 }]) {
      await visitor().done('logInWithPasskey', await logInForm(device, lies))
    }
  })

  test('wrong passwords do not lock it; customer service does', async () => {
    const { user, device } = await withPasskey()
    for (let times = 0; times < 5; times += 1) {
      await visitor().call('logIn', { account: user.account, password: 'wrong1234' })
    }
    await visitor().done('logInWithPasskey', await logInForm(device))
    sandbox.world.database.run('UPDATE users SET locked_until = :until WHERE id = :id', {
      until: STORY_TIME + 900,
      id: user.id,
    })
    expect(await visitor().refused('logInWithPasskey', await logInForm(device))).toMatchObject({
      reason: 'account_locked',
    })
  })
})

describe('a confirmation', () => {
  test('says what it confirms and stands in place of the fund password, once', async () => {
    const { user, device } = await withPasskey()
    const form = addressForm()
    const started = await user.done('startConfirmation', {
      operation: 'bindWalletAddress',
      request: urlencoded(form),
    })
    expect(started.confirms).toEqual({
      operation: 'bindWalletAddress',
      amount: null,
      currency: null,
      target: 'USDT TRC20 TQn****LSE',
      request_id: form.request_id,
    })
    const { challenge_id, options } = started
    const credential = JSON.parse(device.get(options))
    const confirmation = JSON.stringify({ challenge_id, credential })
    const { wallet_address } = await user.done('bindWalletAddress', { ...form, confirmation })
    // A copy gets the first result, with whatever it is proved.
    expect(await user.done('bindWalletAddress', { ...form, fund_password: 'other123' })).toEqual({
      wallet_address,
    })
    const next = { ...form, request_id: requestId(), confirmation }
    expect(await user.refused('bindWalletAddress', next)).toMatchObject({
      reason: 'challenge_expired',
    })
  })

  test('is one of two ways, and a fund password must be set for either', async () => {
    const { user, device } = await withPasskey()
    const form = addressForm()
    const confirmation = await confirmed(user, device, form)
    const both = { ...form, confirmation, fund_password: FUND_PASSWORD }
    expect(await user.refused('bindWalletAddress', both)).toEqual({
      reason: 'input_invalid',
      params: { field: 'confirmation' },
    })
    expect(await user.refused('bindWalletAddress', form)).toEqual({
      reason: 'input_invalid',
      params: { field: 'fund_password' },
    })
    const unset = await sandbox.user({ fundPassword: false })
    expect(
      await unset.refused('bindWalletAddress', { ...addressForm(), confirmation }),
    ).toMatchObject({ reason: 'fund_password_required' })
  })

  test.each([
    ['nonsense', 'bindWalletAddress', 'currency=USDT', 'input_invalid'],
    [
      'a form with its proof',
      'removeWalletAddress',
      'id=wa_1&fund_password=fund1234',
      'input_invalid',
    ],
    ['what the user does not have', 'removePaymentMethod', 'id=pm_1', 'no_data'],
  ])('does not begin for %s', async (_, operation, request, reason) => {
    const { user } = await withPasskey()
    expect(await user.refused('startConfirmation', { operation, request })).toMatchObject({
      reason,
    })
  })

  test('does not begin without a passkey', async () => {
    const user = await sandbox.user()
    const request = urlencoded(addressForm())
    expect(
      await user.refused('startConfirmation', { operation: 'bindWalletAddress', request }),
    ).toMatchObject({ reason: 'passkey_unknown' })
  })
})
