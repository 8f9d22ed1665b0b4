import { setTimeout as pause } from 'node:timers/promises'
import type { WithdrawalView } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import { cashCurrency, cent, inCash } from '../contract/currencies.ts'
import {
  compare,
  equal,
  least,
  minus,
  negated,
  plain,
  scaleOf,
  sum,
  times,
} from '../contract/decimal.ts'
import { withdrawalFee } from '../plan/accepted.ts'
import { draft } from '../plan/drafts.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf, needed } from '../plan/stage.ts'
import { startOfDay, timeOfDay } from '../reference/reference.ts'
import { withdrawing } from './accepted.ts'
import { passedDeposit } from './deposits.ts'
import { AT_ONCE, descriptionOf, lawList } from './law.ts'
import { holdPayout } from './money.ts'
import { holdReview } from './reviews.ts'
import type { Scene } from './scene.ts'
import { placed, settled } from './settlement.ts'

const law = lawList()
/** A withdrawal is decided by what its view says, and by nothing else. */
export const withdrawalLaws = law.all

const reads = { reads: true }
const waits = { waits: true }
const op = 'submitWithdrawal'

law('withdrawal.window-view', 'getWithdrawalView', reads, windowView)

/** In this project's sandbox an amount that ends so stays under review. */
const stays = () => inCash('0.77')

interface Ready {
  user: User
  view: WithdrawalView
  /** A request of its own for an amount. */
  of(amount: string): Record<string, Value>
}

/** A new user who can withdraw now. */
async function ready(scene: Scene, usd = '50000.00', moves = false): Promise<Ready> {
  const user = await scene.stranger({ balances: { [cashCurrency()]: inCash(usd) } })
  const { id } = await scene.stage(user).bindMethod(user)
  await untilNewTargets(scene, user)
  const { opens_at: opens } = (await viewOf(scene, user)).conditions.window
  if (moves && opens !== null) await scene.until(opens)
  const view = await viewOf(scene, user)
  if (!view.conditions.window.open) throw new NotReachable('the withdrawal window is closed')
  const of = (amount: string) => ({
    ...{ target_id: id, amount: plain(amount), fee: withdrawalFee(amount, view) },
    ...fundPasswordOf(user),
    ...scene.client.intent(),
    allow_duplicate: 'true',
  })
  return { user, view, of }
}

/** Lets the wait before the first withdrawal to a target pass, where a server has one. */
export async function untilNewTargets(scene: Scene, user: User): Promise<void> {
  const { new_target_from: from } = (await viewOf(scene, user)).conditions
  if (from) await scene.until(from)
}

const viewOf = (scene: Scene, user: User) => scene.done('getWithdrawalView', {}, user)

law('withdrawal.fund-password', op, async (scene) => {
  const user = await scene.actor()
  const { values, obstacle } = await drafted(scene, user)
  const wrong = { ...values, fund_password: 'wrong-one' }
  await scene.unchanged(user, () =>
    scene.refused('submitWithdrawal', wrong, user, ...(obstacle ? [] : ['fund_password_wrong'])),
  )
  // The right one forgets the wrong one.
  if (!obstacle) await scene.done('submitWithdrawal', { ...values, ...scene.client.intent() }, user)
})

/** A request that is right, and why the server's own view refuses it, if it does. */
function drafted(scene: Scene, user: User) {
  const operation = scene.contract.operation('submitWithdrawal')
  const [example = {}] = operation.form?.examples.values() ?? []
  return draft(scene.stage(user), operation, example, 'kept')
}

law('withdrawal.said', op, async (scene) => {
  const { main } = scene.world
  const { values, obstacle } = await drafted(scene, main)
  if (!obstacle) throw new NotReachable('nothing that the view says hinders the main user')
  await scene.refused('submitWithdrawal', values, main)
})

law('withdrawal.window', op, waits, async (scene) => {
  const { user, view, of } = await ready(scene, undefined, true)
  const { closes_at: closes, opens, closes: shuts, time_zone: zone } = view.conditions.window
  const end = scene.found(closes, 'an open window never closes')
  await scene.until(end - 10)
  if ((await scene.now()) < end - 2)
    await scene.done('submitWithdrawal', of(sum(view.conditions.min, stays())), user)
  await scene.until(end)
  const { conditions } = await viewOf(scene, user)
  scene.same(conditions.window.open, false, 'whether the window is open after its closing')
  const next = conditions.window.opens_at
  const { params } = await scene.refused(
    'submitWithdrawal',
    of(conditions.min),
    user,
    'withdraw_time_limit',
  )
  const told = { opens: params.opens, closes: params.closes, time_zone: params.time_zone }
  scene.same(told, { opens, closes: shuts, time_zone: zone }, 'the window of the refusal')
  scene.same(params.available_from, String(next), 'available_from')
  await scene.until(scene.found(next, 'a closed window never opens'))
  await scene.done('submitWithdrawal', of(sum(conditions.min, stays())), user)
})

async function windowView(scene: Scene): Promise<void> {
  const answer = await scene.call('getWithdrawalView', {}, scene.world.main)
  if (answer.code !== 1) throw new NotReachable('there is no view')
  const { window: of } = answer.data.conditions
  const { time } = answer
  const [opens, closes] = [of.opens, of.closes].map((clock) => timeOfDay(time, clock, of.time_zone))
  const open = (opens ?? 0) <= time && time < (closes ?? 0)
  const what = `the window from ${of.opens} to ${of.closes} (${of.time_zone}) at ${time}`
  scene.same(of.open, open, `${what}: open`)
  scene.same(of.closes_at, open ? closes : null, `${what}: closes_at`)
  const next = time < (opens ?? 0) ? opens : timeOfDay(time, of.opens, of.time_zone, 1)
  scene.hold(
    of.opens_at === null ? open : of.opens_at === next,
    `${what} opens next at ${of.opens_at}, not ${next}`,
  )
}

law(
  'withdrawal.window-view',
  'getWithdrawalView',
  { ...reads, ...waits, part: 'when a day begins' },
  async (scene) => {
    const { conditions } = await viewOf(scene, scene.world.main)
    await scene.until(startOfDay(await scene.now(), conditions.window.time_zone, 1) + 1)
    await windowView(scene)
  },
)

/** Withdrawals of a day that are made at most. */
const MOST_TIMES = 10

law('withdrawal.times', op, async (scene) => {
  const { user, view, of } = await ready(scene)
  const { min, today } = view.conditions
  scene.same(today.times_left, today.times_max, 'the times of a new user')
  if (today.times_max > MOST_TIMES) throw new NotReachable('the times of a day are many')
  for (let left = today.times_max; left > 0; left -= 1) {
    scene.same((await viewOf(scene, user)).conditions.today.times_left, left, 'times_left')
    await scene.done('submitWithdrawal', of(sum(min, stays())), user)
  }
  const { conditions } = await viewOf(scene, user)
  scene.same(conditions.today.times_left, 0, 'times_left when the times are used up')
  const { params } = await scene.refused('submitWithdrawal', of(min), user, 'withdraw_times_limit')
  scene.same(params.max, String(today.times_max), 'max of the refusal')
  scene.same(params.available_from, String(today.resets_at), 'available_from')
})

law('withdrawal.amount-day', op, async (scene) => {
  const { user, view, of } = await ready(scene, '400000.00')
  const { min, max, today } = view.conditions
  scene.same(today.amount_left, today.amount_max, 'the amount of a new user')
  let left = today.amount_max
  // So much that the last withdrawal takes what is left.
  for (let made = 1; made < today.times_max && compare(left, max) > 0; made += 1) {
    const amount = least(max, minus(left, min))
    await scene.done('submitWithdrawal', of(amount), user)
    left = minus(left, amount)
    scene.same((await viewOf(scene, user)).conditions.today.amount_left, left, 'amount_left')
  }
  const more = sum(left, cent())
  if (compare(left, max) > 0) throw new NotReachable('the amount of a day is more than its times')
  const { params } = await scene.refused(
    'submitWithdrawal',
    of(more),
    user,
    'withdraw_amount_limit',
  )
  scene.same(params.left, left, 'left of the refusal')
  scene.same(params.max, today.amount_max, 'max of the refusal')
  await scene.done('submitWithdrawal', of(left), user)
})

law('withdrawal.next-day', op, waits, async (scene) => {
  const { user, view, of } = await ready(scene, undefined, true)
  await scene.done('submitWithdrawal', of(sum(view.conditions.min, stays())), user)
  const { today } = (await viewOf(scene, user)).conditions
  await scene.until(today.resets_at - 2)
  scene.same(
    (await viewOf(scene, user)).conditions.today.times_left,
    today.times_left,
    'times_left at the end of the day',
  )
  await scene.until(today.resets_at)
  const { today: next } = (await viewOf(scene, user)).conditions
  scene.same(next.times_left, today.times_max, 'times_left on the next day')
  scene.same(next.amount_left, today.amount_max, 'amount_left on the next day')
})

law('withdrawal.turnover', op, async (scene) => {
  const { user, of } = await ready(scene, '0.01')
  const before = (await viewOf(scene, user)).conditions.turnover
  const { amount: deposited } = await passedDeposit(scene, user)
  const { conditions: now } = await viewOf(scene, user)
  const more = minus(now.turnover.required, before.required)
  const asked = times(deposited, before.deposit_rate, scaleOf(deposited))
  scene.amount(more, asked, `the turnover that a deposit of ${deposited} asks for`)
  // More than there is: the turnover is looked at first, where some is missing.
  const { remaining } = now.turnover
  const isMissing = compare(remaining, '0') > 0
  const { params } = await scene.refused(
    'submitWithdrawal',
    of(sum(now.min, deposited)),
    user,
    isMissing ? 'turnover_insufficient' : 'balance_not_enough',
  )
  if (isMissing) scene.same(params.remaining, remaining, 'remaining of the refusal')
})

law('refusal.first', op, { ...waits, part: 'withdraw_time_limit' }, async (scene) => {
  const { user, view, of } = await ready(scene, '0.01', true)
  await passedDeposit(scene, user)
  await scene.until(scene.found(view.conditions.window.closes_at, 'an open window never closes'))
  await scene.refused('submitWithdrawal', of(view.conditions.min), user, 'withdraw_time_limit')
  await scene.refused('submitWithdrawal', of(cent()), user, 'withdraw_amount_too_small')
})

law('withdrawal.turnover-done', 'getWithdrawalView', waits, async (scene) => {
  const { user, order } = await placed(scene)
  const done = async () => (await viewOf(scene, user)).conditions.turnover.done
  if (user === scene.world.main)
    throw new NotReachable('the main user may trade elsewhere meanwhile')
  await scene.until(order.settles_at)
  const { result } = await settled(scene, user, order.id)
  const traded = result === 'draw' ? '0' : order.amount
  scene.amount(await done(), traded, `the turnover done, by an order that is a ${result},`)
  const { principal } = await scene.stage(user).buy(user)
  const both = sum(traded, principal)
  scene.amount(await done(), both, 'the turnover done, by what was traded and put into a project,')
  const { values } = await scene.draft(user, 'appendPurchase')
  const appended = sum(await done(), String(values.amount))
  await scene.done('appendPurchase', values, user)
  scene.amount(await done(), appended, 'the turnover done, by an append too,')
})

law('withdrawal.view-sums', 'getWithdrawalView', reads, async (scene) => {
  for (const user of [scene.world.main, await scene.actor()]) {
    const { conditions, targets: bound } = await viewOf(scene, user)
    const { required, done, remaining } = conditions.turnover
    const missing = minus(required, done)
    const wanted = compare(missing, '0') > 0 ? missing : '0'
    scene.amount(remaining, wanted, `the turnover that remains of ${required} less ${done}`)
    const { today, requirements: has } = conditions
    const counted = today.times_left >= 0 && today.times_left <= today.times_max
    scene.hold(counted, `${today.times_left} of ${today.times_max} times are left`)
    scene.same(has.target, bound.length > 0, 'whether there is a target')
    const { time_zone: zone } = conditions.window
    const { time } = await scene.call('getWithdrawalView', {}, user)
    scene.same(today.resets_at, startOfDay(time, zone, 1), 'resets_at, the start of the next day')
  }
})

law('withdrawal.min', op, async (scene) => {
  const { user, values } = await scene.drafted('submitWithdrawal')
  const { min } = (await viewOf(scene, user)).conditions
  const below = { ...values, amount: plain(minus(min, cent())) }
  const { params, reason } = await scene.refused(
    'submitWithdrawal',
    below,
    user,
    'withdraw_amount_too_small',
    'input_invalid',
  )
  if (reason === 'withdraw_amount_too_small') scene.same(params.min, min, 'min of the refusal')
  await scene.done(
    'submitWithdrawal',
    { ...(await withdrawing(scene, user, values, min)), ...scene.client.intent() },
    user,
  )
})

law('withdrawal.max', op, async (scene) => {
  const { user, view, of } = await ready(scene, '200000.00')
  const { max } = view.conditions
  const { params } = await scene.refused(
    'submitWithdrawal',
    of(sum(max, cent())),
    user,
    'withdraw_amount_too_large',
  )
  scene.same(params.max, max, 'max of the refusal')
  await scene.done('submitWithdrawal', of(max), user)
})

law('withdrawal.target-removed', op, async (scene) => {
  const { user, of, view } = await ready(scene)
  const { values } = await scene.draft(user, 'bindPaymentMethod')
  const { payment_method: card } = await scene.done('bindPaymentMethod', values, user)
  await scene.stage(user).bindAddress(user)
  const alipay = of(view.conditions.min)
  for (const sent of [alipay, { ...of(view.conditions.min), target_id: card.id }]) {
    const removal = { id: sent.target_id, ...fundPasswordOf(user) }
    await scene.done('removePaymentMethod', removal, user)
    const { targets: left } = await viewOf(scene, user)
    scene.hold(
      !left.some(({ id }) => id === sent.target_id),
      'a target that was removed is offered',
    )
    await scene.unchanged(user, () => scene.refused('submitWithdrawal', sent, user))
  }
  const { requirements: left } = (await viewOf(scene, user)).conditions
  scene.same(left.target, true, 'whether there is a target with a wallet address alone')
})

/** A withdrawal of a new user, under review. */
async function underReview(scene: Scene) {
  const { user, view, of } = await ready(scene)
  const amount = sum(view.conditions.min, stays())
  const { balances: before } = await scene.done('getUser', {}, user)
  const { record } = await scene.done('submitWithdrawal', of(amount), user)
  return { user, amount, before, record }
}

law('withdrawal.frozen', op, async (scene) => {
  const { user, amount, before, record } = await underReview(scene)
  scene.same(record.status, 'under_review', 'the status of a withdrawal that was submitted')
  const { balances } = await scene.done('getUser', {}, user)
  const held = minus(balances.frozen, before.frozen)
  scene.amount(held, amount, 'what is on hold')
  const { list } = (await scene.done('getWallet', { type: 'withdrawal' }, user)).ledger
  const left = list.filter((one) => one.record_id === record.id).map((one) => one.amount)
  scene.same(left, [negated(amount)], 'the lines of the ledger of the withdrawal')
  scene.same(balances.cash, before.cash, 'the cash while a withdrawal is under review')
  scene.same(
    balances.total_asset,
    before.total_asset,
    'the total asset while a withdrawal is under review',
  )
})

law('withdrawal.record', op, { part: 'under review' }, async (scene) => {
  const { user, record } = await underReview(scene)
  await pause(1100)
  const { status, expected_at: expected } = await told(scene, user, record.id)
  if (status !== 'under_review') throw new NotReachable('the review is over at once')
  scene.same(
    expected,
    record.expected_at,
    'expected_at, a moment later,',
    descriptionOf('ReviewExpected'),
  )
})

/** The record of a withdrawal, as the list tells it. */
async function told(scene: Scene, user: User, id: string) {
  const { list } = await scene.done('listWithdrawalRecords', {}, user)
  return scene.found(
    list.find((one) => one.id === id),
    'the withdrawal is not listed',
  )
}

law('withdrawal.failed', op, async (scene) => {
  const { user, amount, before, record } = await decided(scene, 'failed')
  const { balances } = await scene.done('getUser', {}, user)
  scene.same(balances, before, 'the balances after a withdrawal that failed')
  const { list } = (await scene.done('getWallet', { type: 'withdrawal_return' }, user)).ledger
  const back = list.filter((one) => one.record_id === record.id).map((one) => one.amount)
  scene.same(back, [amount], 'what the ledger gives back')
})

law('withdrawal.success', op, async (scene) => {
  const { user, amount, before } = await decided(scene, 'success')
  const { balances } = await scene.done('getUser', {}, user)
  const wanted = { ...before, available: minus(before.available, amount) }
  wanted.cash = minus(before.cash, amount)
  wanted.total_asset = minus(before.total_asset, amount)
  scene.same(balances, wanted, 'the balances after a withdrawal that succeeded')
})

/** A withdrawal of a new user whose review was decided. */
async function decided(scene: Scene, decision: string) {
  const made = await underReview(scene)
  await scene.review('withdrawal', made.user, made.record.id, decision)
  const { status } = await told(scene, made.user, made.record.id)
  scene.same(status, decision, 'the status of a withdrawal that was decided')
  return made
}

law(
  'filter.newest-first',
  'listWithdrawalRecords',
  { part: 'when one was decided' },
  async (scene) => {
    const { user, view, of } = await ready(scene)
    const ids = async () =>
      (await scene.done('listWithdrawalRecords', {}, user)).list.map(({ id }) => id)
    for (let made = 0; made < Math.min(2, view.conditions.today.times_left); made += 1)
      await scene.done('submitWithdrawal', of(sum(view.conditions.min, stays())), user)
    const before = await ids()
    await scene.review('withdrawal', user, before[0] ?? '', 'success')
    scene.same(await ids(), before, 'the withdrawals when the newest was decided')
  },
)

/** How long a rate must still be valid when it is sent. */
const MARGIN_SECONDS = 3

law('money.exchange-suspended', op, { alone: true }, async (scene) => {
  const { user, target, sent } = await inCoin(scene)
  await scene.suspended(target.currency, async () => {
    const { targets: bound } = await viewOf(scene, user)
    const { quote } = scene.found(
      bound.find(({ id }) => id === target.id),
      'a target whose coin is suspended is gone',
    )
    scene.same(quote, null, 'the quote of a target whose coin is suspended')
    await scene.unchanged(user, () =>
      scene.refused('submitWithdrawal', sent(), user, 'action_not_allowed'),
    )
  })
})

/** A new user with an address on every network, and a request to the one whose coin is worth most. */
async function inCoin(scene: Scene) {
  const { user, of } = await ready(scene)
  const examples = scene.contract.operation('bindWalletAddress').form?.examples ?? []
  for (const [name, { confirmation }] of examples) {
    // The same address with a passkey, which not every server has.
    if (confirmation !== undefined) continue
    const { values } = await scene.draft(user, 'bindWalletAddress', name)
    await scene.done('bindWalletAddress', { ...values, ...scene.client.intent() }, user)
  }
  const quotes = async () => {
    const { currency, conditions, targets: bound } = await viewOf(scene, user)
    const coins = bound.filter((one) => one.currency !== currency)
    const paid = coins.flatMap(({ quote, ...one }) => (quote ? [{ ...one, quote }] : []))
    const [best] = paid.toSorted((one, two) => compare(two.quote.rate, one.quote.rate))
    return { min: conditions.min, best: needed(best, 'no coin is paid out now') }
  }
  const soon = (await quotes()).best.quote.expires_at
  if (soon - (await scene.now()) < MARGIN_SECONDS) await scene.until(soon + 1)
  const { min, best } = await quotes()
  const cash = of(sum(min, stays()))
  const to = { target_id: best.id, rate: best.quote.rate }
  return { user, target: best, cash, sent: () => ({ ...cash, ...to, ...scene.client.intent() }) }
}

law('withdrawal.coin-quote', 'getWithdrawalView', async (scene) => {
  const { user } = await inCoin(scene)
  const answer = await scene.call('getWithdrawalView', {}, user)
  if (answer.code !== 1) throw new NotReachable('there is no view')
  const { currency, targets: bound } = answer.data
  for (const { id, currency: receives, quote } of bound) {
    scene.hold(quote === null || receives !== currency, `${id} is in cash and has a rate`)
    if (quote === null) continue
    const { as_of: from, expires_at: until } = quote
    scene.hold(
      from <= answer.time && answer.time < until,
      `${id} has at ${answer.time} a rate of ${from} to ${until}`,
    )
  }
})

law('withdrawal.coin-rate', op, async (scene) => {
  const { user, target, cash, sent } = await inCoin(scene)
  const { rate, ...without } = sent()
  const refused = (one: Record<string, Value>, reason: string) =>
    scene.refused('submitWithdrawal', one, user, reason)
  const missing = await refused(without, 'input_invalid')
  scene.same(missing.params.field, 'rate', 'the field of a coin without a rate')
  await refused({ ...cash, rate, ...scene.client.intent() }, 'input_invalid')
  const { params } = await refused({ ...sent(), rate: sum(rate, '1') }, 'price_changed')
  const after = (await viewOf(scene, user)).targets.find(({ id }) => id === target.id)
  const offered = [rate, after?.quote?.rate ?? rate]
  scene.hold(
    offered.some((one) => equal(one, params.rate ?? '0')),
    `the refusal names ${params.rate}, and ${offered.join(' or ')} is offered`,
  )
})

law('withdrawal.coin-lapsed', op, waits, async (scene) => {
  const { user, target, sent } = await inCoin(scene)
  const { expires_at: end } = target.quote
  await scene.until(end - MARGIN_SECONDS)
  if ((await scene.now()) < end - 1) await scene.done('submitWithdrawal', sent(), user)
  await scene.until(end)
  const { targets: bound } = await viewOf(scene, user)
  const present = needed(
    bound.find(({ id }) => id === target.id)?.quote ?? undefined,
    'the coin is not paid out now',
  )
  if (equal(present.rate, target.quote.rate)) throw new NotReachable('the rate did not move')
  await scene.unchanged(user, () =>
    scene.refused('submitWithdrawal', sent(), user, 'price_changed'),
  )
})

law('withdrawal.coin-paid', op, async (scene) => {
  for (const decision of ['failed', 'success']) {
    const { user, target, sent } = await inCoin(scene)
    const { record } = await scene.done('submitWithdrawal', sent(), user)
    const promised = scene.found(record.coin_payout, 'a coin is paid as cash')
    scene.same(promised.coin, target.currency, 'the coin that arrives')
    scene.hold(
      equal(promised.rate, target.quote.rate),
      `${target.quote.rate} was accepted and ${promised.rate} is told`,
    )
    holdPayout(scene, record)
    await scene.review('withdrawal', user, record.id, decision)
    const after = await told(scene, user, record.id)
    const { coin_payout: paid } = after
    const what = `what was promised of a coin, when the withdrawal is a ${decision}`
    scene.same({ ...paid, transaction_id: null }, promised, what)
    holdPayout(scene, after)
    const isPaid = typeof paid?.transaction_id === 'string'
    scene.same(isPaid, decision === 'success', `whether a ${decision} in a coin has a transaction`)
  }
})

const KINDS = {
  bank_card: 'bank_card',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: undefined,
  crypto_transfer: undefined,
} as const

law('withdrawal.targets', 'getWithdrawalView', async (scene) => {
  const user = await scene.stranger()
  const bound = new Map<string, string>()
  for (const name of scene.contract.operation('bindPaymentMethod').form?.examples.keys() ?? []) {
    const { values } = await scene.draft(user, 'bindPaymentMethod', name)
    const { payment_method: method } = await scene.done('bindPaymentMethod', values, user)
    const kind = KINDS[method.type]
    if (kind) bound.set(method.id, kind)
  }
  bound.set((await scene.stage(user).bindAddress(user)).id, 'wallet_address')
  const { targets: offered } = await viewOf(scene, user)
  const found = Object.fromEntries(offered.map(({ id, type }) => [id, type]))
  scene.same(found, Object.fromEntries(bound), 'the targets and their kinds')
})

law('withdrawal.requirements', 'getWithdrawalView', reads, async (scene) => {
  const { main } = scene.world
  const { requirements: told } = (await viewOf(scene, main)).conditions
  const { setup, verification } = await scene.done('getUser', {}, main)
  scene.same(told.fund_password, setup.fund_password, 'whether a fund password is set')
  scene.same(told.verification, verification.state, 'the state of the verification')
})

law('withdrawal.conditions', 'getDepositView', reads, async (scene) => {
  const { main } = scene.world
  const { conditions: wanted } = await viewOf(scene, main)
  const { conditions: found } = await scene.done('getDepositView', {}, main)
  scene.same(found, wanted, 'the conditions of a withdrawal on the deposit screen')
})

law('withdrawal.record', 'listWithdrawalRecords', reads, async (scene) => {
  const { list } = await scene.done('listWithdrawalRecords', { limit: '100' }, scene.world.main)
  if (list.length === 0) throw new NotReachable('the main user has no withdrawal')
  for (const one of list) holdReview(scene, one)
})

law('overdraw.times', op, async (scene) => {
  const { user, view, of } = await ready(scene)
  const { min, today } = view.conditions
  if (today.times_max > MOST_TIMES) throw new NotReachable('the times of a day are many')
  const requests = Array.from({ length: today.times_max + AT_ONCE }, () => of(min))
  const answers = await Promise.all(
    requests.map((one) => scene.call('submitWithdrawal', one, user)),
  )
  const done = answers.filter(({ code }) => code === 1).length
  scene.hold(
    done <= today.times_max,
    `${done} withdrawals at once were done, of ${today.times_max} a day`,
  )
})
