import { expect, test } from 'vitest'
import { readContract, readSource } from '../../scripts/contract/contract.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import { collectionOf, leanCopy } from '../../scripts/contract/export.ts'
import { calls, contract } from './lib/contract.ts'
import { toJsonSchema } from './lib/json-schema.ts'

const written = readSource().get([])
const lean = leanCopy(written)

/** Every key of a value, at any depth. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}

test('the lean copy has no examples, and all else', () => {
  const keys = new Set(keysIn(lean))
  for (const key of ['example', 'examples', 'x-refusals', 'x-repeat']) {
    expect(keys).not.toContain(key)
  }
  for (const key of ['x-reasons', 'x-scale', 'pattern', 'required']) expect(keys).toContain(key)
})

test('a field of the name of an example stays', () => {
  const schema = { properties: { example: { type: 'string', example: 'a' } }, example: {} }
  expect(leanCopy({ components: { schemas: { examples: schema } } })).toEqual({
    components: { schemas: { examples: { properties: { example: { type: 'string' } } } } },
  })
})

test.each(Object.entries(contract.components.schemas))(
  'the lean copy has the same demands in %s',
  (name, schema) => {
    expect(toJsonSchema(lean.components.schemas[name] ?? {})).toEqual(toJsonSchema(schema))
  },
)

test('the collection has each operation, with the parameters and a form that it takes', () => {
  const collection = JSON.stringify(collectionOf(readContract()))
  for (const { path, body, parameters } of calls) {
    expect(collection).toContain(`"raw":"{{baseUrl}}${path}`)
    for (const name of [...(body?.schema.required ?? []), ...parameters.map((one) => one.name)]) {
      if (name !== 'language') expect(collection).toContain(`"key":"${name}"`)
    }
  }
})
