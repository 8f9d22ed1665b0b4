import type { Contract } from '../contract/contract.ts'
import type { Result } from '../run/result.ts'
import type { Bench, Recorded, Wanted } from './bench.ts'
import { record } from './bench.ts'
import { inputMutants } from './input-faults.ts'
import type { Mutant } from './mutant.ts'
import { sessionMutants } from './session-faults.ts'
import { shapeMutants } from './shape-faults.ts'

/** What the single calls of the plan have to tell apart. */
export interface Singles {
  recorded: Recorded[]
  mutants: Mutant[]
  /** What the kit finds wrong with a server that is right. */
  alarms: Result[]
}

/** Records the plan, as far as it is needed, and spoils the answers in every way. */
export async function makeSingles(
  contract: Contract,
  bench: Bench,
  { operations, seed, levels }: Wanted,
): Promise<Singles> {
  const { recorded, alarms } = await record(bench, { levels, operations, seed })
  return {
    recorded,
    alarms,
    mutants: [
      ...shapeMutants(contract, recorded),
      ...sessionMutants(contract, recorded, await bench.stage.deadToken()),
      ...inputMutants(contract, recorded),
    ],
  }
}
