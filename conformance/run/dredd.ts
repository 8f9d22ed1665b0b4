import { EventEmitter } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import {
  beforeIt,
  NotReachable,
  NotThere,
  reasonOf,
  refusedFor,
  ServerGone,
  TIMEOUT_MS,
  Unprepared,
} from '../client/client.ts'
import { answerOf } from '../client/exchange.ts'
import type { Answer, Wire } from '../client/request.ts'
import { toWire } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import type { JsonSchema } from '../contract/schemas.ts'
import type { Case, Expectation, Ready } from '../plan/case.ts'
import { outcomesOf } from '../plan/case.ts'
import type { Stage } from '../plan/stage.ts'
import type { Context } from '../result/checks.ts'
import { faultsOf } from '../result/checks.ts'
import type { Result, Subject } from '../result/result.ts'
import type * as Dredd from './dredd-types.ts'

/*
 * Dredd is the runner of single calls. By itself it would send each operation's example once; here
 * its transactions are replaced by a plan made from the contract, and the schema of each is the one
 * envelope that this case must get. Dredd sends, validates and judges; what it cannot know of an
 * answer is looked at in a hook.
 */

const require = createRequire(import.meta.url)
// Dredd is CommonJS without types; these are what the kit uses of it.
const DreddRunner: Dredd.Runner = require('dredd')
const output: Dredd.Output = require('dredd/build/reporters/reporterOutputLogger')

export interface DreddRun {
  stage: Stage
  context: Context
  cases: readonly Case[]
  /** The address that is tested; the stage may prepare cases at another one. */
  target: URL
  /** How many cases are tried beside each other that change nothing; one at a time without it. */
  lanes?: number
  /** Milliseconds in which an answer must have come to its end. */
  timeoutMs?: number | undefined
  /** Told of every result as it comes. */
  onResult?: (result: Result) => void
}

/**
 * Runs cases: first, one after the other, those that change something, then the others beside each
 * other. Rejects when Dredd ran another number of them than planned, and with `ServerGone`.
 */
export async function runCases({ cases, lanes = 1, ...options }: DreddRun): Promise<Result[]> {
  const [first, ...others] = lanes === 1 ? [cases] : [cases.filter(changes), ...split(cases, lanes)]
  const results = await runLane({ ...options, cases: first })
  const beside = await Promise.all(others.map((lane) => runLane({ ...options, cases: lane })))
  return [...results, ...beside.flat()]
}

const agentFor = ({ protocol }: URL) =>
  new (protocol === 'https:' ? https.Agent : http.Agent)({ keepAlive: false })

/** What is done, and what may end a session. */
const changes = ({ kind, operation }: Case) =>
  (kind === 'done' && operation.method === 'POST') || ENDING.has(operation.id)

function split(cases: readonly Case[], lanes: number): Case[][] {
  const rest = cases.filter((one) => !changes(one))
  return Array.from({ length: lanes }, (_, lane) =>
    rest.filter((_one, index) => index % lanes === lane),
  )
}

async function runLane(options: DreddRun): Promise<Result[]> {
  if (options.cases.length === 0) return []
  const run = new Run(options)
  await run.start()
  return run.results
}

class Run {
  readonly results: Result[] = []
  readonly #options: DreddRun
  readonly #contract: Contract
  readonly #emitter = new EventEmitter()
  readonly #gone = Promise.withResolvers<never>()
  readonly #timeoutMs: number
  /** Looks for a sign of life that are not over. */
  readonly #signs: Promise<void>[] = []
  #current: Trial | undefined
  #registered = false

  constructor(options: DreddRun) {
    this.#options = options
    this.#contract = options.stage.contract
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS
    this.#gone.promise.catch(() => undefined)
    this.#emitter.on('test pass', () => this.#end('passed'))
    this.#emitter.on('test fail', ({ message }: Dredd.Test) =>
      this.#end('failed', `The answer is not as the contract has it: ${message}`),
    )
    this.#emitter.on('test skip', () => this.#end('left out'))
    this.#emitter.on('test error', (error: Error) => {
      const { operation } = this.#current?.subject ?? {}
      this.#end('failed', `No answer came: ${reasonOf(error)}`)
      const { client } = this.#options.stage
      this.#signs.push(
        client
          .requireAlive(`${operation?.method} ${operation?.path}`, reasonOf(error))
          .catch(this.#gone.reject),
      )
    })
  }

  async start(): Promise<void> {
    // Every result is reported by the kit.
    output.default.transports.console.silent = true
    const dredd = new DreddRunner({
      endpoint: this.#options.target.href,
      apiDescriptions: [reducedView(this.#contract)],
      hookfiles: [fileURLToPath(new URL('hooks.cjs', import.meta.url))],
      custom: { cwd: process.cwd(), register: (hooks) => this.#register(hooks) },
      emitter: this.#emitter,
      loglevel: 'silent',
      color: false,
      // A connection of its own: a server may close one that is kept when the next call is on its way.
      http: { timeout: this.#timeoutMs, agent: agentFor(this.#options.target) },
    })
    const ran = new Promise<Dredd.Stats>((resolve, reject) => {
      dredd.run((error, found) => (error ? reject(error) : resolve(found)))
    })
    const stats = await Promise.race([ran, this.#gone.promise])
    await Promise.race([Promise.all(this.#signs), this.#gone.promise])
    this.#requireAll(stats)
  }

  /** A hook file that Dredd cannot read is only a warning to it; nothing would have been tried. */
  #requireAll({ passes, failures, errors, skipped }: Dredd.Stats): void {
    const planned = this.#options.cases.length
    const executed = passes + failures + errors + skipped
    if (this.#registered && executed === planned && this.results.length === planned) return
    throw new Error(`Dredd ran ${executed} of ${planned} planned cases`)
  }

  #register(hooks: Dredd.Hooks): void {
    this.#registered = true
    hooks.beforeAll((transactions, done) => {
      const templates = new Map(
        transactions.map((one) => [`${one.request.method} ${one.request.uri}`, one]),
      )
      const planned = this.#options.cases.map(({ id, operation }) => {
        const template = templates.get(`${operation.method} ${operation.path}`)
        if (!template) throw new Error(`Dredd does not see ${operation.id}`)
        return { ...template, name: id }
      })
      transactions.splice(0, transactions.length, ...planned)
      done()
    })
    hooks.beforeEach((transaction, done) => {
      this.#prepare(transaction).then(done, (error: unknown) => {
        transaction.fail = `the kit could not make this case: ${reasonOf(error)}`
        done()
      })
    })
    hooks.beforeEachValidation((transaction) => this.#look(transaction))
  }

  async #prepare(transaction: Dredd.Transaction): Promise<void> {
    const one = this.#options.cases[this.results.length]
    if (!one) throw new Error('Dredd runs more than was planned')
    const trial = new Trial(one)
    this.#current = trial
    try {
      trial.ready = await one.prepare()
    } catch (error) {
      if (error instanceof ServerGone) this.#gone.reject(error)
      if (error instanceof NotReachable || error instanceof ServerGone) {
        transaction.skip = true
        trial.note = error.message
        trial.waitsFor = error instanceof NotThere ? error.operation : undefined
        return
      }
      transaction.fail = reasonOf(error)
      const by = error instanceof Unprepared ? error.by : undefined
      const line = by?.line ?? this.#contract.document.line(one.rule)
      trial.faults.push({ message: beforeIt(error), line, by })
      return
    }
    trial.note = trial.ready.obstacle
    trial.wire = toWire(trial.ready.request, this.#options.target.pathname.replace(/\/+$/, ''))
    write(transaction, trial.wire)
    transaction.expected = {
      statusCode: '200',
      bodySchema: expectedSchema(this.#contract, one, trial.ready.expect),
    }
    trial.begin = performance.now()
    // Dredd waits for the next byte, which a server can send for ever.
    trial.deadline = setTimeout(() => {
      const { method, path } = one.operation
      const within = `within ${this.#timeoutMs / 1000} s`
      this.#gone.reject(
        new ServerGone(`${method} ${path} did not come to the end of its answer ${within}`),
      )
    }, this.#timeoutMs)
  }

  /** Looks at what Dredd cannot know. */
  #look(transaction: Dredd.Transaction): void {
    const { real } = transaction
    const trial = this.#current
    if (!trial?.ready || !real) return
    const bytes = Buffer.from(real.body ?? '', real.bodyEncoding === 'base64' ? 'base64' : 'utf8')
    trial.answer = answerOf(real.statusCode, real.headers, bytes)
    const { context, stage } = this.#options
    const { subject } = trial
    const seen = { ...context, sent: trial.begin }
    trial.faults = faultsOf(this.#contract, subject, trial.ready, trial.answer, seen)
    if (endsSessions(subject) || trial.faults.length > 0) stage.doubtSessions()
    const [first] = trial.faults
    if (first) transaction.fail = first.message
  }

  #end(status: Result['status'], message = ''): void {
    const trial = this.#current
    if (!trial) return
    clearTimeout(trial.deadline)
    const result = trial.result(this.#contract, status, message)
    this.results.push(result)
    this.#options.onResult?.(result)
  }
}

/** One case on its way. */
class Trial {
  readonly subject: Case
  ready: Ready | undefined
  wire: Wire | undefined
  answer: Answer | undefined
  note: string | undefined
  waitsFor: Result['waitsFor']
  deadline: NodeJS.Timeout | undefined
  faults: Result['faults'] = []
  begin = performance.now()

  constructor(subject: Case) {
    this.subject = subject
  }

  result(contract: Contract, status: Result['status'], message: string): Result {
    const subject = subjectOf(contract, this.subject)
    const { faults, wire, answer, note, waitsFor } = this
    // Dredd's own word stands where ours has nothing to add.
    if (status === 'failed' && faults.length === 0) faults.push({ message, line: subject.line })
    const reason = answer && refusedFor(answer.text)
    return {
      subject,
      status,
      faults: status === 'failed' ? faults : [],
      note,
      waitsFor,
      refusals: reason === undefined ? [] : [`${subject.operation} ${reason}`],
      exchanges: wire ? [{ wire, answer }] : [],
      milliseconds: performance.now() - this.begin,
    }
  }
}

/** A case as reports show it. */
export function subjectOf(contract: Contract, { operation, rule, ...one }: Case): Subject {
  return {
    id: one.id,
    level: one.level,
    kind: one.kind,
    rule: `${one.level}.${one.kind}`,
    call: `${operation.method} ${operation.path}`,
    operation: operation.id,
    what: one.what,
    line: contract.document.line(rule),
  }
}

/** Calls after which sessions can be gone that were there before. */
const ENDING: ReadonlySet<string> = new Set([
  'logIn',
  'logOut',
  'changeLoginPassword',
  'endSession',
  'endOtherSessions',
  'resetPassword',
])

const endsSessions = ({ operation }: Case) => ENDING.has(operation.id)

/** The contract as Dredd's reader takes it without a warning: calls, and that they answer JSON. */
function reducedView({ operations }: Contract): string {
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, id } of operations) {
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: id,
        responses: { 200: { description: id, content: { 'application/json': { example: {} } } } },
      },
    }
  }
  return JSON.stringify({ openapi: '3.0.3', info: { title: 'H5', version: '1' }, paths })
}

/** The envelope that must come, as a schema of draft 7. */
function expectedSchema(contract: Contract, { operation }: Case, expect: Expectation): JsonSchema {
  const [first, ...others] = outcomesOf(expect).map((one) => contract.envelope(operation, one))
  if (!first) throw new Error('A case expects an answer')
  return others.length === 0 ? first : { $schema: first.$schema, anyOf: [first, ...others] }
}

function write(transaction: Dredd.Transaction, { method, target, headers, body }: Wire): void {
  transaction.fullPath = target
  transaction.request = {
    method,
    uri: target,
    headers,
    body: body.toString('base64'),
    bodyEncoding: 'base64',
  }
}
