import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasCheckDigit } from '../../../src/lib/card-number.ts'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, requestId, TestSandbox } from '../../test/harness.ts'
import { passVerification } from '../verification/review.ts'
import { paymentSetup } from './setup.ts'

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
const WALLET = {
  currency: 'USDT',
  network: 'TRC20',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  fund_password: FUND_PASSWORD,
}

const bind = (form: Record<string, string>, by = user) =>
  by.done('bindPaymentMethod', { ...form, request_id: requestId() })
const refused = (form: Record<string, string | undefined>, by = user) =>
  by.refused('bindPaymentMethod', { ...form, request_id: requestId() })

/** A card number that passes the check, different for each index. */
function cardNumber(index: number): string {
  const body = `40000000000${String(index).padStart(4, '0')}`
  const digit = [...'0123456789'].find((one) => hasCheckDigit(body + one))
  return `${body}${digit}`
}

describe('binding a payment method', () => {
  test('a card is shown with its place, its number masked', async () => {
    const { payment_method: card } = await bind({
      ...CARD,
      bank_branch: 'Harbour Street',
      bank_area: '12 Harbour Street, New York',
      branch_latitude: '40.706100',
      branch_longitude: '-74.008800',
    })
    expect(card).toEqual({
      id: 'pm_1',
      request_id: card.request_id,
      type: 'bank_card',
      holder_name: 'Ale****gan',
      bank_name: 'Example Bank',
      bank_branch: 'Harbour Street',
      bank_area: '12 Harbour Street, New York',
      branch_latitude: '40.706100',
      branch_longitude: '-74.008800',
      masked_number: '411****111',
      currency: 'USD',
      network: null,
      created_at: sandbox.world.clock.now(),
    })
    expect(paymentSetup(sandbox.world, user.id)).toEqual({
      bank_card: true,
      wallet_address: false,
      alipay: false,
      wechat_pay: false,
    })
  })

  test.each([
    [ALIPAY, { masked_number: 'ale****com', bank_name: null, currency: 'USD', network: null }],
    [
      { ...ALIPAY, type: 'wechat_pay', account: 'alex-morgan-pay' },
      { masked_number: 'ale****pay' },
    ],
    [
      { ...TRANSFER, bank_code: 'EXAMUS33XXX' },
      { masked_number: '000****789', currency: 'USD' },
    ],
    [CRYPTO, { masked_number: 'TTs****qL4', holder_name: null, network: 'TRC20' }],
  ])('%o', async (form, shown) => {
    const { payment_method: method } = await bind(form)
    expect(method).toMatchObject({ type: form.type, ...shown })
  })

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

  test('once the real name is known, the owner has it', async () => {
    passVerification(sandbox.world, user.id)
    expect(await refused(CARD)).toEqual({ reason: 'name_invalid', params: {} })
    await bind({ ...CARD, holder_name: 'SAM  sample' })
  })

  test('a card number has its check digit and belongs to one account only', async () => {
    expect(await refused({ ...CARD, card_number: '4111111111111112' })).toEqual({
      reason: 'card_number_invalid',
      params: {},
    })
    const other = await sandbox.user()
    const { payment_method: card } = await bind(CARD, other)
    const taken = { reason: 'card_number_exists', params: {} }
    expect(await refused(CARD)).toEqual(taken)
    expect(await refused(CARD, other)).toEqual(taken)

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

  test('who binds without end is stopped', async () => {
    for (let count = 0; count < 60; count += 1) await bind(ALIPAY)
    expect(await refused(ALIPAY)).toMatchObject({ reason: 'too_many_requests' })
    sandbox.advance(3600)
    await bind(ALIPAY)
  })

  test('an address fits its network', async () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(await refused({ ...CRYPTO, address })).toEqual({ reason: 'address_invalid', params: {} })
    await bind({ ...CRYPTO, network: 'ERC20', address })
  })

  test('the same request binds once; its id is good for nothing else', async () => {
    const form = { ...CARD, request_id: requestId() }
    const first = await user.done('bindPaymentMethod', form)
    expect(await user.done('bindPaymentMethod', form)).toEqual(first)
    expect(await user.refused('bindPaymentMethod', { ...form, bank_name: 'Other' })).toEqual({
      reason: 'request_conflict',
      params: {},
    })
    expect(await user.done('listPaymentMethods')).toMatchObject({ total: 1 })
  })
})

describe('what is bound', () => {
  test('is listed by type and by request, newest first, page by page', async () => {
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const { payment_method: card } = await bind({ ...CARD, card_number: cardNumber(index) })
      ids.unshift(card.id)
    }
    const { payment_method: alipay } = await bind(ALIPAY)
    await bind(ALIPAY, await sandbox.user())

    const cards = await user.done('listPaymentMethods', { type: 'bank_card', limit: 3 })
    expect(cards).toMatchObject({ total: 5, page: 1, limit: 3 })
    const rest = await user.done('listPaymentMethods', { type: 'bank_card', limit: 3, page: 2 })
    expect([...cards.list, ...rest.list].map(({ id }) => id)).toEqual(ids)

    const found = await user.done('listPaymentMethods', {
      request_id: String(alipay.request_id).toUpperCase(),
    })
    expect(found.list).toEqual([alipay])
    const none = await user.done('listPaymentMethods', { request_id: requestId() })
    expect(none).toMatchObject({ list: [], total: 0 })
  })

  test('addresses are shown whole, newest first', async () => {
    const first = await user.done('bindWalletAddress', { ...WALLET, request_id: requestId() })
    const { wallet_address: second } = await user.done('bindWalletAddress', {
      ...WALLET,
      currency: 'BTC',
      network: 'BTC',
      address: '1NuvKsHK6YLGnm8CBRsdTYfMXm2stpAvXi',
      request_id: requestId(),
    })
    const { list } = await user.done('listWalletAddresses')
    expect(list).toEqual([second, first.wallet_address])
    expect(first.wallet_address.address).toBe(WALLET.address)
    const found = await user.done('listWalletAddresses', {
      request_id: String(second.request_id),
    })
    expect(found.list).toEqual([second])
    expect(paymentSetup(sandbox.world, user.id).wallet_address).toBe(true)
  })
})

describe('binding a wallet address', () => {
  const wallet = (form: Record<string, string>, by = user) =>
    by.refused('bindWalletAddress', { ...WALLET, ...form, request_id: requestId() })

  test('coin, network and address fit', async () => {
    expect(await wallet({ network: 'BTC' })).toEqual({
      reason: 'input_invalid',
      params: { field: 'network' },
    })
    expect(await wallet({ network: 'ERC20' })).toEqual({ reason: 'address_invalid', params: {} })
  })

  test('the fund password is asked for', async () => {
    expect(await wallet({ fund_password: 'wrong-one' })).toEqual({
      reason: 'fund_password_wrong',
      params: {},
    })
    expect(await wallet({}, await sandbox.user({ fundPassword: false }))).toEqual({
      reason: 'fund_password_required',
      params: {},
    })
    expect(await user.done('listWalletAddresses')).toMatchObject({ total: 0 })
  })

  test('the same request binds once; its id is good for nothing else', async () => {
    const form = { ...WALLET, request_id: requestId() }
    const first = await user.done('bindWalletAddress', form)
    expect(await user.done('bindWalletAddress', form)).toEqual(first)
    const changed = { ...form, address: 'TXTg1yGXP9YbwyUZ8XGxP6eGpehGrR8fhe' }
    expect(await user.refused('bindWalletAddress', changed)).toMatchObject({
      reason: 'request_conflict',
    })
  })
})

describe.each([
  ['removePaymentMethod', 'listPaymentMethods', async () => (await bind(CARD)).payment_method.id],
  [
    'removeWalletAddress',
    'listWalletAddresses',
    async () => {
      const form = { ...WALLET, request_id: requestId() }
      return (await user.done('bindWalletAddress', form)).wallet_address.id
    },
  ],
] as const)('%s', (remove, list, make) => {
  test('takes it off the account, once', async () => {
    const form = { id: await make(), fund_password: FUND_PASSWORD }
    expect(await user.done(remove, form)).toEqual({ id: form.id })
    expect(await user.done(list)).toMatchObject({ list: [], total: 0 })
    expect(Object.values(paymentSetup(sandbox.world, user.id))).not.toContain(true)
    expect(await user.refused(remove, form)).toEqual({ reason: 'no_data', params: {} })
  })

  test('needs the fund password', async () => {
    const id = await make()
    expect(await user.refused(remove, { id, fund_password: 'wrong-one' })).toEqual({
      reason: 'fund_password_wrong',
      params: {},
    })
    sandbox.world.database.run('UPDATE users SET fund_password_hash = NULL')
    expect(await user.refused(remove, { id, fund_password: FUND_PASSWORD })).toEqual({
      reason: 'fund_password_required',
      params: {},
    })
    expect(await user.done(list)).toMatchObject({ total: 1 })
  })

  test('knows nothing of what is somebody else’s, or of another kind', async () => {
    const id = await make()
    const other = await sandbox.user()
    for (const wrong of [id, 'pm_999', 'wa_999', id.toUpperCase(), 'x']) {
      expect(await other.refused(remove, { id: wrong, fund_password: FUND_PASSWORD })).toEqual({
        reason: 'no_data',
        params: {},
      })
    }
    expect(await user.done(list)).toMatchObject({ total: 1 })
  })
})
