import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseExamples, observeCalls } from './call-observer.ts'
import { NoAnswerError } from './envelope.ts'
import { resetServerClock, serverNow } from './server-clock.ts'
import { beginSession, currentToken, subscribeSession } from './session.ts'

/** A call as it arrived. */
interface Arrived {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

interface Reply {
  status?: number
  body: string
  cacheControl?: string
}

/** A backend whose answers each test decides; it stands at an origin of its own. */
let arrived: Arrived[] = []
let answer: (call: Arrived) => Reply | Promise<Reply>

async function serve(request: IncomingMessage, response: ServerResponse) {
  const allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, language, lang, token, prefer, content-type',
    'Access-Control-Expose-Headers': '*',
  }
  if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end()
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const { method = '', url = '', headers } = request
  const call = { method, url, headers, body: Buffer.concat(parts).toString('latin1') }
  arrived.push(call)
  const { status = 200, body, cacheControl = 'no-store' } = await answer(call)
  if (response.destroyed) return
  response.writeHead(status, { ...allowed, 'Cache-Control': cacheControl })
  response.end(body)
}

const server = createServer((request, response) => void serve(request, response))

type Functions = typeof import('@/generated/access/access.ts') &
  typeof import('@/generated/account/account.ts') &
  typeof import('@/generated/content/content.ts') &
  typeof import('@/generated/uploads/uploads.ts') &
  typeof import('@/generated/withdrawal/withdrawal.ts')
let api: Functions

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The client takes its defaults when it is loaded.
  axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api = {
    ...(await import('@/generated/access/access.ts')),
    ...(await import('@/generated/account/account.ts')),
    ...(await import('@/generated/content/content.ts')),
    ...(await import('@/generated/uploads/uploads.ts')),
    ...(await import('@/generated/withdrawal/withdrawal.ts')),
  }
})

afterAll(() => {
  delete axios.defaults.baseURL
  server.closeAllConnections()
  server.close()
})

const now = () => Math.floor(Date.now() / 1000)
const envelope = (code: number, data: unknown = null, msg = 'words') =>
  JSON.stringify({ code, msg, time: now(), data })
const refusal = envelope(0, { reason: 'code_wrong', params: {} })

beforeEach(() => {
  arrived = []
  answer = () => ({ body: refusal })
})

afterEach(() => {
  chooseExamples(undefined)
  resetServerClock()
})

async function failureOf(call: Promise<unknown>): Promise<NoAnswerError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof NoAnswerError) return error
  throw new Error(`Not refused, but: ${String(error)}`)
}

describe('headers', () => {
  it('name the language twice and carry no token for visitors', async () => {
    await api.getSiteInfo()
    expect(arrived[0]?.headers).toMatchObject({ language: 'en', lang: 'en' })
    expect(arrived[0]?.headers).not.toHaveProperty('token')
  })

  it('follow the stored language and session from call to call', async () => {
    window.localStorage.setItem('language', 'kor')
    beginSession('first')
    await api.getSiteInfo()
    window.localStorage.setItem('language', 'vi')
    beginSession('second')
    await api.getSiteInfo()
    expect(arrived.map(({ headers }) => [headers.language, headers.lang, headers.token])).toEqual([
      ['kor', 'kor', 'first'],
      ['vi', 'vi', 'second'],
    ])
  })

  it('name an example of the contract only where the development panel chose one', async () => {
    await api.getSiteInfo()
    chooseExamples(({ method, path }) =>
      method === 'GET' && path === '/api/index/info' ? 'live' : undefined,
    )
    await api.getSiteInfo()
    await api.getUser()
    expect(arrived.map(({ headers }) => headers.prefer)).toEqual([
      undefined,
      'example=live',
      undefined,
    ])
  })
})

describe('requests', () => {
  it('send forms urlencoded, secrets in the body alone', async () => {
    beginSession('very-secret')
    const form = { account: 'demo+1@example.com', password: 'pass & word=1' }
    await api.logIn(form)
    const [call] = arrived
    expect(call?.method).toBe('POST')
    expect(call?.url).toBe('/api/login/index')
    expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual(form)
  })

  it('write the amount of a money form as it was given', async () => {
    await api.submitWithdrawal({
      target_id: 'card_1',
      amount: 1234.56,
      fund_password: 'secret1',
      request_id: '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11',
    })
    expect(new URLSearchParams(arrived[0]?.body).get('amount')).toBe('1234.56')
  })

  it('put parameters of a read into the address, and never the token', async () => {
    beginSession('very-secret')
    await api.listWithdrawalRecords({ page: 2, limit: 20 })
    expect(arrived[0]?.url).toBe('/api/user/cash_record?page=2&limit=20')
    expect(arrived[0]?.headers.token).toBe('very-secret')
  })

  it('send uploads as multipart with their boundary', async () => {
    const file = new File(['PNG bytes'], 'shot.png', { type: 'image/png' })
    await api.uploadFile({ purpose: 'payment_screenshot', file })
    const [call] = arrived
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      call?.headers['content-type'] ?? '',
    )?.[1]
    expect(boundary).toBeTruthy()
    expect(call?.body).toContain(`--${boundary}`)
    expect(call?.body).toContain('PNG bytes')
    expect(call?.body).toContain('payment_screenshot')
  })

  it('are told to the development panel by method and path', async () => {
    const calls: string[] = []
    const stop = observeCalls(({ method, path }) => calls.push(`${method} ${path}`))
    await api.listWithdrawalRecords({ page: 1 })
    stop()
    await api.getUser()
    expect(calls).toEqual(['GET /api/user/cash_record'])
  })
})

describe('answers', () => {
  it('are returned whole when something is done', async () => {
    const done = { code: 1, msg: 'Operation successful!', time: now(), data: { sessions_ended: 1 } }
    answer = () => ({ body: JSON.stringify(done) })
    expect(await api.logOut()).toEqual(done)
  })

  it('that refuse are returned, not thrown', async () => {
    expect(await api.getSiteInfo()).toMatchObject({
      code: 0,
      msg: 'words',
      data: { reason: 'code_wrong', params: {} },
    })
  })

  it.each([
    ['an error page', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['an error page with HTTP 200', { body: '<html>Welcome to the hotel WLAN</html>' }],
    ['nothing', { body: '' }],
    ['half an answer', { body: refusal.slice(0, 30) }],
    ['a success that breaks the contract', { body: envelope(1, { product_name: 5 }) }],
    ['a code that does not exist', { body: envelope(2) }],
  ])('are refused when they are %s', async (_name, reply) => {
    answer = () => reply
    expect((await failureOf(api.getSiteInfo())).kind).toBe('unreadable')
  })

  it('set the clock', async () => {
    answer = () => ({
      body: JSON.stringify({ code: 0, msg: '', time: now() + 86_400, data: null }),
    })
    await api.getSiteInfo()
    expect(Math.abs(serverNow() - Date.now() / 1000 - 86_400)).toBeLessThan(2)
  })

  it('from a cache do not turn the clock back', async () => {
    await api.getSiteInfo()
    const old = JSON.stringify({ code: 0, msg: '', time: now() - 250, data: null })
    answer = () => ({ body: old, cacheControl: 'public, max-age=300' })
    await api.getSiteInfo()
    expect(Math.abs(serverNow() - Date.now() / 1000)).toBeLessThan(2)
  })

  it('without an envelope leave the clock alone', async () => {
    answer = () => ({
      body: JSON.stringify({ code: 0, msg: '', time: now() + 86_400, data: null }),
    })
    await api.getSiteInfo()
    answer = () => ({ status: 401, body: '<html>401</html>' })
    await api.getUser()
    expect(Math.abs(serverNow() - Date.now() / 1000 - 86_400)).toBeLessThan(2)
  })
})

describe('the end of a session', () => {
  const unauthenticated = () => ({ body: envelope(401) })

  it.each([
    ['code 401', { body: envelope(401) }],
    ['HTTP 401', { status: 401, body: '<html>401</html>' }],
  ])('comes with %s, and the answer is returned', async (_name, reply) => {
    beginSession('old')
    answer = () => reply
    expect(await api.getUser()).toMatchObject({ code: 401, data: null })
    expect(currentToken()).toBeNull()
  })

  it('is told once when several calls learn of it together', async () => {
    beginSession('old')
    const told: (string | null)[] = []
    const stop = subscribeSession(() => told.push(currentToken()))
    answer = unauthenticated
    await Promise.all([api.getUser(), api.getUser(), api.listWithdrawalRecords({ page: 1 })])
    stop()
    expect(told).toEqual([null])
  })

  it('does not end a session that began since the call went out', async () => {
    beginSession('old')
    let release: () => void = () => undefined
    answer = () =>
      new Promise((resolve) => {
        release = () => resolve(unauthenticated())
      })
    const late = api.getUser()
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
    beginSession('new')
    release()
    expect(await late).toMatchObject({ code: 401 })
    expect(currentToken()).toBe('new')
  })

  it('is no news for a visitor', async () => {
    const told = vi.fn()
    const stop = subscribeSession(told)
    answer = unauthenticated
    await api.getUser()
    stop()
    expect(told).not.toHaveBeenCalled()
  })
})

describe('a call without an answer', () => {
  it('sends nothing while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect((await failureOf(api.getUser())).kind).toBe('offline')
    expect(arrived).toEqual([])
  })

  it('is unreachable when the connection breaks', async () => {
    answer = () => {
      server.closeAllConnections()
      return { body: '' }
    }
    expect((await failureOf(api.getUser())).kind).toBe('unreachable')
  })

  it('gives up after 60 seconds', async () => {
    const set = vi.fn()
    // The browser's own timer is due at once.
    vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (
      this: XMLHttpRequest,
      milliseconds,
    ) {
      set(milliseconds)
      void vi
        .waitFor(() => expect(arrived).toHaveLength(1))
        .then(() => this.ontimeout?.(new ProgressEvent('timeout')))
    })
    answer = () => new Promise(() => undefined)
    expect((await failureOf(api.getUser())).kind).toBe('timeout')
    expect(set).toHaveBeenCalledWith(60_000)
  })

  it('ends when its caller leaves, as the caller’s own doing', async () => {
    answer = () => new Promise(() => undefined)
    const leave = new AbortController()
    const call = api.getUser(leave.signal)
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
    leave.abort()
    const error = await call.catch((reason: unknown) => reason)
    expect(axios.isCancel(error)).toBe(true)
  })

  it('is unreachable when its schema does not come, though the server has answered', async () => {
    vi.resetModules()
    vi.doMock('@/generated/answers.ts', () => ({
      tagOfPath: { '/api/user/index': 'account' },
      answersOfTag: { account: () => Promise.reject(new Error('404')) },
    }))
    const { request } = await import('./client.ts')
    const { NoAnswerError: Failure } = await import('./envelope.ts')
    answer = () => ({ body: envelope(1, {}) })
    const call = request({ method: 'GET', url: '/api/user/index' })
    const error = await call.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ kind: 'unreachable' })
    vi.doUnmock('@/generated/answers.ts')
  })

  it('is a mistake of the app when the contract does not know it', async () => {
    const { request } = await import('./client.ts')
    await expect(request({ method: 'GET', url: '/api/user/nothing' })).rejects.toThrow(
      'GET /api/user/nothing is not in the contract',
    )
  })
})
