/** Whether a number, in its normal form, can be one; `now` in Unix seconds. */
type Check = (number: string, now: number) => boolean

/**
 * Whether a number in its canonical form fits the document (the contract, `DocumentType`) and its
 * country. Known check digits are those of mainland China, Hong Kong, Spain and
 * Thailand; any other document has characters that are not all alike, one of them a digit.
 */
export function isIdNumber(
  number: string,
  country: string,
  document: string,
  now: number,
): boolean {
  const check = checks[country]?.[document] ?? isPlausible
  return check(number, now)
}

const NOT_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether a code of two letters is that of a country. */
export function isCountry(code: string): boolean {
  return !NOT_COUNTRIES.has(code) && regions.of(code) !== undefined
}

const isPlausible: Check = (number) =>
  /^[A-Z0-9]{5,32}$/.test(number) && /\d/.test(number) && !/^(.)\1+$/.test(number)

const CHINESE_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** 18 characters: area, date of birth, sequence, and a check character (GB 11643, ISO 7064). */
const isChinese: Check = (number, now) =>
  /^\d{17}[\dX]$/.test(number) &&
  isDateOfBirth(number.slice(6, 14), now) &&
  '10X98765432'[weighted(digitsOf(number.slice(0, 17)), CHINESE_WEIGHTS) % 11] === number[17]

/** A letter or two, six digits, and a check digit modulo 11, where A stands for 10. */
const isHongKong: Check = (number) => {
  if (!/^[A-Z]{1,2}\d{6}[\dA]$/.test(number)) return false
  // A missing first letter counts as 36, what comes after Z.
  const values = [...number.padStart(9)].map((one) => (one === ' ' ? 36 : Number.parseInt(one, 36)))
  return weighted(values, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
}

/** Eight digits and a letter modulo 23; of foreigners X, Y or Z stands for the first digit. */
const isSpanish: Check = (number) => {
  const [, first = '', digits = '', letter] = /^([XYZ\d])(\d{7})([A-Z])$/.exec(number) ?? []
  const value = Number.parseInt(`${/\d/.test(first) ? first : 'XYZ'.indexOf(first)}${digits}`, 10)
  return letter !== undefined && 'TRWAGMYFPDXBNJZSQVHLCKE'[value % 23] === letter
}

/** Thirteen digits, of which the last is a check digit modulo 11. */
const isThai: Check = (number) => {
  if (!/^[1-8]\d{12}$/.test(number)) return false
  const sum = weighted(digitsOf(number.slice(0, 12)), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return (11 - (sum % 11)) % 10 === Number.parseInt(number[12] ?? '', 10)
}

const checks: Record<string, Partial<Record<string, Check>>> = {
  CN: { id_card: isChinese, driving_licence: isChinese },
  ES: { id_card: isSpanish, driving_licence: isSpanish },
  HK: { id_card: isHongKong },
  TH: { id_card: isThai },
}

const digitsOf = (text: string): number[] => [...text].map(Number)

const weighted = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)

/** Whether `YYYYMMDD` is a day of the calendar that has come. */
function isDateOfBirth(text: string, now: number): boolean {
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  const at = Date.parse(`${iso}T00:00:00Z`)
  return at <= now * 1000 && iso >= '1900' && new Date(at).toISOString().startsWith(iso)
}
