import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import { newAccount, newPicture } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import { spoilings } from './refusals.ts'
import type { Scene } from './scene.ts'

/** Once a call is answered as done, every later read has its result. */
export function writeLaws(contract: Contract): Law[] {
  const ops = Object.entries(WRITES) as [OperationId, Law['hold']][]
  const named = contract.values('RequestOperation')
  const listed = contract.operations.filter(({ id }) => named.includes(id))
  return [
    ...ops.map(([id, hold]) => law('write.read', id, hold)),
    ...listed.map(({ id }) => law('write.requests', id, (scene) => inRequests(scene, id))),
    law(
      'write.requests',
      'listRequests',
      {
        ...{ waits: true, part: 'of the last ten minutes' },
      },
      tenMinutes,
    ),
  ]
}

/** A request is listed among the recent ones as soon as it is answered, done or refused. */
async function inRequests(scene: Scene, id: OperationId): Promise<void> {
  const spoiling = spoilings[id]
  const { user, values } = await scene.drafted(id, spoiling?.example)
  const begin = await scene.now()
  const data = await scene.done(id, values, user)
  const records = [data, ...Object.values(data)].map((one) => isRecord(one) && one.id)
  const { record_id: record } = await told(values, 'done')
  scene.hold(
    records.some((one) => one === record),
    `record_id ${record} of the request is no record that its answer names`,
  )
  const again = { ...values, ...scene.client.intent() }
  const refused = { ...again, ...(await spoiling?.spoil(scene, user, again)) }
  await scene.refused(id, refused, user)
  const { record_id: none } = await told(refused, 'refused')
  scene.same(none, null, 'record_id of a request that was refused')

  async function told({ request_id: own }: Sent, outcome: 'done' | 'refused') {
    const answer = await scene.call('listRequests', {}, user)
    const list = answer.code === 1 ? answer.data.list : []
    const found = scene.found(
      list.find(({ request_id }) => request_id === own),
      `a request that was ${outcome} is not among the recent ones`,
    )
    scene.same(found.operation, id, 'the operation of the request')
    scene.same(found.outcome, outcome, 'the outcome of the request')
    const { answered_at: at } = found
    const { clockTolerance: most } = scene.contract
    scene.hold(
      begin - most <= at && at <= answer.time + most,
      `answered_at ${at} of a request of ${begin} to ${answer.time}`,
    )
    const times = list.map((one) => one.answered_at)
    scene.same(times, newestFirst(times), 'the requests, newest first')
    return found
  }
}

/** For how long every request is told, less what it takes to ask. */
const ALL_TOLD_SECONDS = 590

/** However many came after it, a request of the last ten minutes is told. */
async function tenMinutes(scene: Scene): Promise<void> {
  const { user, values } = await scene.drafted('submitExchange')
  const wrong = { ...values, rate: '1' }
  for (let made = 0; made < MANY_REQUESTS; made += 1)
    await scene.refused('submitExchange', { ...wrong, ...scene.client.intent() }, user)
  const { list: before } = await scene.done('listRequests', {}, user)
  const oldest = scene.found(before.at(-1), 'what was just refused is not among the requests')
  await scene.until(oldest.answered_at + ALL_TOLD_SECONDS - 30)
  const answer = await scene.call('listRequests', {}, user)
  if (answer.code !== 1 || answer.time > oldest.answered_at + ALL_TOLD_SECONDS)
    throw new NotReachable('the clock is past the ten minutes')
  const still = new Set(answer.data.list.map(({ request_id: id }) => id))
  const lost = before.find(({ request_id: id }) => !still.has(id))
  scene.hold(!lost, `${lost?.request_id} of ${lost?.answered_at} is not told at ${answer.time}`)
}

const newestFirst = (times: readonly number[]) => times.toSorted((one, other) => other - one)

const NEW = 'conform-1'
/** How many requests are made in a moment, all of which are told. */
const MANY_REQUESTS = 24

const WRITES: Partial<Record<OperationId, Law['hold']>> = {
  logIn: async (scene) => {
    const user = await scene.another()
    const { user: told, token } = await scene.done('logIn', {
      account: user.account,
      password: user.password,
    })
    const { user: profile } = await scene.done('getUser', {}, { ...user, token })
    scene.same(profile.userid, told.userid, 'the user of the session')
  },

  register: async (scene) => {
    const { values, account, password } = await registration(scene)
    const { user: told } = await scene.done('register', values)
    const session = await scene.done('logIn', { account, password })
    scene.same(session.user.userid, told.userid, 'who logs in with what was registered')
  },

  resetPassword: async (scene) => {
    const user = await scene.stranger()
    const code = await sentCode(scene, user.account, 'forget')
    const { account } = user
    await scene.done('resetPassword', { account, code, password: NEW, password_confirm: NEW })
    await scene.refused(
      'logIn',
      { account, password: user.password },
      undefined,
      'credentials_wrong',
    )
    await scene.loggedIn({ ...user, password: NEW })
  },

  changeLoginPassword: async (scene) => {
    const user = await scene.stranger()
    const { account, password } = user
    const sent = { old_password: password, password: NEW, password_confirm: NEW }
    await scene.done('changeLoginPassword', sent, user)
    await scene.refused('logIn', { account, password }, undefined, 'credentials_wrong')
    await scene.loggedIn({ ...user, password: NEW })
  },

  setFundPassword: async (scene) => {
    const user = await scene.stranger({ fundPassword: false })
    scene.same((await scene.done('getUser', {}, user)).setup.fund_password, false, 'setup before')
    await scene.done('setFundPassword', { password: NEW, password_confirm: NEW }, user)
    scene.same(
      (await scene.done('getUser', {}, user)).setup.fund_password,
      true,
      'setup.fund_password',
    )
    await scene.stage(user).bindAddress({ ...user, fundPassword: NEW })
  },

  logOut: async (scene) => {
    const user = await scene.another()
    await scene.done('logOut', {}, user)
    scene.same((await scene.call('getUser', {}, user)).code, 401, 'the code after the logout')
  },

  endOtherSessions: async (scene) => {
    const user = await scene.stranger()
    await scene.loggedIn(user)
    await scene.done('endOtherSessions', {}, user)
    const { list } = await scene.done('listSessions', {}, user)
    scene.same(list.length, 1, 'the sessions after the others were ended')
  },

  requestPauseEnd: async (scene) => {
    const user = await scene.stranger()
    await scene.done('startPause', { length: 'week' }, user)
    const { changes } = await scene.done('requestPauseEnd', {}, user)
    scene.same((await scene.done('getOwnLimits', {}, user)).changes, changes, 'what waits')
    scene.same(changes[0]?.limit, 'pause', 'what waits first')
  },

  submitCertification: async (scene) => {
    const { user, values } = await scene.drafted('submitCertification')
    await scene.done('submitCertification', values, user)
    const view = await scene.done('getCertification', {}, user)
    scene.hold(view.state !== 'none', 'nothing was submitted')
    scene.same(view.document_type, values.document_type, 'document_type')
  },

  uploadFile: async (scene) => {
    const { user, values } = await scene.drafted('submitDeposit')
    const sent = { purpose: 'payment_screenshot', file: newPicture() }
    const { file_id: id } = await scene.done('uploadFile', sent, user)
    await scene.done('submitDeposit', { ...values, screenshot_file_id: id }, user)
  },

  uploadAvatar: async (scene) => {
    const user = await scene.another()
    const file = newPicture()
    await scene.done('uploadAvatar', { file }, user)
    const first = await scene.avatar(user)
    scene.hold(first !== null, 'an avatar was uploaded and the user has none')
    await scene.done('uploadAvatar', { file: newPicture() }, user)
    scene.hold(
      (await scene.avatar(user)) !== first,
      'another avatar was uploaded and the first is shown',
    )
  },

  bindPaymentMethod: async (scene) => {
    const { user, values } = await scene.drafted('bindPaymentMethod')
    const { payment_method: bound } = await scene.done('bindPaymentMethod', values, user)
    const { list } = await scene.done('listPaymentMethods', {}, user)
    scene.same(
      list.find(({ id }) => id === bound.id),
      bound,
      'what was bound in the list',
    )
    for (const name of ['bank_name', 'bank_branch', 'bank_area', 'currency'] as const)
      scene.same(bound[name], values[name] ?? null, `${name} of what was bound`)
    const { setup } = await scene.done('getUser', {}, user)
    scene.same(setup.bank_card, true, 'setup.bank_card')
  },

  removePaymentMethod: async (scene) => {
    const { user, values } = await scene.drafted('removePaymentMethod')
    await scene.done('removePaymentMethod', values, user)
    const { list } = await scene.done('listPaymentMethods', { limit: '100' }, user)
    scene.hold(!list.some(({ id }) => id === values.id), `${values.id} was removed and is listed`)
  },

  bindWalletAddress: async (scene) => {
    const { user, values } = await scene.drafted('bindWalletAddress')
    const { wallet_address: bound } = await scene.done('bindWalletAddress', values, user)
    const { list } = await scene.done('listWalletAddresses', {}, user)
    scene.same(
      list.find(({ id }) => id === bound.id),
      bound,
      'what was bound in the list',
    )
    scene.same(bound.address, values.address, 'the address')
  },

  removeWalletAddress: async (scene) => {
    const { user, values } = await scene.drafted('removeWalletAddress')
    await scene.done('removeWalletAddress', values, user)
    const { list } = await scene.done('listWalletAddresses', { limit: '100' }, user)
    scene.hold(!list.some(({ id }) => id === values.id), `${values.id} was removed and is listed`)
  },

  requestDepositRelease: async (scene) => {
    const { user, values } = await scene.drafted('requestDepositRelease')
    const { request } = await scene.done('requestDepositRelease', values, user)
    const { request_id } = values
    const view = await scene.done('getDepositView', { request_id }, user)
    scene.same(view.request?.id, request.id, 'the request in the deposit view')
    const { request_id: none } = scene.client.intent()
    const other = await scene.done('getDepositView', { request_id: none }, user)
    scene.same(other.request, null, 'the request in the deposit view of an id that made none')
  },

  submitDeposit: async (scene) => {
    const { user, values } = await scene.drafted('submitDeposit')
    const before = await scene.snapshot(user)
    const { record } = await scene.done('submitDeposit', values, user)
    const { available } = await scene.snapshot(user)
    const { list } = await scene.done('listDepositRecords', { id: record.id }, user)
    const [listed] = list
    scene.hold(listed !== undefined, `the deposit ${record.id} is not in the list`)
    if (!listed) return
    scene.same(listed.amount, record.amount, 'the amount of the deposit in the list')
    // A review that is over by now may have credited it.
    if (listed.status === 'under_review') {
      scene.same(available, before.available, 'the balance while the deposit is under review')
    }
  },

  placeOrder: async (scene) => {
    const { user, values } = await scene.drafted('placeOrder')
    const { order } = await scene.done('placeOrder', values, user)
    scene.same(
      (await scene.done('getOrder', { order_id: order.id }, user)).order,
      order,
      'the order',
    )
    const { list } = await scene.done('listHoldings', {}, user)
    scene.same(
      list.find(({ id }) => id === order.id),
      order,
      'the order among the open ones',
    )
  },

  settleOrder: async (scene) => {
    const { values, user } = await scene.drafted('settleOrder').catch((error: unknown) => {
      if (!(error instanceof NotReachable)) throw error
      throw new NotReachable('no order of the main user is over')
    })
    const { order } = await scene.done('settleOrder', values, user)
    scene.same((await scene.done('getOrder', values, user)).order, order, 'the order')
  },

  buyProject: async (scene) => {
    const { user, values } = await scene.drafted('buyProject')
    const { purchase } = await scene.done('buyProject', values, user)
    const sent = { purchase_id: purchase.id }
    scene.same((await scene.done('getPurchase', sent, user)).purchase, purchase, 'the purchase')
    const { list } = await scene.done('listPurchases', {}, user)
    scene.same(
      list.find(({ id }) => id === purchase.id),
      purchase,
      'the purchase in the list',
    )
  },

  appendPurchase: async (scene) => {
    const { user, values } = await scene.drafted('appendPurchase')
    const { purchase } = await scene.done('appendPurchase', values, user)
    const details = await scene.done('getPurchase', { purchase_id: purchase.id }, user)
    scene.same(details.purchase, purchase, 'the purchase')
    const moved = details.movements.some(({ request_id: id }) => id === values.request_id)
    scene.hold(moved, 'no movement of the purchase names the request')
  },

  renewPurchase: async (scene) => {
    const { user, values } = await scene.drafted('renewPurchase')
    const { purchase } = await scene.done('renewPurchase', values, user)
    const sent = { purchase_id: values.purchase_id }
    const { purchase: old } = await scene.done('getPurchase', sent, user)
    scene.same(old.renewed_to, purchase.id, 'renewed_to')
  },

  settlePurchase: async (scene) => {
    const { user, values } = await scene.drafted('settlePurchase')
    await scene.done('settlePurchase', values, user)
    const { purchase } = await scene.done('getPurchase', { purchase_id: values.purchase_id }, user)
    scene.same(purchase.status, 'settled', 'the status of the purchase')
  },

  submitExchange: async (scene) => {
    const { user, values } = await scene.drafted('submitExchange')
    const { record } = await scene.done('submitExchange', values, user)
    const { list } = await scene.done('listExchangeRecords', {}, user)
    scene.same(
      list.find(({ id }) => id === record.id),
      record,
      'the exchange in the list',
    )
  },

  submitWithdrawal: async (scene) => {
    const { user, values } = await scene.drafted('submitWithdrawal')
    const { record } = await scene.done('submitWithdrawal', values, user)
    const { list } = await scene.done('listWithdrawalRecords', {}, user)
    const listed = list.find(({ id }) => id === record.id)
    scene.same(listed?.amount, record.amount, 'the withdrawal in the list')
  },

  markMessagesRead: async (scene) => {
    const user = await withMessages(scene)
    const { list, unread } = await scene.done('listMessages', {}, user)
    const message = needed(
      list.find(({ read }) => !read),
      'there is no unread message',
    )
    await scene.done('markMessagesRead', { scope: 'one', id: message.id }, user)
    const after = await scene.done('listMessages', {}, user)
    scene.same(after.list.find(({ id }) => id === message.id)?.read, true, 'whether it was read')
    scene.same(after.unread.total, unread.total - 1, 'the unread messages')
  },

  listRequests: async (scene) => {
    const { user, values } = await scene.drafted('submitExchange')
    const refused = { ...values, ...scene.client.intent(), rate: '1' }
    const { record } = await scene.done('submitExchange', values, user)
    // In another second, so that one of the two is the newer.
    await pause(1_100)
    await scene.refused('submitExchange', refused, user)
    const late = {
      ...values,
      ...scene.client.intent(),
      valid_until: String((await scene.now()) - scene.contract.clockTolerance - 1),
    }
    await scene.refused('submitExchange', late, user, 'request_expired')
    const { list } = await scene.done('listRequests', {}, user)
    const found = (id: unknown) => list.find(({ request_id }) => request_id === id)
    const told = { operation: 'submitExchange', outcome: 'done', record_id: record.id }
    const { answered_at: at, request_id: _done, ...done } = found(values.request_id) ?? {}
    scene.same(done, told, 'what is told of a request that was done')
    scene.same(at, record.created_at, 'when the request was done')
    const { answered_at: _later, request_id: _refused, ...no } = found(refused.request_id) ?? {}
    const toldNo = { ...told, outcome: 'refused', record_id: null }
    scene.same(no, toldNo, 'what is told of a request that was refused')
    scene.same(found(late.request_id), undefined, 'what is told of a request that came too late')
    const times = list.map((one) => one.answered_at)
    scene.same(times, newestFirst(times), 'the requests, newest first')
    for (let made = 0; made < MANY_REQUESTS; made += 1)
      await scene.refused('submitExchange', { ...refused, ...scene.client.intent() }, user)
    const { list: last } = await scene.done('listRequests', {}, user)
    const { list: others } = await scene.done('listRequests', {}, await scene.stranger())
    const own = new Set(last.map(({ request_id: id }) => id))
    const foreign = others.find(({ request_id: id }) => own.has(id))
    scene.hold(!foreign, `the request ${foreign?.request_id} of another user is told`)
    scene.hold(
      own.has(String(values.request_id)),
      `a request of this minute is not told after ${MANY_REQUESTS} others: a client that lost it learns nothing of it, and does it again`,
    )
  },

  claimDailyBonus: async (scene) => {
    const { user, values } = await scene.drafted('claimDailyBonus')
    const claim = await scene.done('claimDailyBonus', values, user)
    const { request_id } = values
    const view = await scene.done('getDailyBonus', { request_id }, user)
    scene.same(view.claimable, false, 'claimable after the claim')
    scene.same(view.last_request_id, request_id, 'last_request_id')
    const { id, amount, claimed_at } = claim
    scene.same(view.claim, { id, request_id, amount, claimed_at }, 'the claim of the request')
    scene.same(view.next_claim_at, claim.next_claim_at, 'next_claim_at')
  },
}

/** A user with an unread message: one who has just done something, or the main one. */
async function withMessages(scene: Scene): Promise<User> {
  const { user, values } = await scene.drafted('placeOrder')
  const { unread } = await scene.done('listMessages', {}, user)
  if (unread.total > 0) return user
  await scene.done('placeOrder', values, user)
  await scene.stage(user).buy(user)
  return user
}

/** Sends a code and asks the helper what it was. */
export async function sentCode(scene: Scene, account: string, purpose: string): Promise<string> {
  await scene.done('sendCode', { account, purpose })
  return scene.code(account, purpose)
}

/** A registration that must be done, by the invitation of a user. */
export async function registration(
  scene: Scene,
  inviter: User = scene.world.main,
  account = newAccount(),
): Promise<{
  values: Record<string, string>
  account: string
  password: string
}> {
  const { code: invitation } = await scene.done('getInvitation', {}, inviter)
  const code = await sentCode(scene, account, 'register')
  const values = {
    ...{ account, code, password: NEW, password_confirm: NEW },
    ...{ invitation_code: invitation, agreement: 'true' },
  }
  return { values, account, password: NEW }
}
