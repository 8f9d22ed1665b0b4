/**
 * `npm run bench:sandbox`: reads and orders a second, 10,000 orders that settle in one second, and what 2,000
 * open streams take. All but the streams happens in this process and on a database file, without a network.
 * Seconds are those of a core, so that a machine with other things to do gives the same figures.
 */
import '../../scripts/process/help.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderForm } from './forms.ts'
import { STORY_TIME, TestSandbox } from './harness.ts'
import { heldStreams } from './many-streams.ts'

const READS = 10_000
const ORDERS = 10_000
const USERS = 100
/** Products whose markets never close. */
const SYMBOLS = ['BTCUSD', 'ETHUSD', 'SOLUSD', 'XRPUSD']

async function secondsOf(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1_000_000
}

async function bench(sandbox: TestSandbox): Promise<void> {
  const visitor = sandbox.client()
  const reading = await secondsOf(async () => {
    for (let count = 0; count < READS; count += 1) await visitor.done('listQuotes')
  })
  console.log(`quotes of all products read: ${Math.round(READS / reading)} a second`)

  const users = await Promise.all(
    Array.from({ length: USERS }, () => sandbox.user({ cash: '20000.00' })),
  )
  const placing = await secondsOf(async () => {
    for (const user of users) {
      for (let count = 0; count < ORDERS / USERS; count += 1) {
        const symbol = SYMBOLS[count % SYMBOLS.length]
        const direction = count % 8 < 4 ? 'up' : 'down'
        const form = orderForm(sandbox, { symbol, direction, amount: '10.00', seconds: 60 })
        await user.done('placeOrder', form)
      }
    }
  })
  console.log(`orders placed: ${Math.round(ORDERS / placing)} a second`)

  const settling = await secondsOf(() => sandbox.advance(60))
  console.log(`${ORDERS} orders of one second settled in ${settling.toFixed(2)} seconds`)
}

const folder = mkdtempSync(join(tmpdir(), 'h5-bench-'))
const sandbox = new TestSandbox(STORY_TIME, join(folder, 'sandbox.db'))
try {
  await bench(sandbox)
} finally {
  sandbox.close()
  rmSync(folder, { recursive: true })
}
console.log(await heldStreams())
