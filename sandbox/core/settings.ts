import type { Database } from './database.ts'

/** Small facts that outlive a restart, as text by name. Read often, so kept in memory too. */
export class Settings {
  readonly #database: Database
  #clockOffsetMs: number

  constructor(database: Database) {
    this.#database = database
    this.#clockOffsetMs = Number(this.get('clock_offset_ms') ?? 0)
  }

  get(name: string): string | undefined {
    return this.#database.get<{ value: string }>('SELECT value FROM settings WHERE name = :name', {
      name,
    })?.value
  }

  set(name: string, value: string): void {
    this.#database.run(
      `INSERT INTO settings (name, value) VALUES (:name, :value)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      { name, value },
    )
  }

  /** How far the sandbox's clock is ahead of the one below it, in milliseconds. */
  get clockOffsetMs(): number {
    return this.#clockOffsetMs
  }

  /** Moves the clock forward. Time never runs back: what happened would not have happened yet. */
  advanceClock(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError('The clock moves forward only')
    const offset = this.#clockOffsetMs + milliseconds
    this.set('clock_offset_ms', String(offset))
    this.#clockOffsetMs = offset
  }
}
