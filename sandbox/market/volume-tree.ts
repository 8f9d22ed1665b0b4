import { hash, signedFraction } from './noise.ts'

/** Longest stretch that is divided unevenly, in positions: 36 hours of ticks, as prices are. */
const UNEVEN_LENGTH = 2 ** 19
const BUSY_SHARE = 0.6
/** How much the share of a half varies beyond busy and quiet. */
const VARIATION = 0.1

/**
 * What was traded before a position of a stretch of `length` positions, of `total` units in all.
 * The total is divided in whole units down to the single position, with the noise that prices have:
 * busy times trade more, and the volume of two neighbours is exactly the volume of both together.
 */
export function volumeBefore(
  total: number,
  length: number,
  position: number,
  noise: (position: number) => number,
): number {
  let [left, right, units, before] = [0, length, total, 0]
  while (position !== left && position !== right) {
    const middle = (left + right) >>> 1
    const atLeft = Math.floor(units * leftShare(noise(middle), right - left))
    if (position <= middle) {
      right = middle
      units = atLeft
    } else {
      left = middle
      before += atLeft
      units -= atLeft
    }
  }
  return position === left ? before : before + units
}

function leftShare(noise: number, length: number): number {
  if (length > UNEVEN_LENGTH) return 0.5
  const share = noise & 1 ? BUSY_SHARE : 1 - BUSY_SHARE
  return share + VARIATION * signedFraction(hash(noise, length))
}
