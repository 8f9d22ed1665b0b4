import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TradeOrder } from '../../../src/generated/h5.schemas.ts'
import { advanceTo, orderForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { turnoverUnits } from '../withdrawal/conditions.ts'
import { resultOf } from './outcome.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const balances = ({ id }: TestUser) => ({
  available: sandbox.world.ledger.balance(id, 'available', 'USD'),
  frozen: sandbox.world.ledger.balance(id, 'frozen', 'USD'),
})

/** An order that a user places at the present price. */
const place = async (user: TestUser, wish?: Parameters<typeof orderForm>[1]) =>
  (await user.done('placeOrder', orderForm(sandbox, wish))).order

/** What the user's ledger shows of an order: the lines of the available account. */
const ledgerLines = ({ id }: TestUser, order: TradeOrder) =>
  sandbox.world.database.all(
    `SELECT m.kind, CASE owner.id WHEN m.to_account THEN m.amount ELSE -m.amount END AS amount, m.at
     FROM movements m JOIN accounts owner ON owner.id IN (m.from_account, m.to_account)
     WHERE owner.owner = :id AND owner.kind = 'available' AND m.record_id = :order ORDER BY m.id`,
    { id, order: order.id },
  )

const messages = ({ id }: TestUser) =>
  sandbox.world.database
    .all<{ event: string; values: string; at: number; link: string; record_id: string }>(
      'SELECT event, "values", at, link, record_id FROM messages WHERE user_id = :id ORDER BY number',
      { id },
    )
    .map(({ values, ...rest }) => ({ ...rest, values: JSON.parse(values) as object }))

/** A settled order must be what its ticks say, and its ticks what the market published. */
const expectTrueToTicks = (order: TradeOrder) => {
  const { market } = sandbox.world
  const opening = market.lastTick(order.symbol, order.open_time * 1000)
  const closing = market.lastTick(order.symbol, order.settles_at * 1000)
  expect(order).toMatchObject({
    open_price: opening.price,
    open_tick_id: opening.id,
    open_tick_time: opening.time,
    close_price: closing.price,
    close_tick_id: closing.id,
    close_tick_time: closing.time,
    close_time: order.settles_at,
    result: resultOf(order.direction, opening.price, closing.price),
  })
}

test('the lucky stake brings gold beside the payout, won or lost, and the ledger has it', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  advanceTo(sandbox, 'BTCUSD', 30, (open, close) => close < open)
  const placed = await place(user, { direction: 'up', amount: '77.77', seconds: 30 })
  expect(placed).not.toHaveProperty('lucky_gold')
  sandbox.advance(30)
  const { order } = await user.done('settleOrder', { order_id: placed.id })
  expect(order).toMatchObject({
    ...{ result: 'loss', payout: '0.00', net_profit: '-78.55' },
    ...{ lucky_number: 7, lucky_gold: '1.50', multiple: '1.5' },
  })
  expect(balances(user)).toEqual({ available: 100000 - 7855 + 150, frozen: 0 })
  expect(messages(user)).toMatchObject([
    { event: 'order_loss', values: { symbol: 'BTCUSD', lost: '78.55 USD' } },
  ])
  expect(ledgerLines(user, order).at(-1)).toEqual({
    kind: 'bonus',
    amount: 150,
    at: order.settles_at,
  })
})

test('a win is told with its prices, and counts as turnover', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  advanceTo(sandbox, 'BTCUSD', 180, (open, close) => close > open)
  const placed = await place(user, { direction: 'up', amount: '300.00', seconds: 180 })
  sandbox.advance(180)
  const { order } = await user.done('settleOrder', { order_id: placed.id })
  expectTrueToTicks(order)
  expect(messages(user)).toEqual([
    {
      event: 'order_win',
      values: {
        symbol: 'BTCUSD',
        open: order.open_price,
        close: order.close_price,
        payout: '558.00 USD',
        profit: '255.00 USD',
      },
      at: placed.settles_at,
      link: '/pages/order/order',
      record_id: order.id,
    },
  ])
  expect(turnoverUnits(sandbox.world, user.id).done).toBe(30000)
})

test('what came due while the sandbox was down settles as if it had been up, each at its own second', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-orders-'))
  const file = join(folder, 'sandbox.db')
  sandbox.close()
  sandbox = new TestSandbox(STORY_TIME, file)
  const user = await sandbox.user({ cash: '5000.00' })
  const ids: string[] = []
  for (const seconds of [300, 30, 120, 60, 180]) {
    for (const symbol of ['BTCUSD', 'EURUSD', 'CL1']) {
      for (const direction of ['up', 'down'] as const) {
        ids.push((await place(user, { symbol, seconds, direction, amount: '25.00' })).id)
      }
    }
    sandbox.advance(1)
  }
  sandbox.close()

  sandbox = new TestSandbox(STORY_TIME + 30 * 86_400, file)
  await sandbox.prepare()
  expect(balances(user).frozen).toBe(0)
  const again = sandbox.client(user.token)
  const told = messages(user)
  expect(told).toHaveLength(ids.length)
  expect(told).toEqual(told.toSorted((one, other) => one.at - other.at))
  for (const id of ids) {
    const { order } = await again.done('getOrder', { order_id: id })
    expectTrueToTicks(order)
    const at = order.settles_at
    expect(told).toContainEqual(expect.objectContaining({ record_id: id, at }))
    if (order.result === 'win') expect(ledgerLines(user, order).at(-1)).toMatchObject({ at })
  }
  rmSync(folder, { recursive: true })
})

test('while the feed hangs over its second an order waits, and others do not', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const { halts, clock } = sandbox.world
  const held = await place(user, { symbol: 'BTCUSD', seconds: 30 })
  const later = await place(user, { symbol: 'BTCUSD', seconds: 60 })
  const free = await place(user, { symbol: 'ETHUSD', seconds: 60 })
  sandbox.advance(20.25)
  halts.begin('frozen', 'BTCUSD', clock.nowMs())
  sandbox.advance(19.75)

  const due = (await user.done('settleOrder', { order_id: held.id })).order
  expect(due).toMatchObject({ result: 'open', close_tick_id: null, payout: null })
  expect((await user.done('listHoldings')).total).toBe(3)
  sandbox.advance(20)
  expectTrueToTicks((await user.done('getOrder', { order_id: free.id })).order)
  expect((await user.done('getOrder', { order_id: later.id })).order.result).toBe('open')

  halts.end('frozen', 'BTCUSD', clock.nowMs())
  sandbox.runDue()
  const settled = (await user.done('getOrder', { order_id: held.id })).order
  expectTrueToTicks(settled)
  // The last tick is the one at which the feed began to hang.
  expect(settled).toMatchObject({
    close_tick_id: `BTCUSD-${STORY_TIME * 4 + 81}`,
    close_tick_time: STORY_TIME + 20,
    close_time: STORY_TIME + 30,
  })
  // The feed came back with the tick of its very second.
  expect((await user.done('getOrder', { order_id: later.id })).order).toMatchObject({
    close_tick_id: `BTCUSD-${STORY_TIME * 4 + 240}`,
  })
  expect(messages(user).map(({ at, record_id }) => ({ at, record_id }))).toEqual([
    { at: STORY_TIME + 60, record_id: free.id },
    { at: STORY_TIME + 60, record_id: held.id },
    { at: STORY_TIME + 60, record_id: later.id },
  ])
})

test('a feed that hung and came back before anybody looked changes no time of others', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const { halts } = sandbox.world
  const held = await place(user, { symbol: 'BTCUSD', seconds: 30 })
  const free = await place(user, { symbol: 'ETHUSD', seconds: 60 })
  halts.begin('frozen', null, (STORY_TIME + 25) * 1000)
  halts.end('frozen', null, (STORY_TIME + 40) * 1000 + 300)
  sandbox.advance(600)
  expect(messages(user).map(({ at, record_id }) => ({ at, record_id }))).toEqual([
    { at: STORY_TIME + 41, record_id: held.id },
    { at: STORY_TIME + 60, record_id: free.id },
  ])
  expect((await user.done('getOrder', { order_id: held.id })).order).toMatchObject({
    close_time: STORY_TIME + 30,
    close_tick_time: STORY_TIME + 25,
  })
})

test('an operator who closes the market delays no settlement', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const placed = await place(user, { seconds: 60 })
  sandbox.advance(10)
  sandbox.world.halts.begin('closed', 'BTCUSD', sandbox.world.clock.nowMs())
  sandbox.advance(50)
  const { order } = await user.done('getOrder', { order_id: placed.id })
  expectTrueToTicks(order)
  expect(order).toMatchObject({ close_tick_time: STORY_TIME + 10, close_time: STORY_TIME + 60 })
})
