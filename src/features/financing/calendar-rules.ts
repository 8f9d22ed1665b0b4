import type {
  CalendarDay,
  GetIncomeCalendarParams,
  IncomeCalendar,
} from '@/generated/h5.schemas.ts'

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
