import { expect, test } from 'vitest'
import { readContract, readSource } from '../../scripts/contract/contract.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import { collectionOf, dereferenced, leanCopy } from '../../scripts/contract/export.ts'
import type { Document, Json, Node } from '../../scripts/contract/written.ts'
import { calls } from './lib/contract.ts'
import { faultsOf } from './lib/json-schema.ts'

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

const whole = dereferenced(lean) as Document

test('nothing refers to anything in the dereferenced copy', () => {
  expect(keysIn(whole)).not.toContain('$ref')
})

test.each(calls)('the dereferenced lean copy takes the answers and the forms of $name', (call) => {
  const { method, path, answer, body } = call
  const operation = whole.paths[path]?.[method]
  const answered = operation?.responses['200']?.content?.['application/json']?.schema
  const [media] = Object.values(operation?.requestBody?.content ?? {})
  const faults = (schema: Node | undefined, examples: Iterable<Json>) =>
    [...examples].flatMap((one) => faultsOf(schema ?? { not: {} }, one))
  expect(faults(answered, answer.examples.values())).toEqual([])
  expect(faults(media?.schema, body?.examples.values() ?? [])).toEqual([])
})

test('the collection has each operation, with the parameters and a form that it takes', () => {
  const collection = JSON.stringify(collectionOf(readContract()))
  for (const { path, body, parameters } of calls) {
    expect(collection).toContain(`"raw":"{{baseUrl}}${path}`)
    for (const name of [...(body?.schema.required ?? []), ...parameters.map((one) => one.name)]) {
      if (name !== 'language') expect(collection).toContain(`"key":"${name}"`)
    }
  }
})
