import { expect, test } from 'vitest'
import type { Movement } from '../../core/ledger.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

test('a wallet with a long history is read within a second', async () => {
  const sandbox = new TestSandbox()
  const user = await sandbox.user()
  const available = { user: user.id, account: 'available' } as const
  const orders = { house: 'orders' } as const
  const move = (second: number, movement: Pick<Movement, 'kind' | 'from' | 'to' | 'amount'>) =>
    sandbox.world.ledger.move({
      ...movement,
      at: STORY_TIME - 400 * 86_400 + second,
      currency: 'USD',
      recordId: 'or_1',
    })
  sandbox.world.database.transaction(() => {
    for (let order = 0; order < 10_000; order += 1) {
      move(order * 3_000, { kind: 'order_payout', from: orders, to: available, amount: 7_200 })
      move(order * 3_000, { kind: 'order_stake', from: available, to: orders, amount: 4_000 })
    }
  })
  await user.done('getWallet')
  const begin = performance.now()
  const { ledger } = await user.done('getWallet')
  expect(performance.now() - begin).toBeLessThan(1_000)
  expect(ledger.total).toBe(20_000)
  sandbox.close()
})
