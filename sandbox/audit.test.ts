import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditLedger } from './core/ledger-audit.ts'
import { requestId, STORY_TIME, TestSandbox } from './test/harness.ts'

let folder: string
let file: string
let sandbox: TestSandbox
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'h5-audit-'))
  file = join(folder, 'sandbox.db')
  sandbox = new TestSandbox(STORY_TIME, file)
  const user = await sandbox.user({ cash: '20000.00' })
  await user.done('claimDailyBonus', { request_id: requestId() })
})
afterEach(() => {
  sandbox.close()
  rmSync(folder, { recursive: true })
})

const run = (sql: string) => sandbox.world.database.run(sql)
const OWN = `owner <> 0 AND currency = 'USD' AND kind = 'available'`

test.each([
  ['a balance', `UPDATE accounts SET balance = balance + 1 WHERE ${OWN}`, 'holds'],
  ['the sum of a currency', `UPDATE accounts SET balance = balance + 1 WHERE ${OWN}`, 'sum to 1'],
  ['an account below zero', `UPDATE accounts SET balance = -5 WHERE ${OWN}`, 'available USD: -5'],
  ['an amount', 'UPDATE movements SET amount = amount + 1', 'movement 1:'],
  ['a balance on the way', 'UPDATE movements SET to_after = to_after + 1', 'movement 1:'],
  [
    'two results of a request',
    `INSERT INTO requests
     SELECT user_id, upper(request_id), operation, fingerprint, content, data, at FROM requests`,
    ': 2 results',
  ],
])('%s is noticed', (_, sql, problem) => {
  const { database } = sandbox.world
  expect(auditLedger(database)).toEqual([])
  // What the rules of the database forbid, too.
  run('PRAGMA ignore_check_constraints = ON')
  for (const name of ['stay', 'are_kept', 'move']) run(`DROP TRIGGER movements_${name}`)
  expect(run(sql).changes).toBeGreaterThan(0)
  expect(auditLedger(database).join('\n')).toContain(problem)
})

const script = fileURLToPath(new URL('audit-main.ts', import.meta.url))
const command = (...parameters: string[]) =>
  spawnSync(process.execPath, [script, ...parameters], { encoding: 'utf8', timeout: 30_000 })

test('the command says so, also while the sandbox is running', () => {
  // The sandbox writes meanwhile: neither waits for the other.
  const right = sandbox.world.database.transaction(() => command(file))
  expect(right).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Every balance is the sum of its movements'),
  })
  run(`UPDATE accounts SET balance = balance + 1 WHERE ${OWN}`)
  const wrong = command(file)
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('2 problems') })
  expect(command(join(folder, 'none.db'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no'),
  })
}, 90_000)
