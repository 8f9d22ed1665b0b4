import type { WriteStream } from 'node:tty'
import type { Result } from '../result/result.ts'

/** Milliseconds between two lines where a line cannot be written over. */
const EVERY_MS = 10_000

/** Shows how far a run is: one line that is written over on a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #to: WriteStream
  readonly #began = performance.now()
  #planned = 0
  #done = 0
  #failed = 0
  #written = performance.now()

  constructor(to: WriteStream) {
    this.#to = to
  }

  /** What comes is so many cases. */
  begin(planned: number): void {
    this.#planned = planned
  }

  /** One more came out. */
  show({ status, subject }: Result): void {
    this.#done += 1
    if (status === 'failed') this.#failed += 1
    const now = performance.now()
    if (!this.#to.isTTY && now - this.#written < EVERY_MS) return
    this.#written = now
    const seconds = Math.round((now - this.#began) / 1000)
    const text = `${this.#done} of ${this.#planned}, ${this.#failed} failed, ${seconds} s; ${subject.call}`
    this.#to.write(this.#to.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }

  /** Clears the line. */
  end(): void {
    if (this.#to.isTTY) this.#to.write('\r\x1b[K')
  }
}
