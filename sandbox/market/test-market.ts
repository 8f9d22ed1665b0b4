import type { Halt } from './halts.ts'
import type { Market, MarketOptions } from './market.ts'
import { createMarket } from './market.ts'

/** A market for a test, with halts that stay as they are. */
export function marketWith(
  options: Partial<Omit<MarketOptions, 'halts'>> & { halts?: readonly Halt[] } = {},
): Market {
  const { halts = [], ...others } = options
  return createMarket({ seed: 'test', ...others, halts: () => halts })
}

/** Unix milliseconds of a moment like `2026-11-20T15:30:00Z`. */
export function moment(text: string): number {
  return Date.parse(text)
}

/** A price or volume as a whole number of its smallest unit. */
export function whole(decimal: string): number {
  return Number(decimal.replace('.', ''))
}
