/** Remembers up to `limit` values and forgets the one that was not asked for the longest. */
export class BoundedCache<Key, Value> {
  readonly #limit: number
  readonly #values = new Map<Key, Value>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size <= this.#limit) return
    const oldest = this.#values.keys().next()
    if (!oldest.done) this.#values.delete(oldest.value)
  }
}
