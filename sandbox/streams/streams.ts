import { refuseAbsent } from '../core/areas.ts'
import type { Call } from '../core/call.ts'
import type { RawRequest } from '../core/request.ts'
import { readQuery } from '../core/request.ts'
import type { Route } from '../core/route.ts'
import { withSession } from '../core/users.ts'
import type { World } from '../core/world.ts'
import type { StreamId } from '../generated/operations.ts'
import { streams } from '../generated/operations.ts'
import { EventStreams } from './event-streams.ts'
import { PriceStreams, requireSymbols } from './price-streams.ts'
import type { Sink } from './sink.ts'
import { OpenStream } from './sink.ts'

/** The stream that a request asks for, if it asks for one. */
export const streamOf = ({ method, path }: RawRequest): Route<StreamId> | undefined =>
  streams.find((one) => one.method === method && one.path === path)

/** The open streams of a sandbox. `now` is a monotonic moment in milliseconds, for heartbeats. */
export class Streams {
  readonly #prices = new PriceStreams()
  readonly #events = new EventStreams()

  /**
   * Begins a stream; `connect` is called once nothing can be refused any more. Throws a `Refusal` or
   * `Unauthenticated`.
   */
  open(
    call: Call,
    route: Route<StreamId>,
    request: RawRequest,
    connect: () => Sink,
    now: number,
  ): void {
    const lastId = request.headers['last-event-id'] ?? ''
    const begin = () => new OpenStream(connect(), now)
    if (route.id === 'watchPrices') {
      refuseAbsent(call.world, route.area)
      const { symbols = '' } = readQuery(route, request.query) as { symbols?: string }
      requireSymbols(symbols)
      this.#prices.add(call.world, begin(), symbols, lastId, now)
    } else {
      const own = withSession(call, request.headers.token)
      readQuery(route, request.query)
      this.#events.add(own, begin(), lastId, now)
    }
  }

  /** Sends what happened and what changed, and heartbeats where there was neither. */
  tick(world: World, now: number): void {
    this.#prices.tick(world, now)
    this.#events.tick(world, now)
    this.#prices.beat(now)
    this.#events.beat(now)
  }

  /** How many are open. */
  get counts(): { prices: number; events: number } {
    return { prices: this.#prices.size, events: this.#events.size }
  }

  /** Ends them, or breaks their connections. */
  endAll(how: 'end' | 'cut' = 'end'): void {
    this.#prices.endAll(how)
    this.#events.endAll(how)
  }
}
