import type { OrderDirection } from '../../../src/generated/model/order-direction.ts'
import { timesRate, units } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Tick } from '../../market/market.ts'
import { settlementOptions } from '../../market/settlement-options.ts'
import type { SeedUsers, StoryEvent } from '../../seed/story.ts'
import type { SettledResult } from './outcome.ts'
import { resultOf } from './outcome.ts'
import { openOrder } from './place.ts'
import { settleDue } from './settle.ts'

const { currency } = rules

/** An order of the contract's examples. */
interface StoryOrder {
  number: number
  symbol: string
  direction: OrderDirection
  amount: string
  seconds: number
}

/** How far back a moment is looked for whose prices tell the story, in seconds. */
const LOOK_BACK = 12 * 3600

/** Trades at all hours: stands in for a product whose market was closed at the moment of the story. */
const ALWAYS_TRADED = 'BTCUSD'

/** The demo user's orders, as the contract's examples have them. */
export const ordersStory: readonly StoryEvent[] = [
  {
    before: 24_363_000,
    happen: (world, { demo }, at) => importOrder(world, demo, at),
  },
  settled(3_302_820, 'loss', {
    number: 8994,
    symbol: 'GBPUSD',
    direction: 'up',
    amount: '10.50',
    seconds: 60,
  }),
  settled(3_197_940, 'win', {
    number: 8995,
    symbol: 'GOOG',
    direction: 'up',
    amount: '34.00',
    seconds: 60,
  }),
  settled(1_976_700, 'win', {
    number: 8996,
    symbol: 'SOLUSD',
    direction: 'up',
    amount: '500.00',
    seconds: 300,
  }),
  settled(92_970, 'loss', {
    number: 8997,
    symbol: 'XAUUSD',
    direction: 'down',
    amount: '20.00',
    seconds: 30,
  }),
  settled(91_440, 'win', {
    number: 8998,
    symbol: 'BTCUSD',
    direction: 'up',
    amount: '40.00',
    seconds: 60,
  }),
  settled(3_480, 'draw', {
    number: 8999,
    symbol: 'ETHUSD',
    direction: 'up',
    amount: '150.00',
    seconds: 120,
  }),
  held(45, {
    number: 9002,
    symbol: 'EURUSD',
    direction: 'down',
    amount: '200.00',
    seconds: 300,
  }),
  held(0, {
    number: 9001,
    symbol: 'BTCUSD',
    direction: 'up',
    amount: '300.00',
    seconds: 180,
  }),
]

/** An order that is over by then: it happened shortly before, when the prices really went that way. */
function settled(before: number, result: SettledResult, order: StoryOrder): StoryEvent {
  return {
    before,
    happen(world, users, at) {
      const symbol = tradedSymbol(world, order.symbol, at - order.seconds)
      const opened = momentWith(world, { ...order, symbol }, result, at - order.seconds)
      open(world, users, { ...order, symbol }, opened)
      settleDue(world, opened + order.seconds)
    },
  }
}

/** An order that is open when the sandbox is first started. */
function held(before: number, order: StoryOrder): StoryEvent {
  return {
    before,
    happen(world, users, at) {
      const second = Math.floor(at)
      const symbol = tradedSymbol(world, order.symbol, second)
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
    amount: units(amount, currency),
    option,
    accepted: { price: tick.price, tickId: tick.id, maxSlippageRate: '0.0005' },
    tick,
    at,
    number,
  })
}

function tradedSymbol({ market }: World, symbol: string, at: number): string {
  return market.state(symbol, at * 1000) === 'trading' ? symbol : ALWAYS_TRADED
}

/** The last moment at or before `latest` at which an order came to a result. */
function momentWith(
  world: World,
  { symbol, direction, seconds }: StoryOrder,
  result: SettledResult,
  latest: number,
): number {
  for (let at = Math.floor(latest); at > latest - LOOK_BACK; at -= 1) {
    const [opening, closing] = [tickOf(world, symbol, at), tickOf(world, symbol, at + seconds)]
    if (resultOf(direction, opening.price, closing.price) === result) return at
  }
  throw new RangeError(`${symbol} came to no ${result} within ${LOOK_BACK} seconds`)
}

function tickOf({ market }: World, symbol: string, at: number): Tick {
  return market.lastTick(symbol, at * 1000)
}

/** An order that was taken over from a former system: nobody can tell how it ended. */
function importOrder({ database }: World, userId: number, at: number): void {
  const [option] = settlementOptions('CL1').filter(({ seconds }) => seconds === 120)
  if (!option) throw new RangeError('No settlement after 120 seconds')
  const amount = units('25.00', currency)
  database.run(
    `INSERT INTO orders
       (number, user_id, symbol, direction, amount, fee, expected_profit, seconds, profit_rate,
        fee_rate, open_price, open_time, settles_at, result)
     VALUES
       (8993, :userId, 'CL1', 'down', :amount, :fee, :profit, :seconds, :profitRate, :feeRate,
        '64.18', :at, :settlesAt, 'unknown')`,
    {
      userId,
      amount,
      fee: timesRate(amount, option.fee_rate),
      profit: timesRate(amount, option.profit_rate),
      seconds: option.seconds,
      profitRate: option.profit_rate,
      feeRate: option.fee_rate,
      at: Math.floor(at),
      settlesAt: Math.floor(at) + option.seconds,
    },
  )
}
