import type { OrderDirection } from '../../../src/generated/h5.schemas.ts'
import type { Job } from '../../core/jobs.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Tick } from '../../market/market.ts'
import { notify } from '../messages/notify.ts'
import { addTurnover } from '../withdrawal/conditions.ts'
import { keepTick, orderId, settleableFrom } from './order.ts'
import type { SettledResult } from './outcome.ts'
import { luckOf, payoutOf, resultOf } from './outcome.ts'

const { currency } = rules

/** Orders in one product that close in the same second, and so at the same tick. */
interface Group {
  symbol: string
  settles_at: number
}

interface DueOrder {
  number: number
  user_id: number
  direction: OrderDirection
  amount: Units
  fee: Units
  expected_profit: Units
  open_price: string
}

/** Settles every order at its second, whether or not anybody asks. */
export const settleOrdersJob: Job = {
  name: 'orders',
  nextDue: (world) => {
    const first = world.database.get<Group>(
      `SELECT symbol, settles_at FROM orders WHERE result = 'open' ORDER BY settles_at LIMIT 1`,
    )
    if (!first) return undefined
    const due = settleableFrom(world, first)
    // Nothing is due before the second that comes first. Only when a feed hangs over that one, others
    // may come before it.
    return due === first.settles_at ? due : earliestDue(world)
  },
  run: settleDue,
}

/** Settles what can be settled at a moment, each order at the moment from which it could be. */
export function settleDue(world: World, now: number): void {
  for (const group of groupsUntil(world, now)) {
    const at = settleableFrom(world, group)
    if (at !== undefined && at <= now) settleGroup(world, group, at)
  }
}

function earliestDue(world: World): number | undefined {
  const groups = groupsUntil(world, Number.MAX_SAFE_INTEGER)
  const dues = groups.flatMap((group) => settleableFrom(world, group) ?? [])
  return dues.length === 0 ? undefined : Math.min(...dues)
}

function groupsUntil({ database }: World, moment: number): Group[] {
  return database.all<Group>(
    `SELECT symbol, settles_at FROM orders WHERE result = 'open' AND settles_at <= :moment
     GROUP BY settles_at, symbol`,
    { moment },
  )
}

function settleGroup(world: World, { symbol, settles_at }: Group, at: number): void {
  const tick = world.market.lastTick(symbol, settles_at * 1000)
  keepTick(world, tick)
  const orders = world.database.all<DueOrder>(
    `SELECT number, user_id, direction, amount, fee, expected_profit, open_price FROM orders
     WHERE result = 'open' AND symbol = :symbol AND settles_at = :settles_at ORDER BY number`,
    { symbol, settles_at },
  )
  const fees = orders.reduce((sum, order) => sum + settleOrder(world, order, tick, at), 0)
  world.ledger.move({
    at,
    kind: 'order_fee',
    from: { house: 'orders' },
    to: { house: 'fees' },
    amount: fees,
    currency,
  })
}

/** Settles one order and answers the fee that the house keeps of it. */
function settleOrder(world: World, order: DueOrder, tick: Tick, at: number): Units {
  const result = resultOf(order.direction, order.open_price, tick.price)
  const payout = payoutOf(result, order)
  world.database.run(
    `UPDATE orders SET result = :result, close_tick_id = :tick, payout = :payout
     WHERE number = :number`,
    { result, tick: tick.id, payout, number: order.number },
  )
  moveMoney(world, order, result, payout, at)
  tellUser(world, order, tick, result, payout, at)
  // A draw costs nothing and took no risk.
  if (result === 'draw') return 0
  addTurnover(world, order.user_id, order.amount, orderId(order.number), at)
  return order.fee
}

/**
 * What was frozen goes to the house, and what is won comes from it, as one line of the user's
 * ledger; a draw gives it back.
 */
function moveMoney(
  { ledger }: World,
  { user_id: user, number, amount, fee }: DueOrder,
  result: SettledResult,
  payout: Units,
  at: number,
): void {
  const common = { at, currency, recordId: orderId(number) }
  const available = { user, account: 'available' } as const
  const frozen = { user, account: 'frozen' } as const
  const house = { house: 'orders' } as const
  if (result === 'draw') {
    ledger.move({ ...common, kind: 'order_refund', from: frozen, to: available, amount: payout })
    return
  }
  ledger.move({ ...common, kind: 'order_stake', from: frozen, to: house, amount: amount + fee })
  ledger.move({ ...common, kind: 'order_payout', from: house, to: available, amount: payout })
  const gold = luckOf(result, amount)
  ledger.move({ ...common, kind: 'bonus', from: { house: 'bonuses' }, to: available, amount: gold })
}

function tellUser(
  world: World,
  order: DueOrder,
  tick: Tick,
  result: SettledResult,
  payout: Units,
  at: number,
): void {
  const priced = (amount: Units) => `${money(amount, currency)} ${currency}`
  const { symbol, price: close } = tick
  const { amount, fee, open_price: open } = order
  const staked = amount + fee
  const values = {
    win: { symbol, open, close, payout: priced(payout), profit: priced(payout - staked) },
    loss: { symbol, open, close, lost: priced(staked) },
    draw: { symbol, price: close, returned: priced(payout) },
  }
  notify(world, {
    userId: order.user_id,
    type: 'order',
    event: `order_${result}`,
    values: values[result],
    at,
    link: '/pages/order/order',
    recordId: orderId(order.number),
  })
}
