/** By zone: a formatter is slow to make, and every day that is looked up needs one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Seconds that a zone's clock is ahead of UTC at a moment. */
function offsetAt(at: number, zone: string): number {
  if (zone === 'UTC') return 0
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formatters.set(zone, formatter)
  }
  const parts = Object.fromEntries(
    formatter.formatToParts(at * 1000).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at
}

/** The moment at which a zone's clock shows a time of day, counted in days since 1970 and seconds. */
function momentOf(day: number, secondOfDay: number, zone: string): number {
  const local = day * 86_400 + secondOfDay
  const guess = local - offsetAt(local, zone)
  // The offset may be another one there: on the day of a change the guess is off by an hour.
  const moment = local - offsetAt(guess, zone)
  const offset = offsetAt(moment, zone)
  // A time that a change leaves out, midnight in some zones, is the moment of the change.
  return offset === offsetAt(guess, zone) ? moment : Math.max(moment, local - offset)
}

const dayNumber = (at: number, zone: string) => Math.floor((at + offsetAt(at, zone)) / 86_400)

/** Seconds of a time of day as the contract writes it, for example `09:00` or `24:00`. */
export function secondsOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/**
 * The beginning of the calendar day in which a moment lies, `days` days later: Unix seconds. Days
 * are those of the zone, so one of them may have 23 or 25 hours.
 */
export function startOfDay(at: number, zone: string, days = 0): number {
  return momentOf(dayNumber(at, zone) + days, 0, zone)
}

/** The beginning of the week, which begins on a Monday, in which a moment lies, `weeks` weeks later: Unix seconds. */
export function startOfWeek(at: number, zone: string, weeks = 0): number {
  const day = dayNumber(at, zone)
  // Day 0, the first of 1970, was a Thursday.
  return momentOf(day - ((day + 3) % 7) + 7 * weeks, 0, zone)
}

/** The beginning of the calendar month in which a moment lies: Unix seconds. */
export function startOfMonth(at: number, zone: string): number {
  const day = dayNumber(at, zone)
  return momentOf(day + 1 - new Date(day * 86_400_000).getUTCDate(), 0, zone)
}

/** A time of day on the calendar day of a moment, `days` days later: Unix seconds. */
export function timeOfDay(at: number, clockTime: string, zone: string, days = 0): number {
  return momentOf(dayNumber(at, zone) + days, secondsOf(clockTime), zone)
}

/** Whole calendar days of the zone from one moment to another. */
export function daysBetween(from: number, to: number, zone: string): number {
  return dayNumber(to, zone) - dayNumber(from, zone)
}
