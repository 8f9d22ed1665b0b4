import type { RefusalReason } from '../../src/generated/h5.schemas.ts'

/**
 * What goes wrong on the way of an answer.
 * - `latency`: it comes `milliseconds` later.
 * - `bad_gateway`: HTTP 502 with HTML, as from a proxy; the call never reached the sandbox.
 * - `lost_answer`: the call happened, and the connection breaks before its answer.
 * - `lost_session`: the call happened, and a gateway answers 401 in the place of its answer.
 * - `silence`: the call happened, and nothing comes for `milliseconds`; then the connection breaks.
 * - `truncated`: the call happened, and the connection breaks in the middle of its answer.
 * - `empty`: HTTP 200 without a body; the call never reached the sandbox.
 * - `page`: HTTP 200 with HTML, as from a network that wants a login first; the call never reached the sandbox.
 * - `held_back`: a stream's head comes, and what it says `milliseconds` later, all at once, as through a
 *   proxy that buffers; any other call is answered.
 * - `refused`: the call is refused with `reason` and did not happen.
 */
export const faultKinds = [
  'latency',
  'bad_gateway',
  'lost_answer',
  'lost_session',
  'silence',
  'truncated',
  'empty',
  'page',
  'held_back',
  'refused',
] as const

export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  kind: FaultKind
  /** Path of the calls that it hits, for example `/api/user/addorder`; `*` for all of them. */
  path: string
  /** How many more calls it hits; null for every one until it is taken away. */
  times: number | null
  /** For `latency`, `silence` and `held_back`. */
  milliseconds: number
  /** For `refused`. */
  reason: RefusalReason
  /** Calls of this user only; null for everybody's. */
  userId: number | null
}

/** The faults that wait for calls. They are gone after a restart. */
export class Faults {
  #waiting: Fault[] = []

  list(): readonly Fault[] {
    return this.#waiting
  }

  add(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  clear(): void {
    this.#waiting = []
  }

  /**
   * The fault that hits a call, counted down. `userId` is asked only when a fault is about one user.
   */
  take(path: string, userId: () => number | undefined): Fault | undefined {
    const fault = this.#waiting.find(
      (one) =>
        (one.path === '*' || one.path === path) && (one.userId === null || one.userId === userId()),
    )
    if (fault?.times != null) {
      fault.times -= 1
      if (fault.times <= 0) this.#waiting = this.#waiting.filter((one) => one !== fault)
    }
    return fault
  }
}
