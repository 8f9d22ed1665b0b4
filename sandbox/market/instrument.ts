import type { Calendar } from './calendar.ts'
import type { Halted } from './halts.ts'
import type { PriceSource } from './price-source.ts'
import type { MarketProduct } from './products.ts'
import { lastPublished, publishedRuns } from './publication.ts'
import type { Run } from './ticks.ts'

/** A product with what decides its prices and when they are published. */
export interface Instrument {
  product: MarketProduct
  calendar: Calendar
  source: PriceSource
  /** Its halts as they are now: another object when they changed. */
  halted: () => Halted
}

/** The last published tick of an instrument at or before a tick. */
export function lastTickOf({ calendar, halted }: Instrument, tick: number): number | undefined {
  return lastPublished(calendar, halted().runs, tick)
}

/** The published ticks of an instrument from one tick to another. */
export function runsOf({ calendar, halted }: Instrument, range: Run): readonly Run[] {
  return publishedRuns(calendar, halted().runs, range)
}
