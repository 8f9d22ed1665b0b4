import type { Client } from './client.ts'
import { NotReachable } from './client.ts'
import type { Exchange } from './request.ts'

/** One event of a stream. */
export interface StreamEvent {
  id: string
  data: unknown
}

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

  /** Asks for a stream and waits for the head of its answer. Throws when none comes. */
  static async open(client: Client, path: string, asked: Asked = {}): Promise<EventStream> {
    const stream = new EventStream(client, path, asked)
    const { status, headers, body } = await stream.#response
    stream.exchange.answer = { status, headers: Object.fromEntries(headers), text: '' }
    if (body) void stream.#read(body)
    return stream
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
    const blocks = this.text.split('\n\n').slice(0, -1)
    this.events.splice(0, Infinity, ...blocks.flatMap(eventOf))
    this.#tell()
  }

  #tell(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}

/** The event of a block of lines, if it is one. */
function eventOf(block: string): StreamEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = field('data')
  if (data.length === 0) return []
  return [{ id: field('id').at(-1) ?? '', data: parsed(data.join('\n')) }]
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
