import Big from 'big.js'
import { scaleOf } from './currencies.ts'
import type { Decimal } from './decimal.ts'
import { compare } from './decimal.ts'
import { plainText } from './entries.ts'

/** How many decimals a step such as 0.01 leaves. */
export function decimalsOf(step: number | bigint): number {
  const [, fraction = ''] = new Big(String(step)).toFixed().split('.')
  return fraction.length
}

/** a + b, exact. */
export function add(a: Decimal, b: Decimal): Decimal {
  return text(new Big(a).plus(b))
}

/** a - b, exact. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return text(new Big(a).minus(b))
}

/** amount x rate, half-up at the currency's scale. */
export function multiply(amount: Decimal, rate: Decimal, currency: string): Decimal {
  return new Big(amount).times(rate).toFixed(scaleOf(currency), Big.roundHalfUp)
}

/** a x b, exact: for prices, whose decimals are no currency's. */
export function times(a: Decimal, b: Decimal): Decimal {
  return text(new Big(a).times(b))
}

/** amount / divisor with the decimals of the currency, cut and not rounded up. */
export function divideDown(amount: Decimal, divisor: Decimal, currency: string): Decimal {
  return new Big(amount).div(divisor).toFixed(scaleOf(currency), Big.roundDown)
}

/**
 * amount / divisor, half-up at the currency's scale. What is left of the division decides, so that no
 * quotient that is rounded itself does.
 */
export function divide(amount: Decimal, divisor: Decimal, currency: string): Decimal {
  const below = new Big(divideDown(amount, divisor, currency))
  const left = new Big(amount).minus(below.times(divisor))
  const unit = lastPlace(currency)
  const rounded = left.times(2).gte(new Big(unit).times(divisor)) ? below.plus(unit) : below
  return rounded.toFixed(scaleOf(currency))
}

/** A number of a request as plain decimal text, also where scripts write it with an exponent. */
export function decimalOf(value: number): Decimal {
  return text(new Big(value))
}

/**
 * The nearest binary number of a decimal: requests and the rules of their forms have amounts as
 * numbers. Exact for amounts of up to 15 digits; nothing is computed with it.
 */
export function numberOf(decimal: Decimal): number {
  return +decimal
}

/** Which fraction of the total an amount is, half-up at three decimals: 0.083 is 8.3 %. */
export function share(amount: Decimal, total: Decimal): Decimal {
  return text(new Big(amount).div(total).round(3, Big.roundHalfUp))
}

/** a / b with so many decimals, cut: for rates, which are no currency's. */
export function ratioDown(a: Decimal, b: Decimal, decimals: number): Decimal {
  return text(new Big(a).div(b).round(decimals, Big.roundDown))
}

/** amount / divisor with the decimals of the currency, rounded up: for what must be enough. */
export function divideUp(amount: Decimal, divisor: Decimal, currency: string): Decimal {
  return new Big(amount).div(divisor).toFixed(scaleOf(currency), Big.roundUp)
}

/** The smallest amount of a currency above nothing: 0.01 where it has two decimals. */
export function lastPlace(currency: string): Decimal {
  return text(new Big(10).pow(-scaleOf(currency)))
}

/** The smaller of two amounts. */
export function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b
}

/** The amount with exactly the decimals of its currency, cut and not rounded up: for "maximum". */
export function floorToScale(amount: Decimal, currency: string): Decimal {
  return new Big(amount).toFixed(scaleOf(currency), Big.roundDown)
}

/**
 * Reads what a person typed into an amount or price field. Accepts digits of any script, one decimal mark
 * and groups of thousands, separated by dots, commas, spaces or apostrophes. Returns a plain decimal
 * text, or null for anything that is not such a number: signs, exponents, words, groups of other sizes.
 *
 * The language's grouping sign before exactly three digits groups, else it is a decimal mark: in German
 * "1.500" is one thousand five hundred, "1.5" and "0.500" are fractions. A lone comma where commas group has
 * to group: "1,50" in English may lack a digit.
 *
 * @param precision given for a price: decimals of the product. A price may have a lone comma as its decimal
 * mark in every language, and with three decimals or more a grouping sign before three digits is one, too:
 * "154.500" of USDJPY is near 154 in German.
 */
export function parseAmount(typed: string, locale: string, precision?: number): Decimal | null {
  const ascii = asciiAmount(typed)
  const mark = decimalMarkIn(ascii, locale, precision)
  const at = mark === null ? ascii.length : ascii.lastIndexOf(mark)
  const whole = ungrouped(ascii.slice(0, at))
  const plain = whole === null ? '' : `${whole}.${ascii.slice(at + 1)}`
  if (!/^(\d+\.\d*|\.\d+)$/.test(plain)) return null
  return text(new Big(plain.startsWith('.') ? `0${plain}` : plain.replace(/\.$/, '')))
}

/** The decimal mark of a number, if it has one. A mark that is there twice groups. */
function decimalMarkIn(ascii: string, locale: string, precision?: number): string | null {
  const marks: readonly string[] = ascii.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined || marks.indexOf(last) < marks.length - 1) return null
  if (last !== separatorsOf(locale).group) return last
  if (precision === undefined && /^\d*,\d*$/.test(ascii)) return null
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(ascii) && (precision ?? 0) < 3 ? null : last
}

/** The digits of a whole number without its grouping signs; null where they do not group thousands. */
function ungrouped(whole: string): string | null {
  const [sign] = /[^\d]/.exec(whole) ?? []
  if (sign === undefined) return whole
  const [first = '', ...others] = whole.split(sign)
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && others.every((part) => /^\d{3}$/.test(part))
  return isGrouped && /[., ']/.test(sign) ? [first, ...others].join('') : null
}

/** Whether a number could be read in another way, so that the field shows how it was read. */
export function isAmbiguousAmount(typed: string, locale: string): boolean {
  const signs = typed.trim().match(/\P{Nd}\d*/gu) ?? []
  if (signs.length === 0) return false
  return (
    signs.length > 1 || !signs[0]?.startsWith(separatorsOf(locale).decimal) || signs[0].length === 4
  )
}

const separators = new Map<string, { decimal: string; group: string }>()

function separatorsOf(locale: string): { decimal: string; group: string } {
  const known = separators.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const found = {
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    // French groups with a narrow space: all kinds of space are one here, as in what was typed.
    group: (parts.find((part) => part.type === 'group')?.value ?? ',').replace(/\s/, ' '),
  }
  separators.set(locale, found)
  return found
}

/** Digits and spaces of every kind become ASCII, and so do the signs that part them. */
function asciiAmount(typed: string): string {
  return plainText(typed)
    .replace(/[。٫]/g, '.')
    .replace(/[、]/g, ',')
    .replace(/[’‘ʼ`´٬]/g, "'")
}

/** The amount as a person of the locale would type it: `parseAmount` reads it back to the letter. */
export function typedAmount(amount: Decimal, locale: string): string {
  return amount.replace('.', separatorsOf(locale).decimal)
}

function text(value: Big): Decimal {
  return value.toFixed()
}
