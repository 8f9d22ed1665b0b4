import type {
  CalendarDay,
  GetIncomeCalendarParams,
  IncomeCalendar,
} from '@/generated/h5.schemas.ts'
import { formatDate, formatMonth } from '@/lib/time.ts'

/** The view of the address that shows it. */
export const CALENDAR = 'calendar'

/** A moment as the contract writes it. */
const UNIX_SECONDS = /^[1-9]\d{9}$/

/** The month that an address asks for; the present one where it names none. */
export function readMonth(search: URLSearchParams): GetIncomeCalendarParams {
  const asked = search.get('month') ?? ''
  return UNIX_SECONDS.test(asked) ? { month_from: +asked } : {}
}

/** The months that can be chosen: those with entries, and the one that is shown. */
export function monthsOf({ month_from, months }: IncomeCalendar): number[] {
  const all = new Set([month_from, ...months.map((one) => one.month_from)])
  return [...all].sort((one, other) => one - other)
}

/** The days of a month that are over at a moment, and those that come. */
export function parted(days: readonly CalendarDay[], now: number) {
  const next = days.findIndex(({ pays_at }) => pays_at > now)
  const from = next < 0 ? days.length : next
  return { past: days.slice(0, from), coming: days.slice(from) }
}

/** A day of the month as the calendar shows it. */
export interface GridDay {
  number: number
  /** Year-month-day. */
  date: string
  /** What is paid on it, or null. */
  pays: CalendarDay | null
}

/** The month in weeks from Monday to Sunday, by the days of the site's zone; null beyond its ends. */
export function weeksOf(
  { month_from, days }: Pick<IncomeCalendar, 'month_from' | 'days'>,
  zone: string | undefined,
): (GridDay | null)[][] {
  const month = formatMonth(month_from, zone)
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const paying = new Map(days.map((day) => [formatDate(day.pays_at, zone), day]))
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const number = week * 7 + place - before + 1
      if (number < 1 || number > length) return null
      const date = `${month}-${String(number).padStart(2, '0')}`
      return { number, date, pays: paying.get(date) ?? null }
    }),
  )
}
