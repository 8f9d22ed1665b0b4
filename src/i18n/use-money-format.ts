import { useIntl } from 'react-intl'
import { scaleOf } from '@/lib/currencies.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { withMinus } from '@/lib/minus.ts'

/**
 * Formats decimal texts by the locale without passing through a binary number: Intl takes decimal
 * texts as they are. A loss has a true minus, as wide as the plus of a gain.
 */
export function useMoneyFormat() {
  const { locale } = useIntl()
  return {
    /** An amount with the decimals of its currency, without its name: "1,250.00". */
    amount: (value: Decimal, currency: string) => format(locale, value, scaleOf(currency)),
    /** An amount with its currency: "1,250.00 USD". */
    money: (value: Decimal, currency: string) =>
      `${format(locale, value, scaleOf(currency))} ${currency}`,
    /** An amount with its sign, also a plus: "+12.60". */
    signed: (value: Decimal, currency: string) =>
      format(locale, value, scaleOf(currency), 'exceptZero'),
    /** A price or a change at a product's precision. */
    price: (value: Decimal, precision: number) => format(locale, value, precision),
    /** A signed price change at a product's precision. */
    change: (value: Decimal, precision: number) => format(locale, value, precision, 'exceptZero'),
    /** A rate as per cent, to its last digit: 0.00025 is "0.025%". At least `decimals`. */
    rate: (value: Decimal, decimals = 0) =>
      percent(locale, value, [decimals, RATE_DECIMALS], 'negative'),
    /** A signed rate as per cent, two decimals: "+0.92%". */
    signedRate: (value: Decimal) => percent(locale, value, [2, 2], 'exceptZero'),
  }
}

/** `negative`: as usual, but zero has no sign ("-0.00"). */
type Sign = 'negative' | 'exceptZero'

/** Decimals of a rate as per cent; the contract's rates have eight as fractions. */
const RATE_DECIMALS = 6

const formatters = new Map<string, Intl.NumberFormat>()

function format(locale: string, value: Decimal, decimals: number, sign: Sign = 'negative'): string {
  return write(locale, value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: sign,
  })
}

function percent(
  locale: string,
  value: Decimal,
  [least, most]: [least: number, most: number],
  sign: Sign,
): string {
  return write(locale, value, {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: sign,
  })
}

function write(locale: string, value: Decimal, options: Intl.NumberFormatOptions): string {
  return withMinus(formatter(locale, options).format(value as Intl.StringNumericLiteral))
}

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.NumberFormat(locale, options)
    formatters.set(key, found)
  }
  return found
}
