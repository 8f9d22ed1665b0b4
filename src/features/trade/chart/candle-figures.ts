import type { Candle } from '@/generated/model/candle.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import type { Direction } from '@/ui/change.tsx'

/** Where a figure lies in a drawing; nothing is computed from it but curves and shares. */
export function position(figure: Decimal): number {
  // biome-ignore lint/plugin: a place in a drawing and no amount
  return Number(figure)
}

/** Which way a candle went, and by what share of its opening price. */
export function changeOf({ open, close }: Candle): { direction: Direction; rate: number } {
  const order = compare(close, open)
  const from = position(open)
  const rate = from === 0 ? 0 : (position(close) - from) / from
  if (order === 0) return { direction: 'flat', rate: 0 }
  return { direction: order > 0 ? 'up' : 'down', rate }
}
