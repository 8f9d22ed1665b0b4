import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '../../audit.ts'
import type { TestUser } from '../../test/harness.ts'
import { requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { orderForm } from '../../test/orders.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const balances = ({ id }: TestUser) => ({
  available: sandbox.world.ledger.balance(id, 'available', 'USD'),
  frozen: sandbox.world.ledger.balance(id, 'frozen', 'USD'),
})

const presentPrice = (symbol: string) => {
  const { price, id, time } = sandbox.world.market.lastTick(symbol, sandbox.world.clock.nowMs())
  return { price, tick_id: id, as_of: String(time) }
}

/** A refused order left no trace. */
const expectNothingPlaced = async (user: TestUser) => {
  expect((await user.done('listOrders')).total).toBe(0)
  expect(balances(user).frozen).toBe(0)
}

test('an order freezes its amount and fee, each as a line of the ledger', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = orderForm(sandbox, { amount: '10.50', seconds: 180 })
  const { order } = await user.done('placeOrder', form)
  expect(order).toEqual({
    kind: 'contract',
    id: 'or_1',
    request_id: form.request_id,
    symbol: 'BTCUSD',
    name: 'Bitcoin',
    direction: 'up',
    currency: 'USD',
    amount: '10.50',
    seconds: 180,
    profit_rate: '0.86',
    fee_rate: '0.01',
    fee: '0.11',
    expected_profit: '9.03',
    accepted_price: form.accepted_price,
    accepted_tick_id: form.accepted_tick_id,
    max_slippage_rate: '0.0005',
    open_price: form.accepted_price,
    open_time: STORY_TIME,
    open_tick_id: `BTCUSD-${STORY_TIME * 4}`,
    open_tick_time: STORY_TIME,
    settles_at: STORY_TIME + 180,
    close_price: null,
    close_time: null,
    close_tick_id: null,
    close_tick_time: null,
    settlement_rule: 'last_tick_at_or_before',
    result: 'open',
    payout: null,
    net_profit: null,
  })
  expect(balances(user)).toEqual({ available: 98939, frozen: 1061 })
  const lines = sandbox.world.database.all(
    `SELECT kind, amount, record_id FROM movements WHERE kind LIKE 'order%' ORDER BY id`,
  )
  expect(lines).toEqual([
    { kind: 'order_stake', amount: 1050, record_id: 'or_1' },
    { kind: 'order_fee', amount: 11, record_id: 'or_1' },
  ])
  expect(await user.done('getOrder', { order_id: 'or_1' })).toEqual({ order })
})

test('it opens at the last tick of the second of acceptance, not at the one that was seen', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const seen = orderForm(sandbox)
  sandbox.advance(4.75)
  const { order } = await user.done('placeOrder', { ...seen, max_slippage_rate: '0.01' })
  const { market } = sandbox.world
  const opening = market.lastTick('BTCUSD', (STORY_TIME + 4) * 1000)
  expect(order).toMatchObject({
    accepted_tick_id: seen.accepted_tick_id,
    open_time: STORY_TIME + 4,
    open_tick_id: opening.id,
    open_tick_time: STORY_TIME + 4,
    open_price: opening.price,
    settles_at: STORY_TIME + 64,
  })
  const kept = sandbox.world.database.get('SELECT * FROM order_ticks WHERE id = :id', {
    id: opening.id,
  })
  expect(kept).toEqual({
    id: opening.id,
    symbol: 'BTCUSD',
    price: opening.price,
    time: STORY_TIME + 4,
  })
})

test('an opening that is worse than accepted is refused, a better one is taken', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const seen = orderForm(sandbox)
  sandbox.advance(5)
  const [before, after] = [Number(seen.accepted_price), Number(presentPrice('BTCUSD').price)]
  expect(after).not.toBe(before)
  const [worse, better] = after > before ? (['up', 'down'] as const) : (['down', 'up'] as const)
  const strict = { ...seen, max_slippage_rate: '0' }
  expect(await user.refused('placeOrder', { ...strict, direction: worse })).toEqual({
    reason: 'price_changed',
    params: presentPrice('BTCUSD'),
  })
  await expectNothingPlaced(user)
  const { order } = await user.done('placeOrder', { ...strict, direction: better })
  expect(order.open_price).toBe(presentPrice('BTCUSD').price)
})

test('the accepted tick must carry the accepted price and be of this product', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = orderForm(sandbox)
  const other = orderForm(sandbox, { symbol: 'ETHUSD' })
  const wrong = [
    { accepted_price: '1.00' },
    { accepted_tick_id: 'BTCUSD-1' },
    { accepted_tick_id: 'garbage' },
    { accepted_tick_id: `BTCUSD-${STORY_TIME * 4 + 4}` },
    { accepted_tick_id: other.accepted_tick_id, accepted_price: other.accepted_price },
  ]
  for (const change of wrong) {
    expect(await user.refused('placeOrder', { ...form, ...change })).toEqual({
      reason: 'price_changed',
      params: presentPrice('BTCUSD'),
    })
  }
  await expectNothingPlaced(user)
  const zeros = { ...form, accepted_price: `${form.accepted_price}000` }
  expect((await user.done('placeOrder', zeros)).order.result).toBe('open')
})

test('a tick is accepted for ten seconds', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = { ...orderForm(sandbox), max_slippage_rate: '0.09' }
  sandbox.advance(11)
  expect(await user.refused('placeOrder', form)).toEqual({
    reason: 'price_changed',
    params: presentPrice('BTCUSD'),
  })
  const fresh = { ...orderForm(sandbox), max_slippage_rate: '0.09' }
  sandbox.advance(10)
  await user.done('placeOrder', fresh)
})

test('other rates than the present ones are refused', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = orderForm(sandbox)
  for (const change of [{ profit_rate: '0.83' }, { fee_rate: '0.02' }, { fee_rate: '0' }]) {
    expect(await user.refused('placeOrder', { ...form, ...change })).toEqual({
      reason: 'price_changed',
      params: presentPrice('BTCUSD'),
    })
  }
  await expectNothingPlaced(user)
  await user.done('placeOrder', { ...form, profit_rate: '0.820', fee_rate: '0.0100' })
})

test('a product that does not exist and seconds that are not offered are refused', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = orderForm(sandbox)
  expect(await user.refused('placeOrder', { ...form, symbol: 'NOPE' })).toEqual({
    reason: 'product_not_found',
    params: {},
  })
  expect(await user.refused('placeOrder', { ...form, seconds: 45 })).toEqual({
    reason: 'input_invalid',
    params: { field: 'seconds' },
  })
})

test('outside the hours the next opening is named; an operator who closes names none', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  sandbox.advance(86_400)
  // Saturday; trading goes on on Monday, 00:00 UTC.
  expect(await user.refused('placeOrder', orderForm(sandbox, { symbol: 'EURUSD' }))).toEqual({
    reason: 'non_trading_time',
    params: { available_from: '1795392000' },
  })
  sandbox.world.halts.begin('closed', 'BTCUSD', sandbox.world.clock.nowMs())
  expect(await user.refused('placeOrder', orderForm(sandbox))).toEqual({
    reason: 'non_trading_time',
    params: {},
  })
  await expectNothingPlaced(user)
})

test('while the feed hangs orders are placed for ten seconds and then no more', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const { halts, clock } = sandbox.world
  halts.begin('frozen', 'BTCUSD', clock.nowMs())
  sandbox.advance(10)
  const { order } = await user.done('placeOrder', orderForm(sandbox))
  expect(order).toMatchObject({ open_time: STORY_TIME + 10, open_tick_time: STORY_TIME })
  sandbox.advance(1)
  expect(await user.refused('placeOrder', orderForm(sandbox))).toMatchObject({
    reason: 'price_changed',
    params: { as_of: String(STORY_TIME) },
  })
  // The feed comes back within a second: the tick of that second's beginning is a minute old.
  sandbox.advance(49.5)
  halts.end('frozen', 'BTCUSD', clock.nowMs())
  expect(orderForm(sandbox).accepted_tick_id).toBe(`BTCUSD-${STORY_TIME * 4 + 242}`)
  expect(await user.refused('placeOrder', orderForm(sandbox))).toMatchObject({
    reason: 'price_changed',
  })
  sandbox.advance(0.5)
  await user.done('placeOrder', orderForm(sandbox))
})

test('one order has bounds', async () => {
  const user = await sandbox.user({ cash: '50000.00' })
  expect(await user.refused('placeOrder', orderForm(sandbox, { amount: '9.99' }))).toEqual({
    reason: 'single_min',
    params: { min: '10.00', currency: 'USD' },
  })
  expect(await user.refused('placeOrder', orderForm(sandbox, { amount: '5000.01' }))).toEqual({
    reason: 'single_max',
    params: { max: '5000.00', currency: 'USD' },
  })
  const huge = orderForm(sandbox, { amount: '999999999999999' })
  expect((await user.refused('placeOrder', huge)).reason).toBe('single_max')
  await expectNothingPlaced(user)
  await user.done('placeOrder', orderForm(sandbox, { amount: '10' }))
  await user.done('placeOrder', orderForm(sandbox, { amount: '5000' }))
})

test('the balance must cover the amount and its fee', async () => {
  const user = await sandbox.user({ cash: '100.99' })
  expect(await user.refused('placeOrder', orderForm(sandbox, { amount: '100.00' }))).toEqual({
    reason: 'balance_not_enough',
    params: { available: '100.99', currency: 'USD' },
  })
  await expectNothingPlaced(user)
  await user.done('placeOrder', orderForm(sandbox, { amount: '99.99' }))
  expect(balances(user)).toEqual({ available: 0, frozen: 10099 })
})

test('frozen funds and a locked account place nothing', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const { database } = sandbox.world
  database.run('UPDATE users SET funds_frozen = 1 WHERE id = :id', { id: user.id })
  expect(await user.refused('placeOrder', orderForm(sandbox))).toEqual({
    reason: 'funds_frozen',
    params: {},
  })
  database.run('UPDATE users SET funds_frozen = 0, locked_until = :until WHERE id = :id', {
    id: user.id,
    until: STORY_TIME + 60,
  })
  expect(await user.refused('placeOrder', orderForm(sandbox))).toEqual({
    reason: 'account_locked',
    params: { available_from: String(STORY_TIME + 60) },
  })
  expect(balances(user)).toEqual({ available: 100000, frozen: 0 })
})

test('a visitor is not told apart from a dead session', async () => {
  expect(await sandbox.client('').call('placeOrder', orderForm(sandbox))).toMatchObject({
    code: 401,
    data: null,
  })
})

test('a client that never stops has to wait', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  for (let placed = 0; placed < 300; placed += 1) {
    await user.done('placeOrder', orderForm(sandbox, { amount: '10', seconds: 300 }))
  }
  expect(await user.refused('placeOrder', orderForm(sandbox, { amount: '10' }))).toEqual({
    reason: 'too_many_requests',
    params: { available_from: String(STORY_TIME + 60) },
  })
  sandbox.advance(60)
  await user.done('placeOrder', orderForm(sandbox, { amount: '10' }))
}, 60_000)

test('the same request places one order, also when it comes twice at once', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = orderForm(sandbox)
  const [one, other] = await Promise.all([
    user.done('placeOrder', form),
    user.done('placeOrder', form),
  ])
  expect(other).toEqual(one)
  sandbox.advance(3600)
  expect(await user.done('placeOrder', form)).toEqual(one)
  expect((await user.done('listOrders')).total).toBe(1)
  expect(await user.refused('placeOrder', { ...form, amount: '101.00' })).toEqual({
    reason: 'request_conflict',
    params: {},
  })
})

test('a refused request may succeed later under the same id', async () => {
  const user = await sandbox.user()
  const form = orderForm(sandbox)
  await user.refused('placeOrder', form)
  sandbox.world.ledger.move({
    at: STORY_TIME,
    kind: 'gift',
    from: { house: 'bonuses' },
    to: { user: user.id, account: 'available' },
    amount: 20000,
    currency: 'USD',
  })
  await user.done('placeOrder', form)
})

test('twenty orders at once against a balance for three: three are placed', async () => {
  const user = await sandbox.user({ cash: '400.00' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => user.call('placeOrder', orderForm(sandbox))),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
  expect(answers.filter(({ code }) => code === 0).map(({ data }) => data)).toEqual(
    Array.from({ length: 17 }, () => ({
      reason: 'balance_not_enough',
      params: { available: '97.00', currency: 'USD' },
    })),
  )
  expect(balances(user)).toEqual({ available: 9700, frozen: 30300 })
  expect(audit(sandbox.world.database)).toEqual([])
})

test('orders at once never hold more than the maximum together, until one settles', async () => {
  const user = await sandbox.user({ cash: '100000.00' })
  const wish = { amount: '4999.00', seconds: 30 }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => user.call('placeOrder', orderForm(sandbox, wish))),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(4)
  expect(answers.at(-1)?.data).toEqual({
    reason: 'holdings_max',
    params: { max: '20000.00', currency: 'USD' },
  })
  expect((await user.done('listHoldings')).totals).toMatchObject({
    amount: '19996.00',
    left: '4.00',
  })
  sandbox.advance(30)
  await user.done('placeOrder', { ...orderForm(sandbox, wish), request_id: requestId() })
})
