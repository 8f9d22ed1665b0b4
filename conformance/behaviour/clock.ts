/**
 * The clock of a server that somebody moves, shared by laws that wait for days beside each other: it
 * goes on when none of them has anything left to do before the next moment that one waits for.
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

  /** Waits for what others do, so that they need not wait for this. */
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
    // Whoever was waited for in this moment goes on first.
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
