/**
 * Reading and comparing decimal texts, without a library: what the lists of quotes and records need
 * of money. Computing with it is `money.ts`.
 */

import { scaleOf } from './currencies.ts'

/** An amount, price or rate: a decimal text as it comes from the server, or a result of `money.ts`. */
export type Decimal = string

/** Decimals with which a price is shown: those that it came with, and its currency's at least. */
export function priceScale(price: Decimal, currency: string): number {
  return Math.max(scaleOf(currency), decimalsOfPrice(price))
}

/** How many decimals a price is written with. */
export const decimalsOfPrice = (price: Decimal): number => price.split('.')[1]?.length ?? 0

/** Whether a text is a plain decimal, as the contract writes amounts. */
export function isDecimal(value: string): value is Decimal {
  return /^-?\d+(\.\d+)?$/.test(value)
}

/** Whether what anybody may have stored is an amount of a size that money has: no sign, no thousand digits. */
export const isStoredAmount = (value: string): value is Decimal =>
  /^\d{1,15}(\.\d{1,8})?$/.test(value)

/** Negative, zero or positive, as a is below, equal to or above b. Exact. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = unitsOf(a) - unitsOf(b)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** a - b, exact, with the decimals of the one that has more. */
export function difference(a: Decimal, b: Decimal): Decimal {
  const decimals = Math.max(...[a, b].map((one) => one.split('.')[1]?.length ?? 0))
  return textOf((unitsOf(a) - unitsOf(b)) / 10n ** BigInt(SCALE - decimals), decimals)
}

/** a / b, half-up with so many decimals; zero of nothing. */
export function quotient(a: Decimal, b: Decimal, decimals: number): Decimal {
  const [part, whole] = [unitsOf(a), unitsOf(b)]
  if (whole === 0n) return '0'
  const twice = (2n * part * 10n ** BigInt(decimals)) / whole
  // Away from zero, as a division that is cut goes towards it.
  return textOf((twice + (twice < 0n ? -1n : 1n)) / 2n, decimals)
}

/** A number of units of the last decimal as a text. */
function textOf(units: bigint, decimals: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** -1, 0 or 1. */
export function signOf(amount: Decimal): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0
  return amount.startsWith('-') ? -1 : 1
}

/** More decimals than any text of the contract has, or any product of two of them. */
const SCALE = 24

/** The value in units of the last decimal. Throws for what is no plain decimal. */
function unitsOf(value: Decimal): bigint {
  if (!isDecimal(value)) throw new Error(`No decimal: ${value}`)
  const [whole = '', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.padEnd(SCALE, '0'))
}
