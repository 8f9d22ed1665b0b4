import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'

type Values = Record<string, SQLInputValue>

const SCHEMA = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8')
/** Identifies the schema, whatever its comments and spaces; `user_version` of a file has 31 bits for it. */
const SCHEMA_VERSION =
  createHash('sha256')
    .update(SCHEMA.replace(/--.*/g, '').replace(/\s+/g, ' '))
    .digest()
    .readInt32BE() >>> 1

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
   * Opens a file, or `:memory:`, and gives a new one its tables. A killed process loses nothing that was
   * committed: the write-ahead log is in the operating system's hands at every commit. (A power cut
   * can lose the last commits, never consistency; `PRAGMA synchronous = FULL` would prevent that and
   * make each commit slower.) A read-only connection takes the file as it is, and holds no lock that a
   * writer waits for. Throws when the file has another schema.
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
    this.#prepare(file, readOnly)
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

  /** Inserts a row and returns it as it is stored; a column that is undefined has its default. */
  insert<Row>(table: string, row: object): Row {
    const given = Object.entries(row).filter(([, value]) => value !== undefined)
    const names = given.map(([name]) => name)
    return this.one<Row>(
      `INSERT INTO ${table} ("${names.join('", "')}") VALUES (:${names.join(', :')}) RETURNING *`,
      Object.fromEntries(given),
    )
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

  /** There are no migrations: a sandbox holds only trial data, which a reset makes again. */
  #prepare(file: string, readOnly: boolean): void {
    const { user_version: version } = this.one<{ user_version: number }>('PRAGMA user_version')
    if (version === SCHEMA_VERSION) return
    const { tables } = this.one<{ tables: number }>('SELECT count(*) AS tables FROM sqlite_schema')
    if (readOnly || tables > 0) {
      this.close()
      throw new Error(
        `${file} was made by another version of the sandbox and has other tables. Start once with --reset ` +
          '(npm start -- --reset, npm run sandbox -- --reset), which deletes the file and begins with the seed again. ' +
          'Only the users, orders and uploads of this sandbox are lost, nothing else on this machine.',
      )
    }
    this.transaction(() => {
      this.#connection.exec(SCHEMA)
      this.#connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
    })
  }
}
