import type { SettlementOption, Tick, TradeOrder } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { cashScale } from '../contract/currencies.ts'
import { compare, divide, plain, sum, times } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { descriptionOf, lawList } from './law.ts'
import { holdResult } from './orders.ts'
import type { Scene } from './scene.ts'
import { eventually } from './settlement.ts'

const law = lawList()
/** A house that cheats now and then: enough orders over one waiting time that it would show. */
export const seldomLaws = law.all

/**
 * As many that 59 or more win, though some prices stand still, which is what 95 % of certainty takes for
 * one in twenty.
 */
const ORDERS = 144
/** Users who place them beside each other, where a helper makes some. */
const TRADERS = 4
/** Products that are traded. */
const MARKETS = 4
/** Which part of a balance, and of what may be open, is used at most. */
const PART = '0.2'

/** A product that trades, on the terms of its shortest settlement. */
interface Market extends SettlementOption {
  symbol: string
  slippage: string
}

law('order.seldom', 'placeOrder', { waits: true }, async (scene) => {
  const markets = await marketsOf(scene)
  const users = await traders(scene)
  const placed = await Promise.all(
    users.map(async (user) => {
      const { balances } = await scene.done('getUser', {}, user)
      const most = Math.floor(ORDERS / users.length)
      const orders = await placedBy(
        scene,
        user,
        markets,
        Math.min(most, await room(scene, user, markets)),
      )
      return { user, orders, available: balances.available }
    }),
  )
  const all = placed.flatMap(({ orders }) => orders)
  if (all.length === 0) throw new NotReachable('balance and limits let no pair of orders be placed')
  await scene.until(Math.max(...all.map(({ settles_at: second }) => second)))
  const tickOf = listedTicks(scene)
  let wins = 0
  for (const { user, orders, available } of placed) {
    const over = await ended(scene, user, orders)
    for (const order of over) await holdTruth(scene, order, tickOf)
    wins += over.filter(({ result }) => result === 'win').length
    if (user !== scene.world.main) await holdPaid(scene, user, available, over)
  }
  if (wins === 0) throw new NotReachable('no order won: every price stood still')
  scene.statement = seldomStatement(all.length, wins)
})

/** One winning order in so many that a house changes. */
const ONE_IN = 20

/** What it proves that of some orders none was changed: a cheat changes only those that win. */
export function seldomStatement(orders: number, wins: number): string {
  const seen = 1 - (1 - 1 / ONE_IN) ** wins
  return `${wins} of ${orders} orders won and none was changed: a house that changes one winning order in ${ONE_IN} would have been seen with ${Math.floor(100 * seen)} %`
}

async function marketsOf(scene: Scene): Promise<Market[]> {
  const { list } = await scene.done('listQuotes')
  const trading = list.filter(({ state }) => state === 'trading').slice(0, MARKETS)
  const markets = await Promise.all(
    trading.map(async ({ symbol }) => {
      const { limits } = await scene.done('getProduct', { symbol })
      const { list: options } = await scene.done('listSettlementOptions', { symbol })
      const [shortest] = options.toSorted((one, other) => one.seconds - other.seconds)
      return shortest ? [{ ...shortest, symbol, slippage: limits.slippage_rate_max }] : []
    }),
  )
  if (markets.flat().length === 0) throw new NotReachable('no product trades now')
  return markets.flat()
}

async function traders(scene: Scene): Promise<User[]> {
  const first = await scene.actor()
  if (first === scene.world.main) return [first]
  const others = Array.from({ length: TRADERS - 1 }, () => scene.actor())
  return [first, ...(await Promise.all(others))]
}

/** How many of the smallest orders a user can place and hardly notice. */
async function room(scene: Scene, user: User, markets: readonly Market[]): Promise<number> {
  const { balances } = await scene.done('getUser', {}, user)
  const { totals } = await scene.done('listHoldings', {}, user)
  const rooms = markets.flatMap(({ single_min: amount, fee_rate: rate }) => {
    const cost = sum(amount, times(amount, rate, cashScale()))
    return [divide(balances.available, cost, 8), divide(totals.left, amount, 8)]
  })
  return Math.floor(Math.min(...rooms.map((one) => Number(times(one, PART, 8)))))
}

/** Refusals by which a price or a market moved on; any other is a limit, at which it ends. */
const MOVED: ReadonlySet<string> = new Set(['price_changed', 'non_trading_time'])

/** Up and down in every market, round by round, until there are so many or a limit is in the way. */
async function placedBy(
  scene: Scene,
  user: User,
  markets: readonly Market[],
  most: number,
): Promise<TradeOrder[]> {
  const placed: TradeOrder[] = []
  for (let round = 0; round * 2 * markets.length < most; round += 1) {
    const { list } = await scene.done('listQuotes')
    const left = Math.floor((most - placed.length) / 2)
    const answers = await Promise.all(
      markets.slice(0, left).flatMap(({ symbol, single_min, slippage, ...option }) => {
        const quote = list.find((one) => one.symbol === symbol)
        return (['up', 'down'] as const).map((direction) =>
          scene.call(
            'placeOrder',
            {
              ...{ symbol, direction, amount: plain(single_min), seconds: String(option.seconds) },
              ...{ profit_rate: option.profit_rate, fee_rate: option.fee_rate },
              ...{ accepted_price: quote?.price, accepted_tick_id: quote?.tick_id },
              ...{ slippage_rate_max: slippage, ...scene.client.intent() },
            },
            user,
          ),
        )
      }),
    )
    placed.push(...answers.flatMap((one) => (one.code === 1 ? [one.data.order] : [])))
    if (answers.some((one) => one.code !== 1 && !(one.code === 0 && MOVED.has(one.data.reason))))
      break
  }
  return placed
}

/** The orders when they are over, as the list has them. */
function ended(scene: Scene, user: User, placed: readonly TradeOrder[]): Promise<TradeOrder[]> {
  const limit = 100
  const look = async () => {
    const found = new Map<string, TradeOrder>()
    for (let page = 1; page <= Math.ceil(ORDERS / limit) + 1; page += 1) {
      const sent = { view: 'contract', limit: String(limit), page: String(page) }
      const { list, total } = await scene.done('listOrders', sent, user)
      for (const one of list) if (one.type === 'contract') found.set(one.id, one)
      if (page * limit >= total || placed.every(({ id }) => found.has(id))) break
    }
    return placed.map((order) => {
      const listed = scene.found(found.get(order.id), `${order.id} was placed and is not listed`)
      for (const name of ['open_price', 'open_time', 'open_tick_id', 'direction'] as const)
        scene.same(listed[name], order[name], `${name} of ${order.id}, since it was placed`)
      return listed
    })
  }
  const isOver = ({ result }: TradeOrder) => result !== 'open'
  return eventually(async () => {
    const orders = await look()
    return orders.every(isOver) ? orders : undefined
  }, `of ${placed.length} orders some are open`)
}

type TickOf = (symbol: string, second: number) => Promise<Tick | undefined>

/** The listed tick of a second, asked for once. */
function listedTicks(scene: Scene): TickOf {
  const known = new Map<string, Promise<Tick | undefined>>()
  return (symbol, second) => {
    const key = `${symbol} ${second}`
    const at = String(second)
    const ask = async () =>
      (await scene.done('listTicks', { symbol, from: at, until: at })).list.at(-1)
    const tick = known.get(key) ?? ask()
    known.set(key, tick)
    return tick
  }
}

/** Opened and settled at the listed ticks of its seconds, with the result that follows from them. */
async function holdTruth(scene: Scene, order: TradeOrder, tickOf: TickOf): Promise<void> {
  const { id, symbol, direction, open_time: opened, settles_at: settles } = order
  const place = descriptionOf('TradeOrder')
  const open = {
    tick_id: order.open_tick_id,
    price: order.open_price,
    as_of: order.open_tick_time,
  }
  const close = {
    tick_id: order.close_tick_id,
    price: order.close_price,
    as_of: order.close_tick_time,
  }
  const told = `${id}, ${direction} at ${order.open_price} and a ${order.result} at ${order.close_price}`
  scene.same(order.close_time, settles, `close_time of ${told}`, place)
  scene.same(open, await tickOf(symbol, opened), `the tick that opened ${told}`, place)
  scene.same(close, await tickOf(symbol, settles), `the tick that settled ${told}`, place)
  holdResult(scene, order)
}

/** The balance of a user who did nothing else has all that the orders say; a bonus may come on top. */
async function holdPaid(
  scene: Scene,
  user: User,
  before: string,
  orders: readonly TradeOrder[],
): Promise<void> {
  const { balances } = await scene.done('getUser', {}, user)
  const wanted = sum(before, ...orders.map((one) => one.net_profit ?? '0'))
  scene.hold(
    compare(balances.available, wanted) >= 0,
    `${orders.length} orders leave ${wanted} of ${before}, and ${balances.available} is available`,
    descriptionOf('TradeOrder'),
  )
}
