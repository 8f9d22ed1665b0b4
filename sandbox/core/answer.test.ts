import { describe, expect, test, vi } from 'vitest'
import { handlers } from '../handlers.ts'
import { requestId, STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import type { AnswerCheck } from './answer.ts'
import { Answerer } from './answer.ts'
import type { Handlers } from './call.ts'
import type { RawRequest } from './request.ts'

setUpSandbox()

/** The envelope that some handlers lead to. */
async function answer(
  path: string,
  {
    changed = {},
    check = 'throw',
    ...request
  }: Partial<RawRequest> & { changed?: Partial<Handlers>; check?: AnswerCheck } = {},
) {
  const answerer = new Answerer(sandbox.world, { ...handlers, ...changed }, check)
  const whole = {
    method: 'GET',
    path,
    query: new URLSearchParams(),
    headers: {},
    body: new Uint8Array(),
    remote: '127.0.0.1',
    ...request,
  }
  const route = answerer.route(whole)
  if (!route) throw new Error(`No ${path}`)
  return JSON.parse(String((await answerer.answer(route, whole)).body))
}

test('a path of no operation has no route', () => {
  const answerer = new Answerer(sandbox.world, handlers, 'throw')
  expect(answerer.route({ method: 'POST', path: '/api/user/index' })).toBeUndefined()
  expect(answerer.route({ method: 'GET', path: '/api/user/index' })?.id).toBe('getUser')
})

describe('a mistake of the sandbox itself', () => {
  const broken: Partial<Handlers> = {
    getHome: () => {
      throw new Error('a mistake')
    },
    register: () => {
      throw new Error('a mistake')
    },
    // No announcement at all is not what the contract has.
    getAnnouncement: () => ({}) as never,
  }
  const form = {
    account: 'new@example.com',
    password: 'newbie1234',
    password_confirm: 'newbie1234',
    code: '123456',
    invitation_code: 'H5DEMO',
    agreement: 'true',
  }

  test('is thrown in tests', async () => {
    await expect(answer('/api/index/home', { changed: broken })).rejects.toThrow('a mistake')
    await expect(answer('/api/index/ater', { changed: broken })).rejects.toThrow(
      'The answer of getAnnouncement breaks the contract',
    )
  })

  test('is a refusal elsewhere, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const options = { changed: broken, check: 'log' } as const
    expect(await answer('/api/index/home', options)).toMatchObject({
      code: 0,
      data: { reason: 'network_error', params: {} },
    })
    const registering = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams(form).toString()),
    }
    expect(await answer('/api/login/reg', { ...options, ...registering })).toMatchObject({
      code: 0,
      data: { reason: 'registration_failed', params: {} },
    })
    expect(await answer('/api/index/ater', options)).toMatchObject({ code: 1, data: {} })
    expect(log).toHaveBeenCalledTimes(3)
    expect(await answer('/api/index/ater', { ...options, check: 'off' })).toMatchObject({ code: 1 })
    expect(log).toHaveBeenCalledTimes(3)
  })
})

describe('a disk that is full', () => {
  /** Lets nothing be written into a table from now on; what is called lets it again. */
  function full(table: 'requests' | 'refused_requests'): () => void {
    const { database } = sandbox.world
    database.run(`CREATE TRIGGER full_${table} BEFORE INSERT ON ${table}
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)
    return () => database.run(`DROP TRIGGER full_${table}`)
  }

  /** Claims the daily bonus under one id, and answers status and envelope. */
  async function claims() {
    const { token, ...user } = await sandbox.user()
    const id = requestId()
    const claim = async () => {
      const answerer = new Answerer(sandbox.world, handlers, 'log')
      const request = requestOf('/api/user/daily_bonus', { token, request_id: id })
      const route = answerer.route(request)
      if (!route) throw new Error('No bonus')
      const { status, body } = await answerer.answer(route, request)
      return { status, ...JSON.parse(String(body)) }
    }
    return { user, claim }
  }
  const requestOf = (
    path: string,
    { token, request_id }: { token: string; request_id: string },
  ): RawRequest => ({
    ...{ method: 'POST', path, query: new URLSearchParams(), remote: '127.0.0.1' },
    headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(
      new URLSearchParams({ request_id, valid_until: `${STORY_TIME + 60}` }).toString(),
    ),
  })

  test('answers no outcome that is not booked, and a copy is carried out', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, claim } = await claims()
    const free = [full('requests'), full('refused_requests')]
    expect(await claim()).toEqual({ status: 503, error: expect.any(String) })
    for (const one of free) one()
    expect((await user.done('getDailyBonus')).times_claimed).toBe(0)
    expect(await claim()).toMatchObject({ status: 200, code: 1 })
  })

  test('answers operation_failed where that is booked, and so to a copy', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, claim } = await claims()
    const free = full('requests')
    const refused = { status: 200, code: 0, data: { reason: 'operation_failed', params: {} } }
    expect(await claim()).toMatchObject(refused)
    free()
    expect(await claim()).toMatchObject(refused)
    expect((await user.done('getDailyBonus')).times_claimed).toBe(0)
  })

  test('answers no other refusal that is not booked', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, claim } = await claims()
    const first = { request_id: requestId() }
    await user.done('claimDailyBonus', first)
    const free = full('refused_requests')
    expect((await claim()).status).toBe(503)
    free()
    expect(await claim()).toMatchObject({ status: 200, data: { reason: 'once_a_day' } })
  })
})

describe('an answer that may be kept', () => {
  const ask = async (headers: Record<string, string>) => {
    const answerer = new Answerer(sandbox.world, handlers, 'throw')
    const path = '/api/index/home'
    const route = answerer.route({ method: 'GET', path })
    if (!route) throw new Error(`No ${path}`)
    const query = new URLSearchParams()
    return answerer.answer(route, {
      method: 'GET',
      path,
      query,
      headers,
      body: new Uint8Array(),
      remote: '127.0.0.1',
    })
  }

  test('is not sent again while all but its time is the same', async () => {
    const { headers: first } = await ask({})
    sandbox.advance(5)
    const { 'Content-Type': _, ...headers } = first
    const etag = headers.ETag ?? ''
    expect(await ask({ 'if-none-match': etag })).toEqual({ status: 304, headers, body: '' })
    const other = await ask({ 'if-none-match': etag, lang: 'de' })
    expect(other.status).toBe(200)
    expect(other.headers.ETag).not.toBe(etag)
  })
})
