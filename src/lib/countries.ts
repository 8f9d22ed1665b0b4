import { isCountry } from './id-number.ts'

/** A country by its code of two letters (ISO 3166-1), with its name in one language. */
export interface Country {
  code: string
  name: string
}

let codes: readonly string[] | null = null

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The browser is asked once, and only where a list is shown. */
function allCodes(): readonly string[] {
  codes ??= LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`)).filter(isOfToday)
  return codes
}

/** All countries in the order of their names. The browser knows both; the app carries no list. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return allCodes()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}

/** The name of a country in a language; its code where the browser has no name. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** Islands and a zone that have a code of their own without being in the standard. */
const RESERVED: ReadonlySet<string> = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

/** The code of a former country stands for another one in the browser's data. */
function isOfToday(code: string): boolean {
  return (
    isCountry(code) &&
    !RESERVED.has(code) &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
  )
}
