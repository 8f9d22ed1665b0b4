import type {
  LimitChange,
  OwnLimit,
  OwnLimits,
  TradeOrder,
} from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import { cashScale, cent, nothing } from '../contract/currencies.ts'
import { compare, equal, minus, negated, plain, sum, times } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { lawList } from './law.ts'
import { fresh } from './orders.ts'
import type { Scene } from './scene.ts'
import { longest, settled, shortest } from './settlement.ts'

const law = lawList()
/** What a user allows is kept, whatever client asks: tightened at once, loosened a day later. */
export const limitLaws = law.all

const waits = { waits: true }
const capability = 'own_limits'

for (const span of ['day', 'week'] as const)
  law('limit.loss', 'placeOrder', { capability, part: `of a ${span}` }, (scene) =>
    loss(scene, span),
  )

const DAY = 86_400
/** How long a change waits, and then can be confirmed. */
const WAIT = DAY
const CONFIRMABLE = 6 * DAY
/** Seconds before the moment at which something would be too early still. */
const EARLY = 30
/** Orders at once. */
const MANY = 30

const limitsOf = (scene: Scene, user: User) => scene.done('getOwnLimits', {}, user)
/** The limits that are amounts. */
const MONEY = ['stake_max', 'loss_day_max', 'loss_week_max'] as const

const set = (scene: Scene, user: User, limits: Sent) => scene.done('setOwnLimits', limits, user)

/** Limits, each looser than the one before. */
const [LITTLE, MUCH, MOST] = ['200', '500', '900'] as const

/** So many times an amount. */
const fold = (amount: string, count: number) => times(amount, String(count), cashScale())

/** Somebody who can place an order that stays open; `amount` is the smallest one, `cost` with its fee. */
async function trader(scene: Scene) {
  const user = await scene.stranger()
  const values = await longest(scene, user)
  return { user, values, amount: String(values.amount), cost: costOf(values) }
}

/** What an order can lose: its amount and fee. */
function costOf({ amount, fee_rate }: Readonly<Record<string, Value>>): string {
  return sum(String(amount), times(String(amount), String(fee_rate), cashScale()))
}

/** The same order at the price of now. */
const place = async (scene: Scene, user: User, values: Readonly<Record<string, Value>>) =>
  (await scene.done('placeOrder', await fresh(scene, values), user)).order

const notPlaced = async (
  scene: Scene,
  user: User,
  values: Readonly<Record<string, Value>>,
  reason: string,
) => {
  const { params } = await scene.refused('placeOrder', await fresh(scene, values), user, reason)
  return params
}

function changeOf(scene: Scene, { changes }: OwnLimits, limit: OwnLimit): LimitChange {
  const found = changes.filter((one) => one.limit === limit)
  scene.hold(found.length === 1, `of ${limit} one change must wait, and ${found.length} do`)
  return scene.found(found[0], 'no change waits')
}

/** A limit is the same number, or none. */
function holdLimit(scene: Scene, found: string | null, wanted: string, what: string): void {
  scene.hold(
    found !== null && equal(found, wanted),
    `${what} must be ${wanted}, and is ${found ?? 'none'}`,
  )
}

law('limit.tighter', 'setOwnLimits', async (scene) => {
  const user = await scene.stranger()
  const first = await set(scene, user, {
    loss_day_max: MUCH,
    loss_week_max: MOST,
    session_minutes: '60',
  })
  holdLimit(scene, first.loss_day_max, MUCH, 'the first loss_day_max')
  await set(scene, user, { loss_day_max: LITTLE, session_minutes: '30' })
  const now = await limitsOf(scene, user)
  holdLimit(scene, now.loss_day_max, LITTLE, 'a tighter loss_day_max')
  holdLimit(scene, now.loss_week_max, MOST, 'loss_week_max, which was not sent,')
  scene.same(now.session_minutes, 30, 'shorter session_minutes')
  scene.same(now.stake_max, null, 'stake_max, which was never sent,')
  scene.same(now.changes, [], 'what waits')
})

law('limit.looser', 'confirmLimitChange', waits, async (scene) => {
  const user = await scene.stranger()
  const before = {
    stake_max: LITTLE,
    loss_day_max: LITTLE,
    loss_week_max: LITTLE,
    session_minutes: '60',
  }
  await set(scene, user, before)
  const sent = {
    stake_max: 'none',
    loss_day_max: MUCH,
    loss_week_max: 'none',
    session_minutes: '120',
  }
  await set(scene, user, sent)
  const view = await limitsOf(scene, user)
  holdPresent(scene, view)
  const changes = (['stake_max', 'loss_day_max', 'loss_week_max', 'session_minutes'] as const).map(
    (limit) => changeOf(scene, view, limit),
  )
  for (const one of changes) holdTerms(scene, one)
  const [stakeChange, dayChange, , sessionChange] = changes
  scene.same([stakeChange?.max, stakeChange?.minutes], [null, null], 'a change to no limit')
  holdLimit(scene, dayChange?.max ?? null, MUCH, 'max of the change')
  scene.same(sessionChange?.minutes, 120, 'minutes of the change')
  for (const change of changes) await tooEarly(scene, user, change)
  const from = Math.max(...changes.map((one) => one.confirm_from))
  await scene.until(from - EARLY)
  for (const change of changes) await tooEarly(scene, user, change)
  await ripe(scene, from)
  // It counts when it is confirmed, and not by itself.
  holdPresent(scene, await limitsOf(scene, user))
  const day = changeOf(scene, view, 'loss_day_max')
  for (const _ of ['first', 'again']) {
    const confirmed = await scene.done('confirmLimitChange', { change_id: day.id }, user)
    holdLimit(scene, confirmed.loss_day_max, MUCH, 'the confirmed loss_day_max')
    holdLimit(scene, confirmed.stake_max, LITTLE, 'stake_max, which nobody confirmed,')
    scene.same(confirmed.changes.length, 3, 'how many changes wait on')
  }
  await scene.refused('cancelLimitChange', { change_id: day.id }, user, 'action_not_allowed')
})

/** The limits before anything is confirmed. */
function holdPresent(scene: Scene, view: OwnLimits): void {
  for (const name of MONEY) {
    holdLimit(scene, view[name], LITTLE, `${name}, which waits to be looser,`)
  }
  scene.same(view.session_minutes, 60, 'session_minutes, which wait to be more,')
}

function holdTerms(
  scene: Scene,
  { limit, asked_at, confirm_from, confirm_until }: LimitChange,
): void {
  scene.same(confirm_from - asked_at, WAIT, `the seconds that ${limit} waits`)
  scene.same(
    confirm_until - confirm_from,
    CONFIRMABLE,
    `the seconds in which ${limit} is confirmed`,
  )
}

/** Before its moment a change is not confirmed. */
async function tooEarly(scene: Scene, user: User, change: LimitChange): Promise<void> {
  const answer = await scene.call('confirmLimitChange', { change_id: change.id }, user)
  if (answer.time >= change.confirm_from) return
  scene.hold(
    answer.code === 0,
    `${change.limit} was confirmed ${change.confirm_from - answer.time} s early`,
  )
  if (answer.code !== 0) return
  const { reason, params } = answer.data
  scene.same(reason, 'action_not_allowed', 'the reason of a confirmation that is early')
  scene.same(params.available_from, String(change.confirm_from), 'available_from')
}

/** Waits until a moment has come for every clock of the server. */
const ripe = (scene: Scene, moment: number) => scene.until(moment + scene.contract.clockTolerance)

const over = (scene: Scene, user: User, { id }: LimitChange) =>
  scene.refused('confirmLimitChange', { change_id: id }, user, 'action_not_allowed')

law('limit.lapsed', 'confirmLimitChange', waits, async (scene) => {
  const user = await scene.stranger()
  await set(scene, user, { session_minutes: '60' })
  const change = changeOf(
    scene,
    await set(scene, user, { session_minutes: 'none' }),
    'session_minutes',
  )
  await ripe(scene, change.confirm_until)
  await over(scene, user, change)
  const view = await limitsOf(scene, user)
  scene.same(view.session_minutes, 60, 'session_minutes, whose change has lapsed,')
  scene.same(view.changes, [], 'what waits')
  const anew = changeOf(
    scene,
    await set(scene, user, { session_minutes: 'none' }),
    'session_minutes',
  )
  scene.hold(
    anew.confirm_from > change.confirm_until,
    'a change that is asked for after one has lapsed must wait anew',
  )
})

law('limit.taken-back', 'cancelLimitChange', waits, async (scene) => {
  const user = await scene.stranger()
  await set(scene, user, { stake_max: LITTLE, loss_day_max: LITTLE, loss_week_max: MUCH })
  const view = await set(scene, user, {
    stake_max: MUCH,
    loss_day_max: MUCH,
    loss_week_max: 'none',
  })
  const one = changeOf(scene, view, 'stake_max')
  const other = changeOf(scene, view, 'loss_day_max')
  const third = changeOf(scene, view, 'loss_week_max')
  for (const _ of ['first', 'again']) {
    const after = await scene.done('cancelLimitChange', { change_id: one.id }, user)
    scene.hold(
      !after.changes.some(({ id }) => id === one.id),
      'a change that was taken back is still said to wait',
    )
  }
  // The present value, and a tighter one, take it back too.
  await set(scene, user, { loss_day_max: LITTLE })
  const now = await set(scene, user, { loss_week_max: LITTLE })
  scene.same(now.changes, [], 'what waits after it was taken back')
  await ripe(scene, one.confirm_from)
  for (const change of [one, other, third]) await over(scene, user, change)
  const last = await limitsOf(scene, user)
  for (const name of MONEY) {
    holdLimit(scene, last[name], LITTLE, `${name}, whose change was taken back,`)
  }
})

law('limit.two-clients', 'setOwnLimits', waits, async (scene) => {
  const user = await scene.stranger()
  await set(scene, user, { loss_day_max: LITTLE })
  const wish = async (loss_day_max: string) =>
    changeOf(scene, await set(scene, user, { loss_day_max }), 'loss_day_max')
  const first = await wish(MUCH)
  await scene.until(first.asked_at + DAY / 2)
  // The same number as another client may write it.
  const same = await wish(fold(MUCH, 1))
  scene.same(same, first, 'the change that is asked for again')
  const second = await wish(MOST)
  scene.hold(second.id !== first.id, 'another change has the id of the one before')
  holdTerms(scene, second)
  scene.hold(
    second.asked_at >= first.asked_at + DAY / 2,
    `another value must wait from when it was asked for, and waits from ${second.asked_at}`,
  )
  await ripe(scene, first.confirm_from)
  // What one client saw is not what the other asked for.
  await over(scene, user, first)
  await tooEarly(scene, user, second)
  await ripe(scene, second.confirm_from)
  const { loss_day_max } = await scene.done('confirmLimitChange', { change_id: second.id }, user)
  holdLimit(scene, loss_day_max, MOST, 'the confirmed loss_day_max')
})

/** A day and a week of the site end at a midnight of its zone, and a week on a Monday. */
law('limit.span', 'getOwnLimits', { reads: true }, async (scene) => {
  const { time_zone: zone } = await scene.done('getSiteInfo')
  const time = await scene.now()
  const { day, week } = await limitsOf(scene, scene.world.main)
  const told = (at: number) => {
    const format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      ...{ weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    } as const)
    return Object.fromEntries(
      format.formatToParts(at * 1000).map(({ type, value }) => [type, value]),
    )
  }
  for (const [name, { resets_at: at }, most] of [
    ['day', day, 25],
    ['week', week, 7 * 24 + 1],
  ] as const) {
    scene.hold(
      at > time && at <= time + most * 3600 + scene.contract.clockTolerance,
      `resets_at of the ${name}, ${at}, is not within ${most} hours from ${time}`,
    )
    // Where clocks leave midnight out, the day begins with the change.
    const [last, begin] = [told(at - 1), told(at)]
    scene.hold(
      last.day !== begin.day && last.minute === '59' && begin.minute === '00',
      `resets_at of the ${name}, ${at}, is no beginning of a day in ${zone}`,
    )
  }
  scene.same(told(week.resets_at).weekday, 'Mon', 'the weekday on which a week begins')
})

law('limit.used', 'getOwnLimits', { ...waits, part: 'within a day' }, async (scene) => {
  const user = await scene.stranger()
  await earlyInDay(scene, user)
  const values = await shortest(scene, user)
  const max = fold(String(values.amount), 100)
  await set(scene, user, { loss_day_max: max, loss_week_max: max })
  const { orders, cost } = await bothWays(scene, user, values)
  const open = await limitsOf(scene, user)
  for (const span of ['day', 'week'] as const) {
    scene.amount(open[span].used, cost, `used of the ${span} while orders are open`)
    scene.amount(open[span].open, cost, `open of the ${span} while orders are open`)
    holdLeft(scene, open[span], max)
  }
  const net = await netOf(scene, user, orders)
  const lost = lossOf(net)
  const after = await limitsOf(scene, user)
  for (const span of ['day', 'week'] as const) {
    scene.amount(after[span].used, lost, `used of the ${span} after a net result of ${net}`)
    scene.amount(after[span].open, nothing(), `open of the ${span} when no order is open`)
    holdLeft(scene, after[span], max)
  }
  await ripe(scene, after.day.resets_at)
  const next = await limitsOf(scene, user)
  scene.amount(next.day.used, nothing(), 'used of the next day')
  if (next.week.resets_at === after.week.resets_at) {
    scene.amount(next.week.used, lost, 'used of the week on the next day')
  }
})

/** An order that is open when a day ends counts in both, and then in the one in which it closes. */
law('limit.used', 'getOwnLimits', { ...waits, part: 'over midnight' }, async (scene) => {
  const user = await scene.stranger()
  const { day } = await limitsOf(scene, user)
  await scene.until(day.resets_at - EARLY)
  const values = await longest(scene, user)
  const { orders, cost } = await bothWays(scene, user, values)
  const ends = Math.min(...orders.map(({ settles_at }) => settles_at))
  if (ends <= day.resets_at) throw new NotReachable('no order stays open over midnight')
  const holdUsed = async (wanted: string, when: string) =>
    scene.amount((await limitsOf(scene, user)).day.used, wanted, `used of the day ${when}`)
  await holdUsed(cost, 'in which orders were placed')
  await ripe(scene, day.resets_at)
  if ((await scene.now()) < ends) await holdUsed(cost, 'after, in which they are open')
  await holdUsed(lossOf(await netOf(scene, user, orders)), 'in which they closed')
})

/** Two orders, of which one loses, whatever the price does, and no rate makes up for it. */
async function bothWays(scene: Scene, user: User, values: Readonly<Record<string, Value>>) {
  const orders = [
    await place(scene, user, { ...values, direction: 'up' }),
    await place(scene, user, { ...values, direction: 'down' }),
  ]
  return { orders, cost: fold(costOf(values), orders.length) }
}

/** What orders came to, when they are settled. */
async function netOf(scene: Scene, user: User, orders: readonly TradeOrder[]): Promise<string> {
  let net = nothing()
  for (const { id, settles_at } of orders) {
    await scene.until(settles_at)
    const { net_profit } = await settled(scene, user, id)
    net = sum(net, scene.found(net_profit, `${id} has no net_profit`))
  }
  return net
}

/** What counts as lost of a net result. */
const lossOf = (net: string) => (compare(net, '0') < 0 ? negated(net) : nothing())

/** An order that is placed now closes before the day ends. */
async function earlyInDay(scene: Scene, user: User): Promise<void> {
  const { day } = await limitsOf(scene, user)
  if (day.resets_at - (await scene.now()) < 1800) await ripe(scene, day.resets_at)
}

function holdLeft(scene: Scene, span: OwnLimits['day'], max: string): void {
  const left = minus(max, span.used)
  holdLimit(scene, span.left, compare(left, '0') < 0 ? nothing() : left, 'left')
}

law('limit.stake', 'placeOrder', { capability }, async (scene) => {
  const { user, values, amount } = await trader(scene)
  await set(scene, user, { stake_max: amount })
  const more = { ...values, amount: plain(sum(amount, cent())) }
  const params = await notPlaced(scene, user, more, 'own_stake_max')
  scene.amount(String(params.max), amount, 'max of the refusal')
  await place(scene, user, values)
})

async function loss(scene: Scene, span: 'day' | 'week'): Promise<void> {
  const { user, values, amount, cost } = await trader(scene)
  const max = sum(cost, cost)
  await set(scene, user, { [`loss_${span}_max`]: max })
  await place(scene, user, values)
  const more = { ...values, amount: plain(sum(amount, cent())) }
  const params = await notPlaced(scene, user, more, `own_loss_${span}_max`)
  scene.amount(String(params.max), max, 'max of the refusal')
  scene.amount(String(params.left), cost, 'left of the refusal')
  const view = await limitsOf(scene, user)
  scene.same(params.available_from, String(view[span].resets_at), 'available_from of the refusal')
  await place(scene, user, values)
  const { left } = (await limitsOf(scene, user))[span]
  holdLimit(scene, left, nothing(), 'left when everything is used')
}

law('limit.at-once', 'placeOrder', { capability }, async (scene) => {
  const { user, values, amount, cost } = await trader(scene)
  const covered = 7
  const max = sum(fold(cost, covered), minus(amount, cent()))
  await set(scene, user, { loss_day_max: max })
  const sent = await Promise.all(Array.from({ length: MANY }, () => fresh(scene, values)))
  const answers = await Promise.all(sent.map((one) => scene.call('placeOrder', one, user)))
  const { totals } = await scene.done('listHoldings', {}, user)
  const staked = sum(totals.amount, totals.fee)
  scene.hold(
    compare(staked, max) <= 0,
    `${MANY} orders at once can lose ${staked}, and their user allows ${max}`,
  )
  const done = answers.filter(({ code }) => code === 1).length
  scene.hold(
    done <= covered,
    `${done} of ${MANY} orders at once were done, and ${covered} are allowed`,
  )
  if (done === 0) throw new NotReachable('none of so many orders at once is done')
})

law('limit.pause', 'startPause', waits, async (scene) => {
  const user = await scene.stranger()
  const values = await shortest(scene, user)
  const order = await place(scene, user, values)
  const { pause } = await scene.done('startPause', { length: 'week' }, user)
  const begun = scene.found(pause, 'no pause is told')
  const end = scene.found(begun.until, 'a pause for a week has no end')
  scene.same(end - begun.started_at, 7 * DAY, 'the seconds of a week')
  const params = await notPlaced(scene, user, values, 'trading_paused')
  scene.same(params.available_from, String(end), 'available_from of the refusal')
  const { total } = await scene.done('listHoldings', {}, user)
  scene.hold(total <= 1, `${total} orders are open after one was refused`)
  await scene.done('listOrders', { view: 'contract' }, user)
  await scene.done('getWallet', {}, user)
  await scene.until(order.settles_at)
  await settled(scene, user, order.id)
  await scene.until(end - EARLY)
  const late = await scene.call('placeOrder', await fresh(scene, values), user)
  scene.hold(late.code === 0 || late.time >= end, 'an order was placed before the pause was over')
  await ripe(scene, end)
  scene.same((await limitsOf(scene, user)).pause, null, 'a pause that is over')
  await notPaused(scene, user, values)
})

/** No order is refused for a pause; its market may have closed meanwhile. */
async function notPaused(
  scene: Scene,
  user: User,
  values: Readonly<Record<string, Value>>,
): Promise<void> {
  const answer = await scene.call('placeOrder', await fresh(scene, values), user)
  scene.hold(
    answer.code !== 0 || answer.data.reason !== 'trading_paused',
    'an order was refused with trading_paused after the pause had ended',
  )
}

/** A pause closes trading, and not the way to one's money. */
law('limit.pause', 'submitWithdrawal', { capability }, async (scene) => {
  const user = await scene.stranger()
  await scene.done('startPause', { length: 'forever' }, user)
  const { values } = await scene.draft(user, 'submitWithdrawal')
  await scene.done('submitWithdrawal', values, user, ' in a pause from trading')
})

law('limit.pause-longer', 'startPause', async (scene) => {
  const { user, values } = await trader(scene)
  await scene.done('startPause', { length: 'week' }, user)
  const shorter = (length: string) =>
    scene.refused('startPause', { length }, user, 'action_not_allowed')
  await shorter('day')
  const before = await scene.now()
  const { pause } = await scene.done('startPause', { length: 'month' }, user)
  const begun = scene.found(pause?.until, 'a pause for a month has no end') - 30 * DAY
  const { clockTolerance: most } = scene.contract
  scene.hold(
    before - most <= begun && begun <= (await scene.now()) + most,
    `a month is 30 times 24 hours, and one that began at ${before} ends as if it began at ${begun}`,
  )
  await shorter('week')
  const forever = await scene.done('startPause', { length: 'forever' }, user)
  scene.same(forever.pause?.until, null, 'until of a pause for good')
  await shorter('month')
  const params = await notPlaced(scene, user, values, 'trading_paused')
  scene.same(params, {}, 'the params of a pause for good')
})

law('limit.pause-end', 'requestPauseEnd', waits, async (scene) => {
  const { user, values } = await trader(scene)
  const notNeeded = () => scene.refused('requestPauseEnd', {}, user, 'action_not_allowed')
  await notNeeded()
  await scene.done('startPause', { length: 'day' }, user)
  await notNeeded()
  await scene.done('startPause', { length: 'week' }, user)
  const taken = changeOf(scene, await scene.done('requestPauseEnd', {}, user), 'pause')
  const { changes } = await scene.done('startPause', { length: 'forever' }, user)
  scene.same(changes, [], 'what waits after a longer pause began')
  const change = changeOf(scene, await scene.done('requestPauseEnd', {}, user), 'pause')
  holdTerms(scene, change)
  await tooEarly(scene, user, change)
  await scene.until(change.asked_at + DAY / 2)
  const again = changeOf(scene, await scene.done('requestPauseEnd', {}, user), 'pause')
  scene.same(again, change, 'the end that is asked for again')
  await scene.until(change.confirm_from - EARLY)
  await tooEarly(scene, user, change)
  await ripe(scene, change.confirm_from)
  await notPlaced(scene, user, values, 'trading_paused')
  await over(scene, user, taken)
  const { pause } = await scene.done('confirmLimitChange', { change_id: change.id }, user)
  scene.same(pause, null, 'the pause whose end was confirmed')
  await notPaused(scene, user, values)
})
