import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planLaws } from '../../conformance/behaviour/laws.ts'
import { Client } from '../../conformance/client/client.ts'
import { noHelper } from '../../conformance/client/helper.ts'
import { brokenValues } from '../../conformance/plan/broken-values.ts'
import type { Case } from '../../conformance/plan/case.ts'
import { planCases } from '../../conformance/plan/plan.ts'
import { Stage } from '../../conformance/plan/stage.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { optionsOf } from './servers.ts'

let sandbox: Listening
let cases: Case[]

const plan = (...args: string[]) => {
  const client = new Client(contract, new URL(sandbox.url))
  const credentials = {
    account: 'demo@example.com',
    password: 'demo1234',
    fundPassword: 'fund1234',
    realName: undefined,
  }
  const stage = new Stage({ contract, client, helper: noHelper, credentials })
  return planCases(stage, optionsOf('--url', sandbox.url, ...args))
}

beforeAll(async () => {
  sandbox = await startSandbox()
  cases = await plan()
})
afterAll(() => sandbox.close())

const of = (id: string) => cases.filter(({ operation }) => operation.id === id)

describe('the plan', () => {
  test('tries a success of every operation, and every example request', () => {
    for (const { id, form } of contract.operations) {
      const done = of(id).filter(({ kind }) => kind === 'done')
      expect(done.length, id).toBeGreaterThanOrEqual(form?.examples.size ?? 1)
    }
  })

  test('asks for each value that a query can have', () => {
    for (const { id, query } of contract.operations) {
      for (const { name, rules } of query) {
        for (const value of rules.enum ?? []) {
          expect(of(id).map(({ what }) => what)).toContain(`${name}=${value}`)
        }
      }
    }
  })

  test('tries every private operation without a session, in nine ways', () => {
    for (const { id, public: open } of contract.operations) {
      const tried = of(id).filter(
        ({ level, kind }) => level === 'session' && /^(?!public).*token/.test(kind),
      )
      expect(new Set(tried.map(({ kind }) => kind)).size, id).toBe(open ? 0 : 9)
    }
  })

  test('leaves each required field out, sends each twice, and breaks each of its rules', () => {
    for (const { id, form, query } of contract.operations) {
      const tried = new Set(of(id).map(({ what }) => what))
      for (const field of [...(form?.fields ?? []), ...query]) {
        if (field.required) expect(tried, id).toContain(`without ${field.name}`)
        expect(tried, id).toContain(`${field.name} twice`)
        for (const { what } of brokenValues(field)) {
          expect(tried, id).toContain(`${field.name}: ${what}`)
        }
      }
    }
  })

  test('tries every bound on both sides, and all that looks like an amount', () => {
    const amount = contract
      .operation('submitWithdrawal')
      .form?.fields.find(({ name }) => name === 'amount')
    const texts = amount ? brokenValues(amount).map(({ text }) => text) : []
    const wanted = ['-1', '0', '1e3', 'NaN', '1.001', '１０', ' 10', '10 ', '1 0', '1000000000.01']
    expect(texts).toEqual(expect.arrayContaining(wanted))
    const limit = contract.operation('listMessages').query.find(({ name }) => name === 'limit')
    const bounds = limit ? brokenValues(limit).filter(({ kind }) => kind === 'bounds') : []
    expect(bounds.map(({ text }) => text)).toEqual(['0', '101'])
  })

  test('names no case twice', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  test('has the order of its seed', async () => {
    const ids = async (seed: string) =>
      (await plan('--seed', seed, '--only', 'logIn')).map(({ id }) => id)
    expect(await ids('7')).toEqual(await ids('7'))
    expect(await ids('7')).not.toEqual(await ids('8'))
    expect((await ids('7')).sort()).toEqual((await ids('8')).sort())
  })
})

describe('a part of the plan', () => {
  test('the specification alone', async () => {
    const found = await plan('--specification-only')
    expect(found.every(({ operation }) => operation.origin === 'specification')).toBe(true)
    expect(new Set(found.map(({ operation }) => operation.path)).size).toBe(48)
  })

  test('what only reads', async () => {
    const found = await plan('--read-only')
    expect(found.length).toBeGreaterThan(100)
    expect(found.every(({ operation }) => operation.method === 'GET')).toBe(true)
  })

  test('a level, an operation, a tag, a class', async () => {
    const levels = (await plan('--level', 'session')).map(({ level }) => level)
    expect(new Set(levels)).toEqual(new Set(['session']))
    const calls = (await plan('--only', 'getUser,orders')).map(({ operation }) => operation)
    expect(new Set(calls.map(({ tag }) => tag))).toEqual(new Set(['account', 'orders']))
    const kinds = (await plan('--only', 'mass assignment')).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['mass assignment']))
  })

  test('all but an operation and a class', async () => {
    const left = cases.filter(
      ({ operation, kind }) => operation.id !== 'getUser' && kind !== 'bounds',
    )
    const found = await plan('--except', 'getUser,bounds')
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(left.map(({ id }) => id)))
    const options = optionsOf('--url', sandbox.url, '--except', 'placeOrder,order.draw')
    const laws = planLaws(contract, options).filter(
      ({ operation, rule }) => operation === 'placeOrder' || rule.id === 'order.draw',
    )
    expect(laws).toEqual([])
  })
})
