import { expect, test } from 'vitest'
import type { OrderListItem } from '../../../src/generated/h5.schemas.ts'
import { seedWorld } from '../../seed/seed.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

/** A weekday, a weekend, and the first second of a day. */
const STARTS = [STORY_TIME, STORY_TIME + 86_400, 1795392000]

test.each(STARTS)('the story comes out as the examples tell it, started at %i', async (start) => {
  const sandbox = new TestSandbox(start)
  await seedWorld(sandbox.world)
  const account = { account: 'demo', password: 'demo1234' }
  const demo = sandbox.client((await sandbox.client().done('logIn', account)).token)

  const { list, totals } = await demo.done('listOrders', { view: 'contract' })
  const told = (order: OrderListItem) =>
    order.type === 'contract' && [order.id, order.amount, order.fee, order.result, order.net_profit]
  expect(list.map(told)).toEqual([
    ['or_9001', '300.00', '3.00', 'open', null],
    ['or_9002', '200.00', '2.00', 'open', null],
    ['or_8999', '150.00', '1.50', 'draw', '0.00'],
    ['or_8998', '40.00', '0.40', 'win', '32.40'],
    ['or_8997', '20.00', '0.20', 'loss', '-20.20'],
    ['or_8996', '500.00', '5.00', 'win', '445.00'],
    ['or_8995', '34.00', '0.34', 'win', '27.54'],
    ['or_8994', '10.50', '0.11', 'loss', '-10.61'],
  ])
  expect(totals).toEqual({
    currency: 'USD',
    wins: 3,
    losses: 2,
    draws: 1,
    amount: '754.50',
    fee: '7.55',
    payout: '1236.18',
    net_profit: '474.13',
  })
  const holdings = await demo.done('listHoldings')
  expect(holdings.totals).toMatchObject({ amount: '500.00', fee: '5.00' })
  for (const { open_time } of holdings.list) expect(start - open_time).toBeLessThanOrEqual(45)

  sandbox.advance(300)
  expect((await demo.done('listHoldings')).total).toBe(0)
  sandbox.close()
})
