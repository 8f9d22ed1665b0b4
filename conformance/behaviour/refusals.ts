import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { cent, inCash } from '../contract/currencies.ts'
import { plain, sum } from '../contract/decimal.ts'
import { newAccount, newAddress, newCardNumber, newPicture } from '../plan/makers.ts'
import { newPasskey } from '../plan/passkeys.ts'
import type { User } from '../plan/stage.ts'
import { farAlert } from './alerts.ts'
import type { Law } from './law.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** A refused request changes nothing. */
export const refusalLaws = law.all

/** A request with two faults is refused for the one that the operation's list has first. */
async function first(
  scene: Scene,
  id: OperationId,
  reason: string,
  wrong: readonly (() => Sent)[],
): Promise<void> {
  // Wrong passwords are counted, so this is not tried with an account of the command line.
  const stranger = await scene.stranger()
  for (const faults of wrong) {
    const { values, as: user = stranger } = await scene.draft(stranger, id)
    await scene.refused(id, { ...values, ...faults() }, user, reason)
  }
}

/** How a request that would be done is made one that is refused late. */
interface Spoiling {
  reasons: readonly string[]
  /** What the user starts with, where it matters. */
  balances?: Record<string, string>
  example?: string
  spoil(scene: Scene, user: User, values: Sent): Sent | Promise<Sent>
}

async function hold(scene: Scene, id: OperationId, spoiling: Spoiling): Promise<void> {
  const { user, values } = await scene.drafted(id, spoiling.example)
  const spoiled = { ...values, ...(await spoiling.spoil(scene, user, values)) }
  await scene.unchanged(user, () => scene.refused(id, spoiled, user, ...spoiling.reasons))
}

/** More than may come in while a law is tried, by orders that win and withdrawals that come back. */
const onItsWay = () => inCash('10000.01')

/** More than the user has, whatever comes back meanwhile, but within the bounds of the contract. */
async function tooMuch(scene: Scene, user: User): Promise<Sent> {
  const { balances } = await scene.done('getUser', {}, user)
  return { amount: sum(balances.total_asset, onItsWay()) }
}

const WRONG = { fund_password: 'wrong-one' } as const
const TOO_MUCH = [
  'balance_not_enough',
  'amount_too_large',
  'single_max',
  'holdings_max',
  'project_full',
  'withdraw_amount_too_large',
  'withdraw_amount_limit',
] as const

const NONE = 'conformance-none'
const much = () => ({ amount: plain(inCash('49000.00')) })
const little = () => ({ amount: cent() })
const RATE = { profit_rate: '0.9999' } as const
const NO_TARGET = { target_id: NONE } as const
const NO_ADDRESS = {
  ...{ currency: 'USDT', network: 'TRC20' },
  address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeX',
} as const

/** Requests with two faults, and the reason that comes first. */
const FIRST: readonly (readonly [OperationId, reason: string, ...wrong: (() => Sent)[]])[] = [
  ['placeOrder', 'product_not_found', () => ({ symbol: 'NOSUCHTHING', ...RATE })],
  ['placeOrder', 'price_changed', () => ({ ...RATE, ...much() }), () => ({ ...RATE, ...little() })],
  ['buyProject', 'fund_password_wrong', () => ({ daily_rate: '0.0999', ...WRONG })],
  ['buyProject', 'price_changed', () => ({ daily_rate: '0.0999', amount: '1' })],
  ['appendPurchase', 'fund_password_wrong', () => ({ purchase_id: NONE, ...WRONG })],
  ['settlePurchase', 'fund_password_wrong', () => ({ purchase_id: NONE, ...WRONG })],
  ['submitDeposit', 'amount_too_large', () => ({ screenshot_file_id: NONE, ...much() })],
  ['submitExchange', 'price_changed', () => ({ rate: '0.01', ...little() })],
  [
    'submitWithdrawal',
    'withdraw_card_required',
    () => ({ ...NO_TARGET, ...WRONG }),
    () => ({ ...NO_TARGET, ...little() }),
  ],
  ['submitWithdrawal', 'withdraw_amount_too_small', () => ({ ...little(), ...WRONG })],
  ['bindWalletAddress', 'address_invalid', () => ({ ...NO_ADDRESS, ...WRONG })],
  [
    'register',
    'passwords_differ',
    () => ({ password: 'conform-2', invitation_code: 'ZZZZZZZZ99' }),
  ],
  ['register', 'inviter_invalid', () => ({ invitation_code: 'ZZZZZZZZ99', code: '000000' })],
  ['removePaymentMethod', 'fund_password_wrong', () => ({ id: NONE, ...WRONG })],
  ['removeWalletAddress', 'fund_password_wrong', () => ({ id: NONE, ...WRONG })],
]

/** How a request of each operation is spoiled. */
export const spoilings: Partial<Record<OperationId, Spoiling>> = {
  placeOrder: { reasons: ['price_changed'], spoil: () => ({ profit_rate: '0.9999' }) },
  buyProject: { reasons: ['price_changed'], spoil: () => ({ daily_rate: '0.0999' }) },
  appendPurchase: { reasons: TOO_MUCH, spoil: tooMuch },
  renewPurchase: { reasons: ['price_changed'], spoil: () => ({ daily_rate: '0.0999' }) },
  settlePurchase: { reasons: ['fund_password_wrong'], spoil: () => WRONG },
  submitExchange: { reasons: ['price_changed'], spoil: () => ({ rate: '0.01' }) },
  submitWithdrawal: { reasons: TOO_MUCH, spoil: tooMuch },
  requestDepositRelease: { reasons: TOO_MUCH, spoil: () => ({ amount: '999999999' }) },
  submitDeposit: {
    reasons: ['amount_too_large', 'deposit_not_released'],
    spoil: () => ({ amount: '999999999' }),
  },
  bindPaymentMethod: {
    reasons: ['card_number_invalid'],
    spoil: () => ({ card_number: wrongDigit(newCardNumber()) }),
  },
  bindWalletAddress: {
    reasons: ['address_invalid'],
    spoil: () => ({ address: wrongDigit(newAddress('TRC20')) }),
  },
  removePaymentMethod: { reasons: ['fund_password_wrong'], spoil: () => WRONG },
  removeWalletAddress: { reasons: ['fund_password_wrong'], spoil: () => WRONG },
}

/** The same text with another last character, so that no check digit fits. */
export const wrongDigit = (text: string) => `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`

const OTHERS: Partial<Record<OperationId, Law['hold']>> = {
  claimDailyBonus: async (scene) => {
    const { user, values } = await scene.drafted('claimDailyBonus')
    await scene.done('claimDailyBonus', values, user)
    const sent = scene.client.intent()
    await scene.unchanged(user, () => scene.refused('claimDailyBonus', sent, user, 'once_a_day'))
  },

  settleOrder: async (scene) => {
    const { user, values } = await scene.drafted('placeOrder')
    const { order } = await scene.done('placeOrder', values, user)
    const sent = { order_id: order.id }
    await scene.unchanged(user, () =>
      scene.refused('settleOrder', sent, user, 'action_not_allowed'),
    )
    scene.same((await scene.done('getOrder', sent, user)).order, order, 'the order')
  },

  changeLoginPassword: async (scene) => {
    const user = await scene.stranger()
    const again = await scene.loggedIn(user)
    const sent = { old_password: 'wrong-one', password: 'new-one-1', password_confirm: 'new-one-1' }
    await scene.refused('changeLoginPassword', sent, user, 'login_password_wrong')
    await scene.done('getUser', {}, again)
    await scene.loggedIn(user)
  },

  setFundPassword: async (scene) => {
    const user = await scene.stranger()
    const sent = { old_password: 'wrong-one', password: 'new-one-1', password_confirm: 'new-one-1' }
    await scene.refused('setFundPassword', sent, user, 'fund_password_wrong')
    // The old one is still valid.
    await scene.stage(user).bindAddress(user)
  },

  resetPassword: async (scene) => {
    const user = await scene.stranger()
    const { account } = user
    const sent = { account, code: '000000', password: 'new-one-1', password_confirm: 'new-one-1' }
    await scene.refused('resetPassword', sent, undefined, 'code_wrong')
    await scene.done('getUser', {}, user)
    await scene.loggedIn(user)
  },

  register: async (scene) => {
    const { main } = scene.world
    const { code: invitation } = await scene.done('getInvitation', {}, main)
    const account = newAccount()
    const password = 'new-one-1'
    const sent = {
      ...{ account, password, password_confirm: password, code: '000000' },
      ...{ invitation_code: invitation, agreement: 'true' },
    }
    await scene.refused('register', sent, undefined, 'code_wrong')
    await scene.refused('logIn', { account, password }, undefined, 'credentials_wrong')
  },

  submitCertification: async (scene) => {
    const user = await scene.stranger({ verified: false })
    const { values } = await scene.draft(user, 'submitCertification')
    const sent = { ...values, front_file_id: 'conformance-none' }
    const before = await scene.done('getCertification', {}, user)
    await scene.refused('submitCertification', sent, user, 'no_data', 'file_rejected')
    scene.same(await scene.done('getCertification', {}, user), before, 'the verification')
  },

  uploadAvatar: async (scene) => {
    const user = await scene.another()
    await scene.done('uploadAvatar', { file: newPicture() }, user)
    const before = await scene.avatar(user)
    const file = { ...newPicture(), bytes: Buffer.from('<svg onload="alert(1)"/>') }
    await scene.refused('uploadAvatar', { file }, user, 'file_rejected', 'input_invalid')
    scene.same(await scene.avatar(user), before, 'the avatar')
  },

  setOwnLimits: async (scene) => {
    const user = await scene.stranger()
    const sent = { stake_max: '20', session_minutes: '4' }
    await stays(scene, user, 'getOwnLimits', () =>
      scene.refused('setOwnLimits', sent, user, 'input_invalid'),
    )
  },

  confirmLimitChange: async (scene) => {
    const { user, change_id } = await waitingChange(scene)
    await stays(scene, user, 'getOwnLimits', () =>
      scene.refused('confirmLimitChange', { change_id }, user, 'action_not_allowed'),
    )
  },

  cancelLimitChange: async (scene) => {
    const { user } = await waitingChange(scene)
    await stays(scene, user, 'getOwnLimits', () =>
      scene.refused('cancelLimitChange', { change_id: NONE }, user, 'no_data'),
    )
  },

  startPause: async (scene) => {
    const user = await scene.stranger()
    await scene.done('startPause', { length: 'week' }, user)
    await stays(scene, user, 'getOwnLimits', () =>
      scene.refused('startPause', { length: 'day' }, user, 'action_not_allowed'),
    )
  },

  requestPauseEnd: async (scene) => {
    const user = await scene.stranger()
    await stays(scene, user, 'getOwnLimits', () =>
      scene.refused('requestPauseEnd', {}, user, 'action_not_allowed'),
    )
  },

  addPriceAlert: async (scene) => {
    const user = await scene.stranger()
    const sent = { symbol: 'NOSUCHTHING', price: '1', repeat: 'once' } as const
    await stays(scene, user, 'getPriceAlerts', () =>
      scene.refused('addPriceAlert', sent, user, 'product_not_found'),
    )
  },

  changePriceAlert: async (scene) => {
    const user = await scene.stranger()
    const { price } = await farAlert(scene, user)
    const { id } = await farAlert(scene, user)
    const sent = { id, price, repeat: 'each' } as const
    await stays(scene, user, 'getPriceAlerts', () =>
      scene.refused('changePriceAlert', sent, user, 'alert_exists'),
    )
  },

  removePriceAlert: async (scene) => {
    const user = await scene.stranger()
    await farAlert(scene, user)
    await stays(scene, user, 'getPriceAlerts', () =>
      scene.refused('removePriceAlert', { id: NONE }, user, 'no_data'),
    )
  },

  addPasskey: async (scene) => {
    const user = await scene.stranger()
    const { values, as = user } = await scene.draft(user, 'addPasskey')
    // What the device made for one challenge does not answer another one.
    const { challenge_id } = await scene.done('startPasskey', { login_password: as.password }, as)
    const sent = { ...values, challenge_id }
    await stays(scene, as, 'getPasskeys', () =>
      scene.refused('addPasskey', sent, as, 'passkey_refused'),
    )
  },

  removePasskey: async (scene) => {
    const { user, id } = await newPasskey(scene.client, await scene.stranger())
    const sent = { id, login_password: 'wrong-one' }
    await stays(scene, user, 'getPasskeys', () =>
      scene.refused('removePasskey', sent, user, 'login_password_wrong'),
    )
  },

  endSession: async (scene) => {
    const user = await scene.stranger()
    const before = await sessionsOf(scene, user)
    await scene.refused('endSession', { id: 'conformance-none' }, user, 'no_data', 'input_invalid')
    scene.same(await sessionsOf(scene, user), before, 'the sessions')
  },

  endOtherSessions: async (scene) => {
    const user = await scene.stranger()
    await scene.loggedIn(user)
    const before = await sessionsOf(scene, user)
    const request = scene.client.request('endOtherSessions', {}, user.token)
    const body = { kind: 'form', pairs: [['conformance', 'unknown']] } as const
    const sent = await scene.client.send({ ...request, body })
    const { code } = scene.client.envelope('endOtherSessions', sent)
    scene.same(code, 0, 'the code of a field that nobody offered')
    scene.same(await sessionsOf(scene, user), before, 'the sessions')
  },

  markMessagesRead: async (scene) => {
    const { main } = scene.world
    const unread = async () => (await scene.done('listMessages', {}, main)).unread
    const before = await unread()
    const sent = { scope: 'one', id: 'conformance-none' }
    await scene.refused('markMessagesRead', sent, main, 'no_data', 'input_invalid')
    scene.same(await unread(), before, 'the unread messages')
  },
}

/** A view answers the same before and after a call that is refused. */
async function stays(
  scene: Scene,
  user: User,
  view: 'getOwnLimits' | 'getPriceAlerts' | 'getPasskeys',
  refused: () => Promise<unknown>,
): Promise<void> {
  const before = await scene.done(view, {}, user)
  await refused()
  scene.same(await scene.done(view, {}, user), before, `the answer of ${scene.name(view)}`)
}

/** A user of whom a limit is to be looser. */
async function waitingChange(scene: Scene): Promise<{ user: User; change_id: string }> {
  const stranger = await scene.stranger()
  const { values, as: user = stranger } = await scene.draft(stranger, 'cancelLimitChange')
  return { user, change_id: String(values.change_id) }
}

/** Where a user is logged in, by the ids. */
const sessionsOf = async (scene: Scene, user: User) =>
  (await scene.done('listSessions', {}, user)).list.map(({ id }) => id).toSorted()

const spoilt = Object.entries(spoilings) as [OperationId, Spoiling][]
const others = Object.entries(OTHERS) as [OperationId, Law['hold']][]
for (const [id, one] of spoilt) law('refusal.nothing', id, (scene) => hold(scene, id, one))
for (const [id, one] of others) law('refusal.nothing', id, one)
for (const [id, reason, ...wrong] of FIRST)
  law('refusal.first', id, { part: reason }, (scene) => first(scene, id, reason, wrong))
