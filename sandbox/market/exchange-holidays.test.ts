import { expect, test } from 'vitest'
import { exchangeHolidays } from './exchange-holidays.ts'

const dates = (year: number) =>
  exchangeHolidays(year)
    .toSorted((one, other) => one - other)
    .map((day) => new Date(day * 86_400_000).toISOString().slice(5, 10))

/** As the New York Stock Exchange announced them; days of mourning came on top. */
const PUBLISHED: [number, string][] = [
  [2018, '01-01 01-15 02-19 03-30 05-28 07-04 09-03 11-22 12-25'],
  [2022, '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26'],
  [2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25'],
  [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25'],
  [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24'],
  [2028, '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25'],
]

test.each(PUBLISHED)('the holidays of %i', (year, published) => {
  expect(dates(year).join(' ')).toBe(published)
})
