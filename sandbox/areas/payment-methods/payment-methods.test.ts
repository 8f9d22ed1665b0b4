import { expect, test } from 'vitest'
import { FUND_PASSWORD, requestId, TestSandbox } from '../../test/harness.ts'

const CARD = {
  type: 'bank_card',
  holder_name: 'Zoë O’Neill-李',
  bank_name: 'Example Bank',
  card_number: '4111111111111111',
  currency: 'USD',
}

test('a card is free again once it was removed, and nobody finds out by trying which are bound', async () => {
  const sandbox = new TestSandbox()
  const [user, other] = [await sandbox.user(), await sandbox.user()]
  const form = () => ({ ...CARD, request_id: requestId() })
  const { payment_method: card } = await other.done('bindPaymentMethod', form())
  for (let count = 0; count < 10; count += 1) {
    expect((await user.refused('bindPaymentMethod', form())).reason).toBe('card_number_exists')
  }
  expect(await user.refused('bindPaymentMethod', form())).toEqual({
    reason: 'too_many_requests',
    params: { available_from: String(sandbox.world.clock.now() + 3600) },
  })
  await other.done('removePaymentMethod', { id: card.id, fund_password: FUND_PASSWORD })
  await user.done('bindPaymentMethod', form())
  sandbox.close()
})
