import type { TradingHours, Weekday } from '../../src/generated/h5.schemas.ts'
import { secondsOf } from '../core/calendar.ts'
import { exchangeHolidays, weekdayOf } from './exchange-holidays.ts'
import type { Run } from './ticks.ts'
import { dayOf, TICK_MS, TICKS_PER_DAY, TICKS_PER_SECOND } from './ticks.ts'

/**
 * When a market trades. Sessions are half-open: the last tick is the one before the closing moment.
 * A session of any market here begins and ends on the same day of UTC, so a day of UTC has one
 * session or none.
 */
export interface Calendar {
  /** The ticks of the session on a day, counted from 1 January 1970 UTC. */
  session(day: number): Run | undefined
  /** Whether a tick is on a holiday, on which the market would trade if it were none. */
  isHoliday(tick: number): boolean
}

/** In the order of the week's days that `weekdayOf` counts. */
const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The calendar of trading hours; `holidays` says whether the exchange's holidays are kept. */
export function calendarOf(hours: TradingHours, { holidays }: { holidays: boolean }): Calendar {
  if (hours.always_open) return ALWAYS
  const offsetOf = offsetsOf(hours.time_zone)
  const isHoliday = holidays ? isExchangeHoliday() : () => false
  const sessions = new Map<number, Run | undefined>()

  const makeSession = (day: number): Run | undefined => {
    const weekday = WEEK[weekdayOf(day)]
    const session = hours.sessions.find(({ days }) => days.some((name) => name === weekday))
    if (!session || isHoliday(day)) return undefined
    const midnight = day * TICKS_PER_DAY - offsetOf(day)
    return {
      first: midnight + secondsOf(session.opens) * TICKS_PER_SECOND,
      last: midnight + secondsOf(session.closes) * TICKS_PER_SECOND - 1,
    }
  }

  return {
    session(day) {
      if (!sessions.has(day)) sessions.set(day, makeSession(day))
      return sessions.get(day)
    },
    isHoliday(tick) {
      return isHoliday(dayOf(tick + offsetOf(dayOf(tick))))
    },
  }
}

const ALWAYS: Calendar = {
  session: (day) => ({ first: day * TICKS_PER_DAY, last: (day + 1) * TICKS_PER_DAY - 1 }),
  isHoliday: () => false,
}

/**
 * Ticks that a time zone within twelve hours of UTC is ahead of it at noon UTC of a day: by then
 * clocks that change on that day have changed. Answers are remembered, since asking Intl is slow.
 */
function offsetsOf(timeZone: string): (day: number) => number {
  if (timeZone === 'UTC') return () => 0
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const offsets = new Map<number, number>()
  return (day) => {
    const known = offsets.get(day)
    if (known !== undefined) return known
    const noon = (day + 0.5) * TICKS_PER_DAY * TICK_MS
    const ahead = secondsOf(format.format(noon)) * TICKS_PER_SECOND - TICKS_PER_DAY / 2
    offsets.set(day, ahead)
    return ahead
  }
}

function isExchangeHoliday(): (day: number) => boolean {
  const years = new Map<number, Set<number>>()
  return (day) => {
    const year = new Date(day * TICKS_PER_DAY * TICK_MS).getUTCFullYear()
    let days = years.get(year)
    if (!days) {
      days = new Set(exchangeHolidays(year))
      years.set(year, days)
    }
    return days.has(day)
  }
}
