import type { OrderDirection } from '../../src/generated/model/order-direction.ts'
import { settlementOptions } from '../market/settlement-options.ts'
import type { TestSandbox } from './harness.ts'
import { requestId } from './harness.ts'

/** What an order of a test is about; the rest is what its user would see now. */
interface OrderWish {
  symbol?: string
  direction?: OrderDirection
  amount?: string
  seconds?: number
}

/** The form of an order at the present price, as the app would send it. */
export function orderForm(
  { world }: TestSandbox,
  { symbol = 'BTCUSD', direction = 'up', amount = '100.00', seconds = 60 }: OrderWish = {},
) {
  const tick = world.market.lastTick(symbol, world.clock.nowMs())
  const option = settlementOptions(symbol).find((one) => one.seconds === seconds)
  return {
    symbol,
    direction,
    amount,
    seconds,
    profit_rate: option?.profit_rate ?? '0.80',
    fee_rate: option?.fee_rate ?? '0.01',
    accepted_price: tick.price,
    accepted_tick_id: tick.id,
    max_slippage_rate: '0.0005',
    request_id: requestId(),
  }
}

/** Moves the clock to the next second whose price and the one `seconds` later are as wanted. */
export function advanceTo(
  sandbox: TestSandbox,
  symbol: string,
  seconds: number,
  wanted: (open: number, close: number) => boolean,
): void {
  const { market, clock } = sandbox.world
  const price = (at: number) => Number(market.lastTick(symbol, at * 1000).price)
  const start = clock.now()
  for (let at = start; at < start + 86_400; at += 1) {
    if (!wanted(price(at), price(at + seconds))) continue
    sandbox.advance(at - start)
    return
  }
  throw new Error(`${symbol} never moves as wanted within ${seconds} s`)
}
