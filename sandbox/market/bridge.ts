import { signedFraction } from './noise.ts'

/**
 * A random path between two pinned ends that can be read at any position without walking to it.
 *
 * The middle of a stretch is the average of its ends plus noise, and so on for each half: a Brownian
 * bridge by midpoint displacement, read in as many steps as the length has binary digits. Noise is
 * bounded, so a stretch cannot leave its ends by more than a known reach. That is what makes an
 * exact highest or lowest point cheap: stretches that cannot beat the best one are never entered.
 *
 * Within a day and a half the clock of the path runs unevenly: one half of a stretch gets three
 * fifths of the variance and the other two, which gives busy and quiet times as real markets have
 * them, while the variance of the whole stays what it was.
 */
export interface Bridge {
  /** Positions from the first end, 0, to the last. At most 2^30. */
  length: number
  /** Values at the ends. */
  start: number
  end: number
  /** Standard deviation that a free path would have over the whole length. */
  spread: number
  /** 32 bits of noise for a position between the ends, the same whenever asked. */
  noise: (position: number) => number
}

/** Longest stretch that is divided unevenly, in positions: 36 hours of ticks. */
const UNEVEN_LENGTH = 2 ** 19

/**
 * The ways to divide a stretch, by number: the left half is the quiet one, the busy one, or both are
 * alike. Noise chooses between the first two, and tables answer faster than branches that nothing
 * could predict.
 */
const LEFT_SHARE = Float64Array.of(0.4, 0.6, 0.5)
const EVEN = 2
/** What is left of the spread in each half, and the spread of its middle: by shares of variance. */
const LEFT_SPREAD = LEFT_SHARE.map((share) => Math.sqrt(share))
const RIGHT_SPREAD = LEFT_SHARE.map((share) => Math.sqrt(1 - share))
const MIDDLE_SPREAD = LEFT_SHARE.map((share) => Math.sqrt(share * (1 - share)))

/**
 * A bump has either sign and a size spread evenly between these, in standard deviations. Its
 * variance is 1, and the largest is not far from the usual one: the smaller the reach of a stretch,
 * the fewer are entered. The sum of all levels looks Gaussian all the same.
 */
const SMALLEST_BUMP = 0.7
const LARGEST_BUMP = (Math.sqrt(12 - 3 * SMALLEST_BUMP ** 2) - SMALLEST_BUMP) / 2

/**
 * How far a stretch of at most 2^n positions can go beyond its ends, in its spreads: the largest
 * bump, and what the busier of its halves can add. A little more is for the rounding of sums.
 */
const REACH = new Float64Array(32)
for (let digits = 1; digits < REACH.length; digits += 1) {
  const [middle, half] =
    2 ** digits > UNEVEN_LENGTH
      ? [Math.sqrt(0.25), Math.sqrt(0.5)]
      : [Math.sqrt(0.24), Math.sqrt(0.6)]
  REACH[digits] = (middle * LARGEST_BUMP + half * (REACH[digits - 1] ?? 0)) * (1 + 1e-12)
}

/** Value of the path at a position from 0 to its length. */
export function bridgeValue(bridge: Bridge, position: number): number {
  let [left, right] = [0, bridge.length]
  let [atLeft, atRight, spread] = [bridge.start, bridge.end, bridge.spread]
  while (position !== left && position !== right) {
    const middle = (left + right) >>> 1
    const noise = bridge.noise(middle)
    const way = wayOf(noise, right - left)
    const atMiddle = middleValue(noise, way, atLeft, atRight, spread)
    if (position <= middle) {
      spread *= LEFT_SPREAD[way] ?? 0
      right = middle
      atRight = atMiddle
    } else {
      spread *= RIGHT_SPREAD[way] ?? 0
      left = middle
      atLeft = atMiddle
    }
  }
  return position === left ? atLeft : atRight
}

/**
 * Stretches that are still to be entered: a stack in typed arrays, since recursion would put every
 * number on the heap. At most one waits for each level, and two are added; a search runs without a
 * pause, so that one stack serves all.
 */
const waiting = {
  left: new Int32Array(64),
  right: new Int32Array(64),
  atLeft: new Float64Array(64),
  atRight: new Float64Array(64),
  spread: new Float64Array(64),
}

/**
 * The highest (`sign` 1) or lowest (`sign` -1) value of the path at the positions from `first` to
 * `last`, both included and within it: exactly what asking for each of them would find. Values that
 * are not beyond `known` are of no interest: when there is no other, `known` is answered.
 */
export function bridgeExtreme(
  bridge: Bridge,
  positions: { first: number; last: number },
  sign: 1 | -1,
  known: number,
): number {
  const { first, last } = positions
  let best = bestOfEnds(bridge, positions, sign, known * sign)

  wait(0, 0, bridge.start, bridge.length, bridge.end, bridge.spread)
  let count = 1
  while (count > 0) {
    count -= 1
    const top = count
    const left = waiting.left[top] ?? 0
    const right = waiting.right[top] ?? 0
    const length = right - left
    if (length < 2 || right <= first || left >= last) continue
    const atLeft = waiting.atLeft[top] ?? 0
    const atRight = waiting.atRight[top] ?? 0
    const spread = waiting.spread[top] ?? 0
    if (Math.max(atLeft * sign, atRight * sign) + reachOf(length, spread) <= best) continue

    const middle = (left + right) >>> 1
    const noise = bridge.noise(middle)
    const way = wayOf(noise, length)
    const atMiddle = middleValue(noise, way, atLeft, atRight, spread)
    if (middle >= first && middle <= last) best = Math.max(best, atMiddle * sign)
    // The more promising half comes to the top: what it finds rules out more of the other.
    const forLeft = atLeft * sign < atRight * sign ? top : top + 1
    const forRight = 2 * top + 1 - forLeft
    wait(forLeft, left, atLeft, middle, atMiddle, spread * (LEFT_SPREAD[way] ?? 0))
    wait(forRight, middle, atMiddle, right, atRight, spread * (RIGHT_SPREAD[way] ?? 0))
    count += 2
  }
  return best * sign
}

function bestOfEnds(
  { length, start, end }: Bridge,
  { first, last }: { first: number; last: number },
  sign: 1 | -1,
  known: number,
): number {
  const best = first <= 0 ? Math.max(known, start * sign) : known
  return last >= length ? Math.max(best, end * sign) : best
}

function reachOf(length: number, spread: number): number {
  return spread * (REACH[32 - Math.clz32(length - 1)] ?? 0)
}

function wait(
  place: number,
  left: number,
  atLeft: number,
  right: number,
  atRight: number,
  spread: number,
): void {
  waiting.left[place] = left
  waiting.atLeft[place] = atLeft
  waiting.right[place] = right
  waiting.atRight[place] = atRight
  waiting.spread[place] = spread
}

function wayOf(noise: number, length: number): number {
  return length > UNEVEN_LENGTH ? EVEN : noise & 1
}

function middleValue(
  noise: number,
  way: number,
  atLeft: number,
  atRight: number,
  spread: number,
): number {
  // The highest bit of noise is the sign of its fraction, and of the bump.
  const smallest = ((noise >>> 31) * 2 - 1) * SMALLEST_BUMP
  const bump = smallest + signedFraction(noise) * (LARGEST_BUMP - SMALLEST_BUMP)
  const average = atLeft + (atRight - atLeft) * (LEFT_SHARE[way] ?? 0)
  return average + spread * (MIDDLE_SPREAD[way] ?? 0) * bump
}
