import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handlers } from '../handlers.ts'
import { TestSandbox } from '../test/harness.ts'
import type { AnswerCheck } from './answer.ts'
import { Answerer } from './answer.ts'
import type { Handlers } from './call.ts'
import type { RawRequest } from './request.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

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
