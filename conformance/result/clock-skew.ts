/** The time that an answer told, and the moments of our clock between which the server read it. */
export interface Reading {
  /** The second that it told. */
  time: number
  /** Seconds of our clock. */
  sent: number
  came: number
  /** Seconds for which the answer may have been cached. */
  age: number
}

/**
 * By how many seconds the clocks behind some readings differ at least: what remains when the delay of
 * each answer, and the fraction of its second, are assumed to be those for which the clocks agree best.
 * So a slow network or a busy machine makes it smaller and never larger.
 */
export function skewOf<R extends Reading>(
  readings: readonly R[],
): { seconds: number; ahead: R; behind: R } {
  const least = ({ time, came }: R) => time - came
  const most = ({ time, sent, age }: R) => time + 1 + age - sent
  const [first, ...others] = readings
  if (!first) throw new RangeError('No readings')
  const ahead = others.reduce((one, two) => (least(two) > least(one) ? two : one), first)
  const behind = others.reduce((one, two) => (most(two) < most(one) ? two : one), first)
  return { seconds: Math.max(0, least(ahead) - most(behind)), ahead, behind }
}

/** Seconds for which a `Cache-Control` lets an answer be reused: so much older may be the time that it tells. */
export const ageOf = (caching = ''): number => Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0)

/** Compares the clock that each answer tells with that of the answers before it. */
export class ClockCheck {
  readonly #tolerance: number
  /** The right answers so far whose clocks are farthest apart. */
  #farthest: Reading[] = []

  /** `tolerance` is by how many seconds the clocks of one server may differ. */
  constructor(tolerance: number) {
    this.#tolerance = tolerance
  }

  /**
   * By how many seconds a time is off those before it; undefined within the tolerance. `sent` is when
   * its request was, by our clock in milliseconds; `age` for how many seconds it may have been cached.
   */
  off(time: number, sent = performance.now(), age = 0): number | undefined {
    const reading = { time, sent: sent / 1000, came: performance.now() / 1000, age }
    const { seconds, ahead, behind } = skewOf([...this.#farthest, reading])
    if (seconds > this.#tolerance) return seconds
    this.#farthest = [ahead, behind]
    return undefined
  }
}
