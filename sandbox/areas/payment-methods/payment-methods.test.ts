import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, requestId, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user()
})
afterEach(() => sandbox.close())

const CARD = {
  type: 'bank_card',
  holder_name: 'Alex Morgan',
  bank_name: 'Example Bank',
  card_number: '4111111111111111',
  currency: 'USD',
}
const ALIPAY = { type: 'alipay', holder_name: 'Alex Morgan', account: 'alex.morgan@example.com' }
const TRANSFER = {
  type: 'bank_transfer',
  holder_name: 'Alex Morgan',
  bank_name: 'Example Bank',
  account: '000123456789',
  currency: 'USD',
}
const CRYPTO = {
  type: 'crypto_transfer',
  currency: 'USDT',
  network: 'TRC20',
  address: 'TTs6z2kH3dyYCdzdb1FAC9tEmtro48PqL4',
}
const bind = (form: Record<string, string>, by = user) =>
  by.done('bindPaymentMethod', { ...form, request_id: requestId() })
const refused = (form: Record<string, string | undefined>, by = user) =>
  by.refused('bindPaymentMethod', { ...form, request_id: requestId() })

describe('binding a payment method', () => {
  test.each([
    ...Object.keys(CARD).map((field) => [CARD, field] as const),
    ...Object.keys(ALIPAY).map((field) => [ALIPAY, field] as const),
    ...Object.keys(TRANSFER).map((field) => [TRANSFER, field] as const),
    ...Object.keys(CRYPTO).map((field) => [CRYPTO, field] as const),
  ])('%o needs its %s', async (form, field) => {
    expect(await refused({ ...form, [field]: undefined })).toEqual({
      reason: 'input_invalid',
      params: { field },
    })
  })

  test.each([
    ['a field of another type', { ...ALIPAY, card_number: CARD.card_number }, 'card_number'],
    ['a bank in coins', { ...CARD, currency: 'BTC' }, 'currency'],
    ['a network of another coin', { ...CRYPTO, currency: 'BTC' }, 'network'],
    ['cash on a network', { ...CRYPTO, currency: 'USD' }, 'network'],
    ['half a place', { ...CARD, branch_latitude: '40.7' }, 'branch_longitude'],
    [
      'a place beyond the pole',
      { ...CARD, branch_latitude: '91', branch_longitude: '0' },
      'branch_latitude',
    ],
    [
      'a place beyond the date line',
      { ...CARD, branch_latitude: '0', branch_longitude: '-181' },
      'branch_longitude',
    ],
  ])('%s is refused', async (_, form, field) => {
    expect(await refused(form)).toEqual({ reason: 'input_invalid', params: { field } })
  })

  test('a name has no characters that no name has', async () => {
    for (const holder_name of ['Alex M0rgan', 'A<b>', 'x@y']) {
      expect(await refused({ ...CARD, holder_name })).toEqual({
        reason: 'name_invalid',
        params: {},
      })
    }
    await bind({ ...CARD, holder_name: 'Zoë O’Neill-李' })
  })

  test('a card number has its check digit, and is free again once its card was removed', async () => {
    expect(await refused({ ...CARD, card_number: '4111111111111112' })).toEqual({
      reason: 'card_number_invalid',
      params: {},
    })
    const other = await sandbox.user()
    const { payment_method: card } = await bind(CARD, other)
    await other.done('removePaymentMethod', { id: card.id, fund_password: FUND_PASSWORD })
    await bind(CARD)
  })

  test('two users who bind one card at once: one of them has it', async () => {
    const other = await sandbox.user()
    const form = () => ({ ...CARD, request_id: requestId() })
    const answers = await Promise.all([
      user.call('bindPaymentMethod', form()),
      other.call('bindPaymentMethod', form()),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
  })

  test('nobody finds out by trying which cards are bound', async () => {
    await bind(CARD, await sandbox.user())
    for (let count = 0; count < 10; count += 1) {
      expect((await refused(CARD)).reason).toBe('card_number_exists')
    }
    expect(await refused(CARD)).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(sandbox.world.clock.now() + 3600) },
    })
  })

  test('an address fits its network', async () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(await refused({ ...CRYPTO, address })).toEqual({ reason: 'address_invalid', params: {} })
    await bind({ ...CRYPTO, network: 'ERC20', address })
  })
})
