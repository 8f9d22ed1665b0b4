/**
 * Exact decimal numbers, for money that is text: an integer of the smallest unit and how many
 * decimals it has.
 */
export interface Decimal {
  units: bigint
  scale: number
}

const TEXT = /^(-?)(\d+)(?:\.(\d+))?$/

/** Reads a plain decimal text such as `-1250.00`; throws on anything else. */
export function decimal(text: string): Decimal {
  const [, sign, whole = '', fraction = ''] = TEXT.exec(text) ?? []
  if (sign === undefined) throw new Error(`"${text}" is no decimal number`)
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

/** How many decimals a text has: `1250.00` has two. */
export const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** The sum of decimal texts, at the largest scale among them. */
export function sum(...texts: readonly string[]): string {
  const all = texts.map(decimal)
  const scale = Math.max(0, ...all.map((one) => one.scale))
  const units = all.reduce((total, one) => total + unitsAt(one, scale), 0n)
  return write({ units, scale })
}

/** One decimal text less another. */
export function minus(one: string, other: string): string {
  return sum(one, negated(other))
}

/** The same amount with the other sign. */
export function negated(text: string): string {
  const { units, scale } = decimal(text)
  return write({ units: -units, scale })
}

/** The product, rounded half up (away from zero) to `scale` decimals. */
export function times(one: string, other: string, scale: number): string {
  const [left, right] = [decimal(one), decimal(other)]
  return write(rounded({ units: left.units * right.units, scale: left.scale + right.scale }, scale))
}

/** The quotient, rounded half up to `scale` decimals. Throws when the divisor is zero. */
export function divide(one: string, other: string, scale: number): string {
  const [left, right] = [decimal(one), decimal(other)]
  const extra = scale + 1 + right.scale
  const units = (left.units * 10n ** BigInt(extra)) / right.units
  return write(rounded({ units, scale: left.scale + extra - right.scale }, scale))
}

/** Negative, zero or positive as the first is less than, equal to or greater than the second. */
export function compare(one: string, other: string): number {
  const { units } = decimal(minus(one, other))
  return Number(units > 0n) - Number(units < 0n)
}

export const equal = (one: string, other: string): boolean => compare(one, other) === 0

/** The smallest of some decimal texts. */
export function least(first: string, ...others: readonly string[]): string {
  return others.reduce((found, one) => (compare(one, found) < 0 ? one : found), first)
}

/** Without zeros at its end, as a number is written in a form: `10.00` becomes `10`. */
export function plain(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** A number of the contract as decimal text, also a small one: `1e-8` becomes `0.00000001`. */
export function textOf(number: number): string {
  const text = String(number)
  const [, digits = text, exponent] = /^([\d.]+)e-(\d+)$/.exec(text) ?? []
  if (exponent === undefined) return text
  return plain(times(digits, write({ units: 1n, scale: Number(exponent) }), 20))
}

function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale)
}

function rounded({ units, scale }: Decimal, wanted: number): Decimal {
  if (scale <= wanted) return { units: unitsAt({ units, scale }, wanted), scale: wanted }
  const step = 10n ** BigInt(scale - wanted)
  const half = units < 0n ? -step / 2n : step / 2n
  return { units: (units + half) / step, scale: wanted }
}

function write({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`
}
