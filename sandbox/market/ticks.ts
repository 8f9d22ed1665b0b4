/** A tick every 250 ms. The index of a tick is Unix time x 4, so that it says when it was published. */
export const TICK_MS = 250
export const TICKS_PER_SECOND = 4
export const TICKS_PER_DAY = 24 * 60 * 60 * TICKS_PER_SECOND

/**
 * Where the market's history begins: Monday, 1 January 2018, 00:00 UTC, which begins a candle of
 * every interval.
 */
export const FIRST_TICK = 1_514_764_800 * TICKS_PER_SECOND

/** Index of the last tick at or before a moment in Unix milliseconds. */
export function tickAt(moment: number): number {
  return Math.floor(moment / TICK_MS)
}

/** The whole Unix second of a tick. */
export function secondOf(tick: number): number {
  return Math.floor(tick / TICKS_PER_SECOND)
}

/** Days since 1 January 1970 UTC of a tick. */
export function dayOf(tick: number): number {
  return Math.floor(tick / TICKS_PER_DAY)
}

/** Ticks one after another without a break, first and last included. */
export interface Run {
  first: number
  last: number
}

/** The run in ascending, disjoint `runs` that contains a tick, or else the next one after it. */
export function runAtOrAfter(runs: readonly Run[], tick: number): Run | undefined {
  let [low, high] = [0, runs.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const run = runs[middle]
    if (run && run.last < tick) low = middle + 1
    else high = middle
  }
  return runs[low]
}

/** The run of ascending, disjoint `runs` that contains a tick. */
export function runHolding(runs: readonly Run[], tick: number): Run | undefined {
  const run = runAtOrAfter(runs, tick)
  return run && run.first <= tick ? run : undefined
}

/** Runs in any order, overlapping or empty, as ascending runs that neither overlap nor touch. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  const some = runs.filter(({ first, last }) => first <= last)
  for (const run of some.toSorted((one, other) => one.first - other.first)) {
    const before = joined.at(-1)
    if (before && run.first <= before.last + 1) before.last = Math.max(before.last, run.last)
    else joined.push({ ...run })
  }
  return joined
}
