import { setTimeout as pause } from 'node:timers/promises'
import type { LatestPrice, TradeOrder } from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import { cashCurrency, cashScale, cent, inCash, nothing } from '../contract/currencies.ts'
import { compare, divide, equal, minus, negated, plain, sum, times } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { resultOf, within } from '../reference/reference.ts'
import { difference } from './difference.ts'
import { lawList } from './law.ts'
import { holdOrder } from './money.ts'
import type { Scene } from './scene.ts'
import { eventually, placed, settled, shortest } from './settlement.ts'

const law = lawList()
/** An order is what was asked for, at published prices, and pays what follows from them. */
export const orderLaws = law.all

const waits = { waits: true }

type Tick = Pick<LatestPrice, 'tick_id' | 'price' | 'as_of'>

/** Milliseconds between two looks at the last tick. */
const LOOK_MS = 120

/** The ticks of a product that are published until a moment of the server has passed. */
async function ticksUntil(scene: Scene, symbol: string, moment: number): Promise<Tick[]> {
  const found = new Map<string, Tick>()
  for (;;) {
    const answer = await scene.call('getLatestPrice', { symbol })
    if (answer.code !== 1) throw new NotReachable(`the price of ${symbol} is not told`)
    found.set(answer.data.tick_id, answer.data)
    if (answer.time > moment) return [...found.values()]
    await pause(LOOK_MS)
  }
}

const clockOf = (at: number) => new Date(at * 1000).toISOString().slice(11, 19)

/** A price is that of the last tick published at or before a second. */
function holdTick(
  scene: Scene,
  what: string,
  ticks: readonly Tick[],
  second: number,
  used: Tick,
): void {
  const told = (one: Tick) => `${one.price} of ${clockOf(one.as_of)}`
  const words = `${what} at tick ${told(used)}`
  scene.hold(used.as_of <= second, `${words}, which is after its second ${clockOf(second)}`)
  const same = ticks.find((one) => one.tick_id === used.tick_id)
  scene.hold(
    !same || (equal(same.price, used.price) && same.as_of === used.as_of),
    `${words}, and that tick was published as ${same && told(same)}`,
  )
  const later = ticks.findLast((one) => one.as_of <= second && one.as_of > used.as_of)
  scene.hold(
    later === undefined,
    `${words}, the last tick before its second ${clockOf(second)} was ${later && told(later)}`,
  )
  const begun = ticks.some((one) => one.as_of < used.as_of)
  const ofSecond = ticks.filter((one) => one.as_of === used.as_of)
  scene.hold(
    !begun || ofSecond.length < TICKS_A_SECOND || same !== undefined,
    `${words}, and no tick of that second had this id`,
  )
}

/** With more ticks in a second, looking at intervals of `LOOK_MS` could miss one. */
const TICKS_A_SECOND = 7

law('order.open-tick', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const symbol = String(values.symbol)
  const before = await ticksUntil(scene, symbol, await scene.now())
  const sent = await fresh(scene, values)
  const { order } = await scene.done('placeOrder', sent, user)
  const after = await ticksUntil(scene, symbol, order.open_time)
  holdTick(scene, 'opened', [...before, ...after], order.open_time, openOf(order))
})

/** While a price stands still an order opens at its last tick, however old. */
law('order.open-tick', 'placeOrder', { alone: true, part: 'that stands still' }, async (scene) => {
  const user = await scene.stranger()
  const values = await shortest(scene, user)
  await heldStill(scene, String(values.symbol), async () => {
    const sent = await fresh(scene, values)
    const { order } = await scene.done('placeOrder', sent, user)
    const last = await scene.done('getLatestPrice', { symbol: values.symbol })
    const { tick_id, price, as_of } = last
    scene.same(openOf(order), { tick_id, price, as_of }, 'the tick of a price that stands still')
  })
})

const openOf = (order: TradeOrder): Tick => ({
  tick_id: order.open_tick_id ?? '',
  price: order.open_price,
  as_of: order.open_tick_time ?? 0,
})

/** The same order at the price of now, as a request of its own. */
export async function fresh(
  scene: Scene,
  values: Readonly<Record<string, Value>>,
): Promise<Record<string, Value>> {
  const { price, tick_id: id } = await scene.done('getLatestPrice', { symbol: values.symbol })
  return { ...values, accepted_price: price, accepted_tick_id: id, ...scene.client.intent() }
}

law('order.close-tick', 'settleOrder', waits, async (scene) => {
  const { user, order } = await placed(scene)
  const second = order.settles_at
  await scene.until(second - 3)
  const ticks = await ticksUntil(scene, order.symbol, second)
  const over = await settled(scene, user, order.id)
  holdTick(scene, 'settled', ticks, second, {
    tick_id: over.close_tick_id ?? '',
    price: over.close_price ?? '0',
    as_of: over.close_tick_time ?? 0,
  })
})

/** The timed orders of the main user that are over. */
async function past(scene: Scene): Promise<TradeOrder[]> {
  const sent = { view: 'contract', limit: '100' }
  const { list } = await scene.done('listOrders', sent, scene.world.main)
  const over = list.filter(
    (one): one is TradeOrder =>
      one.type === 'contract' && one.result !== 'open' && one.result !== 'unknown',
  )
  if (over.length === 0) throw new NotReachable('the main user has no order that is over')
  return over
}

law('order.result', 'listOrders', { reads: true }, async (scene) => {
  for (const order of await past(scene)) holdResult(scene, order)
})

/** The result follows from both prices and the direction, and the payout from the result. */
export function holdResult(scene: Scene, order: TradeOrder): void {
  const { id, direction, open_price: open, close_price: close, result } = order
  if (close === null || result === 'open' || result === 'unknown') return
  const wanted = resultOf(direction, open, close)
  scene.hold(
    result === wanted,
    `${id}, ${direction} from ${open} to ${close}, is a ${wanted} and told as a ${result}`,
  )
  holdOrder(scene, order)
}

/** Orders whose prices are looked up. */
const LOOKED_UP = 6

law('order.prices', 'listOrders', { reads: true }, async (scene) => {
  const checkable = (await past(scene)).filter((one) => one.open_tick_time !== null)
  for (const order of checkable.slice(0, LOOKED_UP)) {
    const {
      symbol,
      open_price: open,
      open_tick_time: opened,
      close_price: close,
      close_tick_time: shut,
    } = order
    for (const [what, price, at] of [
      ['opened', open, opened],
      ['settled', close, shut],
    ] as const) {
      if (price === null || at === null) continue
      const minute = at - (at % 60)
      const sent = { symbol, interval: '1m', count: '1', before: String(minute + 60) }
      const [candle] = (await scene.done('listCandles', sent)).list
      if (candle?.time !== minute) continue
      scene.hold(
        within(price, candle.low, candle.high),
        `${order.id} ${what} at ${price} of ${clockOf(at)}, and its minute was from ${candle.low} to ${candle.high}`,
      )
    }
  }
})

/** A price is of now when it is not older, seconds: an answer may be kept for one. */
const PRESENT_SECONDS = 3

/** Does something while no price of a product is published, from one of now on. */
export async function heldStill(scene: Scene, symbol: string, meanwhile: () => Promise<void>) {
  scene.needs.add('hold')
  const hold = async (on: boolean) => {
    if (await scene.world.helper.hold(symbol, on)) return
    throw new NotReachable('nobody holds a price still (--helper, verb hold)')
  }
  await hold(false)
  // The law before may have let go of the price only just now.
  await eventually(async () => {
    const { as_of: last } = await scene.done('getLatestPrice', { symbol })
    return (await scene.now()) - last <= PRESENT_SECONDS || undefined
  }, `${symbol} has no price of now`)
  await hold(true)
  try {
    // An order opens at the tick of its second, which may be older than the last one that there is.
    await pause(1100)
    await meanwhile()
  } finally {
    await scene.world.helper.hold(symbol, false)
  }
}

law('order.draw', 'settleOrder', { alone: true }, async (scene) => {
  const user = await scene.stranger()
  const values = await shortest(scene, user)
  const symbol = String(values.symbol)
  await heldStill(scene, symbol, async () => {
    const before = (await scene.done('getUser', {}, user)).balances.available
    const traded = async () =>
      (await scene.done('getWithdrawalView', {}, user)).conditions.turnover.done
    const done = await traded()
    const { order } = await scene.done('placeOrder', await fresh(scene, values), user)
    await scene.until(order.settles_at)
    // The last tick before its second is known when the next one is there.
    await scene.world.helper.hold(symbol, false)
    const over = await settled(scene, user, order.id)
    scene.same(over.result, 'draw', `the result of ${over.open_price} to ${over.close_price}`)
    scene.same(over.close_time, order.settles_at, 'close_time, whenever the last tick was')
    holdResult(scene, over)
    const { balances } = await scene.done('getUser', {}, user)
    scene.same(balances.available, before, 'the balance after a draw')
    const { list } = (await scene.done('getWallet', { type: 'order_refund' }, user)).ledger
    const refund = sum(
      nothing(),
      ...list.filter((one) => one.record_id === order.id).map(({ amount }) => amount),
    )
    scene.amount(refund, sum(order.amount, order.fee), 'the refund in the ledger')
    scene.same(await traded(), done, 'the turnover done, by a draw,')
    const { open_tick_id, open_tick_time, close_tick_id, close_tick_time } = over
    const open = { tick: open_tick_id, at: open_tick_time }
    const close = { tick: close_tick_id, at: close_tick_time }
    scene.same(close, open, 'the tick at which a price that stood still settled an order')
  })
})

const SENT = ['symbol', 'direction', 'accepted_tick_id'] as const
const NUMBERS = [
  'amount',
  'profit_rate',
  'fee_rate',
  'accepted_price',
  'slippage_rate_max',
] as const

law('order.as-sent', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const made: string[] = []
  // The second settles later, and is the newer one all the same.
  for (const [index, direction] of ['up', 'down'].entries()) {
    const option = needed(list.at(index - 2) ?? list[0], 'there is no settlement option')
    const sent = {
      ...(await fresh(scene, values)),
      ...{ direction, seconds: String(option.seconds) },
      ...{ profit_rate: option.profit_rate, fee_rate: option.fee_rate },
    }
    const { order } = await scene.done('placeOrder', sent, user)
    for (const name of SENT)
      scene.same(order[name], Reflect.get(sent, name), `${name} of the order`)
    for (const name of NUMBERS) {
      const [found, wanted] = [order[name] ?? '', String(Reflect.get(sent, name))]
      scene.hold(
        found !== '' && equal(found, wanted),
        `${name} of the order must be ${wanted}, and is ${found}`,
      )
    }
    scene.same(order.seconds, option.seconds, 'seconds of the order')
    scene.same(order.settles_at, order.open_time + option.seconds, 'settles_at')
    scene.same(order.request_id, Reflect.get(sent, 'request_id'), 'request_id of the order')
    made.unshift(order.id)
    // In another second, so that one of the two is the newer.
    await pause(1100)
  }
  const { list: open } = await scene.done('listHoldings', {}, user)
  const listed = open.map(({ id }) => id).filter((id) => made.includes(id))
  scene.same(listed, made, 'the open orders, newest first')
})

/** Looks at a price while it is waited for one that is better or worse. */
const LOOKS = 50
/** Looks in which more than a second passes: an order may open at a tick that is a second old. */
const STEADY_LOOKS = 11

/** A tick that all that were published in the last second are on one side of, and which side. */
async function leftBehind(
  scene: Scene,
  symbol: Value | undefined,
): Promise<{ seen: Tick; rose: boolean }> {
  const prices: string[] = []
  const seen = await scene.done('getLatestPrice', { symbol })
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_MS)
    prices.push((await scene.done('getLatestPrice', { symbol })).price)
    const last = prices.slice(-STEADY_LOOKS).map((price) => compare(price, seen.price))
    if (last.length < STEADY_LOOKS) continue
    if (last.every((sign) => sign > 0)) return { seen, rose: true }
    if (last.every((sign) => sign < 0)) return { seen, rose: false }
  }
  throw new NotReachable('the price stays where it is')
}

/** How often to try when the price moves back before the order is placed. */
const TRIES = 4

law('order.slippage', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const { limits } = await scene.done('getProduct', { symbol: values.symbol })
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { seen, rose } = await leftBehind(scene, values.symbol)
    const accepted = {
      ...{ accepted_price: seen.price, accepted_tick_id: seen.tick_id },
      slippage_rate_max: '0',
    }
    const place = async (direction: string) => {
      const sent = { ...values, ...accepted, direction, ...scene.client.intent() }
      const answer = await scene.call('placeOrder', sent, user)
      const order = answer.code === 1 ? answer.data.order : undefined
      const price = answer.code === 0 ? answer.data.params.price : order?.open_price
      const side = price === undefined ? 1 : compare(price, seen.price) * (rose ? 1 : -1)
      // On a slow connection the price that was seen gets old, or the price moves back.
      const isOld = answer.time - seen.as_of >= limits.quote_seconds
      const cameBack = side < 0 || (side === 0 && order?.open_tick_id !== seen.tick_id)
      return { answer, order, disturbed: isOld || cameBack }
    }
    const [worse, better] = rose ? ['up', 'down'] : ['down', 'up']
    const late = await place(worse)
    const taken = late.disturbed ? late : await place(better)
    if (taken.disturbed) continue
    const how = `${worse} was accepted at ${seen.price} and no worse`
    scene.hold(!late.order, `${how}, and opened at ${late.order?.open_price}`)
    if (late.answer.code === 0) {
      scene.same(late.answer.data.reason, 'price_changed', `${how}: the reason`)
    }
    const { open_price: open } = scene.found(
      taken.order,
      `${better} from ${seen.price} was refused, though every price of the last second is better`,
    )
    scene.hold(
      taken.order?.open_tick_id !== seen.tick_id,
      `${better} opened at ${open}, the price that the user saw, and every one of the last second is another`,
    )
    return
  }
  throw new NotReachable('the price comes back before an order is placed')
})

law('order.slippage-max', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const { limits } = await scene.done('getProduct', { symbol: values.symbol })
  const most = limits.slippage_rate_max
  const sent = { ...(await fresh(scene, values)), slippage_rate_max: most }
  await scene.done('placeOrder', sent, user)
  const more = { ...(await fresh(scene, values)), slippage_rate_max: sum(most, '0.000001') }
  await scene.refused('placeOrder', more, user, 'input_invalid')
})

law('order.accepted-tick', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const sent = await fresh(scene, values)
  const { params } = await scene.refused(
    'placeOrder',
    { ...sent, accepted_tick_id: 'conformance-none' },
    user,
    'price_changed',
  )
  // With the price that the refusal tells it is done.
  const { price, tick_id: id, as_of: at } = params
  const told = { accepted_price: price ?? '', accepted_tick_id: id ?? '', ...scene.client.intent() }
  const { limits } = await scene.done('getProduct', { symbol: values.symbol })
  const slippage_rate_max = limits.slippage_rate_max
  await scene.done('placeOrder', { ...sent, ...told, slippage_rate_max }, user)
  const { list: ticks } = await scene.done('listTicks', {
    ...{ symbol: values.symbol, from: at, until: at },
  })
  scene.hold(Number(at) >= (ticks[0]?.as_of ?? 0), `the price of a refusal is of ${at}`)
  const { list } = await scene.done('listQuotes')
  const other = list.find((one) => one.symbol !== values.symbol && one.state === 'trading')
  if (!other) return
  // The present price is better than that, so that nothing but the product is wrong.
  const direction = compare(other.price, price ?? '0') > 0 ? 'up' : 'down'
  const of = { direction, accepted_tick_id: other.tick_id, accepted_price: other.price }
  await scene.refused(
    'placeOrder',
    { ...sent, ...of, ...scene.client.intent() },
    user,
    'price_changed',
  )
})

law('order.old-tick', 'placeOrder', waits, async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const sent = await fresh(scene, values)
  const { limits } = await scene.done('getProduct', { symbol: values.symbol })
  await scene.until((await scene.now()) + limits.quote_seconds + 2)
  await scene.refused(
    'placeOrder',
    { ...sent, slippage_rate_max: limits.slippage_rate_max, ...scene.client.intent() },
    user,
    'price_changed',
  )
})

law('order.rates', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  for (const other of [
    { profit_rate: sum(String(values.profit_rate), '0.01') },
    { profit_rate: divide(String(values.profit_rate), '2', 8) },
    { fee_rate: sum(String(values.fee_rate), '0.01') },
    { fee_rate: divide(String(values.fee_rate), '2', 8) },
  ]) {
    const sent = { ...(await fresh(scene, values)), ...other }
    await scene.refused('placeOrder', sent, user, 'price_changed')
  }
})

/** Hours within which some market closes. */
const WEEK_HOURS = 168
const STEP_HOURS = 6

/** The quote of a market that is shut, for which days may have to pass, and what an order in it says of it. */
export async function shutMarket(scene: Scene) {
  for (let hours = 0; hours <= WEEK_HOURS; hours += STEP_HOURS) {
    const { list } = await scene.done('listQuotes')
    const quote = list.find(({ state }) => state === 'closed' || state === 'non_trading_time')
    if (quote) {
      const { symbol, price: accepted_price, tick_id: accepted_tick_id } = quote
      return { quote, accepted: { symbol, accepted_price, accepted_tick_id } }
    }
    await scene.until((await scene.now()) + STEP_HOURS * 3600)
  }
  throw new NotReachable('no market closes within a week')
}

law('order.closed', 'placeOrder', waits, async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const { quote, accepted } = await shutMarket(scene)
  const sent = { ...values, ...accepted, ...scene.client.intent() }
  const { params } = await scene.refused('placeOrder', sent, user, 'non_trading_time')
  if (quote.opens_at !== null) {
    scene.same(params.available_from, String(quote.opens_at), 'available_from')
  }
})

law('order.single', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const option = needed(
    list.find((one) => String(one.seconds) === values.seconds),
    'the option is gone',
  )
  const { single_min: least, single_max: most } = option
  const at = async (amount: string) => ({ ...(await fresh(scene, values)), amount: plain(amount) })
  const below = await scene.refused(
    'placeOrder',
    await at(minus(least, cent())),
    user,
    'single_min',
    'input_invalid',
  )
  if (below.reason === 'single_min') scene.same(below.params.min, least, 'min of the refusal')
  const above = await scene.refused(
    'placeOrder',
    await at(sum(most, cent())),
    user,
    'single_max',
    'input_invalid',
  )
  if (above.reason === 'single_max') scene.same(above.params.max, most, 'max of the refusal')
  await scene.done('placeOrder', await at(least), user)
  const { balances } = await scene.done('getUser', {}, user)
  const { totals } = await scene.done('listHoldings', {}, user)
  const cost = sum(most, times(most, option.fee_rate, cashScale()))
  if (compare(balances.available, cost) >= 0 && compare(totals.left, most) >= 0) {
    await scene.done('placeOrder', await at(most), user)
  }
})

/** Orders that fill the largest total at most. */
const MOST_ORDERS = 12

/** As many orders of the largest stake as fit, and what is left then. */
async function filled(scene: Scene, user: User) {
  const { values } = await scene.draft(user, 'placeOrder')
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const longest = list.toSorted((one, other) => other.seconds - one.seconds)[0]
  const option = needed(longest, 'there is no settlement option')
  const base = {
    ...values,
    ...{ seconds: String(option.seconds), profit_rate: option.profit_rate },
    fee_rate: option.fee_rate,
  }
  const orders = Number(divide(option.total_max, option.single_max, 8))
  if (orders > MOST_ORDERS)
    throw new NotReachable('it takes too many orders to come to the largest total')
  return { base, option, orders: Math.floor(orders) }
}

/** Balance enough for the largest total of open orders. */
const rich = () => ({ balances: { [cashCurrency()]: inCash('500000.00') } })

law('order.total', 'placeOrder', async (scene) => {
  const user = await scene.stranger(rich())
  const { base, option, orders } = await filled(scene, user)
  const at = async (amount: string) => ({ ...(await fresh(scene, base)), amount: plain(amount) })
  const { single_max: most, single_min: least } = option
  for (let made = 0; made < orders - 1; made += 1) {
    await scene.done('placeOrder', await at(most), user)
  }
  await scene.done('placeOrder', { ...(await at(least)), ...(await elsewhere(scene, base)) }, user)
  const { totals } = await scene.done('listHoldings', {}, user)
  scene.same(totals.total_max, option.total_max, 'total_max of the holdings')
  const over = sum(totals.left, cent())
  if (compare(over, most) <= 0) {
    const { params } = await scene.refused('placeOrder', await at(over), user, 'holdings_max')
    scene.same(params.max, option.total_max, 'max of the refusal')
    if (compare(totals.left, least) < 0) return
    await scene.done('placeOrder', await at(totals.left), user)
    const { totals: after } = await scene.done('listHoldings', {}, user)
    scene.hold(equal(after.left, '0'), `what is left was used, and ${after.left} is left`)
  } else {
    throw new NotReachable('one order does not come to the largest total')
  }
})

law('order.total', 'placeOrder', { ...waits, part: 'without what is over' }, async (scene) => {
  const user = await scene.stranger(rich())
  const { base, option, orders } = await filled(scene, user)
  const place = async () => {
    const sent = { ...(await fresh(scene, base)), amount: plain(option.single_max) }
    return (await scene.done('placeOrder', sent, user)).order
  }
  for (let made = 1; made < orders; made += 1) await place()
  const { id, settles_at: end } = await place()
  await scene.until(end)
  await settled(scene, user, id)
  await place()
})

/** The present price of another product, where it is offered on the same terms. */
async function elsewhere(scene: Scene, { symbol: own, seconds }: Sent): Promise<Sent> {
  const optionOf = async (symbol: unknown) => {
    const { list } = await scene.done('listSettlementOptions', { symbol: String(symbol) })
    return list.find((one) => String(one.seconds) === seconds)
  }
  const { list } = await scene.done('listQuotes')
  const other = list.find((one) => one.symbol !== own && one.state === 'trading')
  if (!other || difference(await optionOf(other.symbol), await optionOf(own))) return {}
  const { symbol, price, tick_id } = other
  return { symbol, accepted_price: price, accepted_tick_id: tick_id }
}

law('overdraw.limit', 'placeOrder', async (scene) => {
  const user = await scene.stranger(rich())
  const { base, option, orders } = await filled(scene, user)
  const sent = await Promise.all(
    Array.from({ length: orders + 3 }, async () => ({
      ...(await fresh(scene, base)),
      amount: plain(option.single_max),
    })),
  )
  await Promise.all(sent.map((one) => scene.call('placeOrder', one, user)))
  const { totals } = await scene.done('listHoldings', {}, user)
  scene.hold(
    compare(totals.amount, option.total_max) <= 0,
    `${sent.length} orders at once hold ${totals.amount} of at most ${option.total_max}`,
  )
})

law('order.seconds', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const offered = new Set(list.map((one) => one.seconds))
  const other = [7, 11, 13, 17, 61].find((one) => !offered.has(one))
  await scene.unchanged(user, async () => {
    for (const { profit_rate, fee_rate } of list) {
      const terms = { seconds: String(other), profit_rate, fee_rate }
      await scene.refused('placeOrder', { ...(await fresh(scene, values)), ...terms }, user)
    }
  })
})

law('order.frozen', 'placeOrder', waits, async (scene) => {
  const user = await scene.stranger()
  const values = await shortest(scene, user)
  const { balances: before } = await scene.done('getUser', {}, user)
  const { order } = await scene.done('placeOrder', await fresh(scene, values), user)
  const { balances: open } = await scene.done('getUser', {}, user)
  const cost = sum(order.amount, order.fee)
  const held = minus(open.frozen, before.frozen)
  scene.hold(equal(held, cost), `an open order must freeze ${cost}, and ${held} is frozen`)
  scene.same(open.cash, before.cash, 'the cash while an order is open')
  scene.same(open.total_asset, before.total_asset, 'the total asset while an order is open')
  await scene.until(order.settles_at)
  await settled(scene, user, order.id)
  const { balances: after } = await scene.done('getUser', {}, user)
  scene.same(after.frozen, before.frozen, 'what is on hold when the order is over')
})

law('order.ledger', 'settleOrder', waits, async (scene) => {
  const { user, order } = await placed(scene)
  await scene.until(order.settles_at)
  const over = await settled(scene, user, order.id)
  const { list } = (await scene.done('getWallet', { limit: '100' }, user)).ledger
  const of = (kind: string) => {
    const found = list.filter((one) => one.record_id === order.id && one.type === kind)
    return sum(nothing(), ...found.map(({ amount }) => amount))
  }
  const wanted = {
    order_stake: negated(order.amount),
    order_fee: negated(order.fee),
    order_payout: over.result === 'win' ? (over.payout ?? '0') : '0',
    order_refund: over.result === 'draw' ? (over.payout ?? '0') : '0',
  }
  for (const [kind, amount] of Object.entries(wanted)) {
    scene.hold(
      equal(of(kind), amount),
      `the ledger moves ${of(kind)} as ${kind} of a ${over.result}, not ${amount}`,
    )
  }
})

law('order.once', 'settleOrder', waits, async (scene) => {
  const { user, order, balance: before } = await placed(scene)
  const elsewhere = await scene.loggedIn(user)
  await scene.until(order.settles_at)
  const sent: Sent = { order_id: order.id }
  const answers = await Promise.all(
    [user, elsewhere, user, elsewhere].map((one) => scene.call('settleOrder', sent, one)),
  )
  scene.hold(
    answers.every(({ code }) => code === 1),
    'an order that is due was refused to be settled',
  )
  const { payout } = await settled(scene, user, order.id)
  const { list } = (await scene.done('getWallet', { limit: '100' }, user)).ledger
  const paid = list.filter((one) => one.record_id === order.id && /payout|refund/.test(one.type))
  scene.hold(paid.length <= 1, `the order was paid ${paid.length} times`)
  if (user === scene.world.main) return
  const { balances } = await scene.done('getUser', {}, user)
  const gained = minus(balances.available, before)
  scene.hold(equal(gained, payout ?? '0'), `${payout} must be paid once, and ${gained} came in`)
})

law('order.unknown-product', 'placeOrder', async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  const sent = { ...values, symbol: 'NOSUCHTHING', ...scene.client.intent() }
  await scene.refused('placeOrder', sent, user, 'product_not_found')
})

law('money.profit', 'getUser', waits, async (scene) => {
  const user = await scene.stranger()
  const values = await shortest(scene, user)
  const { balances: before } = await scene.done('getUser', {}, user)
  scene.hold(equal(before.total_profit, '0'), `a new user has a profit of ${before.total_profit}`)
  const { order } = await scene.done('placeOrder', await fresh(scene, values), user)
  await scene.until(order.settles_at)
  const { net_profit: net } = await settled(scene, user, order.id)
  const { balances } = await scene.done('getUser', {}, user)
  scene.hold(
    equal(balances.total_profit, net ?? '0'),
    `an order netted ${net}, and the total profit is ${balances.total_profit}`,
  )
  const asset = sum(before.total_asset, net ?? '0')
  scene.amount(balances.total_asset, asset, 'the total asset')
})
