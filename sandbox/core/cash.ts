import type { DecimalText } from './route.ts'

/** Decimals in which the seed and the rules write cash, whatever the currency has. */
const WRITTEN = 2

/**
 * The currency of the accounts: `--currency`, else dollars. Amounts of the seed and of the rules are so
 * many of its smallest units: 1250.00 is 1,250.00 EUR, 125,000 JPY and 125.000 KWD.
 */
export const cash = cashOf(process.env.H5_CURRENCY ?? 'USD')

function cashOf(code: string): { code: string; scale: number } {
  if (!Intl.supportedValuesOf('currency').includes(code)) {
    throw new RangeError(`--currency takes a code of ISO 4217, such as JPY, and not ${code}`)
  }
  const { maximumFractionDigits: scale = WRITTEN } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return { code, scale }
}

/**
 * A price of the seed, in the currency of the accounts: 97837.40 for one bitcoin is 9783740 JPY. Its digits
 * stay, and so do amounts in smallest units.
 */
export function inCash(price: DecimalText): DecimalText {
  const [whole = '', fraction = ''] = price.split('.')
  const scale = fraction.length + cash.scale - WRITTEN
  const digits = `${whole}${fraction}`.padStart(scale + 1, '0')
  if (scale < 0) return `${digits}${'0'.repeat(-scale)}`
  const written = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return written.replace(/^0+(?=\d)/, '')
}
