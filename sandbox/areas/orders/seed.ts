import type { OrderDirection } from '../../../src/generated/h5.schemas.ts'
import { seedCash } from '../../core/money.ts'
import type { World } from '../../core/world.ts'
import type { Tick } from '../../market/market.ts'
import { settlementOptions } from '../../market/settlement-options.ts'
import type { SeedUsers, StoryEvent } from '../../seed/story.ts'
import { beforeStory } from '../../seed/story.ts'
import type { SettledResult } from './outcome.ts'
import { resultOf } from './outcome.ts'
import { openOrder } from './place.ts'
import { settleDue } from './settle.ts'

/** An order of the contract's examples. */
interface StoryOrder {
  number: number
  symbol: string
  direction: OrderDirection
  amount: string
  seconds: number
}

/** How far back to look for a moment at which prices went as the story needs. */
const LOOK_BACK_SECONDS = 3_600
/** The same, when an hour has none: then an order may come before other movements of money. */
const LOOK_FURTHER_BACK_SECONDS = 12 * 3_600

/** The demo user's orders, as the contract's examples have them. */
export const ordersStory: readonly StoryEvent[] = [
  settled(1791885720, 'loss', {
    number: 8994,
    symbol: 'GBPUSD',
    direction: 'up',
    amount: '10.50',
    seconds: 60,
  }),
  settled(1791990600, 'win', {
    number: 8995,
    symbol: 'GOOG',
    direction: 'up',
    amount: '34.00',
    seconds: 60,
  }),
  settled(1793211600, 'win', {
    number: 8996,
    symbol: 'SOLUSD',
    direction: 'up',
    amount: '500.00',
    seconds: 300,
  }),
  settled(1795095600, 'loss', {
    number: 8997,
    symbol: 'XAUUSD',
    direction: 'down',
    amount: '20.00',
    seconds: 30,
  }),
  settled(1795097100, 'win', {
    number: 8998,
    symbol: 'BTCUSD',
    direction: 'up',
    amount: '40.00',
    seconds: 60,
  }),
  settled(1795185000, 'draw', {
    number: 8999,
    symbol: 'ETHUSD',
    direction: 'up',
    amount: '150.00',
    seconds: 120,
  }),
  held(1795188555, {
    number: 9002,
    symbol: 'EURUSD',
    direction: 'down',
    amount: '200.00',
    seconds: 300,
  }),
  held(1795188600, {
    number: 9001,
    symbol: 'BTCUSD',
    direction: 'up',
    amount: '300.00',
    seconds: 180,
  }),
]

/** An order that is over: it began about then, when the prices really went that way. */
function settled(told: number, result: SettledResult, order: StoryOrder): StoryEvent {
  return {
    before: beforeStory(told) - order.seconds,
    happen(world, users, at) {
      const { symbol, second } = openingOf(world, order, result, at - order.seconds)
      open(world, users, { ...order, symbol }, second)
      settleDue(world, second + order.seconds)
    },
  }
}

/** An order that is open when the sandbox is first started. */
function held(told: number, order: StoryOrder): StoryEvent {
  return {
    before: beforeStory(told),
    happen(world, users, at) {
      const second = Math.floor(at)
      const [symbol = order.symbol] = symbolsFor(world, order.symbol).filter((one) =>
        trades(world, one, second),
      )
      open(world, users, { ...order, symbol }, second)
    },
  }
}

function open(world: World, { demo }: SeedUsers, order: StoryOrder, at: number): void {
  const { number, symbol, direction, amount, seconds } = order
  const option = settlementOptions(symbol).find((one) => one.seconds === seconds)
  if (!option) throw new RangeError(`No settlement after ${seconds} seconds`)
  const tick = tickOf(world, symbol, at)
  openOrder(world, {
    userId: demo,
    requestId: `5b0f8c0e-6a57-4f0e-9d55-00000000${number}`,
    symbol,
    direction,
    amount: seedCash(amount),
    option,
    accepted: { price: tick.price, tickId: tick.id, maxSlippageRate: '0.0005' },
    tick,
    at,
    number,
  })
}

/**
 * The last second at or before `latest` in which an order began that came to a result: in its own
 * product, and in one that trades at all hours when its market was closed or did not go that way.
 */
function openingOf(
  world: World,
  order: StoryOrder,
  result: SettledResult,
  latest: number,
): { symbol: string; second: number } {
  const moved = world.database.get<{ at: number }>(
    'SELECT at FROM movements ORDER BY id DESC LIMIT 1',
  )
  const sinces = [
    Math.max(moved?.at ?? 0, latest - LOOK_BACK_SECONDS),
    latest - LOOK_FURTHER_BACK_SECONDS,
  ]
  for (const since of sinces) {
    for (const symbol of symbolsFor(world, order.symbol)) {
      for (let second = Math.floor(latest); second >= since; second -= 1) {
        if (cameTo(world, { ...order, symbol }, result, second)) return { symbol, second }
      }
    }
  }
  throw new RangeError(`No order came to a ${result}`)
}

function cameTo(
  world: World,
  { symbol, direction, seconds }: StoryOrder,
  result: SettledResult,
  second: number,
): boolean {
  if (!trades(world, symbol, second)) return false
  const opening = tickOf(world, symbol, second)
  const closing = tickOf(world, symbol, second + seconds)
  return resultOf(direction, opening.price, closing.price) === result
}

/** The product of the story, and what can stand in for it. */
function symbolsFor({ market }: World, symbol: string): string[] {
  const always = market.products.filter(({ hours }) => hours.always_open)
  return [symbol, ...always.map((product) => product.symbol)]
}

function trades({ market }: World, symbol: string, at: number): boolean {
  return market.state(symbol, at * 1000) === 'trading'
}

function tickOf({ market }: World, symbol: string, at: number): Tick {
  return market.lastTick(symbol, at * 1000)
}
