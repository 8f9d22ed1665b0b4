/** What the kit finds to be there before it tries anything, at servers of several manners. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../../conformance/client/client.ts'
import { probe } from '../../conformance/run/probe.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { contract } from './contract.ts'
import { serve } from './servers.ts'

const opened: Listening[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

const ASKED = ['logIn', 'logOut', 'getSiteInfo', 'getProduct', 'getUser', 'placeOrder'] as const
const operations = ASKED.map((id) => contract.operation(id))
const JSON_TYPE = { 'Content-Type': 'application/json' }
const refused = { code: 0, msg: 'No', data: { reason: 'input_invalid', params: { field: 'x' } } }
const shut = { code: 401, msg: 'Who?', data: null }

type Say = (status: number, body: object | string) => void
type Manner = (call: string, token: string | undefined, say: Say, url: string) => void

/** What is found to be missing at a server; `token` is of whom can log in there. */
async function missingAt(manner: Manner, token?: string) {
  const got: string[] = []
  const server = await serve((request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? ''
    const call = `${request.method} ${url.split('?')[0]}`
    got.push(`${call} ${request.headers.token ?? ''}`)
    manner(
      call,
      request.headers.token?.toString(),
      (status, body) => {
        response
          .writeHead(status, JSON_TYPE)
          .end(typeof body === 'string' ? body : JSON.stringify(body))
      },
      url,
    )
  })
  opened.push(server)
  const client = new Client(contract, new URL(server.url))
  const found = await probe(client, operations, async () => token)
  return { found: Object.fromEntries(found), got }
}

const call = (id: string) => {
  const { method, path } = contract.operation(id)
  return `${method} ${path}`
}
const has = (...ids: string[]) => new Set(ids.map(call))
const of = (answered: string, ...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, answered]))
const time = () => Math.floor(Date.now() / 1000)

test('what answers 404, 405 or 501 is not there; a refused form and a call without a session are', async () => {
  const there = has('logIn', 'getSiteInfo', 'getUser')
  const statuses = new Map([
    [call('placeOrder'), 405],
    [call('logOut'), 501],
  ])
  const { found } = await missingAt((name, _, say) => {
    if (there.has(name)) return say(200, name.startsWith('GET') ? shut : refused)
    say(statuses.get(name) ?? 404, 'No')
  })
  expect(found).toEqual({
    ...of('HTTP 405', 'placeOrder'),
    ...of('HTTP 501', 'logOut'),
    ...of('HTTP 404', 'getProduct'),
  })
})

test('one slip, or a record that is not found, makes nothing missing', async () => {
  const slips = new Set<string>()
  const { found } = await missingAt((name, _, say, url) => {
    const isFirst = !slips.has(name)
    slips.add(name)
    if (name === call('getProduct')) return say(url.includes('symbol=') ? 200 : 404, refused)
    say(isFirst ? 404 : 200, refused)
  })
  expect(found).toEqual({})
})

test.each([
  ['a page', 'HTTP 200', () => [200, '<!doctype html><title>App</title>'] as const],
  [
    'an envelope with its path and time',
    'HTTP 200',
    (url: string) => [200, { code: 0, msg: `No ${url}`, time: time(), data: null }] as const,
  ],
  ['another address', 'HTTP 302', () => [302, ''] as const],
])(
  'what answers %s as a path does that nobody has is not there',
  async (_what, answered, answer) => {
    const there = has('logIn', 'getSiteInfo')
    const { found } = await missingAt((name, _token, say, url) => {
      if (there.has(name)) return say(200, refused)
      const [status, body] = answer(url)
      say(status, body)
    })
    const words = `${answered}, as a path that nobody has`
    expect(found).toEqual(of(words, 'logOut', 'getProduct', 'getUser', 'placeOrder'))
  },
)

test('behind a guard that answers 401 at every path, a session tells what is there', async () => {
  const there = has('logIn', 'getUser')
  const manner: Manner = (name, token, say) => {
    if (name === call('logIn')) return say(200, refused)
    if (token !== 't') return say(200, shut)
    say(there.has(name) ? 200 : 404, refused)
  }
  const { found, got } = await missingAt(manner, 't')
  expect(found).toEqual(of('HTTP 404', 'getSiteInfo', 'getProduct', 'placeOrder'))
  // A form that may be empty could be done.
  expect(got).not.toContain(`${call('logOut')} t`)
  const { found: unknown } = await missingAt(manner)
  expect(Object.keys(unknown).sort()).toEqual(ASKED.filter((id) => id !== 'logIn').sort())
})

test('what is asked can do nothing: no form has a field, and without a guard nobody logs in', async () => {
  const sent: string[] = []
  const server = await serve((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (request.headers.token !== undefined) sent.push('a token')
      if (request.method === 'POST') sent.push(body)
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(shut))
      if (request.url?.includes('conformance-none')) sent.push('')
    })
  })
  opened.push(server)
  const client = new Client(contract, new URL(server.url))
  await probe(client, contract.operations, async () => undefined)
  // A form of files has an end, and nothing before it.
  expect(new Set(sent.map((one) => one.replace(/^--[\w-]+--\s*$/, '')))).toEqual(new Set(['']))
})
