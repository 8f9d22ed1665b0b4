/** Exact decimal numbers, for money that is text: big.js with the scales that the contract asks for. */
import Big from 'big.js'

/** More decimals than any scale: a quotient is rounded once, when it is written. */
Big.DP = 40

const TEXT = /^-?\d+(?:\.\d+)?$/

/** Reads a plain decimal text such as `-1250.00`; throws on anything else. */
function decimal(text: string): Big {
  if (!TEXT.test(text)) throw new Error(`"${text}" is no decimal number`)
  return new Big(text)
}

/** How many decimals a text has: `1250.00` has two. */
export const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Rounds half up, away from zero. There is no negative zero. */
function write(value: Big, scale: number): string {
  const rounded = value.round(scale, Big.roundHalfUp)
  return (rounded.eq(0) ? rounded.abs() : rounded).toFixed(scale)
}

/** The sum of decimal texts, at the largest scale among them. */
export function sum(...texts: readonly string[]): string {
  const total = texts.reduce((so, text) => so.plus(decimal(text)), new Big(0))
  return write(total, Math.max(0, ...texts.map(scaleOf)))
}

/** One decimal text less another. */
export const minus = (one: string, other: string): string => sum(one, negated(other))

/** The same amount with the other sign. */
export const negated = (text: string): string => write(decimal(text).neg(), scaleOf(text))

/** The product, rounded half up (away from zero) to `scale` decimals. */
export const times = (one: string, other: string, scale: number): string =>
  write(decimal(one).times(decimal(other)), scale)

/** The quotient, rounded half up to `scale` decimals. Throws when the divisor is zero. */
export const divide = (one: string, other: string, scale: number): string =>
  write(decimal(one).div(decimal(other)), scale)

/** The quotient, cut to `scale` decimals. */
export const divideDown = (one: string, other: string, scale: number): string =>
  decimal(one).div(decimal(other)).toFixed(scale, Big.roundDown)

/** Negative, zero or positive as the first is less than, equal to or greater than the second. */
export const compare = (one: string, other: string): number => decimal(one).cmp(decimal(other))

export const equal = (one: string, other: string): boolean => compare(one, other) === 0

/** The smallest of some decimal texts. */
export function least(first: string, ...others: readonly string[]): string {
  return others.reduce((found, one) => (compare(one, found) < 0 ? one : found), first)
}

/** Without zeros at its end, as a number is written in a form: `10.00` becomes `10`. */
export const plain = (text: string): string => decimal(text).toFixed()

/** One unit of the last of so many decimals: `0.01` for 2. */
export const lastPlace = (scale: number): string => new Big(10).pow(-scale).toFixed()

/** A number of the contract as decimal text, also a small one: `1e-8` becomes `0.00000001`. */
export const textOf = (number: number): string => new Big(number).toFixed()
