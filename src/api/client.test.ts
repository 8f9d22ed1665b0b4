import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser, takeAway } from '@/test/browser.ts'
import type { SentCall } from '@/test/sent-call.ts'
import { sentCall } from '@/test/sent-call.ts'

type Functions = typeof import('@/generated/access/access.ts') &
  typeof import('@/generated/account/account.ts') &
  typeof import('@/generated/content/content.ts') &
  typeof import('@/generated/uploads/uploads.ts') &
  typeof import('@/generated/withdrawal/withdrawal.ts') &
  typeof import('./answer-time.ts') &
  typeof import('./call-observer.ts') &
  typeof import('./client.ts') &
  typeof import('./errors.ts') &
  typeof import('./server-clock.ts') &
  typeof import('./session.ts')
let api: Functions

/** The client takes its defaults when it is loaded. */
async function load(): Promise<Functions> {
  vi.resetModules()
  return {
    ...(await import('@/generated/access/access.ts')),
    ...(await import('@/generated/account/account.ts')),
    ...(await import('@/generated/content/content.ts')),
    ...(await import('@/generated/uploads/uploads.ts')),
    ...(await import('@/generated/withdrawal/withdrawal.ts')),
    ...(await import('./answer-time.ts')),
    ...(await import('./call-observer.ts')),
    ...(await import('./client.ts')),
    ...(await import('./errors.ts')),
    ...(await import('./server-clock.ts')),
    ...(await import('./session.ts')),
  }
}

beforeAll(async () => {
  api = await load()
})

/** A backend whose answers each test decides. */
let arrived: SentCall[] = []
let answer: (call: SentCall) => Response | Promise<Response>

const now = () => Math.floor(Date.now() / 1000)
const envelope = (code: number, data: unknown = null, time = now()) =>
  Response.json({ code, msg: 'words', time, data })
const refusal = { reason: 'code_wrong', params: {} }
const never = () => new Promise<Response>(() => undefined)

beforeEach(() => {
  stubBrowser()
  api.resetServerClock()
  api.chooseExamples(undefined)
  arrived = []
  answer = () => envelope(0, refusal)
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const call = sentCall(input, init)
    arrived.push(call)
    init.signal?.throwIfAborted()
    const left = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    return Promise.race([answer(call), left])
  })
})

/** What a call is answered, or what it throws. */
const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error)

async function failureOf(call: Promise<unknown>) {
  const error = await outcome(call)
  if (error instanceof api.NoAnswerError) return error
  throw new Error(`Not refused, but: ${String(error)}`)
}

describe('headers', () => {
  it('name the language twice and carry no token for visitors', {
    tags: 'rule.headers',
  }, async () => {
    await outcome(api.getSiteInfo())
    const { headers } = arrived[0] as SentCall
    expect([headers.get('language'), headers.get('lang')]).toEqual(['en', 'en'])
    expect(headers.has('token')).toBe(false)
  })

  it('follow the stored language and session from call to call', {
    tags: 'rule.headers',
  }, async () => {
    window.localStorage.setItem('language', 'kor')
    api.beginSession('first')
    await outcome(api.getSiteInfo())
    window.localStorage.setItem('language', 'vi')
    api.beginSession('second')
    await outcome(api.getSiteInfo())
    const sent = arrived.map(({ headers }) =>
      ['language', 'lang', 'token'].map((name) => headers.get(name)),
    )
    expect(sent).toEqual([
      ['kor', 'kor', 'first'],
      ['vi', 'vi', 'second'],
    ])
  })

  it('carry the session in which an action was called, whatever begins or ends before it is sent', async () => {
    api.beginSession('first')
    const action = outcome(api.logOut())
    api.beginSession('second')
    await action
    expect(arrived[0]?.headers.get('token')).toBe('first')
    expect(api.currentToken()).toBe('second')
  })

  it('name an example of the contract only where the development panel chose one', async () => {
    await outcome(api.getSiteInfo())
    api.chooseExamples(({ method, path }) =>
      method === 'GET' && path === '/api/index/info' ? 'live' : undefined,
    )
    await outcome(api.getSiteInfo())
    await outcome(api.getUser())
    expect(arrived.map(({ headers }) => headers.get('prefer'))).toEqual([
      null,
      'example=live',
      null,
    ])
  })
})

describe('requests', () => {
  it('send forms urlencoded, secrets in the body alone', {
    tags: 'rule.same-host-urlencoded',
  }, async () => {
    api.beginSession('very-secret')
    const form = { account: 'demo+1@example.com', password: 'pass & word=1' }
    await outcome(api.logIn(form))
    const { method, url, headers, form: sent } = arrived[0] as SentCall
    expect([method, url.pathname + url.search]).toEqual(['POST', '/api/login/index'])
    expect(headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(sent).toEqual(form)
  })

  it('write the amount of a money form as it was given', async () => {
    const form = {
      fee: '1.00',
      target_id: 'card_1',
      amount: 1234.56,
      fund_password: 'secret1',
      request_id: '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11',
      valid_until: 1795188660,
    }
    await outcome(api.submitWithdrawal(form))
    expect(arrived[0]?.form.amount).toBe('1234.56')
  })

  it('put parameters of a read into the address, and never the token', async () => {
    api.beginSession('very-secret')
    await outcome(api.listWithdrawalRecords({ page: 2, limit: 20 }))
    const { url, headers } = arrived[0] as SentCall
    expect(url.pathname + url.search).toBe('/api/user/cash_record?page=2&limit=20')
    expect(headers.get('token')).toBe('very-secret')
  })

  it('are the same in the oldest browsers', async () => {
    takeAway(AbortSignal, 'any')
    takeAway(URLSearchParams.prototype, 'size')
    await outcome(
      api.listWithdrawalRecords({ page: 2, limit: 20 }, undefined, new AbortController().signal),
    )
    const { url } = arrived[0] as SentCall
    expect(url.pathname + url.search).toBe('/api/user/cash_record?page=2&limit=20')
  })

  it('send the fields and the file of an upload', async () => {
    const file = new File(['PNG bytes'], 'shot.png', { type: 'image/png' })
    await outcome(api.uploadFile({ purpose: 'payment_screenshot', file }))
    expect(arrived[0]?.form).toEqual({ purpose: 'payment_screenshot', file: 'shot.png' })
  })

  it('are told to the development panel by method and path', async () => {
    const calls: string[] = []
    const stop = api.observeCalls(({ method, path }) => calls.push(`${method} ${path}`))
    await outcome(api.listWithdrawalRecords({ page: 1 }))
    stop()
    await outcome(api.getUser())
    expect(calls).toEqual(['GET /api/user/cash_record'])
  })
})

describe('answers', () => {
  it('are their data when something is done, with the time of that very answer', {
    tags: 'rule.whole-response-returned',
  }, async () => {
    answer = () => envelope(1, { sessions_ended: 1 }, 1_795_188_600)
    expect(await api.logOut()).toEqual({ sessions_ended: 1 })
    expect(await api.timed(api.logOut())).toEqual({
      data: { sessions_ended: 1 },
      time: 1_795_188_600,
    })
  })

  it('have no time once they are another object', async () => {
    answer = () => envelope(1, { sessions_ended: 1 })
    const copied = api.logOut().then((data) => ({ ...data }))
    await expect(api.timed(copied)).rejects.toThrow('straight from the client')
  })

  it('that refuse are thrown, with reason, numbers, words and time', {
    tags: 'rule.whole-response-returned',
  }, async () => {
    const params = { available_from: '1795188660' }
    answer = () => envelope(0, { reason: 'code_too_soon', params }, 1_795_188_600)
    const error = await outcome(api.getSiteInfo())
    expect(error).toBeInstanceOf(api.RefusalError)
    expect(error).toMatchObject({
      reason: 'code_too_soon',
      params,
      msg: 'words',
      time: 1_795_188_600,
    })
  })

  it('that refuse what moves money need a listed reason', async () => {
    const withdraw = () =>
      api.submitWithdrawal({
        target_id: 'card_1',
        amount: 1,
        fee: '0.01',
        fund_password: 'secret1',
        request_id: '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11',
        valid_until: 1795188660,
      })
    for (const data of [null, { params: {} }, { reason: 'once_a_day', params: {} }]) {
      answer = () => envelope(0, data)
      expect((await failureOf(withdraw())).kind).toBe('unreadable')
      // A read may be tried again, and takes what older servers say.
      expect(await outcome(api.getSiteInfo())).toBeInstanceOf(api.RefusalError)
    }
    answer = () => envelope(0, { reason: 'balance_not_enough', params: {} })
    expect(await outcome(withdraw())).toMatchObject({
      name: 'RefusalError',
      reason: 'balance_not_enough',
    })
  })

  it.each([
    ['an error page', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
    ['a success that breaks the contract', () => envelope(1, { product_name: 5 })],
  ])('are refused when they are %s', async (_name, reply) => {
    answer = reply
    expect((await failureOf(api.getSiteInfo())).kind).toBe('unreadable')
  })

  it('set the clock', async () => {
    answer = () => envelope(0, null, now() + 86_400)
    await outcome(api.getSiteInfo())
    expect(Math.abs(api.serverNow() - Date.now() / 1000 - 86_400)).toBeLessThan(2)
  })

  it('from a cache do not turn the clock back', async () => {
    await outcome(api.getSiteInfo())
    answer = () => {
      const old = envelope(0, null, now() - 250)
      old.headers.set('Cache-Control', 'public, max-age=300')
      return old
    }
    await outcome(api.getSiteInfo())
    expect(Math.abs(api.serverNow() - Date.now() / 1000)).toBeLessThan(2)
  })

  it('without an envelope leave the clock alone', async () => {
    answer = () => envelope(0, null, now() + 86_400)
    await outcome(api.getSiteInfo())
    answer = () => new Response('<html>401</html>', { status: 401 })
    await outcome(api.getUser())
    expect(Math.abs(api.serverNow() - Date.now() / 1000 - 86_400)).toBeLessThan(2)
  })
})

describe('the end of a session', () => {
  it.each([
    ['code 401', () => envelope(401)],
    ['HTTP 401', () => new Response('<html>401</html>', { status: 401 })],
  ])('comes with %s, and the call says so', async (_name, reply) => {
    api.beginSession('old')
    answer = reply
    expect(await outcome(api.getUser())).toBeInstanceOf(api.SessionEndedError)
    expect(api.currentToken()).toBeNull()
  })

  it('is told once when several calls learn of it together', async () => {
    api.beginSession('old')
    const told: (string | null)[] = []
    const stop = api.subscribeSession(() => told.push(api.currentToken()))
    answer = () => envelope(401)
    const calls = [api.getUser(), api.getUser(), api.listWithdrawalRecords({ page: 1 })]
    await Promise.all(calls.map(outcome))
    stop()
    expect(told).toEqual([null])
  })

  it('does not end a session that began since the call went out', async () => {
    api.beginSession('old')
    let release: (response: Response) => void = () => undefined
    answer = () => new Promise((resolve) => (release = resolve))
    const late = outcome(api.getUser())
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
    api.beginSession('new')
    release(envelope(401))
    expect(await late).toBeInstanceOf(api.SessionEndedError)
    expect(api.currentToken()).toBe('new')
  })

  it('is not announced to a visitor', async () => {
    const told = vi.fn()
    const stop = api.subscribeSession(told)
    answer = () => envelope(401)
    await outcome(api.getUser())
    stop()
    expect(told).not.toHaveBeenCalled()
  })
})

describe('a call without an answer', () => {
  it('sends nothing while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect((await failureOf(api.getUser())).kind).toBe('offline')
    expect(arrived).toEqual([])
  })

  it('is unreachable when the connection breaks', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await failureOf(api.getUser())).kind).toBe('unreachable')
  })

  it('gives up after 60 seconds', { tags: 'constant.network-timeout' }, async () => {
    vi.useFakeTimers()
    answer = never
    const failed = vi.fn()
    const call = failureOf(api.getUser()).then(failed)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
    vi.useRealTimers()
  })

  it('is not sent when its caller has left before', async () => {
    const call = api.getUser(undefined, AbortSignal.abort())
    await expect(call).rejects.toMatchObject({ name: 'CanceledError' })
  })

  it('ends when its caller leaves, as the caller’s own doing', async () => {
    answer = never
    const leave = new AbortController()
    const call = api.getUser(undefined, leave.signal)
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
    leave.abort()
    await expect(call).rejects.toMatchObject({ name: 'CanceledError' })
  })

  it('says so when the schema of its answer cannot be loaded, and is not sent where it acts', async () => {
    vi.doMock('@/generated/answers.ts', () => ({
      tagOfPath: { '/api/user/index': 'account', '/api/user/cash': 'account' },
      answersOfTag: { account: () => Promise.reject(new Error('404')) },
    }))
    const { getUser, request } = await load()
    answer = () => envelope(1, {})
    const notLoaded = { name: 'NoAnswerError', kind: 'notLoaded' }
    await expect(getUser()).rejects.toMatchObject(notLoaded)
    expect(arrived).toHaveLength(1)
    const action = { method: 'POST', url: '/api/user/cash', data: new URLSearchParams() }
    await expect(request(action)).rejects.toMatchObject(notLoaded)
    expect(arrived).toHaveLength(1)
    vi.doUnmock('@/generated/answers.ts')
    vi.resetModules()
  })

  it('is a mistake of the app when the contract does not know it', async () => {
    await expect(api.request({ method: 'GET', url: '/api/user/nothing' })).rejects.toThrow(
      'GET /api/user/nothing is not in the contract',
    )
  })
})

describe('an upload that is watched', () => {
  const file = new File(['PNG bytes'], 'shot.png', { type: 'image/png' })
  const send = (signal = new AbortController().signal, onProgress = vi.fn()) =>
    api.uploadFile(
      { purpose: 'payment_screenshot', file },
      { onUploadProgress: ({ progress }) => onProgress(progress) },
      signal,
    )

  it('tells how much is on its way, and its answer', async () => {
    const stored = {
      file_id: 'fi_shot-51f0c2aa',
      url: '/uploads/fi_shot-51f0c2aa.png',
      purpose: 'payment_screenshot',
      size_bytes: 9,
      expires_at: 1_795_275_000,
    }
    answer = () => envelope(1, stored)
    const onProgress = vi.fn()
    expect(await send(undefined, onProgress)).toEqual(stored)
    expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  })

  it('has the headers and the form of every call', async () => {
    api.beginSession('very-secret')
    await outcome(send())
    const { method, url, headers, form } = arrived[0] as SentCall
    expect([method, url.pathname + url.search]).toEqual(['POST', '/api/user/uploadfile'])
    expect(['language', 'lang', 'token'].map((name) => headers.get(name))).toEqual([
      'en',
      'en',
      'very-secret',
    ])
    expect(form).toEqual({ purpose: 'payment_screenshot', file: 'shot.png' })
  })

  it('is refused, and ends the session, as every call', async () => {
    api.beginSession('old')
    answer = () => envelope(0, { reason: 'file_rejected', params: {} })
    expect(await outcome(send())).toMatchObject({ name: 'RefusalError', reason: 'file_rejected' })
    answer = () => new Response('<html>401</html>', { status: 401 })
    expect(await outcome(send())).toBeInstanceOf(api.SessionEndedError)
    expect(api.currentToken()).toBeNull()
  })

  it.each([
    ['offline', 'offline', () => vi.stubGlobal('navigator', { onLine: false })],
    ['unreachable', 'cut off', () => (answer = () => Promise.reject(new TypeError('reset')))],
    [
      'unreadable',
      'answered by a proxy',
      () => (answer = () => new Response('<html>', { status: 502 })),
    ],
    [
      'unreadable',
      'answered with nothing',
      () => (answer = () => new Response(null, { status: 204 })),
    ],
  ])('is %s when it is %s', async (kind, _how, fail) => {
    fail()
    expect((await failureOf(send())).kind).toBe(kind)
  })

  it('gives up after 60 seconds', { tags: 'constant.network-timeout' }, async () => {
    vi.useFakeTimers()
    answer = never
    const call = failureOf(send())
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await call).kind).toBe('timeout')
    vi.useRealTimers()
  })

  it('ends when its caller leaves, as the caller’s own doing', async () => {
    answer = never
    const leave = new AbortController()
    const call = send(leave.signal)
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
    leave.abort()
    await expect(call).rejects.toMatchObject({ name: 'CanceledError' })
  })

  it('is not sent when its caller has left before', async () => {
    await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'CanceledError' })
    expect(arrived).toEqual([])
  })
})
