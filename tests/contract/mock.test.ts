import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../scripts/contract/contract.ts'
import { readContract } from '../../scripts/contract/contract.ts'
import type { Envelope, Fields, Json } from '../../scripts/contract/written.ts'
import { Prism } from '../../scripts/mock/prism.ts'
import { startMock } from '../../scripts/mock/server.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { calls, contract, streams } from './lib/contract.ts'
import { faultsOf } from './lib/json-schema.ts'
import { bodyOf, formOf, formSchema, queryOf, requiredQuery, TOKEN } from './lib/requests.ts'

interface Answer {
  status: number
  headers: Headers
  body: Envelope
}

let mock: Listening
let prism: Prism

beforeAll(async () => {
  mock = await startMock({ port: 0 })
  prism = await Prism.of(readContract())
})

afterAll(() => mock.close())

const requestId = '0f8fad5b-d9cb-4f9f-a165-70867728950e'
const named = calls.map((call) => [call.name, call] as const)
const privateCalls = named.filter(([, call]) => !call.isPublic)
const withForm = named.filter(([, call]) => call.body?.type.includes('urlencoded'))
const withUpload = named.filter(([, call]) => call.body?.type.startsWith('multipart/'))
const withQuery = named.filter(([, call]) => requiredQuery(call).length > 0)

interface Changes {
  example?: string
  token?: string | null
  query?: Record<string, string>
  body?: BodyInit | undefined
  headers?: Record<string, string>
}

/** A call as the app makes it, with a valid input unless told otherwise. */
async function ask(call: Operation, changes: Changes = {}): Promise<Answer> {
  const { example, token = TOKEN, query = queryOf(call), headers } = changes
  const body = 'body' in changes ? changes.body : bodyOf(call)
  const response = await fetch(`${mock.url}${call.path}?${new URLSearchParams(query)}`, {
    method: call.method.toUpperCase(),
    headers: {
      language: 'en',
      lang: 'en',
      accept: 'application/json, text/plain, */*',
      ...(token !== null && { token }),
      ...(example && { prefer: `example=${example}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  const answer: Answer['body'] = await response.json()
  return { status: response.status, headers: response.headers, body: answer }
}

function callOf(name: string): Operation {
  const call = calls.find((one) => one.name === name)
  if (!call) throw new Error(`The contract has no ${name}`)
  return call
}

function exampleOf({ answer, name }: Operation, example = 'done'): Envelope {
  const found = answer.examples.get(example)
  if (!found) throw new Error(`${name} has no example ${example}`)
  return found
}

const withdraw = () => callOf('POST /api/user/cash')
const register = () => callOf('POST /api/login/reg')
const records = () => callOf('GET /api/user/cash_record')
const rowsOf = ({ data }: Answer['body']) => data?.list as Fields[]
const rows = ({ body }: Answer) => rowsOf(body)
const now = () => Math.floor(Date.now() / 1000)

describe('every call', () => {
  test.each(named)(
    '%s has the bodies of Prism, which component tests read from the contract',
    async (_, call) => {
      for (const [name, example] of call.answer.examples) {
        expect(await prism.body(call, name), name).toEqual(example)
      }
    },
  )

  test.each(named)('%s answers each of its examples', async (_, call) => {
    for (const [name, example] of call.answer.examples) {
      const asked = now()
      const { status, body } = await ask(call, { example: name })
      const { code, msg } = example as Record<string, Json>
      expect([name, status, body.code, body.msg]).toEqual([name, 200, code, msg])
      expect([name, ...faultsOf(call.answer.schema, body)]).toEqual([name])
      expect(body.time).toBeGreaterThanOrEqual(asked)
      expect(body.time).toBeLessThanOrEqual(now())
    }
  })

  test.each(named)('%s answers "done" unless told otherwise', async (_, call) => {
    expect((await ask(call)).body).toMatchObject({ code: 1 })
  })

  test.each(named)('%s lists its examples when asked for another one', async (_, call) => {
    const { status, body } = await ask(call, { example: 'no_such_example' })
    expect(status).toBe(400)
    expect(body.data).toEqual({ examples: [...call.answer.examples.keys()] })
  })

  test.each(privateCalls)('%s needs a token', async (_, call) => {
    const { status, body } = await ask(call, { token: null })
    expect([status, body.code, body.data]).toEqual([200, 401, null])
    expect((await ask(call, { token: null, body: undefined, query: {} })).body.code).toBe(401)
  })
})

describe('a broken form', () => {
  const requiring = withForm.filter(([, call]) => formSchema(call).required)
  test.each(requiring)('%s refuses each required field left out', async (_, call) => {
    const required = formSchema(call).required ?? []
    for (const field of required) {
      const { [field]: _left, ...others } = formOf(call)
      const { status, body } = await ask(call, { body: new URLSearchParams(others) })
      expect([field, status, body.code]).toEqual([field, 200, 0])
      if (field !== 'agreement') {
        expect(body.data).toEqual({ reason: 'input_invalid', params: { field } })
      }
      expect(faultsOf(call.answer.schema, body)).toEqual([])
    }
  })

  test.each(withForm)('%s refuses a field that it does not know', async (_, call) => {
    const body = new URLSearchParams({ ...formOf(call), admin: 'true' })
    expect((await ask(call, { body })).body.data).toEqual({
      reason: 'input_invalid',
      params: { field: 'admin' },
    })
  })

  test.each(withForm)('%s takes no JSON', async (_, call) => {
    const { status, body } = await ask(call, {
      body: JSON.stringify(formOf(call)),
      headers: { 'content-type': 'application/json' },
    })
    expect([status, body.code, body.data?.reason]).toEqual([200, 0, 'input_invalid'])
  })

  test('names the field that comes first in the contract', async () => {
    const form = { ...formOf(register()), invitation_code: '-', code: 'abc' }
    const { body } = await ask(register(), { body: new URLSearchParams(form) })
    expect(body.data).toEqual({ reason: 'input_invalid', params: { field: 'code' } })
  })

  test.each([
    ['POST /api/user/add_card', 'card_number', undefined],
    ['POST /api/user/msg', 'id', undefined],
    ['POST /api/user/certification', 'back_file_id', 'fi_back-7c1e5a90'],
  ])('%s is refused for %s, of which another field decides', async (name, field, value) => {
    const call = callOf(name)
    const { [field]: _left, ...others } = formOf(call)
    const body = new URLSearchParams({ ...others, ...(value && { [field]: value }) })
    expect((await ask(call, { body })).body.data).toEqual({
      reason: 'input_invalid',
      params: { field },
    })
  })

  test('names a field that came twice', async () => {
    const form = new URLSearchParams(formOf(withdraw()))
    form.append('amount', '200')
    const { body } = await ask(withdraw(), { body: form })
    expect(body.data).toEqual({ reason: 'input_invalid', params: { field: 'amount' } })
  })

  test.each([
    ['agreement', 'false', 'agreement_required'],
    ['password_confirm', 'another1234', 'passwords_differ'],
    ['account', 'nobody', 'user_name_invalid'],
  ])('has a reason of its own: %s=%s -> %s', async (field, value, reason) => {
    const form = { ...formOf(register()), [field]: value }
    const { body } = await ask(register(), { body: new URLSearchParams(form) })
    expect(body).toMatchObject({ code: 0, data: { reason, params: {} } })
  })

  test.each([
    ['0', 'withdraw_amount_too_small'],
    ['9999999999', 'withdraw_amount_too_large'],
    ['100.00005', 'input_invalid'],
    ['', 'input_invalid'],
    ['ten', 'input_invalid'],
  ])('holds the bounds of an amount: %s -> %s', async (amount, reason) => {
    const form = { ...formOf(withdraw()), amount }
    const { body } = await ask(withdraw(), { body: new URLSearchParams(form) })
    expect(body).toMatchObject({ code: 0, data: { reason } })
  })

  test.each(['119.99', '1010.10', '4999.07'])('takes the whole cents of %s', async (amount) => {
    const form = { ...formOf(withdraw()), amount }
    expect((await ask(withdraw(), { body: new URLSearchParams(form) })).body.code).toBe(1)
  })
})

describe('a broken query', () => {
  test.each(withQuery)('%s refuses each required parameter left out', async (_, call) => {
    for (const { name } of requiredQuery(call)) {
      const { [name]: _left, ...query } = queryOf(call)
      expect((await ask(call, { query })).body.data).toEqual({
        reason: 'input_invalid',
        params: { field: name },
      })
    }
  })

  test('is refused with the name of its parameter', async () => {
    const { body } = await ask(records(), { query: { page: '0' } })
    expect(body.data).toEqual({ reason: 'input_invalid', params: { field: 'page' } })
  })
})

describe('uploads', () => {
  test.each(withUpload)('%s takes a file and refuses none', async (_, call) => {
    expect((await ask(call)).body.code).toBe(1)
    const empty = new FormData()
    empty.set('other', 'x')
    expect((await ask(call, { body: empty })).body.data?.reason).toBe('input_invalid')
  })

  test('the contract has two of them', () => {
    expect(withUpload.map(([name]) => name)).toEqual([
      'POST /api/user/uploadfile',
      'POST /api/user/uploadavatar',
    ])
  })
})

describe('streams', () => {
  test.each(streams)('has no $name, so that a client asks as before', async ({ path }) => {
    const response = await fetch(`${mock.url}${path}`, { headers: { token: TOKEN } })
    expect(response.status).toBe(404)
    await response.body?.cancel()
  })

  test('are promised in no site information', () => {
    const told = callOf('GET /api/index/info').answer.examples.values()
    expect([...told].filter(({ data }) => data && 'streams' in data)).toEqual([])
  })
})

describe('pictures', () => {
  const addresses = new Set(JSON.stringify(contract).match(/\/uploads\/[^"]+/g))

  test('are there at every address that the contract names', async () => {
    expect(addresses.size).toBeGreaterThan(10)
    for (const address of addresses) {
      const { status, headers } = await fetch(`${mock.url}${address}`)
      expect([address, status, headers.get('content-type')]).toEqual([
        address,
        200,
        'image/svg+xml',
      ])
    }
  })

  test('can run nothing and are for their own site', async () => {
    const { headers } = await fetch(`${mock.url}/uploads/private/51f0c2aa9e7b4d13.webp`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toMatch(/^private,/)
  })

  test.each([
    ['GET', '/uploads/'],
    ['GET', '/uploads/private/'],
    ['GET', '/uploads/private/../pictures.ts'],
    ['GET', '/uploads/other/a.webp'],
    ['POST', '/uploads/private/51f0c2aa9e7b4d13.webp'],
  ])('are nowhere else: %s %s', async (method, path) => {
    expect((await fetch(`${mock.url}${path}`, { method })).status).toBe(404)
  })
})

describe('moments', () => {
  test('move with the clock, in data and in lists', async () => {
    const { body } = await ask(records())
    const momentsOf = (answer: Answer['body']) =>
      rowsOf(answer).map(({ created_at }) => Number(created_at))
    const told = exampleOf(records())
    expect(momentsOf(body)).toEqual(momentsOf(told).map((moment) => moment + body.time - told.time))
  })

  test('move in the parameters of a refusal, where they are text', async () => {
    const { body } = await ask(withdraw(), { example: 'refused_withdraw_time_limit' })
    expect(body.data?.params).toMatchObject({
      opens: '09:00',
      available_from: expect.stringMatching(/^\d{10}$/),
    })
    const [, , , available_from] = Object.values(body.data?.params ?? {})
    const { time: told = 0 } = withdraw().answer.examples.get('refused_withdraw_time_limit') ?? {}
    expect(Number(available_from) - body.time).toBe(1795251600 - told)
  })

  test('of candles stay on whole minutes, the last one open now', async () => {
    const answer = await ask(callOf('GET /api/index/getkdata'))
    const times = rows(answer).map(({ time }) => Number(time))
    expect(times.filter((time) => time % 60 !== 0)).toEqual([])
    const age = answer.body.time - (times.at(-1) ?? 0)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(120)
  })

  test('leave everything else as the contract tells it', async () => {
    const call = callOf('GET /api/index/goods')
    expect((await ask(call)).body.data).toEqual(exampleOf(call).data)
  })
})

describe('lists', () => {
  const ids = (answer: Answer) => rows(answer).map(({ id }) => id)
  const exampleIds = (name: string) => {
    return rowsOf(exampleOf(records(), name)).map(({ id }) => id)
  }

  test('go on with the further pages of the example', async () => {
    const answer = await ask(records(), { example: 'long_list', query: { page: '2' } })
    expect(ids(answer)).toEqual(exampleIds('long_list_page_2'))
    expect(answer.body.data).toMatchObject({ total: 26, page: 2, limit: 20 })
  })

  test.each(['done', 'long_list'])('are empty after the last page of %s', async (example) => {
    const answer = await ask(records(), { example, query: { page: '3' } })
    expect(answer.body.data).toEqual(exampleOf(records(), 'empty').data)
  })

  test('take a further page of an example by its own name', async () => {
    const answer = await ask(records(), { example: 'long_list_page_2', query: { page: '2' } })
    expect(ids(answer)).toEqual(exampleIds('long_list_page_2'))
  })

  test('have the example all of whose rows have the value of the query', async () => {
    const invitations = callOf('GET /api/user/invite_record')
    const answer = await ask(invitations, { query: { bonus_state: 'claimable' } })
    const claimable = rowsOf(exampleOf(invitations, 'bonus_claimable'))
    expect(ids(answer)).toEqual(claimable.map(({ id }) => id))
  })

  test('name the request that looks for its outcome in the first record', async () => {
    const answer = await ask(records(), { query: { request_id: requestId } })
    expect(rows(answer)[0]).toMatchObject({ request_id: requestId })
    const none = await ask(records(), { example: 'empty', query: { request_id: requestId } })
    expect(none.body.data).toMatchObject({ list: [], total: 0 })
  })

  test('have the example of one request where the operation has it', async () => {
    const orders = callOf('GET /api/user/orderlist')
    const answer = await ask(orders, { query: { request_id: requestId } })
    expect(rows(answer).map(({ id }) => id)).toEqual(
      rowsOf(exampleOf(orders, 'one_request')).map(({ id }) => id),
    )
    expect(rows(answer)[0]).toMatchObject({ request_id: requestId })
  })
})

describe('without a chosen example', () => {
  const text = () => callOf('GET /api/index/get_detail_from_type')

  test('the one named in the query answers', async () => {
    const { body } = await ask(text(), { query: { type: 'privacy' } })
    expect(body.data).toMatchObject({ type: 'privacy' })
    const failed = await ask(records(), { query: { status: 'failed' } })
    expect(new Set(rows(failed).map(({ status }) => status))).toEqual(new Set(['failed']))
  })

  test('the one about the record in the query answers', async () => {
    const activity = callOf('GET /api/index/activity_details')
    const id = String(exampleOf(activity, 'upcoming').data?.id)
    const { body } = await ask(activity, { query: { id } })
    expect(body.data).toMatchObject({ id })
  })

  test('a chosen one wins over the query', async () => {
    const { body } = await ask(text(), { query: { type: 'privacy' }, example: 'risk' })
    expect(body.data).toMatchObject({ type: 'risk' })
  })
})

describe('a preference', () => {
  const account = () => callOf('GET /api/user/index')
  const prefer = (value: string, query = {}) =>
    ask(account(), { headers: { prefer: value }, query })

  test.each([
    ['code=401', 'unauthenticated'],
    ['code="401"', 'unauthenticated'],
    ['example=newbie', 'newbie'],
    ['example="newbie"', 'newbie'],
    ['code=200, example=newbie', 'newbie'],
    ['example=newbie; code=200', 'newbie'],
    ['code=200', 'done'],
  ])('%s selects the example %s', async (value, name) => {
    const { code, msg, data } = exampleOf(account(), name)
    expect((await prefer(value)).body).toMatchObject({ code, msg })
    expect(Object.keys((await prefer(value)).body.data ?? {})).toEqual(Object.keys(data ?? {}))
  })

  test.each([
    ['__example', 'newbie', 1],
    ['__code', '401', 401],
  ])('is the parameter %s of the query, as with Prism', async (name, value, code) => {
    expect((await prefer('', { [name]: value })).body.code).toBe(code)
  })

  test.each([
    'code=500',
    'code=0',
    'dynamic=true',
    'respond-async',
    'return=minimal',
    'example=newbie, wait=10',
  ])('that the mock does not have is refused: %s', async (value) => {
    const { status, body } = await prefer(value)
    expect([status, body.code, body.data]).toEqual([400, 400, null])
    const unknown = value.split(', ').at(-1)
    expect(body.msg).toBe(
      `The mock has no preference "${unknown}". It has: example=NAME, code=200 and code=401.`,
    )
  })

  test('for code 401 is refused where no session is needed', async () => {
    const { status, body } = await ask(callOf('GET /api/index/goods'), {
      headers: { prefer: 'code=401' },
    })
    expect(status).toBe(400)
    expect(body.msg).toContain('GET /api/index/goods has no example "unauthenticated"')
  })
})

describe('HTTP', () => {
  const goods = '/api/index/goods'
  const from = { origin: 'http://app.example' }

  test('sends JSON without a charset, which RFC 8259 does not have', async () => {
    for (const path of [goods, '/api/none', '/__examples']) {
      const { headers } = await fetch(mock.url + path)
      expect([path, headers.get('content-type')]).toEqual([path, 'application/json'])
    }
  })

  test.each([goods, '/uploads/private/51f0c2aa9e7b4d13.webp'])(
    'answers HEAD %s like GET, without the body',
    async (path) => {
      const [head, get] = await Promise.all([
        fetch(mock.url + path, { method: 'HEAD' }),
        fetch(mock.url + path),
      ])
      expect([head.status, await head.text()]).toEqual([200, ''])
      const headersOf = (response: Response) =>
        ['content-type', 'content-length', 'cache-control', 'vary'].map((name) =>
          response.headers.get(name),
        )
      expect(headersOf(head)).toEqual(headersOf(get))
      expect(Number(head.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength)
    },
  )

  test('lets pages of every origin read responses, as plain Prism does', async () => {
    const { headers } = await fetch(mock.url + goods, { headers: from })
    expect(headers.get('access-control-allow-origin')).toBe(from.origin)
    expect(headers.get('access-control-allow-headers')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toBe('*')
    const { headers: others } = await fetch(mock.url + goods)
    expect(others.get('access-control-allow-origin')).toBe('*')
  })

  test('answers a preflight', async () => {
    const response = await fetch(mock.url + goods, {
      method: 'OPTIONS',
      headers: {
        ...from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'token,prefer',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('token,prefer')
    expect(response.headers.get('vary')).toBe('Origin')
  })

  test.each(['//api/user/cash', '/api//user/cash', '/api/user/cash/', '/API/user/cash'])(
    'reports the unknown path %s as it was sent',
    async (path) => {
      const response = await fetch(mock.url + path)
      const { msg } = (await response.json()) as { msg: string }
      expect([response.status, msg]).toEqual([
        404,
        `The contract has no GET ${path}: /docs lists what it has.`,
      ])
    },
  )
})

describe('request_id', () => {
  const creating = named.filter(([, call]) => {
    const answersIt = JSON.stringify(exampleOf(call).data).includes('"request_id":')
    return 'request_id' in (formSchema(call).properties ?? {}) && answersIt
  })

  test.each(creating)('%s names the request in the record that it made', async (_, call) => {
    const form = { ...formOf(call), request_id: requestId }
    const answer = await ask(call, { body: new URLSearchParams(form) })
    expect(JSON.stringify(answer.body.data)).toContain(`"request_id":"${requestId}"`)
    expect(faultsOf(call.answer.schema, answer.body)).toEqual([])
  })
})

describe('around the contract', () => {
  test('a public answer may be cached as the contract says, any other may not', async () => {
    const { headers } = await ask(callOf('GET /api/index/goods'))
    expect(headers.get('cache-control')).toBe(contract.components.headers.PublicCache?.example)
    expect(headers.get('vary')).toBe('language, lang, Prefer, Origin')
    const others = [
      await ask(callOf('GET /api/index/goods'), { example: 'refused_network_error' }),
      await ask(records()),
      await ask(register()),
    ]
    expect(others.map((one) => one.headers.get('cache-control'))).toEqual(Array(3).fill('no-store'))
  })

  test('the listing has every call and example', async () => {
    const response = await fetch(`${mock.url}/__examples`)
    const { operations } = (await response.json()) as { operations: Record<string, Json>[] }
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      calls.map(({ name }) => name),
    )
    const withdrawal = operations.find(({ operationId }) => operationId === 'submitWithdrawal')
    expect(withdrawal).toMatchObject({ method: 'POST', summary: 'Withdraw', tag: 'withdrawal' })
    expect(withdrawal?.examples).toContainEqual({
      name: 'refused_balance_not_enough',
      summary: contract.components.examples.RefusedBalanceNotEnough?.summary,
      code: 0,
    })
    const all = operations.flatMap(({ examples }) => examples as Json[])
    expect(all).toHaveLength(calls.reduce((sum, { answer }) => sum + answer.examples.size, 0))
  })
})

test('answers can be delayed', async () => {
  const slow = await startMock({ port: 0, delay: 120 })
  try {
    const begun = performance.now()
    await fetch(`${slow.url}/api/index/goods`)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(115)
  } finally {
    await slow.close()
  }
})
