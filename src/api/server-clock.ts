/**
 * The server's clock, from the `time` of its answers: every countdown runs on it, whatever the
 * device's own clock says. Measured against a monotonic timer, so that a user who corrects the
 * device's clock moves nothing.
 */
interface Bounds {
  /** Server time minus local time, in seconds: at least this ... */
  low: number
  /** ... and at most this. */
  high: number
}

let bounds: Bounds | null = null
let difference = 0
let wallAtSync = 0
let localAtSync = 0

const localNow = () => performance.now() / 1000

/** How exactly the clock is known: answers carry whole seconds. */
const CLOCK_MARGIN_SECONDS = 1
/**
 * Network time-out of every call, upload and download (specification, section 9): no answer is on its
 * way for longer.
 */
export const TIMEOUT_SECONDS = 60

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
 * server's clock was set) starts over.
 *
 * `mayBeOld`: the answer may come from a cache on the way. It was true when it was made, so the
 * server's clock is at least that, and by how much more it does not tell.
 */
export function observeServerTime(
  time: number,
  { sentAt, receivedAt }: Exchange,
  mayBeOld = false,
): void {
  const low = time - receivedAt
  const high = mayBeOld ? Infinity : time + 1 - sentAt
  if (bounds === null) bounds = { low, high }
  else if (clocksDiffer()) bounds = { low: mayBeOld ? Math.max(low, bounds.low) : low, high }
  else if (low > bounds.high || high < bounds.low) {
    difference = Math.max(difference, low - bounds.high, bounds.low - high)
    bounds = { low, high }
  } else bounds = { low: Math.max(bounds.low, low), high: Math.min(bounds.high, high) }
  wallAtSync = Date.now() / 1000
  localAtSync = localNow()
}

/** The device slept since the last answer, with its monotonic timer, or its own clock was set. */
export const clocksDiffer = () =>
  Math.abs(Date.now() / 1000 - wallAtSync - (localNow() - localAtSync)) > 2

/**
 * Whether {@link serverNow} may be minutes behind: the device slept since the last fresh answer, or
 * caches alone have told it. Any fresh answer ends that.
 */
export const isServerTimeDoubtful = (): boolean =>
  bounds !== null && (bounds.high === Infinity || clocksDiffer())

/** Whether the server has told its time, so that {@link serverNow} is not the device's own. */
export const isServerTimeKnown = (): boolean => bounds !== null

/** The server's time now, Unix seconds with fractions. Before the first answer: the device's. */
export function serverNow(): number {
  if (bounds === null) return Date.now() / 1000
  // If only caches have answered so far, their newest answer counts as fresh.
  const { low, high } = bounds
  return localNow() + (high === Infinity ? low + 0.5 : (low + high) / 2)
}

/**
 * The server's time at a moment of the device's clock in milliseconds that has passed, such as the
 * `dataUpdatedAt` of a query. Known to about a second.
 */
export function serverTimeAt(deviceTime: number): number {
  return serverNow() - Math.max(0, Date.now() - deviceTime) / 1000
}

/**
 * The earliest moment, by the server's clock, at which the answer to a query can have been made. What
 * the answer says will change after that may have changed meanwhile.
 */
export function answeredAfter(dataUpdatedAt: number): number {
  return serverTimeAt(dataUpdatedAt) - TIMEOUT_SECONDS - CLOCK_MARGIN_SECONDS
}

/** A larger difference, in seconds, means that a clock was set: no farm of servers works that way. */
const LARGEST = 60

/**
 * Seconds by which answers that this page has seen contradict each other, up to a minute: the clocks of
 * the server's machines may differ by that much.
 */
export const clockDifference = (): number => Math.min(Math.ceil(difference), LARGEST)

/** Forgets everything; for tests. */
export function resetServerClock(): void {
  bounds = null
  difference = 0
}
