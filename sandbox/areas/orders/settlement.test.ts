import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TradeOrder } from '../../../src/generated/model/trade-order.ts'
import { audit } from '../../audit.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { advanceTo, orderForm } from '../../test/orders.ts'
import { turnoverUnits } from '../withdrawal/turnover.ts'
import { resultOf } from './outcome.ts'

/** What makes a thousand calls may take so long on a busy machine. */
const BUSY_MS = 60_000

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const balances = ({ id }: TestUser) => ({
  available: sandbox.world.ledger.balance(id, 'available', 'USD'),
  frozen: sandbox.world.ledger.balance(id, 'frozen', 'USD'),
})

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

test('a win pays stake and profit', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  advanceTo(sandbox, 'BTCUSD', 180, (open, close) => close > open)
  const form = orderForm(sandbox, { direction: 'up', amount: '300.00', seconds: 180 })
  const placed = (await user.done('placeOrder', form)).order
  sandbox.advance(180)
  const { order } = await user.done('settleOrder', { order_id: placed.id })
  expect(order).toMatchObject({ result: 'win', payout: '558.00', net_profit: '255.00' })
  expectTrueToTicks(order)
  expect(balances(user)).toEqual({ available: 125500, frozen: 0 })
  expect(ledgerLines(user, order)).toEqual([
    { kind: 'order_stake', amount: -30000, at: placed.open_time },
    { kind: 'order_fee', amount: -300, at: placed.open_time },
    { kind: 'order_payout', amount: 55800, at: placed.settles_at },
  ])
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
  expect(audit(sandbox.world.database)).toEqual([])
})

test('a loss pays nothing', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  advanceTo(sandbox, 'XAUUSD', 30, (open, close) => close > open)
  const form = orderForm(sandbox, {
    symbol: 'XAUUSD',
    direction: 'down',
    amount: '20.00',
    seconds: 30,
  })
  const placed = (await user.done('placeOrder', form)).order
  sandbox.advance(30)
  const { order } = await user.done('getOrder', { order_id: placed.id })
  expect(order).toMatchObject({ result: 'loss', payout: '0.00', net_profit: '-20.20' })
  expectTrueToTicks(order)
  expect(balances(user)).toEqual({ available: 97980, frozen: 0 })
  expect(ledgerLines(user, order)).toEqual([
    { kind: 'order_stake', amount: -2000, at: placed.open_time },
    { kind: 'order_fee', amount: -20, at: placed.open_time },
  ])
  expect(messages(user)).toMatchObject([
    { event: 'order_loss', values: { symbol: 'XAUUSD', lost: '20.20 USD' } },
  ])
  expect(turnoverUnits(sandbox.world, user.id).done).toBe(2000)
  expect(audit(sandbox.world.database)).toEqual([])
})

test('equal prices give stake and fee back, and are no turnover', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  advanceTo(sandbox, 'XRPUSD', 120, (open, close) => close === open)
  const form = orderForm(sandbox, { symbol: 'XRPUSD', amount: '150.00', seconds: 120 })
  const placed = (await user.done('placeOrder', form)).order
  sandbox.advance(120)
  const { order } = await user.done('settleOrder', { order_id: placed.id })
  expect(order).toMatchObject({ result: 'draw', payout: '151.50', net_profit: '0.00' })
  expect(order.close_price).toBe(order.open_price)
  expectTrueToTicks(order)
  expect(balances(user)).toEqual({ available: 100000, frozen: 0 })
  expect(ledgerLines(user, order)).toEqual([
    { kind: 'order_stake', amount: -15000, at: placed.open_time },
    { kind: 'order_fee', amount: -150, at: placed.open_time },
    { kind: 'order_refund', amount: 15150, at: placed.settles_at },
  ])
  expect(messages(user)).toMatchObject([
    { event: 'order_draw', values: { price: order.close_price, returned: '151.50 USD' } },
  ])
  expect((await user.done('listMessages')).list[0]).toMatchObject({
    type: 'order',
    text: `XRPUSD opened and closed at ${order.close_price}. Stake and fee, 151.50 USD, came back.`,
    record_id: order.id,
  })
  expect(turnoverUnits(sandbox.world, user.id).done).toBe(0)
  expect(audit(sandbox.world.database)).toEqual([])
})

test('it settles at its second and not before, whether or not anybody asks', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const { order } = await user.done('placeOrder', orderForm(sandbox, { seconds: 30 }))
  sandbox.advance(29.75)
  expect(await user.refused('settleOrder', { order_id: order.id })).toEqual({
    reason: 'action_not_allowed',
    params: { available_from: String(order.settles_at) },
  })
  expect(balances(user).frozen).toBe(10100)
  sandbox.advance(0.25)
  expect(balances(user).frozen).toBe(0)
  const first = await user.done('settleOrder', { order_id: order.id })
  expectTrueToTicks(first.order)
  sandbox.advance(3600)
  expect(await user.done('settleOrder', { order_id: order.id })).toEqual(first)
  expect(messages(user)).toHaveLength(1)
})

test(
  'a client that never stops asking has to wait; the order settles all the same',
  async () => {
    const user = await sandbox.user({ cash: '1000.00' })
    const { order } = await user.done('placeOrder', orderForm(sandbox, { seconds: 30 }))
    const ask = { order_id: order.id }
    for (let asked = 0; asked < 1200; asked += 1) await user.refused('settleOrder', ask)
    expect(await user.refused('settleOrder', ask)).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + 60) },
    })
    sandbox.advance(30)
    expect((await user.done('getOrder', ask)).order.result).not.toBe('open')
  },
  BUSY_MS,
)

test('two devices that ask at once get the same word, and it is paid once', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const { order } = await user.done('placeOrder', orderForm(sandbox, { seconds: 30 }))
  // The clock moves without anything being done: the second comes between two looks.
  sandbox.world.settings.advanceClock(30_000)
  const [one, other] = await Promise.all([
    user.done('settleOrder', { order_id: order.id }),
    user.done('settleOrder', { order_id: order.id }),
  ])
  expect(one).toEqual(other)
  expect(one.order.result).not.toBe('open')
  expect(messages(user)).toHaveLength(1)
  expect(audit(sandbox.world.database)).toEqual([])
})

test('a jump of the clock over many settlements gives each its own second and tick', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const ids: string[] = []
  for (const seconds of [300, 30, 120, 60, 180]) {
    for (const symbol of ['BTCUSD', 'EURUSD', 'CL1']) {
      const form = orderForm(sandbox, { symbol, seconds, amount: '25.00' })
      ids.push((await user.done('placeOrder', form)).order.id)
    }
    sandbox.advance(1)
  }
  sandbox.advance(30 * 86_400)
  const orders = await Promise.all(
    ids.map(async (id) => (await user.done('getOrder', { order_id: id })).order),
  )
  for (const order of orders) expectTrueToTicks(order)
  const settled = messages(user).map(({ at, record_id }) => ({ at, record_id }))
  expect(settled).toHaveLength(ids.length)
  expect(settled).toEqual(settled.toSorted((one, other) => one.at - other.at))
  for (const order of orders) {
    expect(settled).toContainEqual({ at: order.settles_at, record_id: order.id })
  }
  expect(audit(sandbox.world.database)).toEqual([])
})

test('what came due while the sandbox was down settles as if it had been up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-orders-'))
  const file = join(folder, 'sandbox.db')
  sandbox.close()
  sandbox = new TestSandbox(STORY_TIME, file)
  const user = await sandbox.user({ cash: '5000.00' })
  const ids: string[] = []
  for (const seconds of [30, 60, 120, 180, 300]) {
    for (const direction of ['up', 'down'] as const) {
      const form = orderForm(sandbox, { seconds, direction, amount: '25.00' })
      ids.push((await user.done('placeOrder', form)).order.id)
    }
  }
  sandbox.close()

  sandbox = new TestSandbox(STORY_TIME + 7200, file)
  await sandbox.prepare()
  expect(balances(user).frozen).toBe(0)
  const again = sandbox.client(user.token)
  for (const id of ids) {
    const { order } = await again.done('getOrder', { order_id: id })
    expectTrueToTicks(order)
    expect(messages(user)).toContainEqual(
      expect.objectContaining({ record_id: id, at: order.settles_at }),
    )
    const paid = ledgerLines(user, order).at(-1)
    if (order.result === 'win') expect(paid).toMatchObject({ at: order.settles_at })
  }
  expect(audit(sandbox.world.database)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('while the feed hangs over its second an order waits, and others do not', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const { halts, clock } = sandbox.world
  const place = async (symbol: string, seconds: number) =>
    (await user.done('placeOrder', orderForm(sandbox, { symbol, seconds }))).order
  const held = await place('BTCUSD', 30)
  const later = await place('BTCUSD', 60)
  const free = await place('ETHUSD', 60)
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
  expect(audit(sandbox.world.database)).toEqual([])
})

test('a feed that hung and came back before anybody looked changes no time of others', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const { halts } = sandbox.world
  const place = async (symbol: string, seconds: number) =>
    (await user.done('placeOrder', orderForm(sandbox, { symbol, seconds }))).order
  const held = await place('BTCUSD', 30)
  const free = await place('ETHUSD', 60)
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

test('when the market closes before its second, the last tick of the session settles it', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  // Friday; trading in gold ends at midnight UTC.
  const midnight = 1795219200
  sandbox.advance(midnight - 60 - STORY_TIME)
  const form = orderForm(sandbox, { symbol: 'XAUUSD', seconds: 120 })
  const placed = (await user.done('placeOrder', form)).order
  sandbox.advance(120)
  const { order } = await user.done('getOrder', { order_id: placed.id })
  expectTrueToTicks(order)
  expect(order).toMatchObject({
    close_tick_id: `XAUUSD-${midnight * 4 - 1}`,
    close_tick_time: midnight - 1,
    close_time: midnight + 60,
  })
})

test('an operator who closes the market delays no settlement', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const placed = (await user.done('placeOrder', orderForm(sandbox, { seconds: 60 }))).order
  sandbox.advance(10)
  sandbox.world.halts.begin('closed', 'BTCUSD', sandbox.world.clock.nowMs())
  sandbox.advance(50)
  const { order } = await user.done('getOrder', { order_id: placed.id })
  expectTrueToTicks(order)
  expect(order).toMatchObject({ close_tick_time: STORY_TIME + 10, close_time: STORY_TIME + 60 })
})

test(
  'a thousand orders of one second are settled in one go, each by its tick',
  async () => {
    const symbols = ['BTCUSD', 'ETHUSD', 'EURUSD', 'XAUUSD']
    const users = await Promise.all(
      Array.from({ length: 20 }, () => sandbox.user({ cash: '2000.00' })),
    )
    const { world } = sandbox
    const seen = symbols.map((symbol) => orderForm(sandbox, { symbol, amount: '10.00' }))
    for (const user of users) {
      for (let count = 0; count < 50; count += 1) {
        const form = seen[count % seen.length]
        const direction = count % 8 < 4 ? 'up' : 'down'
        await user.done('placeOrder', { ...form, direction, request_id: crypto.randomUUID() })
      }
    }
    sandbox.advance(60)
    const { open } = world.database.one<{ open: number }>(
      `SELECT count(*) AS open FROM orders WHERE result = 'open'`,
    )
    expect(open).toBe(0)
    for (const [index, user] of users.entries()) {
      if (index % 5 === 0) {
        const { list } = await user.done('listOrders', { limit: 100 })
        for (const order of list) if (order.kind === 'contract') expectTrueToTicks(order)
      }
    }
    expect(audit(sandbox.world.database)).toEqual([])
  },
  BUSY_MS,
)

test('nobody sees or settles the order of somebody else', async () => {
  const owner = await sandbox.user({ cash: '1000.00' })
  const other = await sandbox.user({ cash: '1000.00' })
  const { order } = await owner.done('placeOrder', orderForm(sandbox))
  for (const order_id of [order.id, 'or_999', 'or_0', 'or_1x', 'pu_1', '1']) {
    for (const operation of ['getOrder', 'settleOrder'] as const) {
      expect(await other.refused(operation, { order_id })).toEqual({
        reason: 'no_data',
        params: {},
      })
    }
  }
  expect((await other.done('listOrders', { request_id: String(order.request_id) })).total).toBe(0)
  expect((await other.done('listHoldings')).total).toBe(0)
})
