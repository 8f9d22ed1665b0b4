import { describe, expect, test } from 'vitest'
import {
  choices,
  entityFields,
  errorCatalogue,
  extensionPaths,
  impliedReasons,
  paymentMethodTypes,
  specifiedPaths,
  states,
  successMessages,
} from '../../scripts/specification/lists.ts'
import type { Schema } from './lib/contract.ts'
import { calls, contract } from './lib/contract.ts'
import { isRecord, seen } from './lib/walk.ts'

const schemas = contract.components.schemas
const valuesOf = (component: string) => schemas[component]?.enum ?? []
const seenValuesOf = (component: string) =>
  new Set(seen.filter((one) => one.component === component).map((one) => one.value))

/** Every refusal that an answer shows: its reason, its words, its params. */
const refusals = calls.flatMap(({ name, answer }) =>
  Object.entries(answer.examples).flatMap(([example, value]) => {
    const data = isRecord(value) && value.code === 0 ? value.data : undefined
    if (!(isRecord(data) && isRecord(value) && isRecord(data.params))) return []
    const { reason, params } = data
    return [{ call: name, example, reason, msg: String(value.msg), params: Object.keys(params) }]
  }),
)

describe('paths', () => {
  test('are the 48 of the specification and the extensions', () => {
    expect(Object.keys(specifiedPaths)).toHaveLength(48)
    const wanted = [...Object.keys(specifiedPaths), ...Object.keys(extensionPaths)]
    expect(Object.keys(contract.paths).sort()).toEqual(wanted.sort())
  })

  test.each(Object.entries({ ...specifiedPaths, ...extensionPaths }))('%s', (path, wanted) => {
    const found = calls.filter((call) => call.path === path)
    const origin = path in specifiedPaths ? 'specification' : 'extension'
    expect(found.map((call) => call.method.toUpperCase())).toEqual(wanted.methods)
    for (const call of found) {
      expect(call.operation['x-origin']).toBe(origin)
      expect(call.isPublic).toBe(wanted.isPublic === true)
    }
  })
})

describe('messages', () => {
  test.each(errorCatalogue)('"%s" is the reason %s', (words, reason) => {
    const shown = refusals.filter((one) => one.reason === reason)
    expect(shown).not.toEqual([])
    for (const { msg } of shown) expect(msg).toContain(words)
  })

  test.each(impliedReasons)('the reason %s exists', (reason) => {
    expect(valuesOf('RefusalReason')).toContain(reason)
  })

  test.each(valuesOf('RefusalReason').map(String))('%s is explained and given', (reason) => {
    const lines = String(schemas.RefusalReason?.description).split('\n')
    const line = lines.find((one) => one.startsWith(`- \`${reason}\`: `))
    const shown = refusals.filter((one) => one.reason === reason)
    expect(line).toBeDefined()
    expect(shown).not.toEqual([])
    const documented = line?.split('params: ')[1]?.match(/[a-z_]+/g) ?? []
    for (const { params } of shown) expect(documented).toEqual(expect.arrayContaining(params))
  })

  test.each(successMessages)('"%s" is the message of a done answer', (message) => {
    const messages = calls.flatMap(({ answer }) =>
      Object.values(answer.examples).map((one) => isRecord(one) && one.code === 1 && one.msg),
    )
    expect(messages).toContain(message)
  })
})

describe('entities', () => {
  const fields = Object.entries(entityFields).flatMap(([entity, entries]) =>
    entries.map(([label, property]) => [entity, label, property] as const),
  )

  test.each(fields)('%s: %s is %s', (_entity, _label, property) => {
    const [component = '', name = ''] = property.split('.')
    expect(schemas[component]?.properties).toHaveProperty(name)
    const values = seen.map(
      (one) => one.component === component && isRecord(one.value) && one.value[name],
    )
    const isShown = values.some((value) => value !== false && value !== null && value !== undefined)
    expect(isShown || component.endsWith('Form')).toBe(true)
  })

  test.each(paymentMethodTypes)('the payment method %s exists', (type) => {
    expect(valuesOf('PaymentMethodType')).toContain(type)
    expect(valuesOf('DepositMethodType')).toContain(type)
  })
})

describe('states', () => {
  test.each(Object.entries(states))('%s are listed and shown', (component, values) => {
    expect(valuesOf(component)).toEqual(expect.arrayContaining(values))
    expect([...seenValuesOf(component)]).toEqual(expect.arrayContaining(values))
  })

  test.each(Object.entries(choices))(
    '%s can be chosen',
    (component, { values, call, examples }) => {
      const found = calls.find((one) => one.name === call)
      expect(valuesOf(component)).toEqual(values)
      expect(Object.keys(found?.answer.examples ?? {})).toEqual(expect.arrayContaining(examples))
    },
  )

  /** Enums of answers that name what something is or how it stands, as screens show it. */
  const shown = [...new Set(seen.map((one) => one.component))]
    .map((name) => [name, schemas[name]] as const)
    .filter((entry): entry is readonly [string, Schema] => Boolean(entry[1]?.enum))
    .filter(([name]) =>
      /^(?!Nullable).*(Status|State|Result|Class|Kind|Type|Category|Method)$/.test(name),
    )

  test.each(shown)('every %s is shown', (name, schema) => {
    expect([...seenValuesOf(name)].sort()).toEqual([...(schema.enum ?? [])].sort())
  })

  test.each(shown.filter(([name]) => /(Status|State|Result)$/.test(name)))(
    '%s knows the unknown',
    (_, schema) => {
      expect(schema.enum).toContain('unknown')
    },
  )
})
