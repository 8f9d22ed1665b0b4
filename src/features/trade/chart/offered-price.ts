import type { Decimal } from '@/lib/decimal.ts'

/**
 * The price at a place of the drawing, as round as a finger can choose it there: to the largest power of
 * ten within a pixel, which is that much of the price. Null where no price lies.
 */
export function offeredPrice(price: number, pixel: number, precision: number): Decimal | null {
  if (!Number.isFinite(price) || !(pixel > 0)) return null
  const places = Math.min(precision, Math.max(-15, -Math.floor(Math.log10(pixel))))
  const step = 10 ** -places
  // A step of more than one is whole, a division by a whole number of parts of one exact enough.
  const round =
    places > 0 ? Math.round(price * 10 ** places) / 10 ** places : Math.round(price / step) * step
  // biome-ignore lint/plugin: a height of the drawing, rounded to the product's decimals
  return round > 0 ? round.toFixed(precision) : null
}
