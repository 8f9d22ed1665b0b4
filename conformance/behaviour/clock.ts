/**
 * The clock of a server that a helper moves. Laws that wait for days share it: it moves on when every
 * one of them waits, and to the first moment that any of them waits for.
 */
export class SharedClock {
  readonly #moveTo: (moment: number) => Promise<void>
  readonly #waiting: { moment: number; go: (moved: Promise<void>) => void }[] = []
  #busy = 0
  #moving = false

  constructor(moveTo: (moment: number) => Promise<void>) {
    this.#moveTo = moveTo
  }

  /** Runs what may wait for a moment. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1
    try {
      return await work()
    } finally {
      this.#rest()
    }
  }

  /** Waits for a moment of the server, Unix seconds. */
  async until(moment: number): Promise<void> {
    const moved = new Promise<void>((resolve) => {
      this.#waiting.push({ moment, go: resolve })
    })
    await this.aside(moved)
  }

  /** Waits for something else; meanwhile the clock may move without this law. */
  async aside<T>(done: Promise<T>): Promise<T> {
    this.#rest()
    try {
      return await done
    } finally {
      this.#busy += 1
    }
  }

  #rest(): void {
    this.#busy -= 1
    // Laws that wait for this same moment go on first.
    setImmediate(() => this.#move())
  }

  #move(): void {
    if (this.#moving || this.#busy > 0 || this.#waiting.length === 0) return
    this.#moving = true
    const moment = Math.min(...this.#waiting.map((one) => one.moment))
    const due = this.#waiting.filter((one) => one.moment === moment)
    this.#waiting.splice(0, Infinity, ...this.#waiting.filter((one) => one.moment !== moment))
    const moved = this.#moveTo(moment)
    const moves = () => {
      this.#moving = false
      setImmediate(() => this.#move())
    }
    moved.then(moves, moves)
    for (const { go } of due) go(moved)
  }
}
