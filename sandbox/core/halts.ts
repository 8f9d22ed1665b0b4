import type { Halt } from '../market/halts.ts'
import type { Database } from './database.ts'

/** When the market published nothing: closed by the operator, or frozen. Kept over restarts. */
export class Halts {
  readonly #database: Database
  #all: readonly Halt[]

  constructor(database: Database) {
    this.#database = database
    this.#all = this.#read()
  }

  /** Every halt there was, the oldest first. The same array until one changes. */
  all(): readonly Halt[] {
    return this.#all
  }

  /** Begins a halt of one product, or of all of them, at a moment in Unix milliseconds. */
  begin(kind: Halt['kind'], symbol: string | null, fromMs: number): void {
    this.end(kind, symbol, fromMs)
    this.#database.insert('halts', { symbol, kind, from_ms: fromMs })
    this.#all = this.#read()
  }

  /** Ends a halt; does nothing when there is none. */
  end(kind: Halt['kind'], symbol: string | null, toMs: number): void {
    this.#database.run(
      `UPDATE halts SET to_ms = :toMs
       WHERE to_ms IS NULL AND kind = :kind AND symbol IS :symbol`,
      { symbol, kind, toMs },
    )
    this.#all = this.#read()
  }

  #read(): readonly Halt[] {
    return this.#database.all<Halt>(
      'SELECT symbol, kind, from_ms AS "from", to_ms AS "to" FROM halts ORDER BY id',
    )
  }
}
