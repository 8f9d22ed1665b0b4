/**
 * Display of moments, which come as Unix seconds (specification, section 9): year-month-day with
 * a 12-hour clock and AM/PM, and year-month. Figures and order are the same in every language, so
 * that a record reads the same to the user and to customer service. `timeZone` is an IANA name; the
 * device's own where it is absent or unknown.
 */
export function formatDateTime(seconds: number, timeZone?: string): string {
  const { year, month, day, hour, minute, second, dayPeriod } = partsOf(seconds, timeZone)
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${dayPeriod}`
}

/** As {@link formatDateTime}, without seconds: for openings, and where a minute is exact enough. */
export function formatMinute(seconds: number, timeZone?: string): string {
  const { year, month, day, hour, minute, dayPeriod } = partsOf(seconds, timeZone)
  return `${year}-${month}-${day} ${hour}:${minute} ${dayPeriod}`
}

/** Year-month-day. */
export function formatDate(seconds: number, timeZone?: string): string {
  const { year, month, day } = partsOf(seconds, timeZone)
  return `${year}-${month}-${day}`
}

/** Year-month. */
export function formatMonth(seconds: number, timeZone?: string): string {
  const { year, month } = partsOf(seconds, timeZone)
  return `${year}-${month}`
}

/** Hours, minutes and seconds on a 12-hour clock, for the moment of a quote. */
export function formatTime(seconds: number, timeZone?: string): string {
  const { hour, minute, second, dayPeriod } = partsOf(seconds, timeZone)
  return `${hour}:${minute}:${second} ${dayPeriod}`
}

/** Hours and minutes on a 12-hour clock, for moments whose day is said elsewhere. */
export function formatClock(seconds: number, timeZone?: string): string {
  const { hour, minute, dayPeriod } = partsOf(seconds, timeZone)
  return `${hour}:${minute} ${dayPeriod}`
}

/** Month-day, for moments whose year is said elsewhere. */
export function formatMonthDay(seconds: number, timeZone?: string): string {
  const { month, day } = partsOf(seconds, timeZone)
  return `${month}-${day}`
}

/** A span as m:ss, or h:mm:ss from an hour on; never below zero. */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  if (hours === 0) return `${minutes}:${rest}`
  return `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'dayPeriod'

const formatters = new Map<string, Intl.DateTimeFormat>()

function partsOf(seconds: number, timeZone = 'local'): Record<Part, string> {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = createFormatter(timeZone === 'local' ? undefined : timeZone)
    formatters.set(timeZone, formatter)
  }
  const parts = formatter.formatToParts(new Date(seconds * 1000))
  const value = (type: Part) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    year: value('year'),
    month: value('month'),
    day: value('day'),
    hour: value('hour'),
    minute: value('minute'),
    second: value('second'),
    dayPeriod: value('dayPeriod'),
  }
}

function createFormatter(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: true,
      timeZone,
    })
  } catch {
    // A zone that this browser does not know must not take the page down.
    return createFormatter(undefined)
  }
}
