import { SharedClock } from '../behaviour/clock.ts'
import type { Law } from '../behaviour/law.ts'
import { allLaws } from '../behaviour/laws.ts'
import { runLaws } from '../behaviour/runner.ts'
import type { World } from '../behaviour/scene.ts'
import type { Contract } from '../contract/contract.ts'
import { sandboxHelper } from '../run/helper.ts'
import type { Result } from '../run/result.ts'
import type { Bench, Recorded } from './bench.ts'
import { openBench } from './bench.ts'
import type { Fault } from './broken-server.ts'
import { makeLosable, openBroken } from './broken-server.ts'
import type { FaultClass } from './mutant.ts'
import type { Proof } from './prove.ts'
import type { StatefulFault } from './stateful-faults.ts'
import { statefulFaults } from './stateful-faults.ts'

/** Servers that are tried beside each other; most of the time each waits for a second to come. */
const BESIDE = 10

/** What of the proof is asked for. */
interface Asked {
  contract: Contract
  recorded: readonly Recorded[]
  /** Operation ids; all of them when empty. */
  operations: readonly string[]
  seed: number
  isMeant(of: FaultClass): boolean
}

/** Lets the kit judge each server whose fault takes more than one call to see, and one without. */
export async function proveStateful(
  bench: Bench,
  { contract, recorded, operations, seed, isMeant }: Asked,
): Promise<{ proofs: Proof[]; alarms: Result[] }> {
  const isOne = (id: string) => operations.length === 0 || operations.includes(id)
  const laws = allLaws(contract).filter(({ operation }) => isOne(operation))
  const faults = statefulFaults({ contract, recorded }).filter(
    ({ operation, name }) => isOne(operation) && isMeant({ group: 'stateful', name }),
  )
  if (faults.length === 0) return { proofs: [], alarms: [] }
  makeLosable(bench.sandbox)
  const judge = new Judge(bench, contract, seed)
  const tried = new Map(faults.map((fault) => [fault, lawsOf(fault, laws)]))
  const needed = new Set([...tried.values()].flat())
  const beside = [...needed].filter((law) => !moves(law))
  const results = beside.length > 0 ? await judge.results(beside, undefined, RIGHT) : []
  const found = await judgeBeside(judge, faults, tried)
  const later = new Set<Law>()
  for (const fault of faults.filter((one) => !found.get(one)?.caught)) {
    for (const law of tried.get(fault) ?? []) {
      if (!moves(law) || found.get(fault)?.caught) continue
      later.add(law)
      found.set(fault, await onNewBench(contract, seed, (one) => one.verdict(fault, [law])))
    }
  }
  for (const law of later) {
    const right = (other: Judge) => other.results([law], undefined, RIGHT)
    results.push(...(await onNewBench(contract, seed, right)))
  }
  return {
    alarms: results.filter(({ status }) => status === 'failed'),
    proofs: faults.map((fault) => {
      const { name, operation, what } = fault
      const of: FaultClass = { group: 'stateful', name }
      return { of, operation, what, ...(found.get(fault) ?? { caught: false, said: 'no law' }) }
    }),
  }
}

/** Judges by all laws that leave the clock alone, several servers at a time. */
async function judgeBeside(
  judge: Judge,
  faults: readonly StatefulFault[],
  tried: ReadonlyMap<StatefulFault, readonly Law[]>,
): Promise<Map<StatefulFault, Verdict>> {
  const found = new Map<StatefulFault, Verdict>()
  // What waits for a second to come waits beside the others.
  const waits = ({ name }: StatefulFault) => Number(name === 'late or early settlement')
  const waiting = faults.toSorted((one, other) => waits(other) - waits(one))
  const work = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const laws = (tried.get(fault) ?? []).filter((law) => !moves(law))
      if (laws.length > 0) found.set(fault, await judge.verdict(fault, laws))
    }
  }
  await Promise.all(Array.from({ length: BESIDE }, work))
  return found
}

/** What moves the clock, or stops a price, has a sandbox of its own. */
const moves = ({ alone, waits }: Law) => alone || waits

/** Judges on a sandbox whose clock can be moved. */
async function onNewBench<T>(
  contract: Contract,
  seed: number,
  judge: (judge: Judge) => Promise<T>,
): Promise<T> {
  const bench = await openBench(contract)
  makeLosable(bench.sandbox)
  try {
    const { sandbox } = bench
    const clock = new SharedClock(async (moment) =>
      sandbox.advance(Math.max(0, moment - sandbox.world.clock.nowMs() / 1000)),
    )
    return await judge(new Judge(bench, contract, seed, clock))
  } finally {
    await bench.close()
  }
}

/** What the kit says of a server. */
type Verdict = Pick<Proof, 'caught' | 'said'>

const RIGHT: Fault = (call, { right }) => right(call)

/** The laws about the operation of a fault that it may break. */
const lawsOf = ({ operation, kinds }: StatefulFault, laws: readonly Law[]): Law[] =>
  laws.filter((law) => law.operation === operation && kinds.includes(law.rule.family))

class Judge {
  readonly #bench: Bench
  readonly #contract: Contract
  readonly #seed: number
  readonly #clock: SharedClock | undefined

  constructor(bench: Bench, contract: Contract, seed: number, clock?: SharedClock) {
    this.#bench = bench
    this.#contract = contract
    this.#seed = seed
    this.#clock = clock
  }

  /** What the kit says of a server with a fault, law by law until one is broken. */
  async verdict(fault: StatefulFault, laws: readonly Law[]): Promise<Verdict> {
    const notes: string[] = []
    for (const law of laws) {
      const [result] = await this.results([law], fault.operation, fault.make())
      if (result?.status === 'failed')
        return { caught: true, said: result.faults[0]?.message ?? '' }
      notes.push(result?.note ?? 'the law held')
    }
    return { caught: false, said: [...new Set(notes)].join('; ') }
  }

  /** Holds a server to laws. */
  async results(
    laws: readonly Law[],
    operation: string | undefined,
    fault: Fault,
  ): Promise<Result[]> {
    const { sandbox, stage, url: upstream } = this.#bench
    const contract = this.#contract
    const main = await stage.main()
    const known = [main.token]
    const broken = await openBroken({ contract, sandbox, upstream, operation, fault, known })
    const world: World = {
      contract,
      base: broken.url,
      helper: sandboxHelper(upstream),
      main,
      other: undefined,
      seed: this.#seed,
      clock: this.#clock,
    }
    try {
      return await runLaws({ world, laws, apart: true })
    } finally {
      await broken.close()
    }
  }
}
