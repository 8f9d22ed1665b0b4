import type { TradingHours } from '@/generated/h5.schemas.ts'
import { Weekday } from '@/generated/h5.schemas.ts'

const DAYS = Object.values(Weekday)
/** Minutes of a day and of a week. */
const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

/** "16:30" as minutes since midnight; "24:00" is the day's end. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The sessions as minutes of the week; one that ends at or before its beginning ends a day later. */
function sessionsOf({ sessions }: TradingHours): { from: number; to: number }[] {
  return sessions.flatMap(({ days, opens, closes }) =>
    days.map((day) => {
      const from = DAYS.indexOf(day) * DAY_MINUTES + minutesOf(opens)
      const length = minutesOf(closes) - minutesOf(opens)
      return { from, to: from + (length > 0 ? length : length + DAY_MINUTES) }
    }),
  )
}

/** The minute of the week in a zone, with its seconds as a fraction. */
function minuteOfWeek(seconds: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(seconds * 1000)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const day = DAYS.map(String).indexOf(read('weekday').toLowerCase())
  const [hours = 0, minutes = 0, rest = 0] = ['hour', 'minute', 'second'].map(read).map(Number)
  return day * DAY_MINUTES + hours * 60 + minutes + rest / 60
}

const inWeek = (minute: number) => ((minute % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES

/**
 * When a market that is in its hours leaves them, Unix seconds; sessions that follow on one another
 * are one. Null where it never does, is not in its hours, or has a zone that this device does not know.
 */
export function closesAt(hours: TradingHours, now: number): number | null {
  if (hours.always_open) return null
  try {
    return nextClose(hours, now)
  } catch {
    return null
  }
}

function nextClose(hours: TradingHours, now: number): number | null {
  const sessions = sessionsOf(hours)
  const minute = minuteOfWeek(now, hours.time_zone)
  let left: number | null = null
  for (let turn = 0; turn <= sessions.length; turn += 1) {
    const at = inWeek(minute + (left ?? 0))
    // Where one ends exactly at `at`, the one that begins there goes on.
    const session = sessions.find(({ from, to }) => inWeek(at - from) < to - from)
    if (!session) break
    left = (left ?? 0) + (session.to - session.from - inWeek(at - session.from))
    if (left >= WEEK_MINUTES) return null
  }
  if (left === null) return null
  const end = now + Math.round(left * 60)
  // Where clocks are put forward or back before it, the same time of day is an hour off.
  const off =
    inWeek(minuteOfWeek(end, hours.time_zone) - (minute + left) + WEEK_MINUTES / 2) -
    WEEK_MINUTES / 2
  return end - Math.round(off) * 60
}
