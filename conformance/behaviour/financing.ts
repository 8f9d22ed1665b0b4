import type {
  Project,
  Purchase,
  PurchaseActions,
  TrendPoint,
} from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { cashCurrency, cashScale, cent, inCash, nothing } from '../contract/currencies.ts'
import { compare, divide, equal, minus, negated, plain, sum, times } from '../contract/decimal.ts'
import { appendTerms, settlementTerms } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf, needed } from '../plan/stage.ts'
import {
  dailyIncome,
  earnsFrom,
  endOfDay,
  halfOf,
  incomesOf,
  startOfDay,
} from '../reference/reference.ts'
import { lawList } from './law.ts'
import { holdFinancing } from './money.ts'
import type { Scene } from './scene.ts'
import { Disturbed } from './scene.ts'

const law = lawList()
/** A purchase earns what its terms say, day by day, and its money moves as they say. */
export const financingLaws = law.all

const reads = { reads: true }
const waits = { waits: true }

export const zoneOf = async (scene: Scene) => (await scene.done('getSiteInfo')).time_zone

/** The projects that take money now. */
async function open(scene: Scene): Promise<Project[]> {
  const { list } = await scene.done(
    'listProjects',
    { filter: 'in_progress', limit: '100' },
    scene.world.main,
  )
  return list.filter((one) => compare(one.maximum_amount, one.minimum_amount) >= 0)
}

/** One project that takes money of each way to pay. */
export async function ofEachMethod(scene: Scene): Promise<Project[]> {
  const byMethod = Map.groupBy(await open(scene), (one) => one.dividend_method)
  const found = [...byMethod.values()].flatMap(([first]) => first ?? [])
  if (found.length === 0) throw new NotReachable('no project takes money now')
  return found
}

/** The project that some condition holds of, the cheapest. */
async function projectThat(
  scene: Scene,
  holds: (one: Project) => boolean,
  why: string,
): Promise<Project> {
  const found = (await open(scene)).filter(holds)
  const cheapest = found.sort((one, other) => compare(one.minimum_amount, other.minimum_amount))
  return needed(cheapest[0], why)
}

const form = (scene: Scene, user: User, project: Project, amount: string) => ({
  ...{ project_id: project.id, amount: plain(amount), daily_rate: project.daily_rate },
  release_date: String(project.release_date),
  ...fundPasswordOf(user),
  ...scene.client.intent(),
  allow_duplicate: 'true',
})

export async function bought(
  scene: Scene,
  user: User,
  project: Project,
  amount = project.minimum_amount,
) {
  return (await scene.done('buyProject', form(scene, user, project, amount), user)).purchase
}

export const detailsOf = (scene: Scene, user: User, { id }: Purchase) =>
  scene.done('getPurchase', { purchase_id: id }, user)

const projectOf = (scene: Scene, user: User, { project_id }: Purchase) =>
  scene.done('getProject', { project_id }, user)

async function appendOf(scene: Scene, user: User, purchase: Purchase, amount: string) {
  const details = await detailsOf(scene, user, purchase)
  const terms = appendTerms(details, await projectOf(scene, user, purchase))
  const sent = { purchase_id: purchase.id, amount: plain(amount), ...terms }
  const signed = { ...fundPasswordOf(user), ...scene.client.intent() }
  return { ...sent, ...signed, allow_duplicate: 'true' }
}

async function settlementOf(scene: Scene, user: User, purchase: Purchase) {
  const terms = settlementTerms(await detailsOf(scene, user, purchase))
  const sent = { purchase_id: purchase.id, ...terms }
  return { ...sent, ...fundPasswordOf(user), ...scene.client.intent() }
}

const availableOf = async (scene: Scene, user: User) =>
  (await scene.done('getUser', {}, user)).balances.available

law('financing.project', 'listProjects', reads, async (scene) => {
  const answer = await scene.call('listProjects', { limit: '100' }, scene.world.main)
  if (answer.code !== 1) throw new NotReachable('there are no projects')
  for (const one of answer.data.list) {
    const { id, daily_rate: of, total_investment_amount: all, invested_amount: invested } = one
    const same = (name: string, found: string, wanted: string) =>
      scene.amount(found, wanted, `${name} of ${id}`)
    same('yield', one.yield, times(of, String(one.investment_cycle), 8))
    same('expected_yield', one.expected_yield, times(of, '365', 8))
    const off = minus(one.progress, divide(invested, all, 8))
    scene.hold(
      compare(off, '0.005') <= 0 && compare(off, '-0.005') >= 0,
      `progress of ${id} is ${one.progress}, with ${invested} of ${all}`,
    )
    scene.hold(
      compare(one.initial_amount, invested) <= 0,
      `${id} began with ${one.initial_amount} and has ${invested}`,
    )
    if (one.status === 'unknown') continue
    same(
      'remaining_amount',
      one.remaining_amount,
      one.status === 'ended' ? '0' : minus(all, invested),
    )
    scene.hold(
      compare(one.maximum_amount, one.remaining_amount) <= 0,
      `${id} takes ${one.maximum_amount} at once, and ${one.remaining_amount} in all`,
    )
    const isOver = one.end_time <= answer.time
    scene.same(
      one.status,
      isOver ? 'ended' : 'in_progress',
      `the status of ${id}, which ends at ${one.end_time}`,
    )
  }
})

law('financing.terms', 'getProject', reads, async (scene) => {
  const zone = await zoneOf(scene)
  for (const { id, investment_cycle: cycle, dividend_method: method } of await ofEachMethod(
    scene,
  )) {
    const answer = await scene.call('getProject', { project_id: id }, scene.world.main)
    if (answer.code !== 1) continue
    const release = endOfDay(answer.time, cycle, zone)
    scene.same(
      answer.data.terms,
      {
        earns_from: earnsFrom(answer.time, zone),
        first_income_at: method === 'all_at_expiry' ? release : endOfDay(answer.time, 1, zone),
        release_date: release,
      },
      `terms of ${id}`,
    )
    scene.same(answer.data.project.release_date, release, `release_date of ${id}`)
  }
})

law('financing.schedule', 'buyProject', async (scene) => {
  const user = await scene.actor()
  const zone = await zoneOf(scene)
  for (const project of await ofEachMethod(scene)) {
    const { minimum_amount: least, maximum_amount: most, daily_rate: of } = project
    const half = halfOf(least, of)
    const amount = half !== undefined && compare(half, most) <= 0 ? half : least
    const purchase = await bought(scene, user, project, amount)
    const { schedule: told } = await detailsOf(scene, user, purchase)
    const wanted = incomesOf(purchase, amount, zone)
    const shown = told.map(({ day, pays_at, amount: income }) => ({ day, pays_at, amount: income }))
    scene.same(shown, wanted, `the schedule of ${amount} at ${of} (${project.dividend_method})`)
    for (const one of told) scene.same(one.status, 'coming', `the status of day ${one.day}`)
    const { bought_at: at, investment_cycle: cycle } = purchase
    const terms = {
      ...{ earns_from: earnsFrom(at, zone), release_date: endOfDay(at, cycle, zone) },
      ...{ next_income_at: wanted[0]?.pays_at, days_done: 0, project_id: project.id },
      ...{ daily_rate: of, investment_cycle: project.investment_cycle },
      ...{ dividend_method: project.dividend_method, title: project.title },
    }
    for (const [name, value] of Object.entries(terms))
      scene.same(Reflect.get(purchase, name), value, `${name} of a purchase of today`)
    const whole = sum(nothing(), ...wanted.map((one) => one.amount))
    scene.amount(purchase.income_expected, whole, 'income_expected')
    scene.amount(purchase.daily_income, dailyIncome(amount, of), `daily_income of ${amount}`)
  }
})

law('financing.minimum', 'buyProject', async (scene) => {
  const user = await scene.actor()
  const [project] = await ofEachMethod(scene)
  if (!project) return
  const sent = form(scene, user, project, minus(project.minimum_amount, cent()))
  const { params, reason } = await scene.refused(
    'buyProject',
    sent,
    user,
    'amount_too_small',
    'input_invalid',
  )
  if (reason === 'amount_too_small')
    scene.same(params.min, project.minimum_amount, 'min of the refusal')
})

/** The largest balance that a user can be made with. */
const richest = () => inCash('5000000.00')

law('financing.maximum', 'buyProject', async (scene) => {
  const project = (await open(scene)).toSorted((one, other) =>
    compare(one.maximum_amount, other.maximum_amount),
  )[0]
  const found = needed(project, 'no project takes money now')
  const over = sum(found.maximum_amount, cent())
  if (compare(over, richest()) > 0) throw new NotReachable('nobody has as much as a project takes')
  const user = await scene.stranger({ balances: { [cashCurrency()]: sum(over, inCash('100.00')) } })
  const { params, reason } = await scene.refused(
    'buyProject',
    form(scene, user, found, over),
    user,
    'project_full',
    'amount_too_large',
    'input_invalid',
  )
  if (reason !== 'input_invalid') {
    const { project: now } = await scene.done('getProject', { project_id: found.id }, user)
    const told = `${params.max} is told as what ${found.id} takes, and ${now.maximum_amount} is it`
    // Others may have bought of it in between.
    if (!equal(params.max ?? '0', now.maximum_amount)) throw new Disturbed(told)
  }
  // One that leaves others enough.
  const isRoomy = ({ maximum_amount: most, remaining_amount: left }: Project) =>
    compare(left, times(most, '2', cashScale())) >= 0 && compare(most, richest()) <= 0
  const roomy = (await open(scene)).find(isRoomy)
  if (!roomy) return
  const rich = await scene.stranger({ balances: { [cashCurrency()]: richest() } })
  await bought(scene, rich, roomy, roomy.maximum_amount)
})

law('financing.counted', 'buyProject', { alone: true }, async (scene) => {
  const user = await scene.actor()
  const project = await projectThat(scene, isDaily, NO_DAILY)
  const look = async () =>
    (await scene.done('getProject', { project_id: project.id }, user)).project
  const before = await look()
  const purchase = await bought(scene, user, project)
  const between = await look()
  const { min } = (await detailsOf(scene, user, purchase)).actions.append
  const amount = needed(min ?? undefined, 'nothing can be appended')
  await scene.done('appendPurchase', await appendOf(scene, user, purchase, amount), user)
  const after = await look()
  for (const [what, one, other, money, count] of [
    ['a purchase', before, between, purchase.principal, 1],
    ['an append', between, after, amount, 0],
  ] as const) {
    const more = minus(other.invested_amount, one.invested_amount)
    const counts = other.purchased_count - one.purchased_count
    // Others may buy meanwhile.
    if (!equal(more, money) || counts !== count)
      throw new Disturbed(`${what} of ${money} counts as ${more} and as ${counts} purchases`)
  }
})

law('financing.ended', 'buyProject', async (scene) => {
  const user = await scene.actor()
  const { list } = await scene.done('listProjects', { filter: 'ended' }, user)
  const project = needed(list[0], 'no project has ended')
  const release_date = String(await scene.now())
  const sent = { ...form(scene, user, project, project.minimum_amount), release_date }
  await scene.refused('buyProject', sent, user, 'project_ended')
})

const DAY_SECONDS = 86_400

/** A purchase whose project ends while it runs takes no more, and is not renewed. */
law('financing.ended', 'appendPurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const byEnd = (await open(scene)).toSorted(
    (one, other) =>
      one.end_time - other.end_time || compare(other.remaining_amount, one.remaining_amount),
  )
  const { id, end_time: end } = needed(byEnd[0], 'no project takes money now')
  await scene.until(end - DAY_SECONDS)
  const left = (await open(scene)).find((one) => one.id === id)
  const project = needed(left, 'the project that ends first takes no more')
  const { id: purchase_id, release_date: release } = await bought(scene, user, project)
  const signed = () => ({ purchase_id, ...fundPasswordOf(user), ...scene.client.intent() })
  await scene.until(end + 1)
  const append = {
    ...signed(),
    amount: plain(project.minimum_amount),
    ...{ principal: project.minimum_amount, earns_from: String(end + DAY_SECONDS) },
  }
  await scene.refused('appendPurchase', append, user, 'project_ended')
  await scene.until(release + 1)
  const renewal = {
    ...{ ...signed(), mode: 'principal', principal: project.minimum_amount },
    ...{ daily_rate: project.daily_rate, release_date: String(release + DAY_SECONDS) },
  }
  await scene.refused('renewPurchase', renewal, user, 'project_ended')
})

law('financing.fund-password', 'buyProject', async (scene) => {
  const user = await scene.actor()
  const project = await projectThat(scene, isDaily, NO_DAILY)
  const sent = form(scene, user, project, project.minimum_amount)
  const wrong = { ...sent, fund_password: 'wrong-one' }
  await scene.unchanged(user, () => scene.refused('buyProject', wrong, user, 'fund_password_wrong'))
  // The right one forgets the wrong one.
  await bought(scene, user, project)
})

law('financing.rate', 'buyProject', async (scene) => {
  const user = await scene.actor()
  const [project] = await ofEachMethod(scene)
  if (!project) return
  const sent = form(scene, user, project, project.minimum_amount)
  for (const daily_rate of [
    sum(project.daily_rate, '0.0001'),
    divide(project.daily_rate, '2', 8),
  ]) {
    const other = { ...sent, daily_rate, ...scene.client.intent() }
    const { params } = await scene.refused('buyProject', other, user, 'price_changed')
    scene.amount(params.rate ?? '0', project.daily_rate, 'rate of the refusal')
  }
})

const isDaily = (one: Project) => one.dividend_method === 'daily_interest'
const asksNothing = (one: Project) => equal(one.append_money, '0')
const NO_DAILY = 'no project that pays by the day takes money now'
/** Enough of a principal for an income of some cents a day. */
const wished = () => inCash('1000.00')

const amountOf = ({ minimum_amount: least, maximum_amount: most }: Project) =>
  compare(wished(), least) < 0 || compare(wished(), most) > 0 ? least : wished()

/** Goes to the end of a day of a purchase, from 1. */
async function toEndOf(scene: Scene, { bought_at: at }: Purchase, day: number) {
  await scene.until(endOfDay(at, day, await zoneOf(scene)) + 1)
}

/** A new user's purchase of more days than so many, whose income is paid at the end of each. */
async function boughtDaily(
  scene: Scene,
  days: number,
): Promise<{ user: User; purchase: Purchase }> {
  const user = await scene.stranger()
  const holds = (one: Project) => isDaily(one) && asksNothing(one) && one.investment_cycle > days
  const project = await projectThat(scene, holds, NO_DAILY)
  return { user, purchase: await bought(scene, user, project, amountOf(project)) }
}

law('financing.daily', 'getPurchase', waits, async (scene) => {
  const { user, purchase } = await boughtDaily(scene, 2)
  const before = await availableOf(scene, user)
  const income = dailyIncome(purchase.principal, purchase.daily_rate)
  for (const day of [1, 2]) {
    await toEndOf(scene, purchase, day)
    const { purchase: now, schedule: list, movements } = await detailsOf(scene, user, purchase)
    const paid = times(income, String(day), cashScale())
    scene.amount(now.income_paid, paid, `income_paid after day ${day}`)
    scene.same(now.days_done, day, 'days_done')
    scene.same(
      list.filter(({ status }) => status === 'paid').map((one) => one.day),
      Array.from({ length: day }, (_, index) => index + 1),
      'the days that are paid',
    )
    const gained = minus(await availableOf(scene, user), before)
    scene.amount(gained, paid, `what came in after day ${day}`)
    const moved = movements.filter(({ type }) => type === 'income')
    scene.amount(now.income_accrued, '0', 'income_accrued of what is paid by the day')
    scene.same(moved.length, day, 'the movements of income')
    scene.same(
      moved[0]?.at,
      endOfDay(purchase.bought_at, day, await zoneOf(scene)),
      'when the income moved',
    )
    const { list: lines } = (await scene.done('getWallet', { type: 'project_income' }, user)).ledger
    scene.same(
      lines.map(({ amount }) => amount),
      Array.from({ length: day }, () => income),
      'the lines of the ledger',
    )
  }
})

law('financing.append-next-day', 'appendPurchase', waits, async (scene) => {
  const { user, purchase } = await boughtDaily(scene, 3)
  await toEndOf(scene, purchase, 1)
  const { actions } = await detailsOf(scene, user, purchase)
  const { allowed, min: least } = actions.append
  if (!allowed || least === null) throw new NotReachable('nothing can be appended')
  const amount = compare(least, purchase.principal) > 0 ? least : purchase.principal
  const sent = await appendOf(scene, user, purchase, amount)
  const { purchase: now } = await scene.done('appendPurchase', sent, user)
  const today = dailyIncome(purchase.principal, purchase.daily_rate)
  scene.amount(now.next_income ?? '0', today, 'next_income, of today, when money was appended,')
  const { schedule: list } = await detailsOf(scene, user, purchase)
  const more = sum(purchase.principal, amount)
  for (const { day, principal, amount: income } of list) {
    const of = day <= 2 ? purchase.principal : more
    scene.amount(principal, of, `principal of day ${day} in the schedule`)
    const wanted = dailyIncome(of, purchase.daily_rate)
    scene.amount(income, wanted, `the income of day ${day} of ${of}`)
  }
})

law('financing.at-expiry', 'getPurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { purchase, accrued } = await accruing(scene, user)
  const { purchase: now } = await detailsOf(scene, user, purchase)
  scene.hold(equal(now.income_paid, '0'), `${now.income_paid} is paid before the expiry`)
  scene.amount(now.income_accrued, accrued, 'income_accrued')
  await appendAtExpiry(scene, user, { purchase, accrued })
})

/** A purchase that is paid at its expiry, after two days of its cycle. */
async function accruing(scene: Scene, user: User) {
  const why = 'no project that pays at its expiry takes money now'
  const project = await projectThat(
    scene,
    (one) =>
      one.dividend_method === 'all_at_expiry' && asksNothing(one) && one.investment_cycle > 3,
    why,
  )
  const least = project.minimum_amount
  const twice = times(project.daily_rate, '2', 8)
  const half = halfOf(least, twice) ?? halfOf(least, twice, cashScale(), '1')
  const fits = half !== undefined && compare(half, project.maximum_amount) <= 0
  const purchase = await bought(scene, user, project, fits ? half : least)
  const before = await availableOf(scene, user)
  await toEndOf(scene, purchase, 2)
  const accrued = times(times(purchase.principal, purchase.daily_rate, 20), '2', cashScale())
  return { project, purchase, accrued, before }
}

law('financing.settle-early', 'settlePurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { project, purchase, accrued, before } = await accruing(scene, user)
  const { actions } = await detailsOf(scene, user, purchase)
  const { settle } = actions
  if (project.early_settlement === 'not_allowed') throw new NotReachable('nothing is settled early')
  scene.amount(
    settle.returns ?? '0',
    sum(purchase.principal, accrued),
    'what settling is said to return',
  )
  const lost = dailyIncome(purchase.principal, purchase.daily_rate)
  scene.amount(settle.income_lost ?? '0', lost, 'income_lost of the current day, before settling,')
  const sent = await settlementOf(scene, user, purchase)
  const { purchase: over } = await scene.done('settlePurchase', sent, user)
  scene.amount(over.income_paid, accrued, 'income_paid of past days')
  scene.amount(over.income_lost, lost, 'income_lost of the current day')
  const gained = minus(await availableOf(scene, user), before)
  const wanted = sum(purchase.principal, accrued)
  scene.amount(gained, wanted, 'the change of the balance')
  await toEndOf(scene, purchase, 3)
  const { purchase: later } = await detailsOf(scene, user, purchase)
  scene.same(later, over, 'a purchase that was settled, a day later')
})

law('financing.settle-first-day', 'settlePurchase', async (scene) => {
  const user = await scene.actor()
  const zone = await zoneOf(scene)
  for (const project of await ofEachMethod(scene)) {
    if (project.early_settlement === 'not_allowed') continue
    const purchase = await bought(scene, user, project)
    const before = await availableOf(scene, user)
    const sent = await settlementOf(scene, user, purchase)
    const { purchase: over, movements } = await scene.done('settlePurchase', sent, user)
    if (earnsFrom(purchase.bought_at, zone) <= (over.settled_at ?? 0)) continue
    const { status, days_done, income_paid, income_lost, income_accrued } = over
    const none = { income_paid: nothing(), income_lost: nothing(), income_accrued: nothing() }
    scene.same(
      { status, days_done, income_paid, income_lost, income_accrued },
      { status: 'settled', days_done: 0, ...none },
      `what was settled on the day of its purchase (${project.dividend_method})`,
    )
    const moved = movements.map(({ type, amount }) => ({ type, amount }))
    const wanted = [{ type: 'principal_return', amount: purchase.principal }]
    scene.same(moved, wanted, 'the movements of settling')
    const { schedule: list } = await detailsOf(scene, user, purchase)
    scene.same(list, [], 'the schedule of what earned on no day')
    const gained = minus(await availableOf(scene, user), before)
    scene.amount(gained, purchase.principal, 'the change of the balance')
  }
})

/** Why an action is not possible, by what became of a purchase. */
const REASONS: Readonly<Record<string, readonly [append: string | null, renew: string | null]>> = {
  earning: [null, 'not_matured'],
  awaiting_append: [null, 'not_matured'],
  matured: ['already_matured', null],
  settled: ['already_settled', 'already_settled'],
}
/** What a project or an administrator may have against an action that the purchase allows. */
const OTHER_REASONS: ReadonlySet<string | null> = new Set([
  null,
  'project_ended',
  'project_full',
  'funds_frozen',
])

law('financing.actions', 'getPurchase', reads, async (scene) => {
  const { main } = scene.world
  const { list } = await scene.done('listPurchases', { limit: '100' }, main)
  if (list.length === 0) throw new NotReachable('the main user has no purchase')
  const zone = await zoneOf(scene)
  for (const { id } of list.slice(0, LOOKED_AT)) {
    const answer = await scene.call('getPurchase', { purchase_id: id }, main)
    if (answer.code !== 1) continue
    const { purchase, actions: told } = answer.data
    holdReasons(scene, purchase, told)
    const { append, renew, settle, buy_again: again } = told
    for (const one of [append, renew, settle, again]) holdBounds(scene, id, one)
    const { principal, income_paid: paid, investment_cycle: cycle } = purchase
    const both = renew.principal_and_income ?? sum(principal, paid)
    scene.amount(both, sum(principal, paid), 'principal_and_income')
    const end = renew.allowed ? endOfDay(answer.time, cycle, zone) : null
    scene.same(renew.release_date, end, 'the end of a renewal')
    const returns = settle.allowed ? sum(principal, settle.income ?? '') : null
    scene.same(settle.returns, returns, 'what settling returns')
  }
})

function holdReasons(scene: Scene, purchase: Purchase, told: PurchaseActions): void {
  const { id, status, renewed_to: renewed } = purchase
  const [runs, over] = REASONS[status] ?? []
  if (runs === undefined) return
  for (const [name, wanted] of [
    ['append', runs],
    ['settle', runs],
    ['renew', renewed === null ? over : 'already_renewed'],
    ['buy_again', null],
  ] as const) {
    const { reason } = told[name]
    const fits = wanted === null ? OTHER_REASONS.has(reason) : reason === wanted
    scene.hold(fits, `${name} of ${id}, which is ${status}, is ${reason}`)
  }
}

/** What is possible has all its numbers, and what is not has none. */
function holdBounds(scene: Scene, id: string, action: PurchaseActions[keyof PurchaseActions]) {
  const { allowed, reason, ...numbers } = action
  scene.same(allowed, reason === null, `whether what has ${reason} is allowed`)
  for (const [name, value] of Object.entries(numbers)) {
    // A renewal with the income may be more than a project takes.
    if (name === 'currency' || (name === 'principal_and_income' && allowed)) continue
    scene.same(value !== null, allowed, `whether ${id} says ${name}`)
  }
}

/** Purchases that are looked at one by one. */
const LOOKED_AT = 30

law('financing.append-bounds', 'appendPurchase', async (scene) => {
  const user = await scene.stranger({ balances: { [cashCurrency()]: richest() } })
  const holds = (one: Project) => isDaily(one) && asksNothing(one)
  const purchase = await bought(scene, user, await projectThat(scene, holds, NO_DAILY))
  const append = async () => (await detailsOf(scene, user, purchase)).actions.append
  const { min: least, max: most } = await append()
  if (least === null || most === null) throw new NotReachable('nothing can be appended')
  const at = (amount: string) => appendOf(scene, user, purchase, amount)
  const refused = async (amount: string, ...reasons: string[]) =>
    (await scene.refused('appendPurchase', await at(amount), user, ...reasons)).params
  const below = await refused(minus(least, cent()), 'amount_too_small', 'input_invalid')
  if (below.min !== undefined) scene.same(below.min, least, 'min of the refusal')
  if (compare(most, richest()) < 0) {
    const above = await refused(sum(most, cent()), 'amount_too_large', 'project_full')
    const told = [most, (await append()).max]
    scene.hold(told.includes(above.max ?? ''), `max of the refusal is ${above.max}`)
  }
  await scene.done('appendPurchase', await at(least), user)
})

/** What is appended to such a purchase earns from the next day on. */
async function appendAtExpiry(
  scene: Scene,
  user: User,
  { purchase, accrued }: { purchase: Purchase; accrued: string },
): Promise<void> {
  const { allowed, min: amount } = (await detailsOf(scene, user, purchase)).actions.append
  if (!allowed || amount === null) return
  await scene.done('appendPurchase', await appendOf(scene, user, purchase, amount), user)
  const { purchase: now, schedule: list } = await detailsOf(scene, user, purchase)
  // Two days are over and the third is running.
  const { principal, investment_cycle: days, daily_rate: rate } = purchase
  const money = sum(
    times(principal, '3', cashScale()),
    times(sum(principal, amount), String(days - 3), cashScale()),
  )
  const wanted = times(money, rate, cashScale())
  scene.hold(
    equal(now.income_expected, wanted),
    `${principal} on 3 days and ${amount} more on the others earn ${wanted}, and ${now.income_expected} is expected`,
  )
  scene.hold(
    equal(list.at(-1)?.amount ?? '0', wanted),
    `${wanted} is to be paid at expiry, and the schedule says ${list.at(-1)?.amount}`,
  )
  scene.hold(
    equal(now.income_accrued, accrued),
    `${accrued} had accrued before the append, and ${now.income_accrued} is told after it`,
  )
}

/** A purchase that asks for an append, and the day from which its income is held without one. */
async function boughtWithAppend(scene: Scene, user: User) {
  const why = 'no project that asks for an append takes money now'
  const project = await projectThat(
    scene,
    (one) => isDaily(one) && !asksNothing(one) && one.append_from_day !== null,
    why,
  )
  const from = needed(project.append_from_day ?? undefined, why)
  const purchase = await bought(scene, user, project, amountOf(project))
  return { project, purchase, from }
}

/** An income that will be held is not promised as the next one. */
law('financing.held', 'getPurchase', { ...waits, part: 'before it is' }, async (scene) => {
  const user = await scene.stranger()
  const { purchase, from } = await boughtWithAppend(scene, user)
  if (from > 1) await toEndOf(scene, purchase, from - 1)
  const { purchase: now } = await detailsOf(scene, user, purchase)
  const { next_income: next, next_income_at: at } = now
  const what = `the next income before day ${from}, from which it is held`
  scene.same({ next, at }, { next: null, at: null }, what)
})

/** A purchase whose income is held, since its append was not made. */
async function awaiting(scene: Scene, user: User) {
  const { project, purchase, from } = await boughtWithAppend(scene, user)
  await toEndOf(scene, purchase, from)
  const { purchase: now, schedule: list } = await detailsOf(scene, user, purchase)
  scene.same(
    now.status,
    'awaiting_append',
    `the status after day ${from}, from which income is held`,
  )
  const income = dailyIncome(now.principal, now.daily_rate)
  scene.amount(now.income_held, income, `income_held of day ${from}`)
  const paid = times(income, String(from - 1), cashScale())
  scene.amount(now.income_paid, paid, `income_paid before day ${from}`)
  scene.same(list.find(({ day }) => day === from)?.status, 'held', `the status of day ${from}`)
  scene.amount(now.append_money ?? '0', project.append_money, 'append_money')
  const append = (amount: string) => appendOf(scene, user, now, amount)
  return { purchase: now, income, append, missing: project.append_money }
}

law('financing.held', 'appendPurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { append, income, missing } = await awaiting(scene, user)
  const before = await availableOf(scene, user)
  const { purchase, movements } = await scene.done('appendPurchase', await append(missing), user)
  scene.same(purchase.status, 'earning', 'the status when the money was added')
  scene.hold(
    equal(purchase.income_held, '0'),
    `${purchase.income_held} is held though the money was added`,
  )
  const released = movements
    .filter(({ type }) => type === 'held_income')
    .map(({ amount }) => amount)
  scene.same(released, [income], 'the held income that the append released')
  const gained = minus(await availableOf(scene, user), before)
  const wanted = minus(income, missing)
  scene.amount(gained, wanted, 'the change of the balance')
})

law('financing.append-least', 'appendPurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { append, missing } = await awaiting(scene, user)
  const less = minus(missing, cent())
  await scene.unchanged(user, async () => {
    const { params } = await scene.refused(
      'appendPurchase',
      await append(less),
      user,
      'append_required',
      'amount_too_small',
    )
    scene.hold(
      equal(params.append_money ?? params.min ?? '0', missing),
      `${missing} is missing, and the refusal says ${params.append_money}`,
    )
  })
})

law('financing.held-lost', 'settlePurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { purchase, income } = await awaiting(scene, user)
  const { actions } = await detailsOf(scene, user, purchase)
  scene.amount(actions.settle.held_income_lost ?? '0', income, 'held_income_lost')
  scene.amount(actions.settle.income_lost ?? '0', income, 'income_lost, of the current day alone,')
  const before = await availableOf(scene, user)
  const sent = await settlementOf(scene, user, purchase)
  const { purchase: over } = await scene.done('settlePurchase', sent, user)
  const { status, income_held, income_lost } = over
  const given = { status: 'settled', income_held: nothing(), income_lost: sum(income, income) }
  scene.same({ status, income_held, income_lost }, given, 'what was settled with held income')
  const { schedule: list } = await detailsOf(scene, user, purchase)
  const held = list.some((one) => one.status === 'held')
  scene.hold(!held, 'income is held of a purchase that was settled')
  const gained = minus(await availableOf(scene, user), before)
  scene.amount(gained, purchase.principal, 'what came back without the held income')
  await holdFinancing(scene, user)
})

law('financing.held-matures', 'getPurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { purchase } = await awaiting(scene, user)
  const before = await availableOf(scene, user)
  await scene.until(purchase.release_date + 1)
  const { purchase: over, schedule: list } = await detailsOf(scene, user, purchase)
  const { status, income_held, income_paid, income_expected } = over
  const wanted = { status: 'matured', income_held: nothing(), income_paid: income_expected }
  scene.same({ status, income_held, income_paid }, wanted, 'what matured with held income')
  scene.same(new Set(list.map((one) => one.status)), new Set(['paid']), 'the schedule')
  const gained = minus(await availableOf(scene, user), before)
  const came = sum(purchase.principal, minus(income_paid, purchase.income_paid))
  scene.amount(gained, came, 'the change of the balance')
})

law('financing.renew-once', 'renewPurchase', async (scene) => {
  const { values, as } = await scene.draft(scene.world.main, 'renewPurchase')
  const user = needed(as, 'nobody has a matured purchase')
  await scene.done('renewPurchase', values, user)
  const sent = { ...values, ...scene.client.intent() }
  await scene.unchanged(user, () =>
    scene.refused('renewPurchase', sent, user, 'action_not_allowed'),
  )
})

law('financing.renewal', 'renewPurchase', async (scene) => {
  const { values, as } = await scene.draft(scene.world.main, 'renewPurchase')
  const user = needed(as, 'nobody has a matured purchase')
  const sent = { purchase_id: values.purchase_id }
  const { purchase: old } = await scene.done('getPurchase', sent, user)
  const look = async () => ({
    counted: (await scene.done('getProject', { project_id: old.project_id }, user)).project
      .purchased_count,
    done: (await scene.done('getWithdrawalView', {}, user)).conditions.turnover.done,
  })
  const before = await look()
  const { purchase } = await scene.done('renewPurchase', values, user)
  const { counted: count, done } = await look()
  scene.hold(count > before.counted, `a renewal was made, and ${count} purchases are counted`)
  scene.amount(done, sum(before.done, purchase.principal), 'the turnover done, by a renewal too,')
  scene.hold(purchase.id !== old.id, 'a renewal is no purchase of its own')
  scene.same(purchase.renewed_from, old.id, 'renewed_from')
  scene.same(purchase.project_id, old.project_id, 'project_id of the renewal')
  scene.same(
    purchase.earns_from,
    startOfDay(purchase.bought_at, await zoneOf(scene), 1),
    'earns_from of the renewal',
  )
  const { purchase: after } = await scene.done('getPurchase', sent, user)
  scene.same(after.status, 'matured', 'the status of the purchase that was renewed')
})

law('financing.profit', 'getBalanceProduct', waits, async (scene) => {
  const { user, purchase } = await boughtDaily(scene, 2)
  const income = dailyIncome(purchase.principal, purchase.daily_rate)
  const { total_asset: begin } = (await scene.done('getUser', {}, user)).balances
  const had = (days: number) => sum(begin, times(income, String(days), cashScale()))
  let known: readonly TrendPoint[] = []
  for (const day of [1, 2]) {
    await toEndOf(scene, purchase, day)
    const told = await scene.done('getBalanceProduct', {}, user)
    const ever = times(income, String(day), cashScale())
    scene.amount(told.total_profit, ever, 'total_profit of financing')
    scene.amount(told.yesterday_profit, income, 'yesterday_profit of financing')
    const { balances, trend } = await scene.done('getWallet', {}, user)
    const { total_profit, yesterday_profit, yesterday_balance } = balances
    scene.same(
      { total_profit, yesterday_profit, yesterday_balance },
      { total_profit: ever, yesterday_profit: income, yesterday_balance: had(day - 1) },
      `the balances after day ${day}`,
    )
    // Each day began with the income of the day before, which is paid at its end.
    const begun = Array.from({ length: day + 1 }, (_, days) => had(days))
    const points = trend.slice(-begun.length - 1).map((one) => one.total_asset)
    scene.same(points, [...begun, had(day)], `the end of the trend after day ${day}`)
    // With coins at the rate of then: what was told of a day stays.
    scene.same(trend.slice(0, known.length), known, 'what the trend told of days before')
    known = trend.slice(0, -1)
  }
})

/** What is held is no profit, of the day that is over either. */
law(
  'financing.profit',
  'getBalanceProduct',
  { ...waits, part: 'of what is held' },
  async (scene) => {
    const user = await scene.stranger()
    const { purchase } = await awaiting(scene, user)
    await holdFinancing(scene, user)
    const { yesterday_profit } = await scene.done('getBalanceProduct', {}, user)
    scene.amount(yesterday_profit, '0', 'yesterday_profit of financing, of a day that is held,')
    const { total_profit, yesterday_profit: yesterday } = (await scene.done('getUser', {}, user))
      .balances
    scene.amount(total_profit, purchase.income_paid, 'total_profit of the balances')
    scene.amount(yesterday, '0', 'yesterday_profit of the balances, of a day that is held,')
  },
)

/** The ledger calls what a purchase moved what it was. */
async function holdLedger(scene: Scene, user: User, of: Purchase): Promise<void> {
  const { purchase } = await detailsOf(scene, user, of)
  const { list } = (await scene.done('getWallet', { limit: '100' }, user)).ledger
  for (const [kind, amount] of [
    ['project_purchase', negated(purchase.initial_amount)],
    ['project_append', negated(purchase.appended_amount)],
    ['project_income', purchase.income_paid],
    ['project_principal', purchase.returned_amount ?? '0'],
  ] as const) {
    const lines = list.filter((one) => one.record_id === purchase.id && one.type === kind)
    const moved = sum(nothing(), ...lines.map((one) => one.amount))
    scene.amount(moved, amount, `what the ledger moves as ${kind}`)
  }
}

law('financing.ledger', 'settlePurchase', waits, async (scene) => {
  const { user, purchase } = await boughtDaily(scene, 2)
  await toEndOf(scene, purchase, 1)
  await holdLedger(scene, user, purchase)
  const { settle } = (await detailsOf(scene, user, purchase)).actions
  if (!settle.allowed) throw new NotReachable('nothing is settled early')
  const sent = await settlementOf(scene, user, purchase)
  await scene.done('settlePurchase', sent, user)
  await holdLedger(scene, user, purchase)
})

law('financing.ledger', 'getPurchase', waits, async (scene) => {
  const user = await scene.stranger()
  const { purchase, append, missing } = await awaiting(scene, user)
  await scene.done('appendPurchase', await append(missing), user)
  await holdLedger(scene, user, purchase)
  await scene.until(purchase.release_date + 1)
  await holdLedger(scene, user, purchase)
})
