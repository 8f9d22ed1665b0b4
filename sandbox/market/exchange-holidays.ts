const DAY_MS = 24 * 60 * 60 * 1000
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6]

/** Days since 1 January 1970 of a date; months count from 1. */
function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** 0 for Sunday to 6 for Saturday, of a day since 1 January 1970, a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + THURSDAY) % 7) + 7) % 7
}

/**
 * The holidays on which the New York stock exchanges stay closed in a year, as days since 1 January
 * 1970. They follow from the exchanges' own rules, so that charts are right for the past and the
 * clock can be moved to any year. Days of shortened trading are traded in full here.
 */
export function exchangeHolidays(year: number): number[] {
  const newYear = dayNumber(year, 1, 1)
  return [
    // On a Saturday it is not made up for: the Friday before belongs to the old year.
    ...(weekdayOf(newYear) === SATURDAY ? [] : [observed(newYear)]),
    nth(3, MONDAY, year, 1), // Martin Luther King
    nth(3, MONDAY, year, 2), // Presidents
    easterSunday(year) - 2, // Good Friday
    nth(1, MONDAY, year, 6) - 7, // Memorial: the last Monday of May
    ...(year >= 2022 ? [observed(dayNumber(year, 6, 19))] : []), // Juneteenth
    observed(dayNumber(year, 7, 4)), // Independence
    nth(1, MONDAY, year, 9), // Labor
    nth(4, THURSDAY, year, 11), // Thanksgiving
    observed(dayNumber(year, 12, 25)), // Christmas
  ]
}

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
function observed(day: number): number {
  if (weekdayOf(day) === SATURDAY) return day - 1
  if (weekdayOf(day) === SUNDAY) return day + 1
  return day
}

/** The nth such weekday of a month. */
function nth(count: number, weekday: number, year: number, month: number): number {
  const first = dayNumber(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1)
}

/** Easter Sunday of the Gregorian calendar, by the anonymous computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1)
}
