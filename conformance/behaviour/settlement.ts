import { setTimeout as pause } from 'node:timers/promises'
import type { TradeOrder } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import { nothing } from '../contract/currencies.ts'
import { compare, equal, minus, sum } from '../contract/decimal.ts'
import { purchaseTerms } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { AGAIN } from './duplicates.ts'
import { descriptionOf, lawList } from './law.ts'
import { holdOrder } from './money.ts'
import type { Scene } from './scene.ts'
import { Broken } from './scene.ts'

/** Seconds that a server has to settle what is due. */
const GRACE_SECONDS = 5
/** How a ledger calls what an order pays when it is over. */
const BACK: ReadonlySet<string> = new Set(['order_payout', 'order_refund'])

const law = lawList()
/** An order settles at its second, not before and not after, by the tick of that second. */
export const settlementLaws = law.all

const waits = { waits: true }

/** An order of a user with the shortest time to settle that there is. */
export const shortest = (scene: Scene, user: User) => ofOption(scene, user, 0)

/** The same with the longest time: it stays open for a while. */
export const longest = (scene: Scene, user: User) => ofOption(scene, user, -1)

/** An order with the option that stands at a place of those by their seconds. */
async function ofOption(scene: Scene, user: User, at: number): Promise<Record<string, Value>> {
  const { values } = await scene.draft(user, 'placeOrder')
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const bySeconds = list.toSorted((one, other) => one.seconds - other.seconds)
  const option = needed(bySeconds.at(at), 'there is no settlement option')
  return {
    ...values,
    seconds: String(option.seconds),
    profit_rate: option.profit_rate,
    fee_rate: option.fee_rate,
    ...scene.client.intent(),
  }
}

/** Places the shortest order that there is. */
export async function placed(
  scene: Scene,
): Promise<{ user: User; order: TradeOrder; balance: string }> {
  const user = await scene.actor()
  const { order } = await scene.done('placeOrder', await shortest(scene, user), user)
  const { balances } = await scene.done('getUser', {}, user)
  return { user, order, balance: balances.available }
}

/** The server's time. */
async function now(scene: Scene, user: User): Promise<number> {
  return (await scene.call('getUser', {}, user)).time
}

const OPEN = ['close_price', 'close_time', 'payout', 'net_profit'] as const

/** What was found of an order that was placed; `time` is later than the look. */
function holdOpen(
  scene: Scene,
  { id, settles_at: second }: TradeOrder,
  order: TradeOrder | undefined,
  time: number,
): void {
  const place = descriptionOf('TradeOrder')
  if (time >= second) {
    if (!order) throw new NotReachable('the order was over before it was looked at')
    return
  }
  if (!order) throw new Broken(`${id} is not there ${second - time} s before its second`, place)
  scene.hold(
    order.result === 'open',
    `${id} is ${order.result} ${second - time} s before its second`,
    place,
  )
  for (const name of OPEN) scene.same(order[name], null, `${name} of the open order`, place)
}

law('settlement.asked', 'settleOrder', waits, async (scene) => {
  const { user, order, balance } = await placed(scene)
  const sent = { order_id: order.id }
  await scene.until(order.settles_at - 1)
  const early = await scene.call('settleOrder', sent, user)
  if (early.time < order.settles_at) {
    scene.hold(early.code === 0, `${order.id} was settled before its second`)
    const params = early.code === 0 ? early.data.params : {}
    scene.same(params.available_from, String(order.settles_at), 'available_from')
  }
  await scene.until(order.settles_at)
  const settled = await eventually(
    async () => unlessOpen((await scene.done('settleOrder', sent, user)).order),
    `${order.id} is open`,
  )
  await holdSettled(scene, user, order, settled, balance)
  const again = await scene.done('settleOrder', sent, user)
  scene.same(again.order, settled, 'the order that is asked for again')
})

async function unasked(scene: Scene, id: Look): Promise<void> {
  const { user, order, balance } = await placed(scene)
  const look = () => LOOKS[id](scene, user, order.id)
  const before = await look()
  holdOpen(scene, order, before, await now(scene, user))
  scene.same(before, order, 'the open order')
  await scene.until(order.settles_at - 2)
  const last = await look()
  const time = await now(scene, user)
  if (time < order.settles_at) holdOpen(scene, order, last, time)
  await scene.until(order.settles_at)
  if (id === 'listHoldings') {
    await eventually(async () => ((await look()) ? undefined : order), `${order.id} is listed`)
    return
  }
  const settled = await eventually(async () => unlessOpen(await look()), `${order.id} is open`)
  await holdSettled(scene, user, order, settled, balance)
}

type Look = 'getOrder' | 'listOrders' | 'listHoldings'

const LOOKS: Record<
  Look,
  (scene: Scene, user: User, id: string) => Promise<TradeOrder | undefined>
> = {
  getOrder: async (scene, user, id) => (await scene.done('getOrder', { order_id: id }, user)).order,
  listOrders: async (scene, user, id) => {
    const { list } = await scene.done('listOrders', { view: 'contract' }, user)
    return list.find((one): one is TradeOrder => one.type === 'contract' && one.id === id)
  },
  listHoldings: async (scene, user, id) => {
    const { list } = await scene.done('listHoldings', {}, user)
    return list.find((one) => one.id === id)
  },
}

/** Looks until something is so, for as long as the server may take for it. */
export async function eventually<T>(
  look: () => Promise<T | undefined>,
  otherwise: string,
): Promise<T> {
  for (let second = 0; second <= GRACE_SECONDS; second += 1) {
    const found = await look()
    if (found !== undefined) return found
    await pause(1000)
  }
  throw new Broken(`${otherwise} ${GRACE_SECONDS} s after its second`, descriptionOf('TradeOrder'))
}

/** The order when it is over, asked for as long as the server may take to settle it. */
export function settled(scene: Scene, user: User, id: string): Promise<TradeOrder> {
  return eventually(
    async () => unlessOpen((await scene.done('settleOrder', { order_id: id }, user)).order),
    `${id} is open`,
  )
}

const unlessOpen = (order: TradeOrder | undefined) => (order?.result === 'open' ? undefined : order)

async function holdSettled(
  scene: Scene,
  user: User,
  order: TradeOrder,
  settled: TradeOrder,
  balance: string,
): Promise<void> {
  const place = descriptionOf('TradeOrder')
  holdOrder(scene, settled)
  scene.same(settled.close_time, order.settles_at, 'close_time', place)
  const { close_tick_time: tick, close_price: close, open_price: open, payout } = settled
  scene.hold(
    tick !== null && tick <= order.settles_at,
    `the closing tick is of ${tick}, after the second ${order.settles_at}`,
    place,
  )
  scene.hold(equal(open, order.open_price), `the open price changed to ${open}`, place)
  const moved = close === null ? 0 : compare(close, open)
  const wins = order.direction === 'up' ? moved : -moved
  const result = { '-1': 'loss', 0: 'draw', 1: 'win' }[String(wins)]
  scene.same(
    settled.result,
    result,
    `the result of ${open} to ${close} for ${order.direction}`,
    place,
  )
  const gained = await gainedBy(scene, user, order, balance)
  scene.hold(equal(gained, payout ?? '0'), `${payout} was paid and ${gained} came in`, place)
}

/**
 * What an order brought in since it was placed. The account of the command line may get money from
 * elsewhere meanwhile, so there its ledger is asked; a user of the law's own has no other income.
 */
async function gainedBy(
  scene: Scene,
  user: User,
  { id }: TradeOrder,
  balance: string,
): Promise<string> {
  if (user !== scene.world.main) {
    const { balances } = await scene.done('getUser', {}, user)
    return minus(balances.available, balance)
  }
  const { ledger } = await scene.done('getWallet', { limit: '100' }, user)
  const paid = ledger.list.filter(({ record_id, type: kind }) => record_id === id && BACK.has(kind))
  return sum(nothing(), ...paid.map(({ amount }) => amount))
}

law('settlement.opened', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const envelope = await scene.call('placeOrder', values, user)
  scene.hold(envelope.code === 1, `the order was refused: ${JSON.stringify(envelope)}`)
  if (envelope.code !== 1) return
  const { order } = envelope.data
  scene.hold(
    Math.abs(order.open_time - envelope.time) <= 1,
    `the order says that it opened at ${order.open_time}, and was answered at ${envelope.time}`,
  )
  const tick = order.open_tick_time
  scene.hold(
    tick !== null && tick <= order.open_time,
    `the order must open at a tick before ${order.open_time}, and opens at one of ${tick}`,
  )
  scene.same(order.result, 'open', 'the result')
})

const DAY_SECONDS = 86_400

/** Buys the shortest project and answers the purchase. */
async function bought(scene: Scene) {
  const user = await scene.stranger()
  const { list } = await scene.done('listProjects', { filter: 'in_progress', limit: '100' }, user)
  const project = list
    .filter((one) => compare(one.remaining_amount, one.minimum_amount) >= 0)
    .toSorted((one, other) => one.investment_cycle - other.investment_cycle)[0]
  const { id, minimum_amount: amount } = needed(project, 'no project takes money')
  const view = await scene.done('getProject', { project_id: id }, user)
  const sent = {
    project_id: id,
    amount,
    ...purchaseTerms(view),
    fund_password: user.fundPassword,
    ...scene.client.intent(),
  }
  const { purchase } = await scene.done('buyProject', sent, user)
  return { user, purchase }
}

law('settlement.matures', 'getPurchase', waits, async (scene) => {
  const { user, purchase } = await bought(scene)
  const sent = { purchase_id: purchase.id }
  await scene.until(purchase.release_date - DAY_SECONDS)
  const before = (await scene.done('getPurchase', sent, user)).purchase
  scene.same(before.status, 'earning', 'the status a day before the release')
  const { balances } = await scene.done('getUser', {}, user)
  await scene.until(purchase.release_date + 1)
  const { purchase: after, schedule } = await scene.done('getPurchase', sent, user)
  scene.same(after.status, 'matured', 'the status after the release')
  const { list } = await scene.done('listPurchases', {}, user)
  const listed = list.find(({ id }) => id === purchase.id)
  scene.same(listed, after, 'the purchase in the list after the release')
  const paid = sum(
    nothing(),
    ...schedule.filter(({ status }) => status === 'paid').map((one) => one.amount),
  )
  if (after.append_money === null) {
    scene.amount(after.income_paid, after.income_expected, 'income_paid, as expected,')
  }
  scene.amount(paid, after.income_paid, 'what the schedule paid')
  const { balances: end } = await scene.done('getUser', {}, user)
  const gained = minus(end.available, balances.available)
  const wanted = sum(after.principal, minus(after.income_paid, before.income_paid))
  scene.amount(gained, wanted, 'the change of the balance')
})

law('settlement.next-day', 'claimDailyBonus', waits, async (scene) => {
  const user = await scene.stranger()
  const { user: profile } = await scene.done('getUser', {}, user)
  const sent = scene.client.intent()
  const claim = await scene.done('claimDailyBonus', sent, user)
  await scene.until(claim.next_claim_at - 30)
  if ((await now(scene, user)) < claim.next_claim_at) {
    await scene.refused('claimDailyBonus', scene.client.intent(), user, 'once_a_day')
  }
  await scene.until(claim.next_claim_at)
  const { balances, user: later } = await scene.done('getUser', {}, user)
  scene.same(later.registered_at, profile.registered_at, 'registered_at, a day later')
  scene.amount(balances.yesterday_profit, '0', 'the profit of yesterday, by a bonus,')
  const second = await scene.done('claimDailyBonus', scene.client.intent(), user)
  const view = await scene.done('getDailyBonus', {}, user)
  scene.amount(view.total_claimed, sum(claim.amount, claim.amount), 'total_claimed of two days')
  scene.same(view.last_claimed_at, second.claimed_at, 'last_claimed_at of two claims')
  scene.same(view.last_request_id, second.request_id, 'last_request_id of two claims')
  if ((await now(scene, user)) < claim.claimed_at + DAY_SECONDS) {
    const { list } = await scene.done('listRequests', {}, user)
    const told = list.some(({ request_id: id }) => id === sent.request_id)
    scene.hold(told, `what was done at ${claim.claimed_at} is no request of the last 24 hours`)
  }
  // With the balance of then.
  const again = await scene.done('claimDailyBonus', sent, user, AGAIN)
  scene.same(again, claim, 'the answer to the same claim, a day later')
})

for (const id of ['getOrder', 'listOrders', 'listHoldings'] as const)
  law('settlement.unasked', id, waits, (scene) => unasked(scene, id))
