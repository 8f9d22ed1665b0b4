import type { CandleInterval } from '@/generated/h5.schemas.ts'
import { formatClock, formatDate, formatMinute, formatMonth, formatMonthDay } from '@/lib/time.ts'
import { SECONDS_OF } from './candle-series.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Distances between two marks that people count in, in seconds, then in months. */
const STEPS = [
  MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  4 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
] as const
const MONTHS = [1, 2, 3, 6, 12, 24, 60] as const
const MONTH = 30 * DAY
/** The first Monday of Unix time, on which weeks begin. */
const FIRST_MONDAY = 4 * DAY

/** A mark of the time axis: the index of its candle, and its text. */
export interface TimeTick {
  index: number
  text: string
}

export interface TimeTicksOptions {
  /** Begin of candle `index`, Unix seconds; undefined where there is none. */
  timeOf: (index: number) => number | undefined
  /** The candles in sight: from this one up to before that one. */
  from: number
  to: number
  interval: CandleInterval
  /** Pixels of one candle, and the least between two marks. */
  barSpace: number
  minGap: number
}

/** The marks of the time axis: at moments that people count in, and no two too near. */
export function timeTicks(options: TimeTicksOptions): TimeTick[] {
  const { timeOf, from, to, interval, barSpace, minGap } = options
  const span = Math.ceil(minGap / barSpace) * SECONDS_OF[interval]
  const bucketOf = bucketsOf(span, interval)
  const ticks: TimeTick[] = []
  let free = -Infinity
  let before: { time: number; bucket: number } | undefined
  for (let index = Math.max(0, from - 1); index < to; index += 1) {
    const time = timeOf(index)
    const now = time === undefined ? undefined : { time, bucket: bucketOf(time) }
    const isFree = index >= from && index * barSpace >= free
    if (isFree && now && before && now.bucket !== before.bucket) {
      ticks.push({ index, text: tickText(now.time, before.time, span, interval) })
      // Over a night or a weekend without candles, marks come nearer to each other than their step.
      free = index * barSpace + minGap * 0.8
    }
    before = now
  }
  return ticks
}

/** The candles of days and weeks are the server's, in UTC; shorter ones are told by the device's clock. */
function zoneOf(interval: CandleInterval): string | undefined {
  return SECONDS_OF[interval] >= DAY ? 'UTC' : undefined
}

/** The device's offset from UTC in the quarter of an hour that was last asked for: it changes in none. */
let lately = { quarter: Number.NaN, offset: 0 }

function offsetOf(time: number, interval: CandleInterval): number {
  if (zoneOf(interval) === 'UTC') return 0
  const quarter = Math.floor(time / (15 * MINUTE))
  if (lately.quarter !== quarter) {
    lately = { quarter, offset: -new Date(time * 1000).getTimezoneOffset() * MINUTE }
  }
  return lately.offset
}

/** Numbers the steps of the axis: candles with the same number stand in the same one. */
function bucketsOf(span: number, interval: CandleInterval): (time: number) => number {
  const step = STEPS.find((one) => one >= span)
  if (step !== undefined) {
    return (time) => Math.floor((time + offsetOf(time, interval) - FIRST_MONDAY) / step)
  }
  const months = MONTHS.find((one) => one * MONTH >= span) ?? 120
  return (time) => {
    const local = new Date((time + offsetOf(time, interval)) * 1000)
    return Math.floor((local.getUTCFullYear() * 12 + local.getUTCMonth()) / months)
  }
}

/** Texts of marks by their moment: the same few are written in each frame of a drag. */
const written = new Map<string, string>()
const MOST_WRITTEN = 500

function tickText(time: number, before: number, span: number, interval: CandleInterval): string {
  const key = `${time} ${before} ${span} ${interval}`
  const known = written.get(key)
  if (known !== undefined) return known
  const text = newText(time, before, span, interval)
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(key, text)
  return text
}

function newText(time: number, before: number, span: number, interval: CandleInterval): string {
  const zone = zoneOf(interval)
  if (span > 14 * DAY) return formatMonth(time, zone)
  const isDay = span > 12 * HOUR || dayOf(time, interval) !== dayOf(before, interval)
  return isDay ? formatMonthDay(time, zone) : formatClock(time, zone)
}

function dayOf(time: number, interval: CandleInterval): number {
  return Math.floor((time + offsetOf(time, interval)) / DAY)
}

/** When a candle began: with its minute, of days and weeks the date. */
export function candleTime(time: number, interval: CandleInterval): string {
  const zone = zoneOf(interval)
  return zone === undefined ? formatMinute(time) : formatDate(time, zone)
}
