import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { RawRequest } from '../core/request.ts'
import type { Route } from '../core/route.ts'
import { endSessions } from '../core/users.ts'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import type { TestUser } from './harness.ts'
import { TestSandbox } from './harness.ts'

/*
 * Requests that break the contract, made from the contract: each is refused with the reason and the
 * field, and not one row of the database changes.
 */

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
}
interface Form {
  schema: Schema
  examples: Record<string, { value: Record<string, unknown> }>
}
interface RawOperation {
  operationId: string
  requestBody?: { content: Record<string, Form> }
  parameters?: { name?: string; in?: string; schema: Schema; example?: unknown }[]
}

const contract = parse(readFileSync(new URL('../../openapi/h5.yaml', import.meta.url), 'utf8'))
const operations = new Map<string, RawOperation>(
  Object.values(contract.paths as Record<string, Record<string, RawOperation>>).flatMap((path) =>
    [path.get, path.post].flatMap((one) => (one ? [[one.operationId, one] as const] : [])),
  ),
)

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.split('/').at(-1) ?? ''
  return resolve(contract.components.schemas[name])
}

function formOf(id: string): Form {
  const [form] = Object.values(operations.get(id)?.requestBody?.content ?? {})
  if (!form) throw new Error(`${id} has no form`)
  return form
}

/** The first example of an operation's form, as it is sent. */
function exampleOf(id: string): [string, string][] {
  const [example] = Object.values(formOf(id).examples)
  return Object.entries(example?.value ?? {}).map(([name, value]) => [name, String(value)])
}

const DECIMAL_TRICKS = [
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
  '+5',
  ' 5',
  '5 ',
  '5,00',
  '١٢',
  '５',
  '',
  '1.',
  '.5',
  '00',
]

/** Texts that break the rule of a field, each with what is wrong. */
function breaking(schema: Schema): [string, string][] {
  const { type, enum: values, pattern, minLength, maxLength, minimum, maximum } = resolve(schema)
  if (type === 'number') {
    return [...DECIMAL_TRICKS, '1.123456789'].map((text) => [`the amount "${text}"`, text])
  }
  const broken: [string, string][] = []
  if (type === 'integer') {
    broken.push(
      ...['1.5', 'abc', '', '1e3', ' 1'].map((text): [string, string] => [
        `the integer "${text}"`,
        text,
      ]),
    )
    if (minimum !== undefined) broken.push(['too small', String(minimum - 1)])
    if (maximum !== undefined) broken.push(['too large', String(maximum + 1)])
  }
  if (values) broken.push(['no value of the list', 'no-such-value'])
  if (pattern && !values) broken.push(['not of the pattern', ' \u0000<\u202e> '])
  if (minLength) broken.push(['too short', 'x'.repeat(minLength - 1)])
  if (maxLength) broken.push(['too long', 'x'.repeat(maxLength + 1)])
  return broken
}

let sandbox: TestSandbox
let user: TestUser
let dead: string

beforeAll(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user({ cash: '1000.00' })
  const gone = await sandbox.user()
  endSessions(sandbox.world, gone.id)
  dead = gone.token
})
afterAll(() => sandbox.close())

const changes = () =>
  sandbox.world.database.one<{ count: number }>('SELECT total_changes() AS count').count

async function send(route: Route<OperationId>, request: Partial<RawRequest>) {
  const reply = await sandbox.handle({
    method: route.method,
    path: route.path,
    query: new URLSearchParams(),
    headers: { token: user.token, 'content-type': 'application/x-www-form-urlencoded' },
    body: new Uint8Array(),
    remote: '127.0.0.1',
    ...request,
  })
  return JSON.parse(String(reply?.body))
}

const encoded = (pairs: [string, string][]) => Buffer.from(new URLSearchParams(pairs).toString())

/** Sends what must be refused, and proves that nothing was written. */
async function refusal(route: Route<OperationId>, request: Partial<RawRequest>) {
  const before = changes()
  const answer = await send(route, request)
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 0 })
  expect(changes(), 'rows that were written').toBe(before)
  return answer.data
}

const forms = routes.filter(({ body }) => body === 'urlencoded')

describe.each(forms)('$method $path', (route) => {
  const example = exampleOf(route.id)

  test.each(route.required)('without %s', async (field) => {
    const body = encoded(example.filter(([name]) => name !== field))
    const data = await refusal(route, { body })
    if (field === 'agreement') expect(data.reason).toBe('agreement_required')
    else expect(data).toEqual({ reason: 'input_invalid', params: { field } })
  })

  const properties = Object.entries(resolve(formOf(route.id).schema).properties ?? {})
  const cases = properties.flatMap(([field, schema]) =>
    breaking(schema).map(([what, text]) => ({ field, what, text })),
  )
  test.each(cases)('$field: $what', async ({ field, text }) => {
    const rest = example.filter(([name]) => name !== field)
    const data = await refusal(route, { body: encoded([...rest, [field, text]]) })
    const special = ['agreement_required', 'user_name_invalid']
    if (!special.includes(data.reason)) {
      expect(data).toEqual({ reason: 'input_invalid', params: { field } })
    }
  })

  test('a field twice', async () => {
    const [first] = example
    if (!first) return expect(route.required).toEqual([])
    const data = await refusal(route, { body: encoded([...example, first]) })
    expect(data).toEqual({ reason: 'input_invalid', params: { field: first[0] } })
  })

  test.each(['is_admin', 'balance', 'userid', '__proto__', 'constructor'])(
    'the field %s, which nobody offered',
    async (field) => {
      const data = await refusal(route, { body: encoded([...example, [field, '1']]) })
      expect(data).toEqual({ reason: 'input_invalid', params: { field } })
    },
  )

  test('JSON in place of a form', async () => {
    const data = await refusal(route, {
      headers: { token: user.token, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(Object.fromEntries(example))),
    })
    expect(data.reason).toBe('input_invalid')
  })

  test('a body larger than any', async () => {
    const data = await refusal(route, { tooLarge: true })
    expect(data.reason).toBe('input_invalid')
  })
})

const gets = routes.filter(({ query }) => Object.keys(query).length > 0)

describe.each(gets)('$method $path', (route) => {
  const parameters = (operations.get(route.id)?.parameters ?? []).flatMap((one) => {
    const { $ref } = one as { $ref?: string }
    const found = $ref ? contract.components.parameters[$ref.split('/').at(-1) ?? ''] : one
    return found.in === 'query' ? [found] : []
  }) as { name: string; schema: Schema; required?: boolean; example: unknown }[]
  const needed = parameters
    .filter(({ required }) => required)
    .map(({ name, example }): [string, string] => [name, String(example)])

  const cases = parameters.flatMap(({ name, schema }) =>
    breaking(schema).map(([what, text]) => ({ name, what, text })),
  )
  test.each(cases)('$name: $what', async ({ name, text }) => {
    const rest = needed.filter(([other]) => other !== name)
    const data = await refusal(route, { query: new URLSearchParams([...rest, [name, text]]) })
    expect(data).toEqual({ reason: 'input_invalid', params: { field: name } })
  })

  test('without what it needs, and with what it does not know', async () => {
    for (const [name] of needed) {
      const rest = needed.filter(([other]) => other !== name)
      const data = await refusal(route, { query: new URLSearchParams(rest) })
      expect(data).toEqual({ reason: 'input_invalid', params: { field: name } })
    }
    const data = await refusal(route, { query: new URLSearchParams([...needed, ['admin', '1']]) })
    expect(data).toEqual({ reason: 'input_invalid', params: { field: 'admin' } })
  })
})

describe('without a session', () => {
  const closed = routes.filter((route) => !route.public)
  test.each(closed)('$method $path answers 401 and nothing else', async (route) => {
    for (const token of [undefined, '', 'garbage', dead]) {
      const before = changes()
      const answer = await send(route, { headers: { token } })
      expect(answer).toMatchObject({ code: 401, data: null })
      expect(changes()).toBe(before)
    }
  })
})

describe('amounts beyond every bound', () => {
  const priced = forms.filter(({ fields }) => fields.amount === 'decimal')
  const money = () =>
    sandbox.world.database.one<{ count: number }>('SELECT count(*) AS count FROM movements').count

  test.each(priced)('$method $path', async (route) => {
    for (const amount of ['-1', '0', '0.001', '99999999999999']) {
      const rest = exampleOf(route.id).filter(([name]) => name !== 'amount')
      const before = money()
      const answer = await send(route, { body: encoded([...rest, ['amount', amount]]) })
      expect(answer, amount).toMatchObject({ code: 0 })
      expect(answer.data.reason, amount).not.toBe('operation_failed')
      expect(money()).toBe(before)
    }
  })
})
