import { beforeEach, expect, test } from 'vitest'
import type { TestUser } from '../../test/harness.ts'
import { requestId } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { publishedRate, settle, suspendExchange } from './exchange.ts'

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user({ cash: '1000.00' })
})

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
  for (const one of ['1', '1.00000000']) {
    await user.done('submitExchange', { ...form('USDT', one), allow_duplicate: true })
  }
})
