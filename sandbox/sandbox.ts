import type { AnswerCheck, Reply } from './core/answer.ts'
import { Answerer } from './core/answer.ts'
import { runDue } from './core/jobs.ts'
import type { RawRequest } from './core/request.ts'
import type { World, WorldOptions } from './core/world.ts'
import { openWorld } from './core/world.ts'
import { handlers } from './handlers.ts'
import { jobs } from './jobs.ts'

/** A sandbox without a network: a world, and what answers requests in it. */
export class Sandbox {
  readonly world: World
  readonly #answerer: Answerer

  constructor(options: WorldOptions, check: AnswerCheck) {
    this.world = openWorld(options)
    this.#answerer = new Answerer(this.world, handlers, check)
  }

  /** Answers a request of the contract; undefined when the contract has no such operation. */
  async handle(request: RawRequest): Promise<Reply | undefined> {
    const route = this.#answerer.route(request)
    if (!route) return undefined
    // Nobody sees an order open after its second, however late the timer is.
    if (!route.public) this.runDue()
    return this.#answerer.answer(route, request)
  }

  /** Does what has fallen due. */
  runDue(): void {
    runDue(this.world, jobs)
  }

  /** Moves the clock forward; everything on the way happens at its own moment. */
  advance(seconds: number): void {
    this.world.settings.advanceClock(seconds * 1000)
    this.runDue()
  }

  close(): void {
    this.world.close()
  }
}
