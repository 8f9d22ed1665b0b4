import { describe, expect, test } from 'vitest'
import { isReference } from '../../scripts/contract/contract.ts'
import type { Json, Node, Schema } from '../../scripts/contract/written.ts'
import { calls, contract } from './lib/contract.ts'
import { createAjv, faultsOf, toJsonSchema } from './lib/json-schema.ts'

/** The faults of all examples of a set, each line beginning with the example's name. */
function faultsOfAll(schema: Node, examples: Iterable<[string, Json]>): string[] {
  return [...examples].flatMap(([name, value]) =>
    faultsOf(schema, value).map((fault) => `${name}: ${fault}`),
  )
}

/** Every `example` that stands in a schema or below it, with its place. */
function examplesIn(one: Node, place: string): [string, Schema, Json][] {
  if (isReference(one)) return []
  const nested = [
    ...Object.entries(one.properties ?? {}).map(([name, child]) => [child, name] as const),
    ...(one.items ? [[one.items, '[]'] as const] : []),
    ...(typeof one.additionalProperties === 'object'
      ? [[one.additionalProperties, '*'] as const]
      : []),
  ]
  return [
    ...(one.example === undefined
      ? []
      : [[place, one, one.example] satisfies [string, Schema, Json]]),
    ...nested.flatMap(([child, name]) => examplesIn(child, `${place}.${name}`)),
  ]
}

describe('examples are valid', () => {
  test.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
    const { parameters, body, answer } = call
    expect(answer.examples.size).toBeGreaterThan(1)
    expect([
      ...parameters.flatMap((one) => faultsOfAll(one.schema, [[one.name, one.example]])),
      ...(body ? faultsOfAll(body.schema, body.examples) : []),
      ...faultsOfAll(answer.schema, answer.examples),
    ]).toEqual([])
  })

  test.each(Object.entries(contract.components.schemas))('of schema %s', (name, schema) => {
    const faults = examplesIn(schema, name).flatMap(([place, one, value]) =>
      faultsOfAll(one, [[place, value]]),
    )
    expect(faults).toEqual([])
  })

  test.each(Object.entries(contract.components.parameters))('of parameter %s', (name, one) => {
    expect(faultsOfAll(one.schema, [[name, one.example]])).toEqual([])
  })

  test.each(Object.entries(contract.components.headers))('of header %s', (name, one) => {
    expect(faultsOfAll(one.schema, [[name, one.example]])).toEqual([])
  })
})

describe('the check itself', () => {
  const money: Schema = { type: 'string', pattern: '^[0-9]+$' }

  test('finds a broken value, an extra field, a missing field and a wrong code', () => {
    const envelope: Schema = {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'currency'],
      properties: { amount: money, currency: { type: 'string' } },
    }
    expect(faultsOf(envelope, { amount: '1', currency: 'USD' })).toEqual([])
    expect(faultsOf(envelope, { amount: 'x', note: '' })).toEqual([
      '/ must have required property \'currency\': currency ({"amount":"x","note":""})',
      '/ must NOT have additional properties: note ({"amount":"x","note":""})',
      '/amount must match pattern "^[0-9]+$" ("x")',
    ])
    const answer = calls[0]?.answer.schema ?? {}
    expect(faultsOf(answer, { code: 7 })).toEqual([
      'no branch, or more than one, has the code of {"code":7}',
    ])
  })

  test('takes null only where it is allowed, in an enum only where it is listed', () => {
    expect(faultsOf({ ...money, nullable: true }, null)).toEqual([])
    expect(faultsOf(money, null)).not.toEqual([])
    expect(faultsOf({ type: 'string', nullable: true, enum: ['a'] }, null)).not.toEqual([])
    expect(faultsOf({ type: 'string', nullable: true, enum: ['a', null] }, null)).toEqual([])
    expect(() => toJsonSchema({ nullable: true })).toThrow('needs a type')
  })

  test('counts decimals, to the last place', () => {
    const amount: Schema = { type: 'number', 'x-scale': 2 }
    expect(faultsOf(amount, 1010.1)).toEqual([])
    expect(faultsOf(amount, 19.99)).toEqual([])
    expect(faultsOf(amount, 0.071)).not.toEqual([])
  })

  test('knows the formats of the contract and no others', () => {
    expect(faultsOf({ type: 'string', format: 'uuid' }, 'not-a-uuid')).not.toEqual([])
    expect(faultsOf({ type: 'integer', format: 'unix-time' }, 1795188600)).toEqual([])
    expect(() => createAjv().compile({ type: 'string', format: 'date-time' })).toThrow('date-time')
    expect(() => toJsonSchema(Object({ type: 'string', 'x-note': 'a' }))).toThrow('x-note')
  })
})
