import { createParser } from 'eventsource-parser'
import type { Client } from './client.ts'
import { NotReachable, reasonOf } from './client.ts'
import type { Exchange } from './request.ts'

/** One event of a stream. */
export interface StreamEvent {
  id: string
  /** Its text, where that is no JSON. */
  data: unknown
}

/** Milliseconds in which the head of a stream's answer must have come. */
const BEGIN_MS = 15_000

interface Asked {
  query?: Readonly<Record<string, string>>
  token?: string | undefined
  lastId?: string | undefined
}

/** An open stream of Server-Sent Events, with everything that has come of it. */
export class EventStream {
  readonly exchange: Exchange
  readonly events: StreamEvent[] = []
  readonly #leave = new AbortController()
  readonly #response: Promise<Response>
  readonly #parser = createParser({
    onEvent: ({ id = '', data }) => this.events.push({ id, data: parsed(data) }),
  })
  #isOver = false
  #changed = Promise.withResolvers<void>()

  private constructor(client: Client, path: string, { query = {}, token, lastId }: Asked) {
    const search = new URLSearchParams(query).toString()
    const headers: Record<string, string> = {
      accept: 'text/event-stream',
      ...(token !== undefined && { token }),
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    }
    const target = `${client.prefix}${path}${search === '' ? '' : `?${search}`}`
    const body = Buffer.alloc(0)
    this.exchange = { wire: { method: 'GET', target, headers, body }, answer: undefined }
    this.#response = fetch(new URL(target, client.base), { headers, signal: this.#leave.signal })
  }

  /**
   * Asks for a stream and waits for the head of its answer. Throws when none comes though the server is
   * there, and `ServerGone` when it is not.
   */
  static async open(client: Client, path: string, asked: Asked = {}): Promise<EventStream> {
    const stream = new EventStream(client, path, asked)
    const late = setTimeout(() => stream.close(), BEGIN_MS)
    try {
      const { status, headers, body } = await stream.#response
      stream.exchange.answer = { status, headers: Object.fromEntries(headers), text: '' }
      if (body) void stream.#read(body)
      return stream
    } catch (error) {
      await client.requireAlive(`GET ${path}`, reasonOf(error))
      throw new Error(`GET ${path} gave no answer: ${reasonOf(error)}`)
    } finally {
      clearTimeout(late)
    }
  }

  /** All that has come, with one kind of line end. */
  get text(): string {
    return (this.exchange.answer?.text ?? '').replaceAll(/\r\n?/g, '\n')
  }

  /** The server has ended it. */
  get isOver(): boolean {
    return this.#isOver
  }

  get isStream(): boolean {
    return this.exchange.answer?.headers['content-type']?.startsWith('text/event-stream') ?? false
  }

  /** Waits until something holds of what has come; false where it does not in time. */
  async until(holds: () => boolean, milliseconds: number): Promise<boolean> {
    const timer = AbortSignal.timeout(milliseconds)
    const late = new Promise<void>((resolve) => timer.addEventListener('abort', () => resolve()))
    while (!holds()) {
      if (timer.aborted) return false
      await Promise.race([this.#changed.promise, late])
    }
    return true
  }

  close(): void {
    this.#leave.abort()
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body) this.#take(decoder.decode(chunk, { stream: true }))
    } catch {
      // It was left, or broke off.
    }
    this.#isOver = true
    this.#tell()
  }

  #take(text: string): void {
    if (!this.exchange.answer) return
    this.exchange.answer.text += text
    this.#parser.feed(text)
    this.#tell()
  }

  #tell(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Throws where a server has no such stream. */
export function requireStream(streams: readonly string[] | undefined, name: string): void {
  if (streams?.includes(name)) return
  throw new NotReachable(`the server has no stream of ${name} (streams of the site information)`)
}
