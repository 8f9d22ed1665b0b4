import { describe, expect, it } from 'vitest'
import { BindPaymentMethodBody } from '@/generated/payment-methods/payment-methods.zod.ts'
import { isAddress } from '@/lib/wallet-address.ts'
import { hasField, methodSchema } from './method-rules.ts'

const words = {
  card: 'card',
  checkDigit: 'check digit',
  account: 'account',
  bankCode: 'bank code',
  address: (network: string, address: string) => `${address} is no ${network}`,
}

type Type = Parameters<typeof methodSchema>[0]

const card = {
  type: 'bank_card',
  holder_name: 'Alex Morgan',
  bank_name: 'Example Bank',
  card_number: '4111111111111111',
  currency: 'USD',
}
const crypto = {
  type: 'crypto_transfer',
  currency: 'USDT',
  network: 'TRC20',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
}

const read = (body: { type: string } & Record<string, unknown>) =>
  methodSchema(body.type as Type, words, isAddress).safeParse(body)
const faults = (body: { type: string } & Record<string, unknown>) =>
  read(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('a payment method', () => {
  it.each([
    card,
    { type: 'alipay', holder_name: 'Alex Morgan', account: 'alex@example.com' },
    { type: 'wechat_pay', holder_name: 'Alex Morgan', account: 'alex-pay' },
    {
      type: 'bank_transfer',
      holder_name: 'Alex Morgan',
      bank_name: 'Example Bank',
      account: '000123456789',
      currency: 'USD',
      bank_code: 'EXAMUS33XXX',
    },
    crypto,
  ])('$type: what it lets pass, the contract takes', (body) => {
    const { data } = read(body)
    const request_id = '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11'
    expect(
      BindPaymentMethodBody.safeParse({ ...data, request_id, valid_until: 1795188660 }).error,
    ).toBeUndefined()
  })

  it('has no field of another type', () => {
    expect(read({ ...card, account: 'x', address: 'y', bank_code: 'z' }).data).not.toHaveProperty(
      'account',
    )
  })

  it.each([
    ['holder_name', { ...card, holder_name: undefined }],
    ['card_number', { ...card, card_number: undefined }],
    ['currency', { ...card, currency: undefined }],
    ['account', { type: 'alipay', holder_name: 'Alex Morgan' }],
    ['network', { ...crypto, network: undefined }],
    ['address', { ...crypto, address: undefined }],
  ])('needs its %s', { tags: 'rule.bank-required-with-card' }, (field, body) => {
    expect(faults(body).map(([path]) => path)).toContain(field)
  })

  it.each([
    ['4111111111111112', 'check digit'],
    ['4111', 'card'],
    ['4111x', 'card'],
  ])('card %s: %s', (number, message) => {
    expect(faults({ ...card, card_number: number })).toEqual([['card_number', message]])
  })

  it('has an address of its network', () => {
    expect(faults({ ...crypto, network: 'ERC20' })).toEqual([
      ['address', `${crypto.address} is no ERC20`],
    ])
    const mistyped = `${crypto.address.slice(0, -1)}F`
    expect(faults({ ...crypto, address: mistyped })).toEqual([
      ['address', `${mistyped} is no TRC20`],
    ])
  })

  it('does not check an address that is missing, or whose network is', () => {
    for (const missing of [{ address: '' }, { address: undefined }, { network: undefined }]) {
      const said = faults({ ...crypto, ...missing }).map(([, message]) => message)
      expect(said.filter((message) => message?.includes('is no'))).toEqual([])
    }
  })

  it('is left to the server where addresses cannot be checked here', () => {
    const unchecked = methodSchema('crypto_transfer', words, undefined)
    expect(unchecked.safeParse({ ...crypto, network: 'ERC20' }).success).toBe(true)
  })

  it('knows which fields a type has', () => {
    expect(hasField('bank_card', 'card_number')).toBe(true)
    expect(hasField('bank_card', 'address')).toBe(false)
    expect(hasField('crypto_transfer', 'address')).toBe(true)
    expect(hasField('crypto_transfer', 'card_number')).toBe(false)
  })
})
