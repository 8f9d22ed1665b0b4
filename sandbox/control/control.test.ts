import { request as callHttp } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedWorld } from '../seed/seed.ts'
import type { Running } from '../server.ts'
import { serve } from '../server.ts'
import { STORY_TIME, TestSandbox } from '../test/harness.ts'

let sandbox: TestSandbox
let running: Running
beforeEach(async () => {
  sandbox = new TestSandbox()
  running = await serve(sandbox, { port: 0, control: true })
})
afterEach(() => running.close())

async function post(action: string, input: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${running.url}/sandbox/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
  return { status: response.status, answer: await response.json() }
}

const get = (path: string, token = '') => fetch(`${running.url}${path}`, { headers: { token } })

/** Sends a request with a Host and a path of its own, which fetch does not let one choose. */
function statusOf(host: string, path = '/sandbox/state'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = callHttp(running.url, { path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end()
  })
}

test('reviews that are not over are listed, with the picture that was sent', async () => {
  await seedWorld(sandbox.world)
  const { reviews } = await (await get('/sandbox/state')).json()
  const pictures = [expect.stringMatching(/^\/uploads\/\w+\.png\?/)]
  const of = { userId: 100237, status: 'under_review' }
  const audited = { ...of, status: 'success_awaiting_audit' }
  expect(reviews).toEqual([
    { ...of, kind: 'deposit', number: 3008, summary: '300.00 USD', pictures },
    { ...audited, kind: 'deposit', number: 3007, summary: '200.00 USD', pictures },
    { ...of, kind: 'withdrawal', number: 4007, summary: '1010.00 USD', pictures: [] },
  ])
  const shown = await get(reviews[0].pictures[0])
  expect(shown.headers.get('content-type')).toBe('image/png')
})

test('the page leads to each of its parts, however long it is', async () => {
  const page = await (await get('/sandbox')).text()
  const found = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, id]) => id)
  expect(found(/<h2 id="([^"]+)"/g)).toHaveLength(13)
  expect(found(/<a href="#([^"]+)"/g)).toEqual(found(/<h2 id="([^"]+)"/g))
})

describe('who may use it', () => {
  test('another host name that points at this machine is refused', async () => {
    expect(await statusOf('evil.example:80')).toBe(403)
    expect(await statusOf('localhost:4020')).toBe(200)
  })

  test.each([
    '/api/../sandbox/state',
    '/api/%2e%2e/sandbox/state',
    '/api/..\\sandbox/state',
    '//sandbox/state',
  ])('a way round through a proxy of calls is none: %s', async (path) => {
    expect(await statusOf('localhost:4020', path)).toBe(404)
  })

  test('a page of another site can neither call it nor send it a form', async () => {
    expect(await post('reset', {}, { Origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    })
    const form = await fetch(`${running.url}/sandbox/no_faults`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    })
    expect(form.status).toBe(415)
  })

  test('without control there is nothing', async () => {
    const other = new TestSandbox()
    const plain = await serve(other, { port: 0, control: false })
    expect((await fetch(`${plain.url}/sandbox/state`)).status).toBe(404)
    await plain.close()
  })

  test('the page and its files are served without types and under a policy', async () => {
    const page = await get('/sandbox')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await page.text()).toContain('<h1>H5 sandbox</h1>')
    const script = await (await get('/sandbox/page.js')).text()
    expect(script).not.toMatch(/import type|: State\b/)
    expect(() => new Function(`return async () => {${script}}`)).not.toThrow()
  })
})

describe('reports', () => {
  const deliver = async (body: string, type = 'application/reports+json') =>
    (
      await fetch(`${running.url}/reports`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      })
    ).status
  const shown = async () => {
    const { reports } = await (await get('/sandbox/state')).json()
    return reports
  }

  test('of the app and of browsers are shown, the newest first, until a reset', async () => {
    const url = 'https://h5.example.com/h5/#/pages/user/user'
    const load = { type: 'h5-load', age: 1, url, user_agent: 'x', body: { file: 'assets/a.js' } }
    expect(await deliver(JSON.stringify([load]))).toBe(204)
    const policy = { 'csp-report': { 'document-uri': 'https://h5.example.com/h5/' } }
    expect(await deliver(JSON.stringify(policy), 'application/csp-report')).toBe(204)
    expect(await shown()).toMatchObject([
      { at: STORY_TIME, type: 'csp-violation', url: 'https://h5.example.com/h5/' },
      { at: STORY_TIME, type: 'h5-load', url, text: '{"file":"assets/a.js"}' },
    ])
    await post('reset', {})
    expect(await shown()).toEqual([])
  })

  test('that are none, or too much, are refused', async () => {
    expect(await deliver('rubbish')).toBe(400)
    expect(await deliver('{"type":"h5-load"}')).toBe(400)
    expect(await deliver(JSON.stringify([{ type: 'x'.repeat(70_000) }]))).toBe(413)
    expect((await get('/reports')).status).toBe(405)
    expect(await shown()).toEqual([])
  })

  test('are kept to a hundred', async () => {
    const many = JSON.stringify(Array.from({ length: 50 }, () => ({ type: 'h5-load' })))
    for (let time = 0; time < 3; time += 1) await deliver(many)
    expect(await shown()).toHaveLength(100)
  })
})

describe('what it does', () => {
  test('unlocks a user, shows what moved, and logs out', async () => {
    const { answer: user } = await post('user', { balances: { USD: '250.00' } })
    const info = async () => (await get('/api/user/index', user.token)).json()
    await post('lock', { user: user.id, until: STORY_TIME + 3600 })
    await post('lock', { user: user.id, until: null })
    expect(await info()).toMatchObject({ code: 1, data: { balances: { available: '250.00' } } })
    expect(await (await get(`/sandbox/ledger?user=${user.id}`)).json()).toMatchObject([
      { kind: 'gift', amount: '250.00', currency: 'USD', to_owner: user.id },
    ])
    expect((await post('log_out', { user: user.id })).answer).toEqual({ ended: 1 })
    expect(await info()).toMatchObject({ code: 401 })
  })

  test('closes markets and lets their feed hang, without setting a price', async () => {
    const quote = async () => {
      const { data } = await (await get('/api/index/ajaxpro?symbol=BTCUSD')).json()
      return data
    }
    const before = await quote()
    await post('market', { symbol: 'BTCUSD', kind: 'frozen', on: true })
    await post('clock', { advance: 30 })
    expect(await quote()).toMatchObject({ ...before, state: 'trading' })
    await post('market', { symbol: 'BTCUSD', kind: 'frozen', on: false })
    await post('market', { symbol: null, kind: 'closed', on: true })
    expect(await quote()).toMatchObject({ state: 'closed' })
    await post('market', { symbol: null, kind: 'closed', on: false })
    // Not a whole number of milliseconds, as the way to a moment seldom is.
    await post('clock', { advance: 1.000_4 })
    expect(await quote()).toMatchObject({ state: 'trading', as_of: STORY_TIME + 31 })
    expect(await post('market', { symbol: null, kind: 'closed', on: true })).toMatchObject({
      status: 200,
    })
    expect(await post('market', { symbol: 'NOPE', kind: 'closed', on: true })).toMatchObject({
      status: 409,
    })
  })

  test('decides a request for a release that waits for a person', async () => {
    const { answer: user } = await post('user', {})
    const { now } = await (await get('/sandbox/state')).json()
    await fetch(`${running.url}/api/user/recharge_release`, {
      method: 'POST',
      headers: { token: user.token },
      body: new URLSearchParams({
        method_id: 'dm_bank',
        amount: '300.77',
        request_id: '5b0f8c0e-6a57-4f0e-9d55-000000000077',
        valid_until: String(now + 60),
      }),
    })
    await post('clock', { advance: 3600 })
    const { reviews } = await (await get('/sandbox/state')).json()
    expect(reviews).toMatchObject([{ kind: 'release', userId: user.id, summary: '300.77 USD' }])
    const decide = () =>
      post('review', { kind: 'release', number: reviews[0].number, decision: 'released' })
    expect(await decide()).toMatchObject({ status: 200 })
    expect(await decide()).toMatchObject({ status: 409 })
    const { data } = await (await get('/api/user/recharge', user.token)).json()
    expect(data.release).toMatchObject({ state: 'released', amount: '300.77' })
  })

  test('begins with the seed again', async () => {
    const { answer: user } = await post('user', {})
    expect(await post('reset', {})).toMatchObject({ status: 200 })
    expect(await (await get('/api/user/index', user.token)).json()).toMatchObject({ code: 401 })
  })

  test('says what is wrong with what it is sent', async () => {
    expect(await post('clock', { advance: 'much' })).toMatchObject({ status: 400 })
    expect(await post('clock', { to: STORY_TIME - 60 })).toMatchObject({ status: 400 })
    expect(await post('user', { is_admin: true })).toMatchObject({ status: 400 })
    expect(await post('review', { kind: 'deposit', number: 1, decision: 'success' })).toMatchObject(
      { status: 409, answer: { error: expect.stringContaining('no_data') } },
    )
    expect(await post('win_my_order', {})).toMatchObject({ status: 404 })
  })
})

describe('faults', () => {
  const PATH = '/api/user/daily_bonus'
  let soon: number
  beforeEach(async () => {
    soon = (await (await get('/sandbox/state')).json()).now + 60
  })
  const claim = (token: string, id: string) =>
    fetch(`${running.url}${PATH}`, {
      method: 'POST',
      headers: { token },
      body: new URLSearchParams({
        request_id: `5b0f8c0e-6a57-4f0e-9d55-00000000${id}`,
        valid_until: String(soon),
      }),
    })
  const claimed = async (token: string) => {
    const { data } = await (await get(PATH, token)).json()
    return data.times_claimed
  }

  test('an answer is lost after the call happened; sent again it is the same', async () => {
    const { answer: user } = await post('user', {})
    await post('fault', { kind: 'lost_answer', path: PATH })
    await expect(claim(user.token, '0001')).rejects.toThrow()
    expect(await claimed(user.token)).toBe(1)
    expect(await (await claim(user.token, '0001')).json()).toMatchObject({ code: 1 })
    expect(await claimed(user.token)).toBe(1)
  })

  test('a bad gateway and a refusal happen before the call', async () => {
    const { answer: user } = await post('user', {})
    await post('fault', { kind: 'bad_gateway', path: PATH })
    expect((await claim(user.token, '0002')).status).toBe(502)
    await post('fault', { kind: 'refused', path: PATH, reason: 'network_error' })
    expect(await (await claim(user.token, '0002')).json()).toMatchObject({
      code: 0,
      msg: 'network error',
      data: { reason: 'network_error' },
    })
    expect(await claimed(user.token)).toBe(0)
  })

  test('answers are cut, empty or late', async () => {
    await post('fault', { kind: 'truncated', path: '*' })
    await expect(get('/api/index/info').then((one) => one.text())).rejects.toThrow()
    await post('fault', { kind: 'empty', path: '/api/index/info' })
    expect(await (await get('/api/index/info')).text()).toBe('')
    await post('fault', { kind: 'latency', path: '/api/index/info', milliseconds: 30 })
    const begin = performance.now()
    expect((await get('/api/index/info')).status).toBe(200)
    expect(performance.now() - begin).toBeGreaterThan(29)
  })

  describe('of streams', () => {
    const PRICES = '/api/stream/prices'
    const begin = async () => {
      const { status, headers, body } = await get(`${PRICES}?symbols=BTCUSD`)
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      if (!reader) throw new Error('no body')
      let heard = ''
      /** Waits until it has said this, or whatever it says up to its end. */
      const hears = async (words?: string) => {
        while (words === undefined || !heard.includes(words)) {
          const { done, value } = await reader.read()
          if (done) return 'its end'
          heard += value
        }
        return words
      }
      return { status, type: headers.get('content-type'), hears }
    }

    test('they begin late, or a page comes in their place', async () => {
      await post('fault', { kind: 'latency', path: PRICES, milliseconds: 30 })
      const before = performance.now()
      const { hears } = await begin()
      expect(performance.now() - before).toBeGreaterThan(29)
      await hears(`id: ${STORY_TIME}`)
      await post('fault', { kind: 'page', path: PRICES })
      expect(await begin()).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    })

    test('what they say is held back', async () => {
      await post('fault', { kind: 'held_back', path: PRICES, milliseconds: 120_000 })
      const { status, type, hears } = await begin()
      expect({ status, type }).toEqual({ status: 200, type: 'text/event-stream; charset=utf-8' })
      const meanwhile = post('clock', { advance: 1 }).then(() => 'nothing')
      expect(await Promise.race([hears('retry'), meanwhile])).toBe('nothing')
      await post('fault', { kind: 'held_back', path: PRICES, milliseconds: 1 })
      await (await begin()).hears(`id: ${STORY_TIME + 1}`)
    })

    test('a move of the clock is told, and they end or break when that is asked for', async () => {
      const streams = async () => (await (await get('/sandbox/state')).json()).streams
      const ended = await begin()
      await ended.hears(`id: ${STORY_TIME}`)
      expect(await streams()).toEqual({ prices: 1, events: 0 })
      await post('clock', { advance: 1 })
      await ended.hears(`id: ${STORY_TIME + 1}`)
      await post('end_streams', { how: 'end' })
      expect(await ended.hears()).toBe('its end')
      expect(await streams()).toEqual({ prices: 0, events: 0 })
      const broken = await begin()
      await broken.hears('retry')
      await post('end_streams', { how: 'cut' })
      await expect(broken.hears()).rejects.toThrow()
    })
  })

  test('hit one user, as often as they are set, until they are taken away', async () => {
    const { answer: one } = await post('user', {})
    const { answer: other } = await post('user', {})
    await post('fault', { kind: 'bad_gateway', path: '*', times: 2, user: one.id })
    const status = async (token: string) => (await get('/api/user/index', token)).status
    expect(await status(other.token)).toBe(200)
    expect(await status(one.token)).toBe(502)
    expect(await status(one.token)).toBe(502)
    expect(await status(one.token)).toBe(200)
    await post('fault', { kind: 'bad_gateway', times: null })
    expect(await status(other.token)).toBe(502)
    await post('no_faults', {})
    expect(await status(other.token)).toBe(200)
  })
})
