import { describe, expect, test } from 'vitest'
import { Contract } from '../../conformance/contract/contract.ts'
import type { Schema } from '../../scripts/contract/written.ts'
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
  unanswered,
} from '../../scripts/specification/lists.ts'
import { calls, contract } from './lib/contract.ts'
import { isRecord, seen } from './lib/walk.ts'

const kit = new Contract()
const schemas = contract.components.schemas
const valuesOf = (component: string) => schemas[component]?.enum ?? []
const seenValuesOf = (component: string) =>
  new Set(seen.filter((one) => one.component === component).map((one) => one.value))

/** Every refusal that an answer shows: its reason, its words, its params. */
const refusals = calls.flatMap(({ name, answer }) =>
  [...answer.examples].flatMap(([example, { code, msg, data }]) => {
    if (code !== 0 || !isRecord(data?.params)) return []
    return [{ call: name, example, reason: data.reason, msg, values: data.params }]
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
      expect(call.origin).toBe(origin)
      expect(call.isPublic).toBe(wanted.isPublic === true)
    }
  })
})

describe('messages', () => {
  test.each(errorCatalogue)('"%s" is the reason %s', (words, reason) => {
    const shown = refusals.filter((one) => one.reason === reason)
    expect(shown.length > 0).toBe(!(reason in unanswered))
    for (const { msg } of shown) expect(msg).toContain(words)
  })

  test.each(impliedReasons)('the reason %s exists', (reason) => {
    expect(valuesOf('RefusalReason')).toContain(reason)
  })

  test.each(valuesOf('RefusalReason').map(String))('%s is explained and given', (reason) => {
    const lines = String(schemas.RefusalReason?.description).split('\n')
    const line = lines.find((one) => one.startsWith(`- \`${reason}\`: `))
    expect(line).toBeDefined()
    expect(calls.some(({ reasons }) => reasons.includes(reason))).toBe(!(reason in unanswered))
    const documented = line?.split('params: ')[1]?.match(/[a-z_]+/g) ?? []
    const params = (schemas.RefusalReason?.['x-params']?.[reason] ?? []).flatMap(Object.keys)
    expect(documented).toEqual(expect.arrayContaining(params))
    if (params.length === 0) expect(documented).toEqual([])
  })

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s shows each reason that it lists, and no other',
    (name, { reasons }) => {
      const shown = refusals.filter((one) => one.call === name).map(({ reason }) => String(reason))
      expect([...new Set(shown)].sort()).toEqual([...reasons].sort())
      expect(valuesOf('RefusalReason')).toEqual(expect.arrayContaining([...reasons]))
    },
  )

  test.each(Object.keys(schemas.RefusalReason?.['x-params'] ?? {}))(
    'the params of %s are those of a reason',
    (reason) => {
      expect(valuesOf('RefusalReason')).toContain(reason)
    },
  )

  test('a refusal shows the params of its reason, as texts of their values', () => {
    const wrong = refusals.filter(({ reason, values }) => !kit.hasParams(String(reason), values))
    expect(wrong).toEqual([])
  })

  test.each(successMessages)('"%s" is the message of a done answer', (message) => {
    const messages = calls.flatMap(({ answer }) =>
      [...answer.examples.values()].map((one) => one.code === 1 && one.msg),
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
      expect([...(found?.answer.examples.keys() ?? [])]).toEqual(expect.arrayContaining(examples))
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
