import type { Contract } from '../contract/contract.ts'
import { readOptions } from '../plan/options.ts'
import type { Result } from '../result/result.ts'
import { run } from '../run/run.ts'
import { openBench } from './bench.ts'

/** What a whole run says of a server that is right. */
export interface RightRun {
  seed: number
  tried: number
  leftOut: number
  /** What it says is wrong. */
  alarms: Result[]
  seconds: number
}

/** How a run goes that has no helper: as the demo user, in whatever hour it is. */
const ALONE = ['--account', 'demo', '--password', 'demo1234', '--fund-password', 'fund1234']

/**
 * Makes a whole run of the kit against a new sandbox in the order of a seed; with every fourth seed
 * without a helper.
 */
export async function runRight(contract: Contract, seed: number): Promise<RightRun> {
  const bench = await openBench(contract)
  try {
    const as = seed % 4 === 0 ? ALONE : ['--helper', 'sandbox']
    const options = readOptions(['--url', bench.url.href, '--seed', String(seed), ...as])
    if (typeof options === 'string') throw new Error('A run was asked for')
    const { results, seconds } = await run(contract, options)
    return {
      seed,
      tried: results.length,
      leftOut: results.filter(({ status }) => status === 'left out').length,
      alarms: results.filter(({ status }) => status === 'failed'),
      seconds,
    }
  } finally {
    await bench.close()
  }
}
