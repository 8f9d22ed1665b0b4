import type { Quote } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'

const size = (rate: Decimal) => rate.replace('-', '')

/**
 * The symbols of the products that trade now and whose price moved most since the previous close, up
 * or down, the largest move first.
 */
export function moversOf(quotes: readonly Quote[], count: number): string[] {
  return quotes
    .filter(({ state }) => state === 'trading')
    .sort((a, b) => compare(size(b.change_rate), size(a.change_rate)))
    .slice(0, count)
    .map(({ symbol }) => symbol)
}
