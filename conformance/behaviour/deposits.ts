import type { DepositMethod, DepositRecord, PaymentMethod } from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import { cent, inCash } from '../contract/currencies.ts'
import { compare, equal, minus, plain, sum } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf, needed } from '../plan/stage.ts'
import { lawList } from './law.ts'
import { holdReview } from './reviews.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** What support released can be deposited, once, and is credited when its review passed. */
export const depositLaws = law.all

const op = 'submitDeposit'

/** In this project's sandbox a review of such an amount passes. */
const amount = () => inCash('120.45')

interface Ready {
  user: User
  /** A request of its own for an amount, with a new screenshot. */
  of(amount: string): Promise<Record<string, Value>>
}

/** A new user to whom an amount is released. */
async function ready(scene: Scene, as?: User, wanted = amount()): Promise<Ready> {
  const user = as ?? (await scene.stranger())
  await scene.release(user, wanted)
  const { methods, release } = await scene.done('getDepositView', {}, user)
  scene.same(release.state, 'released', 'the state of what was released')
  scene.amount(release.amount, wanted, 'the released amount in the view')
  const open = methods.find((one) => one.available && !one.alipay_required)
  const method = needed(open, 'no way to deposit is open')
  return {
    user,
    of: async (sent) => ({
      ...{ method_id: method.id, amount: plain(sent) },
      screenshot_file_id: await scene.stage(user).upload(user, 'payment_screenshot'),
      ...scene.client.intent(),
      allow_duplicate: 'true',
    }),
  }
}

/** A deposit of a user that passed its review. */
export async function passedDeposit(scene: Scene, user: User): Promise<DepositRecord> {
  const { of } = await ready(scene, user)
  const { record: made } = await scene.done('submitDeposit', await of(amount()), user)
  await scene.review('deposit', user, made.id, 'success')
  return made
}

law('deposit.ways', 'getDepositView', { reads: true }, async (scene) => {
  const { main } = scene.world
  const ratesOf = async () => {
    const { currency, offers } = await scene.done('getExchange', {}, main)
    return [[currency, '1'] as const, ...offers.map(({ coin, rate }) => [coin, rate] as const)]
  }
  const before = await ratesOf()
  const { methods, currency } = await scene.done('getDepositView', {}, main)
  const known = [...before, ...(await ratesOf())]
  for (const way of methods) {
    const { id, rate, currency: paid, type } = way
    const rates = known.filter(([of]) => of === paid).map(([, of]) => of)
    const fits = rates.some((of) => equal(of, rate))
    scene.hold(fits, `${id} counts ${paid} for ${rate}, and its rate is ${rates.join(' or ')}`)
    const isCoin = type === 'crypto_transfer'
    scene.same(isCoin, paid !== currency, `whether ${id} is paid in a coin`)
    for (const name of ['network', 'address'] as const)
      scene.same(way[name] !== null, isCoin, `whether ${id} has the ${name} of a coin`)
    for (const name of ['account', 'holder_name'] as const)
      scene.same(way[name] !== null, !isCoin, `whether ${id} has the ${name} of cash`)
  }
})

/** One payment method of each kind, bound for a user. */
async function boundOf(scene: Scene, user: User): Promise<PaymentMethod[]> {
  const bound: PaymentMethod[] = []
  for (const name of scene.contract.operation('bindPaymentMethod').form?.examples.keys() ?? []) {
    const { values } = await scene.draft(user, 'bindPaymentMethod', name)
    bound.push((await scene.done('bindPaymentMethod', values, user)).payment_method)
  }
  return bound
}

/** The account that a deposit is said to come from is kept; another user's, or of another kind, is none. */
law('deposit.origin', op, async (scene) => {
  const user = await scene.stranger()
  const bound = await boundOf(scene, user)
  const { of } = await ready(scene, user)
  const { methods } = await scene.done('getDepositView', {}, user)
  const open = methods.filter((one) => one.available && !one.alipay_required)
  const way = needed(
    open.find((one) => bound.some(({ type }) => type === one.type)),
    'nothing is bound that a deposit comes from',
  )
  const isOfWay = ({ type }: PaymentMethod) => type === way.type
  const sent = { ...(await of(amount())), method_id: way.id }
  const foreign = (await boundOf(scene, await scene.stranger())).find(isOfWay)
  for (const wrong of [foreign, bound.find((one) => !isOfWay(one))])
    if (wrong) {
      const claim = { ...sent, from_id: wrong.id, ...scene.client.intent() }
      await scene.refused('submitDeposit', claim, user, 'no_data')
    }
  const own = needed(bound.find(isOfWay), 'nothing is bound that a deposit comes from')
  const { record: made } = await scene.done('submitDeposit', { ...sent, from_id: own.id }, user)
  const { type, bank_name, masked_number } = own
  scene.same(made.from, { type, bank_name, masked_number }, 'the account that the deposit is from')
  scene.same((await told(scene, user, made.id)).from, made.from, 'the same in the list')
})

/** The method that a deposit under review comes from stays, and others of its kind do not. */
law('deposit.origin-in-review', 'removePaymentMethod', async (scene) => {
  const user = await scene.stranger()
  const bound = await boundOf(scene, user)
  const { of } = await ready(scene, user, inCash('1000.00'))
  const { methods } = await scene.done('getDepositView', {}, user)
  const isOf = (one: PaymentMethod) => (way: DepositMethod) =>
    way.type === one.type && way.currency === one.currency && way.network === one.network
  const used = bound.filter((one) => methods.some((way) => way.available && isOf(one)(way)))
  const [from, ...others] = used
  const way = needed(from && methods.find(isOf(from)), 'nothing is bound that a deposit comes from')
  const remove = (one: PaymentMethod) => ({ id: one.id, ...fundPasswordOf(user) })
  const sent = { ...(await of(inCash('77.77'))), method_id: way.id }
  const { record: made } = await scene.done('submitDeposit', sent, user)
  for (const one of others) await scene.done('removePaymentMethod', remove(one), user)
  if (!from) return
  await scene.refused('removePaymentMethod', remove(from), user, 'action_not_allowed')
  await scene.review('deposit', user, made.id, 'success')
  await scene.done('removePaymentMethod', remove(from), user)
})

const balancesOf = async (scene: Scene, user: User) =>
  (await scene.done('getUser', {}, user)).balances

async function told(scene: Scene, user: User, id: string): Promise<DepositRecord> {
  const { list } = await scene.done('listDepositRecords', { id }, user)
  return scene.found(list[0], 'the deposit is not listed')
}

law('deposit.released', op, async (scene) => {
  const before = await scene.stranger()
  await scene.release(before, inCash('77.00'))
  const { user, of } = await ready(scene, before)
  const { params } = await scene.refused(
    'submitDeposit',
    await of(sum(amount(), cent())),
    user,
    'amount_too_large',
  )
  scene.amount(params.max ?? '0', amount(), 'max of the refusal')
  const { min } = await scene.done('getDepositView', {}, user)
  await scene.done('submitDeposit', await of(min), user)
  const { release } = await scene.done('getDepositView', {}, user)
  const left = minus(amount(), min)
  if (compare(left, min) >= 0) {
    scene.amount(release.amount, left, `what is released after ${min} of ${amount()} was used`)
    await scene.done('submitDeposit', await of(left), user)
  }
  const view = await scene.done('getDepositView', {}, user)
  scene.same(view.release.state, 'not_released', 'the state of what was used up')
  await scene.refused('submitDeposit', await of(min), user, 'deposit_not_released')
})

law('deposit.bounds', op, async (scene) => {
  const { user, of } = await ready(scene)
  const { min } = await scene.done('getDepositView', {}, user)
  const sent = await of(minus(min, cent()))
  const { params, reason } = await scene.refused(
    'submitDeposit',
    sent,
    user,
    'amount_too_small',
    'input_invalid',
  )
  if (reason === 'amount_too_small') scene.same(params.min, min, 'min of the refusal')
})

law('deposit.release-bounds', 'requestDepositRelease', async (scene) => {
  const user = await scene.stranger()
  const { values } = await scene.draft(user, 'requestDepositRelease')
  const { min, max: most } = await scene.done('getDepositView', {}, user)
  const at = (amount: string) => ({ ...values, amount: plain(amount), ...scene.client.intent() })
  for (const [amount, reason] of [
    [minus(min, cent()), 'amount_too_small'],
    [sum(most, cent()), 'amount_too_large'],
  ] as const)
    await scene.refused('requestDepositRelease', at(amount), user, reason, 'input_invalid')
  const { request } = await scene.done('requestDepositRelease', at(most), user)
  scene.hold(
    equal(request.amount, most),
    `${most} was asked for, and the request says ${request.amount}`,
  )
  const { expected_at: expected, created_at: created } = request
  scene.hold(
    expected === null || expected > created,
    `a release asked for at ${created} was expected at ${expected}`,
  )
})

law('deposit.release-ends', 'requestDepositRelease', { waits: true }, async (scene) => {
  const user = await scene.stranger()
  const { values: example } = await scene.draft(user, 'requestDepositRelease')
  const values: Sent = { ...example, amount: plain(sum(String(example.amount), inCash('0.45'))) }
  const { request: asked } = await scene.done('requestDepositRelease', values, user)
  await scene.until((asked.expected_at ?? 0) + 1)
  const { request, release } = await scene.done('getDepositView', {}, user)
  if (request?.status !== 'released') throw new NotReachable('support has not released it')
  scene.same(release.amount, request.amount, 'the amount that was asked for, released,')
  const { amount, method_id, request_id } = values
  await scene.until(needed(release.expires_at ?? undefined, 'what was released has no end'))
  const screenshot_file_id = await scene.stage(user).upload(user, 'payment_screenshot')
  const deposit = { amount, method_id, screenshot_file_id, ...scene.client.intent() }
  await scene.refused('submitDeposit', deposit, user, 'deposit_not_released')
  const { release: over } = await scene.done('getDepositView', {}, user)
  scene.same(over.state, 'not_released', 'the state of what was released when its end has come')
  // What was decided hinders no other request.
  const again = { ...values, ...scene.client.intent() }
  const { request: second } = await scene.done('requestDepositRelease', again, user)
  const { request: last } = await scene.done('getDepositView', {}, user)
  scene.same(last?.id, second.id, 'the request in the deposit view, the last one')
  const { request: first } = await scene.done('getDepositView', { request_id }, user)
  scene.same(first?.id, asked.id, 'the request in the deposit view of the id that made the first')
})

law('deposit.max', 'getDepositView', { reads: true }, async (scene) => {
  for (const user of [scene.world.main, await scene.actor()]) {
    const view = await scene.done('getDepositView', {}, user)
    const { release, max: most } = view
    const fits = release.state !== 'released' || compare(most, release.amount) <= 0
    scene.hold(fits, `${release.amount} is released, and a deposit may be ${most}`)
    if (release.state === 'not_released')
      scene.hold(equal(release.amount, '0'), `nothing is released, and ${release.amount} is told`)
  }
})

law('deposit.review', op, async (scene) => {
  const { user, made, credited } = await reviewed(scene, 'success')
  await credited(amount())
  const { list } = (await scene.done('getWallet', { type: 'deposit' }, user)).ledger
  const lines = list.filter((one) => one.record_id === made.id).map(({ amount }) => amount)
  scene.same(lines, [amount()], 'the lines of the ledger that credit the deposit')
})

law('deposit.failed', op, async (scene) => {
  await (await reviewed(scene, 'failed')).credited('0')
})

law('deposit.audit', op, async (scene) => {
  const { user, made, credited } = await reviewed(scene, 'success_awaiting_audit')
  await credited('0')
  await scene.review('deposit', user, made.id, 'success')
  await credited(amount())
})

/** A deposit of a new user whose review came to a decision, and how to look at what was credited. */
async function reviewed(scene: Scene, decision: string) {
  const { user, of } = await ready(scene)
  const before = await balancesOf(scene, user)
  const credited = async (amount: string) => {
    const { available, cash, total_asset } = before
    const more = (text: string) => sum(text, amount)
    const wanted = { available: more(available), cash: more(cash), total_asset: more(total_asset) }
    const found = await balancesOf(scene, user)
    scene.same(found, { ...before, ...wanted }, `the balances when ${amount} was credited`)
  }
  const { record: made } = await scene.done('submitDeposit', await of(amount()), user)
  scene.same(made.status, 'under_review', 'the status of a deposit that was submitted')
  await credited('0')
  await scene.review('deposit', user, made.id, decision)
  scene.same((await told(scene, user, made.id)).status, decision, 'the status after the review')
  return { user, made, credited }
}

law('deposit.screenshot', op, async (scene) => {
  const { user, of } = await ready(scene, undefined, inCash('1000.00'))
  const { min } = await scene.done('getDepositView', {}, user)
  const sent = await of(min)
  const copies = Array.from({ length: 3 }, () => ({ ...sent, ...scene.client.intent() }))
  const answers = await Promise.all(copies.map((one) => scene.call('submitDeposit', one, user)))
  const done = answers.filter(({ code }) => code === 1).length
  scene.same(done, 1, 'the deposits that one screenshot made')
  const { list } = await scene.done('listDepositRecords', {}, user)
  await scene.review('deposit', user, list[0]?.id ?? '', 'success')
  await scene.refused(
    'submitDeposit',
    { ...sent, ...scene.client.intent() },
    user,
    'screenshot_used',
  )
})

law('deposit.record', op, async (scene) => {
  const { user, of } = await ready(scene)
  const code = 'CONFORMANCE-1'
  const { methods, currency } = await scene.done('getDepositView', {}, user)
  // In a coin, if there is one, the amount is cash all the same.
  const open = methods.filter((one) => one.available && !one.alipay_required)
  const method = needed(open.find((one) => one.currency !== currency) ?? open[0], 'no way is open')
  const sent: Record<string, Value> = { ...(await of(amount())), transaction_code: code }
  sent.method_id = method.id
  const { record: made } = await scene.done('submitDeposit', sent, user)
  scene.same(made.currency, currency, 'the currency of the deposit')
  scene.same(made.class, 0, 'the class of a deposit of the user')
  scene.same(made.type, method.type, 'the type of the deposit')
  scene.same(made.transaction_code, code, 'the transaction code')
  scene.same(made.request_id, sent.request_id, 'request_id of the deposit')
  scene.amount(made.amount, amount(), 'the amount of the deposit')
  holdReview(scene, made)
})

law('deposit.record', 'listDepositRecords', { reads: true }, async (scene) => {
  const { list } = await scene.done('listDepositRecords', { limit: '100' }, scene.world.main)
  const { ledger } = await scene.done(
    'getWallet',
    { type: 'deposit', limit: '100' },
    scene.world.main,
  )
  for (const one of list) {
    holdReview(scene, one)
    const credited = ledger.list.find((line) => line.record_id === one.id)?.created_at
    const passed = one.timeline.find(({ status }) => status === 'success')?.at
    scene.hold(
      credited === undefined || (passed !== undefined && passed <= credited),
      `${one.id} passed at ${passed} and was credited at ${credited}`,
    )
  }
})

law('overdraw.released', op, async (scene) => {
  const { user, of } = await ready(scene)
  const sent = await Promise.all(Array.from({ length: 4 }, () => of(amount())))
  const answers = await Promise.all(sent.map((one) => scene.call('submitDeposit', one, user)))
  const done = answers.filter(({ code }) => code === 1).length
  scene.hold(done <= 1, `${amount()} was released once and deposited ${done} times`)
})
