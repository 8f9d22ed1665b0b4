import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { share } from '@/lib/money.ts'
import { formatDate, formatMinute } from '@/lib/time.ts'

/** A figure at a moment. */
export interface ChartPoint {
  /** Unix seconds. */
  at: number
  value: Decimal
}

/** A part of a whole. */
export interface ChartPart {
  id: string
  label: string
  amount: Decimal
}

/** Position of a figure in a drawing; never used as an amount. */
export function positionOf(value: Decimal): number {
  return +value
}

/** An axis of figures: its ends and the lines between them. */
export interface Axis {
  domain: readonly [low: number, high: number]
  ticks: readonly number[]
  /** How many decimals tell one tick from the next, and how many digits in all. */
  decimals: number
  digits: number
}

/** Steps that read well, each times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]
/** Parts of an axis at most. */
const PARTS = 4

/**
 * An axis of round figures around the positions. `fromZero` includes zero, which sums need: a bar
 * or an area that begins elsewhere exaggerates differences.
 */
export function axisOf(positions: readonly number[], fromZero: boolean): Axis {
  const all = fromZero ? [...positions, 0] : positions
  const low = Math.min(...all)
  const high = Math.max(...all)
  const step = stepFor(low, high)
  const first = Math.floor(low / step)
  // At least one step, so that equal figures do not lie on the edge.
  const last = Math.max(Math.ceil(high / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  const largest = Math.max(Math.abs(first), Math.abs(last)) * step
  // A step of 2.5 needs one more decimal than its magnitude.
  const finest = Math.round(step / 10 ** magnitude(step)) === step / 10 ** magnitude(step) ? 0 : 1
  return {
    domain: [first * step, last * step],
    ticks,
    decimals: Math.max(0, finest - magnitude(step)),
    digits: Math.max(0, magnitude(largest) - magnitude(step)) + 1 + finest,
  }
}

function stepFor(low: number, high: number): number {
  // For equal values, a step of their own magnitude.
  const span = high - low || Math.abs(high) || 1
  const size = 10 ** magnitude(span / PARTS)
  const step = STEPS.map((one) => one * size).find((one) => one * PARTS >= span)
  return step ?? 10 * size
}

const magnitude = (value: number) => (value === 0 ? 0 : Math.floor(Math.log10(value) + 1e-9))

/** The label of each point: its day, or its minute where the previous point is on the same day. */
export function pointLabels(points: readonly ChartPoint[], timeZone?: string): string[] {
  const days = points.map(({ at }) => formatDate(at, timeZone))
  return points.map(({ at }, index) =>
    index > 0 && days[index] === days[index - 1] ? formatMinute(at, timeZone) : (days[index] ?? ''),
  )
}

/** The lowest and the highest of the points; null where there is none. */
export function extremes(
  points: readonly ChartPoint[],
): { lowest: ChartPoint; highest: ChartPoint } | null {
  const [first, ...others] = points
  if (!first) return null
  return others.reduce(
    ({ lowest, highest }, point) => ({
      lowest: compare(point.value, lowest.value) < 0 ? point : lowest,
      highest: compare(point.value, highest.value) > 0 ? point : highest,
    }),
    { lowest: first, highest: first },
  )
}

/** Each part's share of the total; all null where the total is not positive. */
export function sharesOf(parts: readonly ChartPart[], total: Decimal): (Decimal | null)[] {
  const divisible = signOf(total) > 0 && parts.every(({ amount }) => signOf(amount) >= 0)
  return parts.map(({ amount }) => (divisible ? share(amount, total) : null))
}
