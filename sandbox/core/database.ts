import { readdirSync, readFileSync } from 'node:fs'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'

type Values = Record<string, SQLInputValue>

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/**
 * The embedded database. SQLite runs in this process and one statement at a time, so a transaction
 * is never interleaved with another: there is no await between its begin and its end.
 */
export class Database {
  readonly #connection: DatabaseSync
  readonly #begin: string
  readonly #statements = new Map<string, StatementSync>()
  #depth = 0

  /**
   * Opens a file, or `:memory:`, and brings it up to date. A killed process loses nothing that was
   * committed: the write-ahead log is in the operating system's hands at every commit. (A power cut
   * can lose the last commits, never consistency; `PRAGMA synchronous = FULL` would prevent that and
   * make each commit slower.) A read-only connection takes the file as it is, and holds no lock that a
   * writer waits for.
   */
  constructor(file: string, { readOnly = false } = {}) {
    this.#begin = readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE'
    this.#connection = new DatabaseSync(file, { enableForeignKeyConstraints: true, readOnly })
    if (!readOnly) this.#connection.exec('PRAGMA journal_mode = WAL')
    this.#connection.exec(`
      PRAGMA synchronous = NORMAL;
      PRAGMA busy_timeout = 5000;
      PRAGMA cache_size = -64000;
      PRAGMA temp_store = MEMORY;
    `)
    if (!readOnly) this.#migrate()
  }

  /** The first row, or undefined. `Row` is what the statement selects. */
  get<Row>(sql: string, values: Values = {}): Row | undefined {
    return this.#statement(sql).get(values) as Row | undefined
  }

  /** The first row of a statement that always has one. */
  one<Row>(sql: string, values: Values = {}): Row {
    const row = this.get<Row>(sql, values)
    if (row === undefined) throw new Error(`No row: ${sql}`)
    return row
  }

  all<Row>(sql: string, values: Values = {}): Row[] {
    return this.#statement(sql).all(values) as Row[]
  }

  /** Runs a statement; `changes` says how many rows it wrote. */
  run(sql: string, values: Values = {}): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#statement(sql).run(values)
    return { changes: Number(changes), id: Number(lastInsertRowid) }
  }

  /** Runs `work` wholly or not at all. A transaction inside of one is part of it. */
  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work()
    this.#connection.exec(this.#begin)
    this.#depth += 1
    try {
      const result = work()
      this.#connection.exec('COMMIT')
      return result
    } catch (error) {
      // After a full disk SQLite may have undone it already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK')
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }

  #statement(sql: string): StatementSync {
    if (this.#depth > 0 && !this.#connection.isTransaction) {
      throw new Error('The transaction was undone: no part of it may happen alone')
    }
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#connection.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  /** Each file of `migrations/` runs once, in the order of the names. */
  #migrate(): void {
    this.#connection.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT')
    const done = new Set(
      this.all<{ name: string }>('SELECT name FROM migrations').map(({ name }) => name),
    )
    for (const name of readdirSync(MIGRATIONS).sort()) {
      if (done.has(name) || !name.endsWith('.sql')) continue
      this.transaction(() => {
        this.#connection.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'))
        this.run('INSERT INTO migrations (name) VALUES (:name)', { name })
      })
    }
  }
}
