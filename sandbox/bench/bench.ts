/**
 * `npm run bench:sandbox`: how much the sandbox bears, over HTTP on one machine.
 *
 * The sandbox runs as a process of its own, whose one thread does all its work, on a database file.
 * The load comes from this process over connections that stay open. Each figure stands beside one
 * that says what the machine itself gives in the same run: on a busy machine both fall. Ends with
 * code 1 when a target is missed. Takes half a minute.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD_COST } from '../core/secrets.ts'
import { openWorld } from '../core/world.ts'
import { killChild, startChild } from '../test/child.ts'
import { makeUsers, openOrders } from './fill.ts'
import { benchSettlement } from './settlement.ts'
import type { Outcome } from './target.ts'
import { TARGET } from './target.ts'
import { benchThroughput } from './throughput.ts'

const SEED = 'bench'
/** Users who hold the orders that settle together, and users who place orders under load. */
const HOLDERS = 100
const TRADERS = 100

async function bench(folder: string): Promise<Outcome[]> {
  const database = join(folder, 'sandbox.db')
  const files = join(folder, 'files')
  const world = openWorld({ database, files, seed: SEED, passwordCost: PASSWORD_COST })
  const holders = makeUsers(world, 'holder', HOLDERS)
  const traders = makeUsers(world, 'trader', TRADERS)
  const due = openOrders(world, holders, TARGET.settled / HOLDERS)
  world.close()
  const child = await startChild(['--database', database, '--files', files, '--seed', SEED])
  try {
    return [
      ...(await benchThroughput(child.url, traders)),
      ...(await benchSettlement(child.url, holders, due, SEED)),
    ]
  } finally {
    await killChild(child)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'h5-bench-'))
try {
  const [busy = 0] = loadavg()
  console.log(
    `${availableParallelism()} cores, on which ${busy.toFixed(1)} programs were busy before`,
  )
  const outcomes = await bench(folder)
  for (const { line } of outcomes) console.log(line)
  process.exitCode = outcomes.every(({ met }) => met) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
