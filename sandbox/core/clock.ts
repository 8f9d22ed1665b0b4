/** The sandbox's clock. Every rule reads it; only the control page and tests move it. */
export interface Clock {
  /** Unix milliseconds. */
  nowMs(): number
  /** Unix seconds, the `time` of every answer. */
  now(): number
}

/** A clock that runs with the machine's, ahead of it by `offsetMs()` milliseconds. */
export function runningClock(offsetMs: () => number): Clock {
  const nowMs = () => Date.now() + offsetMs()
  return { nowMs, now: () => Math.floor(nowMs() / 1000) }
}

/** A clock that stands still but for `offsetMs()`: tests move it instead of waiting. */
export function standingClock(startMs: number, offsetMs: () => number): Clock {
  const nowMs = () => startMs + offsetMs()
  return { nowMs, now: () => Math.floor(nowMs() / 1000) }
}
