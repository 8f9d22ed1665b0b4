import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { cashCurrency, inCash } from '../contract/currencies.ts'
import { equal } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { farAlert } from './alerts.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** Nobody sees or touches what belongs to another user, whatever id they name. */
export const foreignLaws = law.all

/** Something of a user, and how a request names it. */
interface Thing {
  /** The parts of a request that name something of the owner. */
  make(scene: Scene, owner: User): Promise<Sent>
  /** What must still be so. */
  left?(scene: Scene, owner: User, named: Sent): Promise<void>
  /** What the other user starts with. */
  verified?: boolean
  /** These are all parts of the request. */
  whole?: boolean
}

async function untouched(scene: Scene, id: OperationId, thing: Thing): Promise<void> {
  const owner = await scene.actor()
  const other = await scene.another({ verified: thing.verified ?? true })
  const named = await thing.make(scene, owner)
  const { method } = scene.contract.operation(id)
  const own = method === 'GET' || thing.whole ? {} : (await scene.draft(other, id)).values
  const before = await scene.snapshot(owner)
  await scene.refused(id, { ...own, ...named }, other)
  scene.same(await scene.snapshot(owner), before, `what ${owner.account} has`)
  await thing.left?.(scene, owner, named)
}

async function ofOrder(scene: Scene, owner: User): Promise<Sent> {
  const { values } = await scene.draft(owner, 'placeOrder')
  return { order_id: (await scene.done('placeOrder', values, owner)).order.id }
}

const ofPurchase = async (scene: Scene, owner: User): Promise<Sent> => ({
  purchase_id: (await scene.stage(owner).buy(owner)).id,
})

async function stillRuns(scene: Scene, owner: User, { purchase_id: id }: Sent): Promise<void> {
  const { purchase } = await scene.done('getPurchase', { purchase_id: id }, owner)
  scene.same(purchase.status, 'earning', 'the status of the purchase')
}

const ofAlert = async (scene: Scene, owner: User): Promise<Sent> => ({
  id: (await farAlert(scene, owner)).id,
})

/** A limit of a user that is to be looser. */
const ofLimits: Thing = {
  make: async (scene, owner) => {
    await scene.done('setOwnLimits', { session_minutes: '60' }, owner)
    const { changes } = await scene.done('setOwnLimits', { session_minutes: 'none' }, owner)
    const change = changes.find(({ limit }) => limit === 'session_minutes')
    return { change_id: scene.found(change, 'no change of session_minutes waits').id }
  },
  left: async (scene, owner, { change_id: id }) => {
    const { changes } = await scene.done('getOwnLimits', {}, owner)
    scene.hold(
      changes.some((one) => one.id === id),
      `${id} of the owner waits no more`,
    )
  },
  whole: true,
}

async function stillSet(scene: Scene, owner: User, { id, price }: Sent): Promise<void> {
  const { list } = await scene.done('getPriceAlerts', {}, owner)
  scene.hold(
    list.some((alert) => alert.id === id && alert.price !== price),
    `${id} of the owner is gone, or has another price`,
  )
}

const THINGS: Partial<Record<OperationId, Thing>> = {
  changePriceAlert: {
    make: async (scene, owner) => ({
      ...(await ofAlert(scene, owner)),
      price: '1',
      repeat: 'once',
    }),
    whole: true,
    left: stillSet,
  },
  removePriceAlert: { make: ofAlert, whole: true, left: stillSet },
  getOrder: { make: ofOrder },
  settleOrder: { make: settledOrder },
  getPurchase: { make: ofPurchase },
  appendPurchase: { make: ofPurchase, left: stillRuns },
  settlePurchase: { make: ofPurchase, left: stillRuns },
  renewPurchase: { make: renewal, whole: true },
  cancelLimitChange: ofLimits,
  confirmLimitChange: ofLimits,
  removePaymentMethod: {
    make: async (scene, owner) => ({ id: (await scene.stage(owner).bindMethod(owner)).id }),
  },
  removeWalletAddress: {
    make: async (scene, owner) => ({ id: (await scene.stage(owner).bindAddress(owner)).id }),
  },
  submitWithdrawal: {
    make: async (scene, owner) => ({
      target_id: (await scene.stage(owner).bindMethod(owner)).id,
    }),
  },
  submitDeposit: {
    make: async (scene, owner) => ({
      screenshot_file_id: await scene.stage(owner).upload(owner, 'payment_screenshot'),
    }),
  },
  submitCertification: {
    verified: false,
    make: async (scene, owner) => ({
      front_file_id: await scene.stage(owner).upload(owner, 'id_photo'),
    }),
  },
  endSession: {
    make: async (scene, owner) => ({ id: await scene.stage(owner).sessionId(owner.token) }),
    left: async (scene, owner) => {
      const { code } = await scene.call('getUser', {}, owner)
      scene.same(code, 1, "the code of the owner's session")
    },
    whole: true,
  },
  markMessagesRead: {
    make: async (scene) => {
      const { list } = await scene.done('listMessages', {}, scene.world.main)
      const message = list.find(({ read }) => !read) ?? list[0]
      return { id: needed(message, 'the main user has no message').id }
    },
  },
}

/** An order of the main user that is over, so that settling it is allowed to its owner. */
async function settledOrder(scene: Scene): Promise<Sent> {
  const sent = { view: 'contract', limit: '100' }
  const { list } = await scene.done('listOrders', sent, scene.world.main)
  const over = list.find((one) => one.type === 'contract' && one.result !== 'open')
  return { order_id: needed(over, 'the main user has no order that is over').id }
}

/** A whole request, because each that is made takes a purchase that has matured. */
async function renewal(scene: Scene): Promise<Sent> {
  const { values } = await scene.draft(scene.world.main, 'renewPurchase')
  return values
}

/** Lists that find what a request made, and a request that makes something. */
const REQUESTS = {
  listPaymentMethods: 'bindPaymentMethod',
  listWalletAddresses: 'bindWalletAddress',
  listDepositRecords: 'submitDeposit',
  listOrders: 'placeOrder',
  listHoldings: 'placeOrder',
  listPurchases: 'buyProject',
  listExchangeRecords: 'submitExchange',
  listWithdrawalRecords: 'submitWithdrawal',
} as const satisfies Partial<Record<OperationId, OperationId>>

type LookUp = keyof typeof REQUESTS

/** Neither by its request nor in the whole list does another user find it. */
async function notFound(scene: Scene, list: LookUp, id: OperationId): Promise<void> {
  const owner = await scene.actor()
  const other = await scene.another()
  const { values } = await scene.draft(owner, id)
  await scene.done(id, values, owner)
  const sent = { request_id: values.request_id }
  scene.same((await scene.done(list, sent, owner)).total, 1, 'the records that their owner finds')
  scene.same((await scene.done(list, sent, other)).total, 0, 'the records that another user finds')
  const whole = { limit: '100', ...(list === 'listOrders' && { view: 'contract' }) }
  const own = idsOf((await scene.done(list, whole, owner)).list)
  const foreign = idsOf((await scene.done(list, whole, other)).list).filter((one) =>
    own.includes(one),
  )
  scene.same(foreign, [], 'the records of the owner in the list of another user')
}

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

/** A balance that nobody else has. */
const own = () => inCash('7.31')

type View = (scene: Scene) => Promise<void>

/** A view that shows the balance of who asks, though others have more. */
const balanceIn =
  (read: (scene: Scene, user: User) => Promise<string>): View =>
  async (scene) => {
    const user = await scene.stranger({ balances: { [cashCurrency()]: own() } })
    const shown = await read(scene, user)
    scene.hold(equal(shown, own()), `the balance is ${own()} and ${shown} is shown`)
  }

const VIEWS: Partial<Record<OperationId, View>> = {
  getPriceAlerts: async (scene) => {
    await farAlert(scene, await scene.actor())
    const { list } = await scene.done('getPriceAlerts', {}, await scene.stranger())
    scene.same(list, [], 'the alerts of a new user')
  },
  getUser: async (scene) => {
    const user = await scene.another()
    const { user: profile } = await scene.done('getUser', {}, user)
    scene.same(profile.account, user.account, 'the account that is shown')
  },
  getInvitation: async (scene) => {
    const user = await scene.another()
    const own = await scene.done('getInvitation', {}, user)
    const { user: profile } = await scene.done('getUser', {}, user)
    scene.same(own.code, profile.invitation_code, 'the invitation code that is shown')
  },
  listInvitees: async (scene) => {
    const user = await scene.stranger()
    scene.same((await scene.done('listInvitees', {}, user)).total, 0, 'the invitees of a new user')
  },
  getCertification: async (scene) => {
    const user = await scene.stranger({ verified: false })
    const { state } = await scene.done('getCertification', {}, user)
    scene.same(state, 'none', 'the verification of a new user')
  },
  getDepositView: async (scene) => {
    const user = await scene.stranger()
    const { release } = await scene.done('getDepositView', {}, user)
    scene.same(release.state, 'not_released', 'what support released to a new user')
    const asker = await scene.stranger()
    const { values, as: owner = asker } = await scene.draft(asker, 'requestDepositRelease')
    await scene.done('requestDepositRelease', values, owner)
    const sent = { request_id: values.request_id }
    const { request } = await scene.done('getDepositView', sent, user)
    scene.same(request, null, 'the request of another user, looked up by its id')
  },
  getBalanceProduct: async (scene) => {
    const user = await scene.stranger()
    const { total, total_profit: profit } = await scene.done('getBalanceProduct', {}, user)
    scene.hold(equal(total, '0') && equal(profit, '0'), `a new user has ${total} in financing`)
  },
  getIncomeCalendar: async (scene) => {
    const user = await scene.stranger()
    const { months } = await scene.done('getIncomeCalendar', {}, user)
    scene.same(months, [], 'the calendar of a new user')
  },
  listRequests: async (scene) => {
    const owner = await scene.stranger()
    const { values } = await scene.draft(owner, 'claimDailyBonus')
    await scene.done('claimDailyBonus', values, owner)
    const own = (await scene.done('listRequests', {}, owner)).list.map((one) => one.request_id)
    scene.same(own, [values.request_id], 'the requests of a user who made one')
    const user = await scene.stranger()
    scene.same((await scene.done('listRequests', {}, user)).list, [], 'the requests of a new user')
  },
  getDailyBonus: async (scene) => {
    const owner = await scene.stranger()
    const { values } = await scene.draft(owner, 'claimDailyBonus')
    await scene.done('claimDailyBonus', values, owner)
    const user = await scene.stranger()
    const sent = { request_id: values.request_id }
    const { times_claimed: times, claim } = await scene.done('getDailyBonus', sent, user)
    scene.same(times, 0, 'the claims of a new user')
    scene.same(claim, null, 'the claim of another user, looked up by its request')
  },
  listMessages: async (scene) => {
    const { main } = scene.world
    const user = await scene.another()
    const own = idsOf((await scene.done('listMessages', { limit: '100' }, user)).list)
    const other = idsOf((await scene.done('listMessages', { limit: '100' }, main)).list)
    scene.same(
      own.filter((id) => other.includes(id)),
      [],
      'the messages that two users share',
    )
  },
  getWallet: balanceIn(async (scene, user) => {
    return (await scene.done('getWallet', {}, user)).balances.available
  }),
  getExchange: balanceIn(async (scene, user) => {
    return (await scene.done('getExchange', {}, user)).available
  }),
  getWithdrawalView: balanceIn(async (scene, user) => {
    return (await scene.done('getWithdrawalView', {}, user)).available
  }),
  getProject: balanceIn(async (scene, user) => {
    const { list } = await scene.done('listProjects', {}, user)
    const project = needed(list[0], 'there is no project')
    return (await scene.done('getProject', { project_id: project.id }, user)).available
  }),
}

const single = Object.entries(THINGS) as [OperationId, Thing][]
const looked = Object.entries(REQUESTS) as [LookUp, OperationId][]
const views = Object.entries(VIEWS) as [OperationId, View][]
for (const [id, thing] of single) law('foreign.records', id, (scene) => untouched(scene, id, thing))
for (const [list, id] of looked) law('foreign.requests', list, (scene) => notFound(scene, list, id))
for (const [id, view] of views) law('foreign.views', id, view)
