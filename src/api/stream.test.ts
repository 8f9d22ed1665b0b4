import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserEvent } from '@/generated/h5.schemas.ts'
import { keepStream } from './stream.ts'

/** A server whose answers each test decides, in the order of the requests. */
interface Asked {
  address: string
  headers: Record<string, string>
  signal: AbortSignal
  send(text: string): void
  end(): void
}

let asked: Asked[]
let answers: (() => Response)[]
let page: EventTarget & { visibilityState: string }
let seen: string[]
let stop: () => void

const STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }

function fetchStub(
  address: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (one) => {
      controller = one
      init.signal.addEventListener('abort', () => one.error(new Error('aborted')))
    },
  })
  asked.push({
    address,
    headers: init.headers,
    signal: init.signal,
    send: (text) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  })
  return Promise.resolve(answers.shift()?.() ?? new Response(body, STREAM))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  asked = []
  answers = []
  seen = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function begin(): void {
  stop = keepStream<UserEvent>(
    'watchEvents',
    { token: 'secret' },
    {
      onEvent: ({ type }, id) => seen.push(`${type} ${id}`),
      onFlow: (flows) => seen.push(flows ? 'flows' : 'stands'),
      onRefused: () => seen.push('refused'),
    },
  )
}

/** Lets what is under way come to its end, and time pass. */
const pass = (seconds = 0) => vi.advanceTimersByTimeAsync(seconds * 1000)

const last = () => {
  const one = asked.at(-1)
  if (!one) throw new Error('Nothing was asked')
  return one
}

const event = (id: number, type = 'message') =>
  `id: ${id}\ndata: {"type":"${type}","record_id":null,"at":1795188600}\n\n`

async function show(visibilityState: string): Promise<void> {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
  await pass()
}

describe('a stream', () => {
  it('is asked for with the token, and tells each event with its id', async () => {
    begin()
    await pass()
    expect(last()).toMatchObject({ address: '/api/stream/events', headers: { token: 'secret' } })
    last().send('retry: 3000\n\n')
    await pass()
    const [first, rest] = [event(1).slice(0, 20), event(1).slice(20)]
    last().send(first)
    last().send(`${rest}:\n\n${event(2, 'order_settled')}`)
    await pass()
    expect([...new Set(seen)]).toEqual(['flows', 'message 1', 'order_settled 2'])
  })

  it('goes on after its end behind the last event, in the time that the server says', async () => {
    begin()
    await pass()
    last().send(`retry: 7000\n\n${event(5)}`)
    await pass()
    last().end()
    await pass(6.9)
    expect(seen.at(-1)).toBe('stands')
    expect(asked).toHaveLength(1)
    await pass(0.1)
    expect(asked).toHaveLength(2)
    expect(last().headers).toMatchObject({ 'last-event-id': '5' })
  })

  it('waits the longer the more often nobody answers, and a minute at most', async () => {
    answers = Array.from({ length: 8 }, () => () => new Response('', { status: 502 }))
    begin()
    const waits: number[] = []
    for (const before of [1, 2, 3, 4, 5, 6, 7]) {
      await pass()
      expect(asked).toHaveLength(before)
      let seconds = 0
      for (; asked.length === before && seconds < 90; seconds += 1) await pass(1)
      waits.push(seconds)
    }
    expect(waits).toEqual([3, 6, 12, 24, 48, 60, 60])
  })

  it('rests while the page is hidden or offline, and goes on at once', async () => {
    begin()
    await pass()
    last().send(event(3))
    await pass()
    await show('hidden')
    expect(last().signal.aborted).toBe(true)
    expect(seen).toEqual(['message 3', 'flows', 'stands'])
    await pass(600)
    expect(asked).toHaveLength(1)
    await show('visible')
    expect(asked).toHaveLength(2)
    expect(last().headers).toMatchObject({ 'last-event-id': '3' })
    vi.stubGlobal('navigator', { onLine: false })
    window.dispatchEvent(new Event('offline'))
    expect(last().signal.aborted).toBe(true)
  })

  it('that is silent is begun anew, and left alone when it falls silent again', async () => {
    begin()
    await pass()
    last().send('retry: 3000\n\n')
    await pass(31)
    expect(seen).toEqual(['flows', 'stands'])
    await pass(3)
    expect(asked).toHaveLength(2)
    last().send(':\n\n')
    await pass(31)
    await pass(3600)
    expect(asked).toHaveLength(2)
  })

  it('that lives by its comments alone is not silent', async () => {
    begin()
    await pass()
    for (let beats = 0; beats < 20; beats += 1) {
      last().send(':\n\n')
      await pass(15)
    }
    expect(asked).toHaveLength(1)
    expect(new Set(seen)).toEqual(new Set(['flows']))
  })

  it('stops for good when nobody wants it any more', async () => {
    begin()
    await pass()
    stop()
    expect(last().signal.aborted).toBe(true)
    await show('visible')
    await pass(600)
    expect(asked).toHaveLength(1)
  })
})

describe('is left alone until the page is loaded again', () => {
  it.each([
    ['the server has none', () => new Response('', { status: 404 })],
    [
      'a page is answered in its place',
      () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('where %s', async (_, answer) => {
    answers = [answer]
    begin()
    await pass(3600)
    await show('visible')
    expect(asked).toHaveLength(1)
    expect(seen).not.toContain('flows')
  })

  it('where something on the way holds it back', async () => {
    begin()
    await pass(3600)
    expect(asked).toHaveLength(1)
    expect(seen).not.toContain('flows')
  })

  it.each(['data: {"type":"message"}', 'id: 7\ndata: no JSON', 'data: {}'])(
    'where it breaks the contract: %j',
    async (text) => {
      begin()
      await pass()
      last().send(`${text}\n\n`)
      await pass(3600)
      expect(asked).toHaveLength(1)
      expect(seen.filter((one) => one !== 'stands')).toEqual([])
    },
  )

  it.each([
    () => Response.json({ code: 401, msg: '', time: 1795188600, data: null }),
    () => new Response('', { status: 401 }),
  ])('where it is refused, which a read will tell', async (answer) => {
    answers = [answer]
    begin()
    await pass(3600)
    expect(seen).toContain('refused')
    expect(asked).toHaveLength(1)
  })
})
