import { createParser } from 'eventsource-parser'
import { streams } from '@/generated/streams.ts'
import { contractViolation } from './contract-violation.ts'

/** A stream of the contract. */
type StreamId = keyof typeof streams

interface Asked {
  query?: Record<string, string>
  /** Of a private stream. */
  token?: string
}

/** What is done with a stream. */
interface Listener<Data> {
  /** An event, as the contract has it, and its id. */
  onEvent(data: Data, id: string): void
  /** The stream flows, or does not: what it would have told has to be asked for. */
  onFlow?(flows: boolean): void
  /** It was answered in an envelope: the session is over, or the stream is not offered. A read tells. */
  onRefused?(): void
  /** It is left alone until the page is loaded again: the server has none, or something on the way holds it back. */
  onUseless?(): void
}

/** Milliseconds of silence after which a stream is broken (contract: "Streams"). */
const SILENCE_MS = 30_000
/** A stream begins with its `retry` at once. Whoever holds that back holds everything back. */
const BEGIN_MS = 10_000
/** Until the server has said how long to wait, and the longest wait; milliseconds. */
const RETRY_MS = 3_000
const LONGEST_WAIT_MS = 60_000
/** Streams in a row that fell silent, after which something on the way is taken to hold them back. */
const MOST_SILENCES = 2

/**
 * How a stream came to its end. `useless`: the server has none, or something on the way answers in its
 * place or holds it back; it is left alone until the page is loaded again.
 */
type End = 'ended' | 'silent' | 'refused' | 'useless'

/**
 * Keeps a stream open while the page is visible and online, and goes on without a gap after each break.
 * Returns how to stop.
 */
export function keepStream<Data>(
  id: StreamId,
  { query = {}, token }: Asked,
  { onEvent, onFlow, onRefused, onUseless }: Listener<Data>,
): () => void {
  const { path, event: schema } = streams[id]
  const search = new URLSearchParams(query).toString()
  const address = search === '' ? path : `${path}?${search}`
  let running: AbortController | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let lastId: string | undefined
  let retry = RETRY_MS
  let failures = 0
  let silences = 0
  let isLeft = false

  /** Reads one stream to its end. */
  const read = async (own: AbortController): Promise<End> => {
    let end: End = 'ended'
    let alarm: ReturnType<typeof setTimeout> | undefined
    const stop = (reason: End) => {
      end = reason
      own.abort()
    }
    const within = (milliseconds: number, orElse: End) => {
      clearTimeout(alarm)
      alarm = setTimeout(() => stop(orElse), milliseconds)
    }
    const parser = createParser({
      onRetry: (milliseconds) => {
        retry = milliseconds
      },
      onEvent: (event) => {
        const data = parsed(event.data)
        if (event.id === undefined || contractViolation(schema, data) !== null) {
          return stop('useless')
        }
        lastId = event.id
        // It has just been checked.
        onEvent(data as Data, lastId)
      },
    })
    try {
      within(BEGIN_MS, 'useless')
      const response = await fetch(address, {
        headers: headersOf(token, lastId),
        cache: 'no-store',
        signal: own.signal,
      })
      const instead = answerInstead(response)
      if (instead || !response.body) return instead ?? 'useless'
      const begin = performance.now()
      await eachChunk(response.body, (text) => {
        within(SILENCE_MS, 'silent')
        if (performance.now() - begin > SILENCE_MS) silences = 0
        failures = 0
        parser.feed(text)
        if (!own.signal.aborted) onFlow?.(true)
      })
      return end
    } catch {
      return end
    } finally {
      clearTimeout(alarm)
      own.abort()
    }
  }

  const run = async () => {
    const own = new AbortController()
    running = own
    const end = await read(own)
    // It was told to rest, and may have begun anew since.
    if (running !== own) return
    running = undefined
    onFlow?.(false)
    if (end === 'silent') silences += 1
    if (end === 'refused') onRefused?.()
    const isUseless = end === 'useless' || silences >= MOST_SILENCES
    if (isUseless) onUseless?.()
    if (end === 'refused' || isUseless) isLeft = true
    else wait()
  }

  /** The longer the more often it failed, and not as long as everybody else. */
  const wait = () => {
    const longest = Math.min(LONGEST_WAIT_MS, retry * 2 ** failures)
    failures += 1
    const own = setTimeout(
      () => {
        waiting = undefined
        look()
      },
      longest * (0.5 + Math.random() / 2),
    )
    waiting = own
  }

  const rest = () => {
    clearTimeout(waiting)
    waiting = undefined
    if (running === undefined) return
    running.abort()
    running = undefined
    onFlow?.(false)
  }

  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) rest()
    else if (!isLeft && running === undefined && waiting === undefined) void run()
  }

  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  look()
  return () => {
    isLeft = true
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
    rest()
  }
}

const headersOf = (token: string | undefined, lastId: string | undefined) => ({
  accept: 'text/event-stream',
  ...(token !== undefined && { token }),
  ...(lastId !== undefined && { 'last-event-id': lastId }),
})

/** Tells each piece of a body as text, up to its end. */
async function eachChunk(
  body: ReadableStream<Uint8Array>,
  onChunk: (text: string) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onChunk(decoder.decode(value, { stream: true }))
  }
}

/** How a stream ended whose answer is none; undefined where it begins. */
function answerInstead({ ok, status, headers }: Response): End | undefined {
  const type = headers.get('content-type') ?? ''
  if (ok && type.startsWith('text/event-stream')) return undefined
  if (status === 401 || (ok && type.startsWith('application/json'))) return 'refused'
  return status === 429 || status >= 500 ? 'ended' : 'useless'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
