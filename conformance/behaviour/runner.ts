import { setTimeout as pause } from 'node:timers/promises'
import type { Contract } from '../contract/contract.ts'
import { Random } from '../plan/makers.ts'
import { NotReachable } from '../plan/stage.ts'
import { reasonOf } from '../run/client.ts'
import type { Result, Subject } from '../run/result.ts'
import type { Law } from './law.ts'
import type { World } from './scene.ts'
import { Broken, Scene } from './scene.ts'

/** Laws that are tried beside each other when each has users of its own. */
const BESIDE = 4

/** Milliseconds after which a law is given up: longer than the longest wait for a settlement. */
const LAW_TIMEOUT_MS = 180_000

export interface LawRun {
  world: World
  laws: readonly Law[]
  /** Every law has new users. */
  apart: boolean
  onResult?: ((result: Result) => void) | undefined
}

/**
 * Tries laws in the order of the seed: several at a time when none of their users meet, and those
 * that move the clock one by one at the end.
 */
export async function runLaws({ world, laws, apart, onResult }: LawRun): Promise<Result[]> {
  const results: Result[] = []
  const order = new Random(world.seed).shuffled(laws)
  const work = async (waiting: Law[]) => {
    for (let law = waiting.shift(); law; law = waiting.shift()) {
      const result = apart ? await tryLaw(world, law) : await tryAgain(world, law)
      results.push(result)
      onResult?.(result)
    }
  }
  // What waits for a settlement waits beside the others.
  const beside = order
    .filter(({ alone }) => !alone)
    .sort((one, other) => Number(other.kind === 'settlement') - Number(one.kind === 'settlement'))
  await Promise.all(Array.from({ length: apart ? BESIDE : 1 }, () => work(beside)))
  // Renewals first: time goes on, and a project that has ended takes none.
  const renews = ({ operation }: Law) => Number(operation === 'renewPurchase')
  const alone = order.filter((one) => one.alone)
  await work(alone.sort((one, other) => renews(other) - renews(one)))
  return results
}

/** How often a law is tried where money may come in from elsewhere. */
const TRIES = 3
/** Milliseconds in which what came in meanwhile comes to rest. */
const REST_MS = 5000

/**
 * Tries a law as the account of the command line, which may get money from elsewhere at any moment: a
 * deposit that passes its review, an order that is over. What fails then is tried again.
 */
async function tryAgain(world: World, law: Law): Promise<Result> {
  const first = await tryLaw(world, law)
  if (first.status !== 'failed') return first
  for (let tried = 1; tried < TRIES; tried += 1) {
    await pause(REST_MS)
    const next = await tryLaw(world, law)
    if (next.status === 'passed') return next
  }
  return first
}

async function tryLaw(world: World, law: Law): Promise<Result> {
  const scene = new Scene(world)
  const begin = performance.now()
  const { status, note, faults } = await outcome(world.contract, law, scene)
  return {
    subject: subjectOf(world.contract, law),
    status,
    faults,
    note,
    exchanges: status === 'failed' ? scene.exchanges : [],
    milliseconds: performance.now() - begin,
  }
}

async function outcome(
  contract: Contract,
  law: Law,
  scene: Scene,
): Promise<Pick<Result, 'status' | 'note' | 'faults'>> {
  try {
    await inTime(law.hold(scene))
    return { status: 'passed', note: undefined, faults: [] }
  } catch (error) {
    if (error instanceof NotReachable) {
      return { status: 'left out', note: error.message, faults: [] }
    }
    const place = error instanceof Broken ? (error.place ?? law.rule) : law.rule
    const message =
      error instanceof Broken ? error.message : `could not be tried: ${reasonOf(error)}`
    const line = contract.document.line(place)
    return { status: 'failed', note: undefined, faults: [{ message, line }] }
  }
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

function subjectOf(contract: Contract, { id, kind, operation, what, rule }: Law): Subject {
  const { method, path } = contract.operation(operation)
  const line = contract.document.line(rule)
  return { id, level: 'behaviour', kind, call: `${method} ${path}`, operation, what, line }
}
