import type { SiteCurrency } from '../../src/generated/h5.schemas.ts'
import { cash, inCash } from './cash.ts'
import type { DecimalText } from './route.ts'

/**
 * An amount of money as a whole number of the currency's smallest unit (cents, satoshi). Safe
 * integers hold 90 million million dollars, or 90 million bitcoins; what is larger throws.
 */
export type Units = number

/** The currencies of the site: that of the accounts, and the coins. */
export const CURRENCIES: readonly SiteCurrency[] = [
  { ...cash, type: 'cash' },
  { code: 'USDT', scale: 2, type: 'coin' },
  { code: 'BTC', scale: 8, type: 'coin' },
  { code: 'ETH', scale: 8, type: 'coin' },
]

/** Decimals of a currency. Throws for one that the site does not have. */
export function scaleOf(currency: string): number {
  const found = CURRENCIES.find(({ code }) => code === currency)
  if (!found) throw new RangeError(`Not a currency of the site: ${currency}`)
  return found.scale
}

/** Reads a decimal text as a whole number of its smallest unit. Throws when it has more decimals. */
export function toInteger(text: DecimalText, scale: number): bigint {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!parts) throw new RangeError(`Not a decimal number: ${text}`)
  const [, sign = '', whole = '', fraction = ''] = parts
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > scale) throw new RangeError(`${text} has more than ${scale} decimals`)
  return BigInt(`${sign}${whole}${kept.padEnd(scale, '0')}`)
}

/** Writes a whole number of the smallest unit as decimal text with all its decimals. */
export function toDecimal(integer: bigint | number, scale: number): DecimalText {
  const value = BigInt(integer)
  const sign = value < 0n ? '-' : ''
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  if (scale === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Units of an amount that was sent or stands in the rules. */
export function units(text: DecimalText, currency: string): Units {
  return safe(toInteger(text, scaleOf(currency)))
}

/** Units of an amount of cash of the seed, which is written with two decimals in any currency. */
export const seedCash = (text: DecimalText): Units => units(inCash(text), cash.code)

/** An amount as the contract writes it, for example `1250.00`. */
export function money(amount: Units, currency: string): DecimalText {
  return toDecimal(amount, scaleOf(currency))
}

/** amount x rate, half-up (away from zero) at the amount's own scale. `rate` has at most 12 decimals. */
export function timesRate(amount: Units, rate: DecimalText): Units {
  return safe(divideHalfUp(BigInt(amount) * toInteger(rate, RATE_SCALE), 10n ** BigInt(RATE_SCALE)))
}

/**
 * The value of an amount in another currency at a price (units of `to` for one whole `from`),
 * half-up at the scale of `to`.
 */
export function convert(amount: Units, from: string, to: string, price: DecimalText): Units {
  const product = BigInt(amount) * toInteger(price, RATE_SCALE) * 10n ** BigInt(scaleOf(to))
  return safe(divideHalfUp(product, 10n ** BigInt(scaleOf(from) + RATE_SCALE)))
}

/** The value of an amount in another currency, where `price` is units of `from` for one whole `to`. */
export function convertBack(amount: Units, from: string, to: string, price: DecimalText): Units {
  return safe(divideHalfUp(...quotient(amount, from, to, price)))
}

/**
 * How much of another currency an amount pays for, where `price` is units of `from` for one whole
 * `to`: rounded down to the smallest unit of `to`.
 */
export function convertBackDown(
  amount: Units,
  from: string,
  to: string,
  price: DecimalText,
): Units {
  const [dividend, divisor] = quotient(amount, from, to, price)
  return safe(dividend / divisor)
}

/** part / whole as a rate of `scale` decimals, half-up; 0 when there is no whole. */
export function ratio(part: number | bigint, whole: number | bigint, scale: number): DecimalText {
  if (BigInt(whole) === 0n) return toDecimal(0, scale)
  return toDecimal(divideHalfUp(BigInt(part) * 10n ** BigInt(scale), BigInt(whole)), scale)
}

/** A decimal text without zeros at its end, for rates: `0.0100` is `0.01`. */
export function plainRate(text: DecimalText): DecimalText {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Division that rounds halves away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const [top, bottom] = [magnitude(numerator), magnitude(denominator)]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return negative ? -rounded : rounded
}

/** Dividend and divisor of an amount by a price, in the smallest unit of `to`. */
function quotient(amount: Units, from: string, to: string, price: DecimalText): [bigint, bigint] {
  const dividend = BigInt(amount) * 10n ** BigInt(scaleOf(to) + RATE_SCALE)
  return [dividend, toInteger(price, RATE_SCALE) * 10n ** BigInt(scaleOf(from))]
}

const RATE_SCALE = 12
const magnitude = (value: bigint) => (value < 0n ? -value : value)

function safe(value: bigint): Units {
  const amount = Number(value)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Amount out of range: ${value}`)
  return amount
}
