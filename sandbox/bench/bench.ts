/**
 * `npm run bench:sandbox`: how much the sandbox bears on one core.
 *
 * The sandbox runs as a process of its own, whose one thread does all its work, on a database file,
 * and the load comes from this process over connections that stay open. What counts is how much it
 * does in a second of a core: on a machine that has other things to do it gets only a part of one,
 * and the clock says how that feels. Each figure stands beside one of the same run that says what is
 * possible at all. Ends with code 1 when a target is missed. Takes half a minute.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD_COST } from '../core/secrets.ts'
import { openWorld } from '../core/world.ts'
import { makeUsers, openOrders } from './fill.ts'
import { MeasuredProcess } from './measured-process.ts'
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
  const options = { database, files, seed: SEED, passwordCost: PASSWORD_COST }
  const world = openWorld(options)
  const holders = makeUsers(world, 'holder', HOLDERS)
  const traders = makeUsers(world, 'trader', TRADERS)
  const due = openOrders(world, holders, TARGET.settled / HOLDERS)
  world.close()
  const sandbox = await MeasuredProcess.start(new URL('./sandbox-process.ts', import.meta.url), {
    ...options,
    check: 'log',
    seeded: false,
  })
  try {
    return [
      ...(await benchThroughput(sandbox, traders)),
      ...(await benchSettlement(sandbox, holders, due, SEED)),
    ]
  } finally {
    await sandbox.end()
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
