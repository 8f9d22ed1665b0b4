import type { Contract } from '../contract/contract.ts'
import type { Level } from '../plan/case.ts'
import type { Result } from '../result/result.ts'
import { openBench, record } from './bench.ts'
import { proveBreaks } from './breaks.ts'
import { inputMutants } from './input-faults.ts'
import type { FaultClass, Group } from './mutant.ts'
import { sampleOf } from './mutant.ts'
import type { Proof } from './prove.ts'
import { prove } from './prove.ts'
import { openReplay } from './replay.ts'
import { sessionMutants } from './session-faults.ts'
import { shapeMutants } from './shape-faults.ts'

/** What is to be proved. */
export interface Asked {
  /** Operation ids; all of them when empty. */
  operations: readonly string[]
  /** Order and choices of the runs. */
  seed: number
  /** All of them when empty. */
  groups: readonly Group[]
  /** Classes by name; all of them when empty. */
  classes: readonly string[]
  /** Faults that are tried of each class, of single calls in each operation; all of them without it. */
  most?: number
}

/** What came of it. */
export interface Outcome {
  proofs: Proof[]
  /** What the kit finds wrong with a server that is right. */
  alarms: Result[]
}

const has = <T>(list: readonly T[], one: T) => list.length === 0 || list.includes(one)

/** The successes are always needed; the refusals only for what is refused. */
const levelsFor = ({ groups }: Asked): readonly Level[] =>
  groups.length === 0 || groups.some((one) => one === 'session' || one === 'input')
    ? ['shape', 'session', 'input']
    : ['shape']

/** Runs the kit against servers that are right but for one fault each, and against one that is right. */
export async function makeProof(contract: Contract, asked: Asked): Promise<Outcome> {
  const isMeant = ({ group, name }: FaultClass) =>
    has(asked.groups, group) && has(asked.classes, name)
  const hasSingles = asked.groups.length === 0 || asked.groups.some((one) => one !== 'rules')
  const singles = hasSingles ? await proveSingles(contract, asked, isMeant) : NONE
  const breaks = await proveBreaks(contract, { ...asked, isMeant })
  return { ...singles, proofs: [...singles.proofs, ...breaks] }
}

const NONE: Outcome = { proofs: [], alarms: [] }

/** What takes one call to see. */
async function proveSingles(
  contract: Contract,
  asked: Asked,
  isMeant: (of: FaultClass) => boolean,
): Promise<Outcome> {
  const { operations, seed } = asked
  const bench = await openBench(contract)
  const replay = await openReplay()
  try {
    const { recorded, alarms } = await record(bench, { operations, seed, levels: levelsFor(asked) })
    const all = [
      ...shapeMutants(contract, recorded),
      ...sessionMutants(contract, recorded, await bench.stage.deadToken()),
      ...inputMutants(contract, recorded),
    ]
    const meant = all.filter(({ of }) => isMeant(of))
    const mutants = asked.most === undefined ? meant : sampleOf(meant, asked.most)
    return { proofs: await prove(bench, replay, mutants), alarms }
  } finally {
    await replay.close()
    await bench.close()
  }
}
