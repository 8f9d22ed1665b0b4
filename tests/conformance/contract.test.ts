import { describe, expect, test } from 'vitest'
import type { Path } from '../../scripts/contract/document.ts'
import { contract } from './contract.ts'

const lines = contract.document.text.split('\n')
const textAt = (place: Path) => lines[contract.document.line(place) - 1] ?? ''

describe('places and their lines', () => {
  test('an operation stands where its method does', () => {
    for (const { place, method, path } of contract.operations) {
      expect(textAt(place).trim()).toBe(`${method.toLowerCase()}:`)
      expect(lines[contract.document.line(['paths', path]) - 1]).toBe(`  ${path}:`)
    }
  })

  test('a rule behind a reference stands at its component', () => {
    const { form } = contract.operation('logIn')
    const password = form?.fields.find(({ name }) => name === 'password')
    expect(password?.component).toBe('Password')
    expect(textAt([...(password?.rulesAt ?? []), 'minLength'])).toContain('minLength: 6')
  })
})

describe('reasons', () => {
  const place = contract.operation('placeOrder')
  const said = (reason: string, params: Record<string, unknown>) =>
    contract
      .refusalFaults(place, { reason, params })
      .map((fault) => [fault.message, textAt(fault.place).trim().slice(0, 12)])

  test('one that the operation lists brings one of its sets of params', () => {
    expect(said('single_min', { min: '1.00', currency: 'USD' })).toEqual([])
    expect(said('funds_frozen', {})).toEqual([])
    expect(said('non_trading_time', {})).toEqual([])
    expect(said('non_trading_time', { available_from: '1795392000' })).toEqual([])
  })

  test('another one is a fault at its list', () => {
    const message = expect.stringContaining(
      'placeOrder is refused with "once_a_day", which is not in',
    )
    expect(said('once_a_day', { available_from: '1795392000' })).toEqual([
      [message, 'x-reasons: ['],
    ])
  })

  test.each([
    ['single_min', { min: '1.00' }],
    ['single_min', { min: '1.00', currency: 'USD', max: '2.00' }],
    ['single_min', { min: 'one', currency: 'USD' }],
    ['account_locked', { available_from: 'tomorrow' }],
    ['account_locked', { available_from: '17953920000' }],
    ['price_changed', { price: '1.08', rate: '0.01' }],
    ['funds_frozen', { available_from: '1795392000' }],
  ])('%s with %j has other params', (reason, params) => {
    const message = `The refusal ${reason} must have the params that the contract has for it, and has ${JSON.stringify(params)}`
    expect(said(reason, params).map(([first]) => first)).toEqual([message])
  })
})

describe('schemas', () => {
  const place = contract.envelopeAt(contract.operation('getWallet'), 'done')
  const broken = (data: unknown) =>
    contract.schemas.violations(place, { code: 1, msg: '', time: 1795188600, data })

  test('a violation names the place in the answer and the line that says otherwise', () => {
    const wallet = {
      currency: 'dollars',
      balances: [],
      coins: [{ coin: 'BTC', available: 1, leaked: true }],
    }
    const found = broken(wallet)
    const currency = found.find(({ pointer }) => pointer === '/data/currency')
    expect(lines[(currency?.line ?? 0) - 1]).toContain("pattern: '^[A-Z][A-Z0-9]{1,9}$'")
    const leaked = found.find(({ message }) => message.includes('"leaked"'))
    expect(lines[(leaked?.line ?? 0) - 1]).toContain('additionalProperties: false')
    const number = found.find(({ pointer }) => pointer === '/data/coins/0/available')
    expect(lines[(number?.line ?? 0) - 1]).toContain('type: string')
    expect(found.some(({ message }) => message.includes('lacks "trend"'))).toBe(true)
  })

  test('null is allowed where the contract says so, and nowhere else', () => {
    const announced = contract.envelopeAt(contract.operation('getAnnouncement'), 'done')
    const envelope = { code: 1, msg: '', time: 1795188600 }
    const data = { announcement: null }
    expect(contract.schemas.violations(announced, { ...envelope, data })).toEqual([])
    expect(contract.schemas.violations(announced, { ...envelope, data: null })).not.toEqual([])
  })

  test('every example of the contract fits the envelope that its code names', () => {
    for (const operation of contract.operations) {
      const content = ['responses', '200', 'content', 'application/json', 'examples']
      const examples = [...operation.place, ...content]
      for (const name of contract.document.keys(examples)) {
        const value = contract.document.at([...examples, name, 'value'])
        const faults = [...operation.answers.values()].map((one) =>
          contract.schemas.violations(one, value),
        )
        const fitting = faults.filter((found) => found.length === 0)
        expect(fitting, `${operation.id} ${name}`).toHaveLength(1)
      }
    }
  })
})
