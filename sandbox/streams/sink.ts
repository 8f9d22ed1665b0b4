/** Where a stream goes: an HTTP response, or a test. */
export interface Sink {
  /** Sends bytes. Drops a client that does not read, for which too much is waiting. */
  write(bytes: Uint8Array): void
  end(): void
  /** Breaks the connection. */
  cut(): void
  /** Neither side has ended it. */
  readonly isOpen: boolean
  /** The client reads more slowly than it is written to. */
  readonly isBehind: boolean
}

/** Milliseconds that a client waits before it comes again. */
const RETRY_MS = 3000

/** Milliseconds of silence after which a comment is sent: the contract promises fifteen seconds. */
const HEARTBEAT_MS = 10_000

const HEARTBEAT = Buffer.from(':\n\n')
const RETRY = Buffer.from(`retry: ${RETRY_MS}\n\n`)

/** The bytes of one event. */
export const eventBytes = (id: number, data: object): Uint8Array =>
  Buffer.from(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)

/** One open stream. */
export class OpenStream {
  readonly #sink: Sink
  #sentAt: number

  /** `now`: a monotonic moment in milliseconds. */
  constructor(sink: Sink, now: number) {
    this.#sink = sink
    this.#sentAt = now
    this.send(RETRY, now)
  }

  get isOpen(): boolean {
    return this.#sink.isOpen
  }

  get isBehind(): boolean {
    return this.#sink.isBehind
  }

  send(bytes: Uint8Array, now: number): void {
    if (!this.isOpen) return
    this.#sentAt = now
    this.#sink.write(bytes)
  }

  /** Says that it lives, where nothing else has said so for a while. */
  beat(now: number): void {
    if (now - this.#sentAt >= HEARTBEAT_MS) this.send(HEARTBEAT, now)
  }

  end(): void {
    if (this.isOpen) this.#sink.end()
  }

  cut(): void {
    if (this.isOpen) this.#sink.cut()
  }
}
