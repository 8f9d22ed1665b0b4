import { describe, expect, test } from 'vitest'
import type { Path } from '../../conformance/contract/document.ts'
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

describe('schemas', () => {
  const place = contract.envelopeAt(contract.operation('getWallet'), 'done')
  const broken = (data: unknown) =>
    contract.schemas.violations(place, { code: 1, msg: '', time: 1795188600, data })

  test('a violation names the place in the answer and the line that says otherwise', () => {
    const wallet = {
      currency: 'EUR',
      balances: [],
      coins: [{ coin: 'BTC', available: 1, leaked: true }],
    }
    const found = broken(wallet)
    const currency = found.find(({ pointer }) => pointer === '/data/currency')
    expect(lines[(currency?.line ?? 0) - 1]).toContain('enum: [USD, USDT, BTC, ETH]')
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
