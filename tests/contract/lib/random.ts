/** The same numbers in each run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A decimal text of so many units of the last of `scale` decimals. */
export function decimalText(count: number, scale: number): string {
  const digits = String(count).padStart(scale + 1, '0')
  if (scale === 0) return digits
  const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return text.replace(/^0+(?=\d)/, '')
}

/** A random amount above zero of up to `most`, in units of the last of `scale` decimals. */
export function anyAmount(random: () => number, most: number, scale: number): string {
  const units = most * 10 ** scale
  // More bits than one of these numbers has: a coin has 10^14 units.
  const part = random() + random() / 4_294_967_296
  // Half of them of any order of magnitude, so that small ones are among them.
  const count = random() < 0.5 ? units ** part : units * part
  return decimalText(Math.min(units, Math.floor(count) + 1), scale)
}
