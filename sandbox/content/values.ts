import type { LanguageCode } from '../../src/generated/h5.schemas.ts'
import { rules } from '../core/rules.ts'

/**
 * A value of a text, written in the language of whoever reads it. Values are plain data, so that
 * they can be stored with an event and be said in any language later.
 */
export type PlainValue =
  | string
  | number
  /** Money with its currency, decimal text at the currency's scale: "1,250.00 USD". */
  | { amount: string; currency: string }
  /** A price or another decimal number, with the decimals that it has: "97,837.40". */
  | { decimal: string }
  /** A decimal fraction as per cent: 0.01 is "1%". */
  | { rate: string }
  /** Unix seconds: a moment, with the site's time zone. */
  | { moment: number }
  /** Unix seconds: the calendar day of the site's time zone. */
  | { day: number }

/** The locale that numbers and plurals of a language follow, a BCP 47 tag. */
const LOCALES: Record<LanguageCode, string> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  hk: 'zh-HK',
  jp: 'ja',
  kor: 'ko',
  th: 'th',
  zh: 'zh-CN',
  vi: 'vi',
}

/** The locale of a language. */
export function localeOf(language: LanguageCode): string {
  return LOCALES[language]
}

/** Writes a value for a reader of a language. */
export function written(language: LanguageCode, value: PlainValue): string | number {
  if (typeof value !== 'object') return value
  if ('amount' in value) return `${decimal(language, value.amount)} ${value.currency}`
  if ('decimal' in value) return decimal(language, value.decimal)
  if ('rate' in value) return percent(language, value.rate)
  if ('moment' in value) return `${momentText(value.moment)} (${rules.timeZone})`
  return dayText(value.day)
}

/** Whether a text is a decimal number as the contract writes it. */
export function isDecimal(value: string): value is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(value)
}

/** A decimal text by the language's signs, with the decimals that it has; other texts as they are. */
function decimal(language: LanguageCode, value: string): string {
  if (!isDecimal(value)) return value
  const [, fraction = ''] = value.split('.')
  return numberFormat(language, fraction.length).format(value)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: LanguageCode, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    numberFormats.set(key, format)
  }
  return format
}

function percent(language: LanguageCode, value: string): string {
  if (!isDecimal(value)) return value
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    // The contract's rates have eight decimals as fractions.
    maximumFractionDigits: 6,
  }).format(value)
}

/** Figures and their order are the same in every language, as in the app. */
const clock = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
  timeZone: rules.timeZone,
})

function partsOf(seconds: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    clock.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]),
  )
}

function dayText(seconds: number): string {
  const { year, month, day } = partsOf(seconds)
  return `${year}-${month}-${day}`
}

function momentText(seconds: number): string {
  const { hour, minute, second, dayPeriod } = partsOf(seconds)
  return `${dayText(seconds)} ${hour}:${minute}:${second} ${dayPeriod}`
}
