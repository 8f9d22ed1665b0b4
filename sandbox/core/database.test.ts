import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import type { TestUser } from '../test/harness.ts'
import { requestId } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import { Database } from './database.ts'
import { auditLedger } from './ledger-audit.ts'

setUpSandbox()

const exchangeForm = () => ({
  type: 'cash_to_coin',
  coin: 'USDT',
  amount: '50.00',
  rate: '1.00',
  fee: '0.05',
  request_id: requestId(),
})

const money = ({ id }: TestUser) => [
  sandbox.world.ledger.balance(id, 'available', 'USD'),
  sandbox.world.ledger.balance(id, 'available', 'USDT'),
]

/**
 * Lets the `last`-th statement of what follows fail as a full disk makes it fail: before it did
 * anything, or, as SQLite does at a commit, with the whole transaction already rolled back.
 */
function failAt(last: number, rollsBack: boolean): { failed: () => boolean } {
  let statements = 0
  const connections = new Set<DatabaseSync>()
  const exec = DatabaseSync.prototype.exec
  const fails = () => {
    statements += 1
    if (statements !== last) return
    for (const connection of connections) {
      if (rollsBack && connection.isTransaction) exec.call(connection, 'ROLLBACK')
    }
    throw new Error('database or disk is full')
  }
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    connections.add(this)
    if (sql !== 'ROLLBACK') fails()
    return exec.call(this, sql)
  })
  for (const method of ['run', 'get', 'all'] as const) {
    const real = StatementSync.prototype[method] as (...values: unknown[]) => unknown
    vi.spyOn(StatementSync.prototype, method).mockImplementation(function (
      this: StatementSync,
      ...values: unknown[]
    ) {
      fails()
      return real.apply(this, values) as never
    })
  }
  return { failed: () => statements >= last }
}

test.each([
  ['one statement', false],
  ['the whole transaction', true],
])(
  'a disk that fails and undoes %s, wherever in a commit, moves no money',
  async (_, rollsBack) => {
    const before = [1000_00, 0]
    const after = [950_00, 49_95]
    for (let statement = 1; ; statement += 1) {
      const user = await sandbox.user({ cash: '1000.00' })
      const other = await sandbox.user({ cash: '1000.00' })
      const disk = failAt(statement, rollsBack)
      const answered = await user.call('submitExchange', exchangeForm()).catch(() => undefined)
      vi.restoreAllMocks()
      if (!disk.failed()) {
        expect(answered).toMatchObject({ code: 1 })
        expect(statement).toBeGreaterThan(10)
        return
      }
      expect(money(user), `statement ${statement}`).toEqual(before)
      await other.done('submitExchange', exchangeForm())
      expect([money(other), money(user)], `statement ${statement}`).toEqual([after, before])
      await user.done('submitExchange', exchangeForm())
      expect([money(other), money(user)], `statement ${statement}`).toEqual([after, after])
      expect(auditLedger(sandbox.world.database), `statement ${statement}`).toEqual([])
    }
  },
)

test('a transaction that the database undid runs no further statement', () => {
  const { database } = sandbox.world
  const put = (name: string) => sandbox.world.settings.set(name, 'there')
  expect(() =>
    database.transaction(() => {
      put('first')
      try {
        database.run("INSERT OR ROLLBACK INTO settings (name, value) VALUES ('first', 'again')")
      } catch {
        // As if nothing had happened.
      }
      put('second')
    }),
  ).toThrow('was undone')
  expect([sandbox.world.settings.get('first'), sandbox.world.settings.get('second')]).toEqual([
    undefined,
    undefined,
  ])
})

test('refuses a file with another schema, names --reset and leaves the file unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-database-'))
  const file = join(folder, 'old.db')
  const old = new DatabaseSync(file)
  old.exec('CREATE TABLE users (id INTEGER PRIMARY KEY); INSERT INTO users VALUES (7)')
  for (const readOnly of [false, true]) {
    expect(() => new Database(file, { readOnly })).toThrow(/other tables.*--reset/)
  }
  expect(old.prepare('SELECT id FROM users').all()).toEqual([{ id: 7 }])
  old.close()
  rmSync(folder, { recursive: true })
})
