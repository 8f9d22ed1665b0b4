import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Lies } from '../../../conformance/client/authenticator.ts'
import { Authenticator } from '../../../conformance/client/authenticator.ts'
import { rules } from '../../core/rules.ts'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, PASSWORD, requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'

const ORIGIN = 'http://localhost'
const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

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
  test('logs its user in, and tells when', async () => {
    const { user, device, id } = await withPasskey()
    sandbox.advance(60)
    const session = await visitor().done('logInWithPasskey', await logInForm(device))
    expect(session.user.account).toBe(user.account)
    const { list, max } = await sandbox.client(session.token).done('getPasskeys')
    const { passkeys } = rules
    expect(max).toBe(passkeys.max)
    expect(list).toEqual([
      { id, name: 'Phone', created_at: STORY_TIME, last_used_at: STORY_TIME + 60 },
    ])
  })

  test.each<[string, Lies]>([
    ['of a foreign page', { origin: 'https://foreign.example' }],
    ['of a foreign site', { rpId: 'foreign.example' }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
    ['without a verified user', { unverified: true }],
    ['with a forged signature', { forged: true }],
    ['with a count that a copy of the key has', { counter: 1 }],
  ])('an answer %s is refused', async (_, lies) => {
    const { device } = await withPasskey()
    await visitor().done('logInWithPasskey', await logInForm(device, { counter: 5 }))
    const form = await logInForm(device, { counter: 6, ...lies })
    expect(await visitor().refused('logInWithPasskey', form)).toMatchObject({
      reason: 'passkey_refused',
    })
  })

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

  test('a challenge is answered once, even wrongly, and within its time', async () => {
    const { device } = await withPasskey()
    const wrong = await logInForm(device, { forged: true })
    await visitor().refused('logInWithPasskey', wrong)
    const right = await logInForm(device)
    await visitor().done('logInWithPasskey', right)
    const late = await logInForm(device)
    sandbox.advance(rules.passkeys.seconds.log_in + 1)
    for (const form of [wrong, right, late]) {
      expect(await visitor().refused('logInWithPasskey', form)).toMatchObject({
        reason: 'challenge_expired',
      })
    }
  })

  test('that was removed is unknown', async () => {
    const { user, device, id } = await withPasskey()
    const form = await logInForm(device)
    await user.done('removePasskey', { id, login_password: PASSWORD })
    expect(await visitor().refused('logInWithPasskey', form)).toMatchObject({
      reason: 'passkey_unknown',
    })
    expect(await user.refused('removePasskey', { id, login_password: PASSWORD })).toMatchObject({
      reason: 'no_data',
    })
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

  test('needs the login password to come and to go, and a message tells of both', async () => {
    const { user, id } = await withPasskey()
    const wrong = { login_password: 'wrong1234' }
    for (const answer of [
      await user.refused('startPasskey', wrong),
      await user.refused('removePasskey', { id, ...wrong }),
    ]) {
      expect(answer).toMatchObject({ reason: 'login_password_wrong' })
    }
    await user.done('removePasskey', { id, login_password: PASSWORD })
    const { list } = await user.done('listMessages', { type: 'security' })
    expect(list.map(({ title }) => title)).toEqual(['Passkey removed', 'Passkey added'])
  })

  test('of somebody else, and one too many, is not added', async () => {
    const { user, device } = await withPasskey()
    const other = await sandbox.user()
    const { challenge_id, options } = await user.done('startPasskey', { login_password: PASSWORD })
    const credential = device.create(options)
    const form = { challenge_id, credential, name: 'Mine' }
    expect(await other.refused('addPasskey', form)).toMatchObject({ reason: 'challenge_expired' })
    await user.done('addPasskey', form)
    for (let number = 2; number < rules.passkeys.max; number += 1) await added(user, device)
    expect(await user.refused('startPasskey', { login_password: PASSWORD })).toMatchObject({
      reason: 'action_not_allowed',
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

  test('copies of a request at once have one outcome, done', async () => {
    const { user, device } = await withPasskey()
    const form = addressForm()
    const call = { ...form, confirmation: await confirmed(user, device, form) }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => user.call('bindWalletAddress', call)),
    )
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
    expect((await user.done('listWalletAddresses')).total).toBe(1)
  })

  test('serves no other call', async () => {
    const { user, device } = await withPasskey()
    const form = addressForm()
    const confirmation = await confirmed(user, device, form)
    const other = { ...form, request_id: requestId(), network: 'ERC20', currency: 'USDT' }
    const changed = {
      ...other,
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      confirmation,
    }
    expect(await user.refused('bindWalletAddress', changed)).toMatchObject({
      reason: 'confirmation_mismatch',
    })
    expect((await user.done('listWalletAddresses')).total).toBe(0)
  })

  test('of somebody else, late, or forged is refused', async () => {
    const { user, device } = await withPasskey()
    const other = await withPasskey()
    const form = addressForm()
    const foreign = await confirmed(other.user, other.device, form)
    expect(
      await user.refused('bindWalletAddress', { ...form, confirmation: foreign }),
    ).toMatchObject({ reason: 'challenge_expired' })

    const second = addressForm()
    const forged = await confirmed(user, device, second, { forged: true })
    expect(
      await user.refused('bindWalletAddress', { ...second, confirmation: forged }),
    ).toMatchObject({ reason: 'passkey_refused' })

    const third = addressForm()
    const late = await confirmed(user, device, third)
    sandbox.advance(rules.passkeys.seconds.confirm + 1)
    expect(await user.refused('bindWalletAddress', { ...third, confirmation: late })).toMatchObject(
      { reason: 'challenge_expired' },
    )
  })

  test('a passkey of another user signs no challenge of this one', async () => {
    const { user } = await withPasskey()
    const other = await withPasskey()
    const form = addressForm()
    const { challenge_id, options } = await user.done('startConfirmation', {
      operation: 'bindWalletAddress',
      request: urlencoded(form),
    })
    const { allowCredentials: _, ...any } = options
    const credential = JSON.parse(other.device.get(any))
    const confirmation = JSON.stringify({ challenge_id, credential })
    expect(await user.refused('bindWalletAddress', { ...form, confirmation })).toMatchObject({
      reason: 'passkey_unknown',
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
