import { availableParallelism } from 'node:os'

/** Hashes that run at once: more would only take turns on the same cores. */
const CONCURRENT = Math.min(4, availableParallelism())
/** Hashes that may wait: of one session or address, of one account, and in all. At 30 ms each, seconds. */
const MAX_WAITING = { source: 60, account: 16, all: 240 }

/** Who causes a hash: the session or the network address, and the account that is tried, if one is. */
export interface HashSource {
  source: string
  account?: string | undefined
}

/**
 * Runs password hashes a few at a time and bounds how many wait, so that no flood of wrong passwords
 * delays others: sources take turns, whatever one of them has waiting.
 */
export class HashQueue {
  /** By source, the next one first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #accounts = new Map<string, number>()
  #count = 0
  #running = 0

  /** Runs `hash` when it is its turn; undefined when too many wait already. */
  async run<Result>(
    { source, account }: HashSource,
    hash: () => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    if (this.#running >= CONCURRENT) {
      if (this.#isFull({ source, account })) return undefined
      await this.#turn({ source, account })
    } else {
      this.#running += 1
    }
    try {
      return { result: await hash() }
    } finally {
      this.#startNext()
    }
  }

  #isFull({ source, account }: HashSource): boolean {
    return (
      this.#count >= MAX_WAITING.all ||
      (this.#waiting.get(source)?.length ?? 0) >= MAX_WAITING.source ||
      (account !== undefined && (this.#accounts.get(account) ?? 0) >= MAX_WAITING.account)
    )
  }

  async #turn({ source, account }: HashSource): Promise<void> {
    this.#count += 1
    this.#countAccount(account, 1)
    await new Promise<void>((resolve) => {
      this.#waiting.set(source, [...(this.#waiting.get(source) ?? []), resolve])
    })
    this.#count -= 1
    this.#countAccount(account, -1)
  }

  /** Hands the place of a hash that ended to the next source, which then goes to the end of the line. */
  #startNext(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#running -= 1
      return
    }
    const [source, [start, ...others]] = next
    this.#waiting.delete(source)
    if (others.length > 0) this.#waiting.set(source, others)
    start?.()
  }

  #countAccount(account: string | undefined, change: 1 | -1): void {
    if (account === undefined) return
    const count = (this.#accounts.get(account) ?? 0) + change
    if (count > 0) this.#accounts.set(account, count)
    else this.#accounts.delete(account)
  }
}
