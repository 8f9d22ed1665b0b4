import type { Indicator } from './chart-settings.ts'
import { isSubplot } from './chart-settings.ts'

/** Height of the part with the candles, in CSS pixels. */
const CANDLES = 196
/** Height of each part below it, with its separator. */
export const SUBPLOT = 64
/** Height of the line of times. */
export const TIMES = 22

/**
 * Height of the drawing in a page. Known before the drawing's files are there, so that nothing on the
 * page moves when they are.
 */
export function chartHeight(indicators: readonly Indicator[]): number {
  return CANDLES + TIMES + indicators.filter(isSubplot).length * SUBPLOT
}
