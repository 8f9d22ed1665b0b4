/**
 * `npm run sandbox -- audit FILE`: proves that every balance is the sum of its movements. Without a
 * file it looks at the sandbox's own database, also while that is running. It changes nothing.
 */
import '../scripts/process/help.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Database } from './core/database.ts'
import { auditLedger } from './core/ledger-audit.ts'

const [file = fileURLToPath(new URL('../.cache/sandbox/sandbox.db', import.meta.url))] =
  process.argv.slice(2)

if (existsSync(file)) report(file)
else fail(`There is no ${file}`)

function report(path: string): void {
  const database = new Database(path, { readOnly: true })
  // One transaction sees one state, whatever a running sandbox writes meanwhile.
  const { accounts, movements, problems } = database.transaction(() => ({
    ...database.one<{ accounts: number; movements: number }>(
      `SELECT (SELECT count(*) FROM accounts) AS accounts,
         (SELECT count(*) FROM movements) AS movements`,
    ),
    problems: auditLedger(database),
  }))
  database.close()
  console.log(`${path}: ${accounts} accounts, ${movements} movements`)
  if (problems.length > 0) fail(`${problems.join('\n')}\n${problems.length} problems`)
  else console.log('Every balance is the sum of its movements.')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
