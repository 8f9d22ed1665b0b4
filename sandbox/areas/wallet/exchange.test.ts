import { afterEach, beforeEach, expect, test } from 'vitest'
import { setFeeRate } from '../../core/fees.ts'
import type { TestUser } from '../../test/harness.ts'
import { requestId, TestSandbox } from '../../test/harness.ts'
import { settle } from './exchange.ts'
import { publishedRate, suspendExchange } from './offers.ts'

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user({ cash: '1000.00' })
})
afterEach(() => sandbox.close())

const form = (coin: 'USDT' | 'ETH', rate: string) => ({
  ...{ type: 'cash_to_coin', coin, rate },
  amount: '100.00',
  fee: '0.10',
  request_id: requestId(),
})

test('the fee is that of the exact value, not of the rounded one', () => {
  // 0.00004999 x 100,010 is 4.9994999: its fee is 0.0049994999, which is less than half a cent.
  expect(
    settle('coin_to_cash', 'BTC', 4_999, { rate: '100010.00', feeRate: '0.001' }),
  ).toMatchObject({ cash: 500, fee: 0 })
})

test('offers are suspended by the operator, and while the market is closed', async () => {
  const states = async () => (await user.done('getExchange')).offers.map(({ state }) => state)
  const { world } = sandbox
  suspendExchange(world, 'USDT', true)
  world.halts.begin('closed', 'ETHUSD', world.clock.nowMs())
  expect(await states()).toEqual(['suspended', 'available', 'suspended'])
  const { rate } = publishedRate(world, 'ETH', world.clock.now())
  for (const sent of [form('USDT', '1.00'), form('ETH', rate)]) {
    expect((await user.refused('submitExchange', sent)).reason).toBe('action_not_allowed')
  }
  suspendExchange(world, 'USDT', false)
  expect(await states()).toEqual(['available', 'available', 'suspended'])
  // A rate is a number, however it is written.
  for (const one of ['1', '1.00000000']) await user.done('submitExchange', form('USDT', one))
})

test('a fee that changed since the question is refused with the present one', async () => {
  setFeeRate(sandbox.world, 'exchange', '0.005')
  expect((await user.done('getExchange')).fee_rate).toBe('0.005')
  expect(await user.refused('submitExchange', form('USDT', '1'))).toEqual({
    reason: 'price_changed',
    params: { fee: '0.50', currency: 'USD' },
  })
  expect((await user.done('getWallet')).balances.available).toBe('1000.00')
  const { record } = await user.done('submitExchange', { ...form('USDT', '1'), fee: '0.5' })
  expect(record).toMatchObject({ fee: '0.50', currency_settlement: '99.50' })
})
