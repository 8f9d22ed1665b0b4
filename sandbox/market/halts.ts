import type { Run } from './ticks.ts'
import { joinRuns, TICK_MS } from './ticks.ts'

/**
 * A time without ticks that the operator of the sandbox made. `closed` closes the market. `frozen`
 * leaves it trading while its feed hangs. What was published when the halt came stays published,
 * the tick of that very moment included; the ticks within the halt are never published, also
 * afterwards.
 */
export interface Halt {
  /** The product, or null for all of them. */
  symbol: string | null
  kind: 'closed' | 'frozen'
  /** Unix milliseconds at which it begins. */
  from: number
  /** Unix milliseconds at which it is over and ticks are published again; null while it lasts. */
  to: number | null
}

/** What the halts of one product come to. */
export interface Halted {
  /** Runs of ticks that are not published; ascending. */
  runs: readonly Run[]
  /** Times in which the operator closed the market: milliseconds, as runs of whole ones; ascending. */
  closures: readonly Run[]
}

/** What the halts of a product come to. */
export function haltedOf(halts: readonly Halt[], symbol: string): Halted {
  const own = halts.filter((halt) => halt.symbol === null || halt.symbol === symbol)
  const closed = own.filter(({ kind }) => kind === 'closed')
  return { runs: joinRuns(own.map(toTicks)), closures: joinRuns(closed.map(toTime)) }
}

/** The ticks after `from` and before `to`. */
function toTicks({ from, to }: Halt): Run {
  return {
    first: Math.floor(from / TICK_MS) + 1,
    last: to === null ? Number.POSITIVE_INFINITY : Math.ceil(to / TICK_MS) - 1,
  }
}

function toTime({ from, to }: Halt): Run {
  return {
    first: Math.ceil(from),
    last: to === null ? Number.POSITIVE_INFINITY : Math.ceil(to) - 1,
  }
}
