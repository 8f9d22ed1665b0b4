import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { TIMEOUT_MS } from '../run/client.ts'
import type * as Dredd from '../run/dredd-types.ts'
import type { Bench, Recorded } from './bench.ts'
import type { Mutant, Reply } from './mutant.ts'
import { envelopeOf, replyLike, sampleOf, successes } from './mutant.ts'
import type { Proof } from './prove.ts'
import type { Replay } from './replay.ts'

/*
 * What Dredd finds by itself: the contract's file, no plan, no checks of ours. It sends what it
 * reads out of the file and compares with what it reads out of the file. Each of its transactions is
 * only repeated, once for each mutant, so that it need not start thousands of times. Since it cannot
 * log in nor fill a form, every request gets the answer that a valid one would get: more than it
 * could ever reach.
 */

const require = createRequire(import.meta.url)
// Dredd is CommonJS without types.
const DreddRunner: Dredd.Runner = require('dredd')
const output: Dredd.Output = require('dredd/build/reporters/reporterOutputLogger')

const CONTRACT = fileURLToPath(new URL('../../openapi/h5.yaml', import.meta.url))
const HOOKS = fileURLToPath(new URL('../run/hooks.cjs', import.meta.url))

/** Mutants of one class in one operation that are tried at most, evenly chosen. */
const SAMPLE = 3

export interface Plain {
  proofs: Proof[]
  /** What it makes of a server that is right. */
  words: string
}

/** Counts the mutants of single calls that Dredd alone tells from a server that is right. */
export async function plainDredd(
  bench: Bench,
  replay: Replay,
  recorded: readonly Recorded[],
  mutants: readonly Mutant[],
): Promise<Plain> {
  const sampled = sampleOf(
    mutants.filter(({ probes }) => probes.length > 0),
    SAMPLE,
  )
  const run = new Run(bench, replay, recorded, sampled)
  await run.start()
  const right = new Map(
    run.outcomes.filter(({ mutant }) => !mutant).map((one) => [one.operation, one]),
  )
  const alarms = [...right.values()].filter(({ failed }) => failed).length
  const proofs = sampled.map((one): Proof => {
    const outcome = run.outcomes.find(({ mutant }) => mutant === one)
    // What also fails when the server is right tells nothing.
    const caught = Boolean(outcome?.failed && !right.get(one.operation)?.failed)
    return {
      of: one.of,
      operation: one.operation,
      what: one.what,
      caught,
      said: outcome?.said ?? '',
    }
  })
  return {
    proofs,
    words: `Plain Dredd tried ${proofs.length} of these faults; of a server that is right it fails ${alarms} of ${right.size} calls.`,
  }
}

/** Dredd compares the type of an answer letter by letter, so that any charset would fail every call. */
function withoutCharset(reply: Reply): Reply {
  const type = reply.headers['Content-Type']?.replace(/^(application\/json);.*$/, '$1')
  return {
    ...reply,
    headers: { ...reply.headers, ...(type !== undefined && { 'Content-Type': type }) },
  }
}

interface Outcome {
  operation: string
  mutant: Mutant | undefined
  failed: boolean
  said: string
}

class Run {
  readonly outcomes: Outcome[] = []
  readonly #bench: Bench
  readonly #replay: Replay
  readonly #recorded: readonly Recorded[]
  readonly #mutants: readonly Mutant[]
  readonly #emitter = new EventEmitter()
  #planned: Outcome[] = []

  constructor(
    bench: Bench,
    replay: Replay,
    recorded: readonly Recorded[],
    mutants: readonly Mutant[],
  ) {
    this.#bench = bench
    this.#replay = replay
    this.#recorded = recorded
    this.#mutants = mutants
    this.#emitter.on('test pass', () => this.#end(false, ''))
    this.#emitter.on('test fail', ({ message }: Dredd.Test) => this.#end(true, message))
    this.#emitter.on('test error', (error: Error) => this.#end(true, error.message))
  }

  async start(): Promise<void> {
    output.default.transports.console.silent = true
    const dredd = new DreddRunner({
      endpoint: this.#replay.url.href,
      apiDescriptions: [this.#bench.stage.contract.document.text],
      hookfiles: [HOOKS],
      custom: { cwd: process.cwd(), register: (hooks) => this.#register(hooks) },
      emitter: this.#emitter,
      loglevel: 'silent',
      color: false,
      http: { timeout: TIMEOUT_MS, forever: true },
    })
    await new Promise<void>((resolve, reject) => {
      dredd.run((error) => (error ? reject(error) : resolve()))
    })
    if (this.outcomes.length !== this.#planned.length || this.outcomes.length === 0) {
      throw new Error(`Dredd ran ${this.outcomes.length} of ${this.#planned.length} in ${CONTRACT}`)
    }
  }

  #register(hooks: Dredd.Hooks): void {
    hooks.beforeAll((transactions, done) => {
      const { operations } = this.#bench.stage.contract
      const repeated = transactions.flatMap((transaction) => {
        const path = transaction.fullPath.split('?')[0]
        const { method } = transaction.request
        const found = operations.find((one) => one.path === path && one.method === method)
        if (!found || !successes(this.#recorded, found.id)[0]) return []
        const mutants = this.#mutants.filter(({ operation }) => operation === found.id)
        return [undefined, ...mutants].map((mutant) => {
          this.#planned.push({ operation: found.id, mutant, failed: false, said: '' })
          return structuredClone(transaction)
        })
      })
      transactions.splice(0, transactions.length, ...repeated)
      done()
    })
    hooks.beforeEach((_transaction, done) => {
      this.#arm()
      done()
    })
  }

  #arm(): void {
    const next = this.#planned[this.outcomes.length]
    if (!next) throw new Error('Dredd runs more than was planned')
    const now = this.#bench.sandbox.world.clock.now()
    const success = successes(this.#recorded, next.mutant?.operation ?? this.#operationOf(next))[0]
    if (!success) throw new Error(`No success of ${next.operation} was recorded`)
    const [probe] = next.mutant?.probes ?? []
    const reply = probe ? probe.reply(now) : replyLike(success, envelopeOf(success, now))
    this.#replay.arm(withoutCharset(reply))
  }

  #operationOf({ operation }: Outcome) {
    return this.#bench.stage.contract.operation(operation).id
  }

  #end(failed: boolean, said: string): void {
    const planned = this.#planned[this.outcomes.length]
    if (planned) this.outcomes.push({ ...planned, failed, said })
  }
}
