import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import { cent } from '../contract/currencies.ts'
import { plain, sum } from '../contract/decimal.ts'
import { newAddress } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** How many times a request is sent at once. */
const AT_ONCE = 4
/** What a request is that is the same as one before. */
export const AGAIN = ', sent again,'

/**
 * A `request_id` is made once per intent: the same request is done once, however often it is sent,
 * and always answers the first result; with another body it is refused.
 */
export function duplicateLaws(contract: Contract): Law[] {
  const once = contract.operations.filter((one) => one.once)
  const some = EDGES.filter((id) => once.some((one) => one.id === id))
  return [
    ...once.flatMap((one) => ofEach(one.id)),
    ...some.flatMap((id) => [
      law('duplicate.two-users', id, (scene) => twoUsers(scene, id)),
      law('duplicate.field-order', id, (scene) => fieldOrder(scene, id)),
      law('duplicate.conflict-keeps', id, (scene) => conflictKeeps(scene, id)),
      law('duplicate.no-session', id, (scene) => noSession(scene, id)),
      law('duplicate.other-session', id, (scene) => otherSession(scene, id)),
      law('duplicate.later', id, { waits: true }, (scene) => later(scene, id)),
    ]),
    ...some
      .filter((id) => id === 'buyProject' || id === 'submitWithdrawal')
      .map((id) => law('duplicate.password-aside', id, (scene) => passwordAside(scene, id))),
  ]
}

/** Operations on which is tried what one part of a server does for all of them. */
const EDGES: readonly OperationId[] = [
  'placeOrder',
  'buyProject',
  'submitExchange',
  'submitWithdrawal',
]

function ofEach(id: OperationId): Law[] {
  return [
    law('duplicate.again', id, (scene) => again(scene, id)),
    law('duplicate.at-once', id, (scene) => atOnce(scene, id)),
    law('duplicate.other-operation', id, (scene) => otherOperation(scene, id)),
    law('duplicate.broken-form', id, (scene) => brokenForm(scene, id)),
    ...(id in OTHER_BODIES ? [law('duplicate.conflict', id, (scene) => conflict(scene, id))] : []),
  ]
}

async function again(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const first = await scene.done(id, values, user)
  await scene.unchanged(user, async () => {
    const again = await scene.done(id, values, user, AGAIN)
    scene.same(again, first, 'the answer to the same request')
  })
  await madeOnce(scene, id, values, user)
}

async function atOnce(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const before = await scene.snapshot(user)
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      scene.done(id, values, user, ', sent several times at once,'),
    ),
  )
  for (const answer of answers) scene.same(answer, answers[0], 'each answer to the same request')
  const { totals } = await scene.snapshot(user)
  const more = Object.entries(totals).map(([list, total]) => total - (before.totals[list] ?? 0))
  scene.hold(
    Math.max(...more) <= 1,
    `${AT_ONCE} equal requests at once made ${Math.max(...more)} records`,
  )
  await madeOnce(scene, id, values, user)
}

async function conflict(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const change = OTHER_BODIES[id]
  if (!change) throw new NotReachable('there is no other body')
  const other = { ...values, ...(await change(scene, user, values)) }
  // It belongs to the body.
  const later = { ...values, valid_until: String(Number(values.valid_until) + 1) }
  await scene.done(id, values, user)
  await scene.unchanged(user, () => scene.refused(id, other, user, 'request_conflict'))
  await scene.refused(id, later, user, 'request_conflict')
}

async function otherOperation(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  await scene.done(id, values, user)
  const other = id === 'bindPaymentMethod' ? 'claimDailyBonus' : 'bindPaymentMethod'
  const { values: of } = await scene.draft(user, other)
  const { request_id, valid_until } = values
  await scene.unchanged(user, () =>
    scene.refused(other, { ...of, request_id, valid_until }, user, 'request_conflict'),
  )
}

async function brokenForm(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  await scene.refused(id, { ...values, conformance: 'unknown' }, user, 'input_invalid')
  await scene.done(id, values, user)
}

async function noSession(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  scene.same((await scene.call(id, values)).code, 401, 'the code without a session')
  await scene.done(id, values, user)
}

async function fieldOrder(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const first = await scene.done(id, values, user)
  const turned = Object.fromEntries(Object.entries(values).reverse())
  scene.same(
    await scene.done(id, turned, user),
    first,
    'the answer to the same fields in another order',
  )
}

async function passwordAside(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const first = await scene.done(id, values, user)
  await scene.unchanged(user, async () => {
    const answer = await scene.call(id, { ...values, fund_password: 'wrong-one' }, user)
    // Whether a password is looked at before the first result is answered is the server's choice.
    if (answer.code === 1) scene.same(answer.data, first, 'the answer to the same body')
    if (answer.code === 0) scene.same(answer.data.reason, 'fund_password_wrong', 'the reason')
  })
  await scene.done(id, values, user)
}

async function conflictKeeps(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const first = await scene.done(id, values, user)
  const change = OTHER_BODIES[id]
  if (!change) throw new NotReachable('there is no other body')
  const other = { ...values, ...(await change(scene, user, values)) }
  await scene.refused(id, other, user, 'request_conflict')
  scene.same(
    await scene.done(id, values, user),
    first,
    'the answer to the first request after a conflict',
  )
}

async function twoUsers(scene: Scene, id: OperationId): Promise<void> {
  const one = await drafted(scene, id)
  const user = await scene.another()
  const { values } = await scene.draft(user, id)
  await scene.done(id, one.values, one.user)
  const { request_id } = one.values
  await scene.done(id, { ...values, request_id }, user)
  scene.same(await recordsOf(scene, id, { request_id }, user), 1, 'the records of the other user')
}

async function otherSession(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const first = await scene.done(id, values, user)
  scene.needs.add('second')
  const elsewhere = await scene.loggedIn(user)
  await scene.unchanged(user, async () => {
    scene.same(await scene.done(id, values, elsewhere), first, 'the answer in another session')
  })
}

const TWO_DAYS_SECONDS = 2 * 86_400

async function later(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { values } = await scene.draft(user, id)
  const first = await scene.done(id, values, user)
  await scene.until((await scene.now()) + TWO_DAYS_SECONDS)
  scene.same(
    await scene.done(id, values, user),
    first,
    'the answer to the same request, two days later',
  )
  scene.same(
    await recordsOf(scene, id, values, user),
    1,
    'the records of the request, two days later',
  )
}

/** A request that must be done, with who makes it. */
export async function drafted(
  scene: Scene,
  id: OperationId,
): Promise<{ values: Record<string, Value>; user: User }> {
  const actor = await scene.actor()
  const { values, as = actor } = await scene.draft(actor, id)
  return { values, user: as }
}

/** Where what a request made is looked up, and how many of it there are. */
const LOOK_UPS = {
  bindPaymentMethod: 'listPaymentMethods',
  bindWalletAddress: 'listWalletAddresses',
  submitDeposit: 'listDepositRecords',
  placeOrder: 'listOrders',
  buyProject: 'listPurchases',
  appendPurchase: 'listPurchases',
  renewPurchase: 'listPurchases',
  settlePurchase: 'listPurchases',
  submitExchange: 'listExchangeRecords',
  submitWithdrawal: 'listWithdrawalRecords',
} as const satisfies Partial<Record<OperationId, OperationId>>

/** How many records a look-up finds that a request made. */
export async function recordsOf(
  scene: Scene,
  id: OperationId,
  { request_id: request }: Sent,
  user: User,
): Promise<number> {
  if (id === 'requestDepositRelease') {
    const view = await scene.done('getDepositView', { request_id: request }, user)
    return view.request === null ? 0 : 1
  }
  if (id === 'claimDailyBonus') {
    const { claim } = await scene.done('getDailyBonus', { request_id: request }, user)
    return claim === null ? 0 : 1
  }
  const list = LOOK_UPS[id as keyof typeof LOOK_UPS]
  return (await scene.done(list, { request_id: request }, user)).total
}

async function madeOnce(scene: Scene, id: OperationId, sent: Sent, user: User) {
  const none = await recordsOf(scene, id, scene.client.intent(), user)
  scene.same(none, 0, 'the records that are found by a request that nobody made')
  if (id === 'claimDailyBonus') {
    const { times_claimed: times } = await scene.done('getDailyBonus', {}, user)
    // A user who had claimed before could not have claimed now.
    scene.hold(times > 0, 'the bonus was claimed and is not counted')
    return
  }
  scene.same(
    await recordsOf(scene, id, sent, user),
    1,
    'the records that are found by this request',
  )
  if (id === 'appendPurchase') {
    const found = await scene.done('listPurchases', { request_id: sent.request_id }, user)
    const appended = plain(found.list[0]?.appended_amount ?? '')
    scene.same(appended, sent.amount, 'appended_amount after one append')
  }
}

type Change = (scene: Scene, user: User, values: Sent) => Promise<Sent> | Sent

const more: Change = (_scene, _user, { amount }) => ({ amount: plain(sum(String(amount), cent())) })

/** The same request with something else in it. */
const OTHER_BODIES: Partial<Record<OperationId, Change>> = {
  bindPaymentMethod: () => ({ bank_name: 'Another Conformance Bank' }),
  bindWalletAddress: (_scene, _user, { network }) => ({ address: newAddress(String(network)) }),
  requestDepositRelease: more,
  submitDeposit: more,
  placeOrder: more,
  buyProject: more,
  appendPurchase: more,
  renewPurchase: () => ({ mode: 'principal' }),
  settlePurchase: async (scene, user) => ({
    purchase_id: (await scene.stage(user).buy(user)).id,
  }),
  submitExchange: more,
  submitWithdrawal: more,
}
