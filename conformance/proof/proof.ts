import type { Contract } from '../contract/contract.ts'
import type { Case, Level } from '../plan/case.ts'
import { ClockCheck } from '../result/clock-skew.ts'
import type { Result } from '../result/result.ts'
import { runCases } from '../run/dredd.ts'
import type { Bench } from './bench.ts'
import { openBench, record } from './bench.ts'
import { proveBreaks } from './breaks.ts'
import { inputMutants } from './input-faults.ts'
import type { FaultClass, Group, Mutant, Proof } from './mutant.ts'
import { groups, sampleOf } from './mutant.ts'
import type { Replay } from './replay.ts'
import { openReplay } from './replay.ts'
import { sessionMutants } from './session-faults.ts'
import { shapeMutants } from './shape-faults.ts'

/** Most requests that are tried for one mutant; further ones find nothing else. */
const PROBES = 12

/**
 * Lets the kit judge each mutant by the calls of its plan that meet the fault, one after the other
 * until one of them fails.
 */
export async function prove(
  bench: Bench,
  replay: Replay,
  mutants: readonly Mutant[],
): Promise<Proof[]> {
  const found = new Map<Mutant, string>()
  const rounds = Math.min(PROBES, Math.max(0, ...mutants.map(({ probes }) => probes.length)))
  for (let round = 0; round < rounds; round += 1) {
    const left = mutants.filter((one) => !found.has(one) && one.probes[round])
    if (left.length === 0) continue
    const said = await judge(bench, replay, left, round)
    for (const [mutant, words] of said) found.set(mutant, words)
  }
  return mutants.map((one) => {
    const said = found.get(one)
    return {
      of: one.of,
      operation: one.operation,
      what: one.what,
      caught: said !== undefined,
      said: said ?? (one.probes.length === 0 ? 'no call of the plan meets it' : 'all calls passed'),
    }
  })
}

/** The mutants of which a call failed, with what the kit says. */
async function judge(
  { stage, sandbox }: Bench,
  replay: Replay,
  mutants: readonly Mutant[],
  round: number,
): Promise<Map<Mutant, string>> {
  const now = () => sandbox.world.clock.now()
  const clock = new ClockCheck(stage.contract.clockTolerance)
  // The right time first: a wrong one must be judged by it, not the other way round.
  clock.off(now())
  const products = await stage.products()
  const precisions = new Map(products.map(({ symbol, precision }) => [symbol, precision]))
  const tried = new Map<string, Mutant>()
  const cases = mutants.flatMap((mutant, index): Case[] => {
    const probe = mutant.probes[round]
    if (!probe) return []
    const { subject, ready } = probe.tried
    const id = `${index} ${subject.id}`
    tried.set(id, mutant)
    const prepare = async () => {
      replay.arm(probe.reply(now()))
      return ready
    }
    return [{ ...subject, id, prepare }]
  })
  const results = await runCases({
    stage,
    context: { precisions, clock },
    cases,
    target: replay.url,
  })
  return new Map(
    results.flatMap(({ subject, status, faults }) => {
      const mutant = tried.get(subject.id)
      if (status !== 'failed' || !mutant) return []
      return [[mutant, faults[0]?.message ?? '']]
    }),
  )
}

/** What came of a class of mutants. */
export interface Row {
  group: keyof typeof groups
  name: string
  operations: number
  mutants: number
  caught: number
}

/** The classes in the order in which they were tried. */
export function rowsOf(proofs: readonly Proof[]): Row[] {
  const classes = Map.groupBy(proofs, ({ of }) => `${of.group} ${of.name}`)
  return [...classes.values()].flatMap((found) => {
    const [first] = found
    if (!first) return []
    return [
      {
        ...first.of,
        operations: new Set(found.map(({ operation }) => operation)).size,
        mutants: found.length,
        caught: found.filter(({ caught }) => caught).length,
      },
    ]
  })
}

/** Whether enough of a class is caught. */
export const isEnough = ({ group, mutants, caught }: Row): boolean =>
  caught >= mutants * groups[group]

/** The classes as text. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2
  const line = ([group = '', name = '', ...counts]: readonly string[]) =>
    [group.padEnd(10), name.padEnd(width), ...counts.map((one) => one.padStart(12))].join('')
  return [
    line(['group', 'class', 'operations', 'mutants', 'caught', 'missed', 'part']),
    ...rows.map(({ group, name, operations, mutants, caught }) => {
      const counts = [operations, mutants, caught, mutants - caught].map(String)
      return line([group, name, ...counts, `${((100 * caught) / mutants).toFixed(1)} %`])
    }),
  ].join('\n')
}

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
