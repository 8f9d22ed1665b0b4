import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import { beforeIt, NotReachable, NotThere, ServerGone, Unprepared } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import { Random } from '../plan/makers.ts'
import type { Fault, Result, Subject } from '../result/result.ts'
import { placeOf } from '../rules/rules.ts'
import type { Law } from './law.ts'
import type { World } from './scene.ts'
import { Broken, Disturbed, Scene } from './scene.ts'

/** Single calls that are tried beside each other, and laws when each has users of its own. */
export const BESIDE = 12

/** When a law is given up: later than the longest ends on a busy machine. */
const LAW_TIMEOUT_MS = 600_000

export interface LawRun {
  world: World
  laws: readonly Law[]
  /** Every law has new users. */
  apart: boolean
  onResult?: ((result: Result) => void) | undefined
}

/**
 * Tries laws in the order of the seed: several at a time when none of their users meet, those that
 * need everything for themselves one by one, and at last, where somebody moves the clock, all that
 * wait for it together.
 */
export async function runLaws({ world, laws, apart, onResult }: LawRun): Promise<Result[]> {
  const results: Result[] = []
  const order = new Random(world.seed).shuffled(laws)
  const work = async (waiting: Law[], as: World) => {
    for (let law = waiting.shift(); law; law = waiting.shift()) {
      const result = await tryAgain(as, law, apart)
      results.push(result)
      onResult?.(result)
    }
  }
  const { clock, ...still } = world
  const waits = ({ waits: waiting }: Law) => clock !== undefined && waiting
  // Laws that wait for a moment wait beside the others.
  const free = order
    .filter((one) => !one.alone && !waits(one))
    .sort((one, other) => Number(other.waits) - Number(one.waits))
  await Promise.all(Array.from({ length: apart ? BESIDE : 1 }, () => work(free, still)))
  await work(
    order.filter(({ alone }) => alone),
    world,
  )
  const waiting = order.filter((one) => !one.alone && waits(one))
  if (clock) await Promise.all(waiting.map((law) => clock.run(() => work([law], world))))
  return results
}

/** Milliseconds until money that came in from elsewhere has been booked. */
const REST_MS = 5000

/**
 * Tries a law, and again where its failure may come from elsewhere: with users of its own where it says
 * so, and with the account of the command line wherever money may come in meanwhile, from a deposit that
 * passes its review or an order that is over. A failure that comes back in the same words is certain, and
 * so is one where nothing can move.
 */
async function tryAgain(world: World, law: Law, apart: boolean): Promise<Result> {
  const first = await tryLaw(world, law)
  if (isCertain(world, first, apart)) return first.result
  const second = await tryLaw(world, law)
  if (second.result.status === 'passed') return second.result
  if (isCertain(world, second, apart)) return second.result
  if (!second.disturbed) {
    if (isSame(first, second)) return first.result
    if (!(await isUnderWay(world))) return first.result
  }
  if (!apart) await pause(REST_MS)
  const third = await tryLaw(world, law)
  return third.result.status === 'passed' ? third.result : first.result
}

interface Tried {
  result: Result
  disturbed: boolean
}

/** Whether two failures say the same; a call on the way may be refused for what is over in a moment. */
function isSame(
  {
    result: {
      faults: [one],
    },
  }: Tried,
  {
    result: {
      faults: [other],
    },
  }: Tried,
): boolean {
  return one?.message === other?.message && !one?.by
}

/** Operations that begin what ends by itself. */
const MOVES: readonly OperationId[] = [
  'placeOrder',
  'buyProject',
  'submitDeposit',
  'submitWithdrawal',
]

/** Whether the outcome of a law can be no other if it is tried again. */
function isCertain(
  { missing }: World,
  { result: { status }, disturbed }: Tried,
  apart: boolean,
): boolean {
  if (status !== 'failed') return true
  if (disturbed) return false
  return apart || MOVES.every((one) => missing?.has(one))
}

/** Whether the account of the command line has something that ends by itself. */
async function isUnderWay(world: World): Promise<boolean> {
  const snapshot = await new Scene(world).snapshot(world.main).catch(() => undefined)
  return snapshot === undefined || snapshot.underWay > 0
}

async function tryLaw(world: World, law: Law): Promise<Tried> {
  const scene = new Scene(world)
  const begin = performance.now()
  const { disturbed, ...found } = await outcome(world.contract, law, scene)
  const result = {
    ...found,
    subject: subjectOf(world.contract, law),
    statement: found.status === 'passed' ? scene.statement : undefined,
    needs: [...scene.needs],
    refusals: [...scene.refusals],
    exchanges: found.status === 'failed' ? scene.exchanges : [],
    milliseconds: performance.now() - begin,
  }
  return { result, disturbed }
}

async function outcome(
  contract: Contract,
  law: Law,
  scene: Scene,
): Promise<Pick<Result, 'status' | 'note' | 'waitsFor' | 'faults'> & { disturbed: boolean }> {
  try {
    await inTime(law.hold(scene).then(() => scene.refusedAgain()))
    return { status: 'passed', note: undefined, faults: [], disturbed: false }
  } catch (error) {
    if (error instanceof ServerGone) throw error
    if (error instanceof NotReachable) {
      const waitsFor = error instanceof NotThere ? error.operation : undefined
      return { status: 'left out', note: error.message, waitsFor, faults: [], disturbed: false }
    }
    const own = contract.document.line(placeOf(contract, law.rule))
    const message =
      error instanceof Broken || error instanceof Disturbed ? error.message : beforeIt(error)
    const fault = { message, ...placed(contract, error, own) }
    const disturbed = error instanceof Disturbed
    return { status: 'failed', note: undefined, faults: [fault], disturbed }
  }
}

/** Where the contract says otherwise, and whose answer it was; `own` is the line of the law's rule. */
function placed({ document }: Contract, error: unknown, own: number): Omit<Fault, 'message'> {
  if (error instanceof Unprepared) return { line: error.by.line, by: error.by }
  if (!(error instanceof Broken)) return { line: own }
  const { place = own, by } = error
  return { line: typeof place === 'number' ? place : document.line(place), by }
}

async function inTime(held: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const seconds = LAW_TIMEOUT_MS / 1000
    timer = setTimeout(() => reject(new Error(`no end after ${seconds} s`)), LAW_TIMEOUT_MS)
  })
  try {
    await Promise.race([held, late])
  } finally {
    clearTimeout(timer)
  }
}

function subjectOf(contract: Contract, { id, operation, what, rule }: Law): Subject {
  const { method, path } = contract.operation(operation)
  const line = contract.document.line(placeOf(contract, rule))
  const { family: kind } = rule
  return {
    id,
    level: 'behaviour',
    kind,
    rule: rule.id,
    call: `${method} ${path}`,
    operation,
    what,
    line,
  }
}
