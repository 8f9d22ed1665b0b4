/**
 * The server's clock, from the `time` of its answers: every countdown runs on it, whatever the
 * device's own clock says. Measured against a monotonic timer, so that a user who corrects the
 * device's clock moves nothing.
 */
interface Bounds {
  /** Server seconds minus local seconds is at least this ... */
  low: number
  /** ... and at most this. */
  high: number
}

let bounds: Bounds | null = null
let wallAtSync = 0
let localAtSync = 0

const localNow = () => performance.now() / 1000

/** Moments on the local timer at which a call went out and its answer came, in seconds. */
export interface Exchange {
  sentAt: number
  receivedAt: number
}

/** Starts the measurement of one call; the function it returns ends it. */
export function startExchange(): () => Exchange {
  const sentAt = localNow()
  return () => ({ sentAt, receivedAt: localNow() })
}

/**
 * Learns from one answer. `time` is cut to whole seconds, so one answer tells the offset to about a
 * second; several narrow it down. An answer that contradicts the former ones (the device slept, the
 * server's clock was set) starts anew.
 */
export function observeServerTime(time: number, { sentAt, receivedAt }: Exchange): void {
  const low = time - receivedAt
  const high = time + 1 - sentAt
  const slept = Math.abs(Date.now() / 1000 - wallAtSync - (localNow() - localAtSync)) > 2
  const agrees = bounds !== null && !slept && low <= bounds.high && high >= bounds.low
  bounds =
    bounds !== null && agrees
      ? { low: Math.max(bounds.low, low), high: Math.min(bounds.high, high) }
      : { low, high }
  wallAtSync = Date.now() / 1000
  localAtSync = localNow()
}

/** The server's time now, Unix seconds with fractions. Before the first answer: the device's. */
export function serverNow(): number {
  if (bounds === null) return Date.now() / 1000
  return localNow() + (bounds.low + bounds.high) / 2
}

/** Forgets everything; for tests. */
export function resetServerClock(): void {
  bounds = null
}
