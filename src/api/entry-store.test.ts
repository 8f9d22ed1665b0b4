import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswerError as StaleError } from './envelope.ts'

type Store = typeof import('./entry-store.ts')
type Language = typeof import('@/lib/language.ts')
let store: Store
let language: Language

const PATH = '/api/index/home'

interface Sent {
  url: string
  headers: Headers
  answer: (body: string, status?: number) => Promise<void>
  fail: () => Promise<void>
}

let sent: Sent[]

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(0)
}

const envelope = (code: number, data: unknown) =>
  JSON.stringify({ code, msg: '', time: 1_795_188_600, data })
const home = (title: string) =>
  envelope(1, { blocks: [{ kind: 'mission', title, body: 'Sample text.' }] })

/** The title of the first block that is shown. */
function shown(): string | undefined {
  const { data } = store.entryState(PATH)
  return data?.code === 1 ? data.data.blocks[0]?.title : undefined
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.resetModules()
  language = await import('@/lib/language.ts')
  store = await import('./entry-store.ts')
  sent = []
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    const { signal } = init
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (signal?.aborted) reject(signal.reason)
      sent.push({
        url: url.href,
        headers: new Headers(init.headers),
        answer: (body, status = 200) => {
          resolve(new Response(body, { status }))
          return settle()
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'))
          return settle()
        },
      })
    })
  })
})

afterEach(() => vi.useRealTimers())

const last = () => {
  const one = sent.at(-1)
  if (!one) throw new Error('Nothing was sent')
  return one
}

describe('the answers of the entry page', () => {
  it('are nothing at first, and the same object until they change', () => {
    expect(store.entryState(PATH)).toEqual({ data: undefined, error: null, isFetching: false })
    expect(store.entryState(PATH)).toBe(store.entryState(PATH))
  })

  it('are asked for at the page’s own server, in the chosen language, without a token', async () => {
    window.localStorage.setItem('language', 'kor')
    window.localStorage.setItem('token', 'very-secret')
    store.wantEntry(PATH)
    expect(last().url).toBe(`${window.location.origin}/api/index/home`)
    expect(last().headers.get('language')).toBe('kor')
    expect(last().headers.get('lang')).toBe('kor')
    expect(last().headers.has('token')).toBe(false)
  })

  it('are asked for once while they are on their way, and while they are fresh', async () => {
    store.wantEntry(PATH)
    store.wantEntry(PATH)
    expect(sent).toHaveLength(1)
    await last().answer(home('first'))
    expect(shown()).toBe('first')
    store.wantEntry(PATH)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    store.wantEntry(PATH)
    expect(sent).toHaveLength(2)
    expect(shown()).toBe('first')
    await last().answer(home('second'))
    expect(shown()).toBe('second')
  })

  it('are tried again once, after two seconds', async () => {
    store.wantEntry(PATH)
    await last().fail()
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toHaveLength(2)
    expect(store.entryState(PATH).isFetching).toBe(true)
    await last().fail()
    expect(store.entryState(PATH)).toMatchObject({
      isFetching: false,
      error: { kind: 'unreachable' },
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['an error page', '<html>502</html>', 502],
    ['a broken answer', envelope(1, { blocks: [{}] }), 200],
    ['half an answer', home('x').slice(0, 40), 200],
    ['a code that does not exist', envelope(2, null), 200],
  ])('are not %s', async (_name, body, status) => {
    store.wantEntry(PATH)
    await last().answer(body, status)
    await vi.advanceTimersByTimeAsync(2_000)
    await last().answer(body, status)
    const { data, error } = store.entryState(PATH)
    expect(data).toBeUndefined()
    expect(error).toMatchObject({ name: StaleError.name, kind: 'unreadable' })
  })

  it('stay where a later reading fails', async () => {
    store.wantEntry(PATH)
    await last().answer(home('first'))
    void store.reloadEntry(PATH)
    await last().fail()
    await vi.advanceTimersByTimeAsync(2_000)
    await last().fail()
    expect(shown()).toBe('first')
    expect(store.entryState(PATH).error).not.toBeNull()
    store.wantEntry(PATH)
    await last().answer(home('second'))
    expect(shown()).toBe('second')
    expect(store.entryState(PATH).error).toBeNull()
  })

  it('keep a refusal as it is', async () => {
    store.wantEntry(PATH)
    await last().answer(envelope(0, { reason: 'network_error', params: {} }))
    expect(store.entryState(PATH).data).toMatchObject({
      code: 0,
      data: { reason: 'network_error' },
    })
  })

  it('are read again in a newly chosen language, and a late answer of the former is dropped', async () => {
    store.wantEntry(PATH)
    const english = last()
    language.chooseLanguage('de')
    expect(sent).toHaveLength(2)
    expect(last().headers.get('lang')).toBe('de')
    await last().answer(home('deutsch'))
    await english.answer(home('english'))
    expect(shown()).toBe('deutsch')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown()).toBe('deutsch')
  })

  it('are not asked for while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    store.wantEntry(PATH)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toEqual([])
    expect(store.entryState(PATH).error).toMatchObject({ kind: 'offline' })
  })

  it('tell of each change until one stops listening', async () => {
    const listener = vi.fn()
    const stop = store.subscribeEntries(listener)
    store.wantEntry(PATH)
    await last().answer(home('first'))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    void store.reloadEntry(PATH)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
