/**
 * Noise that is a pure function of its inputs: the sandbox's prices have no memory and no dice, so
 * that the same seed gives the same market on every machine and after every restart.
 */

/** 32 bits of noise for a whole number and a key: the 32-bit Murmur3 hash of one block. */
export function hash(value: number, key: number): number {
  let block = Math.imul(value, 0xcc9e2d51)
  block = Math.imul((block << 15) | (block >>> 17), 0x1b873593)
  let mixed = key ^ block
  mixed = (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) ^ 4
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** A 32-bit key for a text, for example a seed and a symbol. */
export function keyOf(text: string): number {
  let key = text.length
  for (let at = 0; at < text.length; at += 1) key = hash(text.charCodeAt(at), key)
  return key
}

/** A number from -1 (included) to 1 (excluded) of the upper 31 bits of noise. */
export function signedFraction(noise: number): number {
  return (noise >>> 1) / 0x40000000 - 1
}
