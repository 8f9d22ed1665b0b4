import { rmSync } from 'node:fs'
import { refusalText } from './content/texts.ts'
import type { Fault } from './control/faults.ts'
import { Faults } from './control/faults.ts'
import { Reports } from './control/reports.ts'
import type { AnswerCheck, Reply } from './core/answer.ts'
import { Answerer, callOf, jsonReply, languageOf, streamRefusal } from './core/answer.ts'
import { runDue } from './core/jobs.ts'
import { CURRENCIES } from './core/money.ts'
import type { RawRequest } from './core/request.ts'
import { sessionOf } from './core/users.ts'
import type { World, WorldOptions } from './core/world.ts'
import { openWorld } from './core/world.ts'
import { handlers } from './handlers.ts'
import { jobs } from './jobs.ts'
import { seedWorld } from './seed/seed.ts'
import type { Sink } from './streams/sink.ts'
import { Streams, streamOf } from './streams/streams.ts'

/** How a sandbox behaves beside its world. */
export interface SandboxOptions extends WorldOptions {
  /** What happens to an answer that breaks the contract. */
  check: AnswerCheck
  /** Whether an empty world gets the seeded users. */
  seeded: boolean
}

/** A sandbox without a network: a world, and what answers requests in it. */
export class Sandbox {
  readonly faults = new Faults()
  readonly reports = new Reports()
  readonly #streams = new Streams()
  readonly #options: SandboxOptions
  #world: World
  #answerer: Answerer

  /** Opens the world; `prepare` makes it ready. */
  constructor(options: SandboxOptions) {
    this.#options = options
    this.#world = openWorld(options)
    this.#answerer = new Answerer(this.#world, handlers, options.check)
  }

  /** Opens a sandbox that is ready: seeded when it is new, and with nothing overdue. */
  static async open(options: SandboxOptions): Promise<Sandbox> {
    const sandbox = new Sandbox(options)
    await sandbox.prepare()
    return sandbox
  }

  get world(): World {
    return this.#world
  }

  /** Seeds a new world and does what fell due while it was closed. */
  async prepare(): Promise<void> {
    requireCurrencies(this.#world)
    if (this.#options.seeded) await seedWorld(this.#world)
    this.runDue()
  }

  /** Answers a request of the contract; undefined when the contract has no such operation. */
  async handle(request: RawRequest): Promise<Reply | undefined> {
    const route = this.#answerer.route(request)
    if (!route) return undefined
    // Nobody sees an order open after its second, however late the timer is.
    if (!route.public) this.runDue()
    return this.#answerer.answer(route, request)
  }

  /**
   * Begins the stream that a request asks for, or answers why it does not begin; undefined when it
   * asks for none. `connect` begins the answer.
   */
  openStream(
    request: RawRequest,
    connect: () => Sink,
    now = performance.now(),
  ): Reply | 'open' | undefined {
    const route = this.#options.streams ? streamOf(request) : undefined
    if (!route) return undefined
    const call = callOf(this.#world, request)
    try {
      this.#streams.open(call, route, request, connect, now)
      return 'open'
    } catch (error) {
      return streamRefusal(call, error)
    }
  }

  /** Sends to the open streams what happened since the last tick; `now` is monotonic, in milliseconds. */
  tickStreams(now = performance.now()): void {
    this.#streams.tick(this.#world, now)
  }

  /** How many streams are open. */
  get openStreams(): Streams['counts'] {
    return this.#streams.counts
  }

  /** Ends all streams that are open, or breaks their connections; their clients come again. */
  endStreams(how: 'end' | 'cut'): void {
    this.#streams.endAll(how)
  }

  /** The fault that was set up for a call, if there is one. */
  faultOf(request: RawRequest): Fault | undefined {
    return this.faults.take(
      request.path,
      () => sessionOf(this.#world, request.headers.token)?.userId,
    )
  }

  /** The refusal that a fault asks for, as any other. */
  refusal(request: RawRequest, { reason }: Fault): Reply {
    const msg = refusalText(languageOf(request), reason, {})
    const time = this.#world.clock.now()
    return jsonReply(200, { code: 0, msg, time, data: { reason, params: {} } })
  }

  /** Does what has fallen due. */
  runDue(): void {
    runDue(this.#world, jobs)
  }

  /** Moves the clock forward by whole milliseconds; everything on the way happens at its moment. */
  advance(seconds: number): void {
    this.#world.settings.advanceClock(Math.round(seconds * 1000))
    this.runDue()
  }

  /** Forgets everything and begins with the seed again. */
  async reset(): Promise<void> {
    this.faults.clear()
    this.reports.clear()
    this.#streams.endAll()
    this.#world.close()
    deleteWorld(this.#options)
    this.#world = openWorld(this.#options)
    this.#answerer = new Answerer(this.#world, handlers, this.#options.check)
    await this.prepare()
  }

  close(): void {
    this.#streams.endAll()
    this.#world.close()
  }
}

/** Deletes the database and the uploaded files of a world that is closed. */
export function deleteWorld({ database, files }: WorldOptions): void {
  if (database !== ':memory:') {
    for (const end of ['', '-wal', '-shm']) rmSync(`${database}${end}`, { force: true })
  }
  rmSync(files, { recursive: true, force: true })
}

/** Refuses a database whose accounts are in another currency: its amounts would be others. */
function requireCurrencies({ database }: World): void {
  const other = database
    .all<{ currency: string }>('SELECT DISTINCT currency FROM accounts')
    .find(({ currency }) => CURRENCIES.every(({ code }) => code !== currency))
  if (other) {
    throw new Error(
      `The database has accounts in ${other.currency}: start with --currency ${other.currency}, or with --reset`,
    )
  }
}
