import { expect, test } from 'vitest'
import { orderForm } from '../../test/forms.ts'
import { STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

setUpSandbox()

test('the tick at which it opens is kept', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  sandbox.advance(4.75)
  await user.done('placeOrder', orderForm(sandbox))
  const { id, price } = sandbox.world.market.lastTick('BTCUSD', (STORY_TIME + 4) * 1000)
  expect(sandbox.world.database.all('SELECT * FROM order_ticks')).toEqual([
    { id, symbol: 'BTCUSD', price, time: STORY_TIME + 4 },
  ])
})

test('a market that an operator closed has no next opening', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  sandbox.world.halts.begin('closed', 'BTCUSD', sandbox.world.clock.nowMs())
  expect(await user.refused('placeOrder', orderForm(sandbox))).toEqual({
    reason: 'non_trading_time',
    params: {},
  })
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

test('a client that places orders without a pause has to wait', async () => {
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
})
