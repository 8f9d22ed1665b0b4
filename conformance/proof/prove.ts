import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Case } from '../plan/case.ts'
import { ClockCheck } from '../result/clock-skew.ts'
import { runCases } from '../run/dredd.ts'
import type { Bench } from './bench.ts'
import type { FaultClass, Mutant } from './mutant.ts'
import type { Replay } from './replay.ts'

/** How a mutant came out. */
export interface Proof {
  of: FaultClass
  operation: OperationId
  what: string
  caught: boolean
  /** The first words of what the kit says of it, or why it said nothing. */
  said: string
}

/** Calls of one mutant that are tried at most: whoever looks once more finds no other. */
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
