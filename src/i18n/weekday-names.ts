import type { Weekday } from '@/generated/h5.schemas.ts'

const ORDER: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** A Monday at noon UTC, Unix milliseconds; the days that follow name the week. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 24 * 60 * 60_000

/** The days in the order of the week, by their names in a language. */
export function weekdayNames(days: readonly Weekday[], locale: string): string {
  const formatter = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const names = ORDER.flatMap((day, index) =>
    days.includes(day) ? [formatter.format(MONDAY + index * DAY_MS)] : [],
  )
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(names)
}
