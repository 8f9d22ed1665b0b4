import type { Run } from './ticks.ts'

/**
 * Where the prices of one product come from. It has a price for every tick of
 * a session; which of them are published is decided elsewhere (publication.ts).
 */
export interface PriceSource {
  /** Price of a tick in a session, in units of 10^-precision. */
  priceAt(tick: number): number
  /**
   * Exactly the highest and lowest price of a run of published ticks and of what is `known` already,
   * which spares looking for what lies between.
   */
  extremes(run: Run, known: Extremes): Extremes
  /** Volume of a run, in units of 10^-volumePrecision; runs side by side add up. */
  volume(run: Run): number
}

export interface Extremes {
  high: number
  low: number
}

/** The extremes of no price at all. */
export const NO_EXTREMES: Extremes = {
  high: Number.NEGATIVE_INFINITY,
  low: Number.POSITIVE_INFINITY,
}
