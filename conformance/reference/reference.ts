/*
 * The arithmetic of the product, written from the contract's words: amounts as decimal text, moments
 * in Unix seconds. The kit holds servers to it, and the contract's own examples. It shares nothing
 * with the app or the sandbox, so that a mistake there does not excuse itself here.
 */
import { cashScale, cent, nothing } from '../contract/currencies.ts'
import {
  compare,
  divide,
  equal,
  lastPlace,
  minus,
  plain,
  scaleOf,
  sum,
  times,
} from '../contract/decimal.ts'

const DAY = 86_400

// --- Days of a time zone

const formatters = new Map<string, Intl.DateTimeFormat>()

/** What clock and calendar of a zone show at a moment, as if the zone were UTC: Unix seconds. */
function localOf(at: number, zone: string): number {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
    formatters.set(zone, formatter)
  }
  return Date.parse(`${formatter.format(at * 1000).replace(' ', 'T')}Z`) / 1000
}

/** The moment at which a zone shows this. */
function momentOf(local: number, zone: string): number {
  const guess = local - (localOf(local, zone) - local)
  return guess + (local - localOf(guess, zone))
}

/** The beginning of the calendar day of a moment, so many days later. */
export function startOfDay(at: number, zone: string, days = 0): number {
  const local = localOf(at, zone)
  return momentOf(local - (((local % DAY) + DAY) % DAY) + days * DAY, zone)
}

/** The beginning of the calendar month of a moment. */
export function startOfMonth(at: number, zone: string): number {
  const shown = new Date(localOf(at, zone) * 1000)
  return momentOf(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth()) / 1000, zone)
}

/** Seconds of a time of day such as `09:00` or `24:00`. */
function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** A time of day on the calendar day of a moment, so many days later. */
export function timeOfDay(at: number, clock: string, zone: string, days = 0): number {
  const local = localOf(at, zone)
  const day = local - (((local % DAY) + DAY) % DAY) + days * DAY
  return momentOf(day + secondsOf(clock), zone)
}

/** Whole calendar days of a zone from one moment to another. */
export function daysBetween(from: number, to: number, zone: string): number {
  const dayOf = (at: number) => Math.floor(localOf(at, zone) / DAY)
  return dayOf(to) - dayOf(from)
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

interface Hours {
  always_open: boolean
  time_zone: string
  sessions: readonly { days: readonly string[]; opens: string; closes: string }[]
}

/** The sessions of a market that touch the days around a moment, oldest first. */
export function sessionsAround(
  at: number,
  { sessions, time_zone: zone }: Hours,
  days = 10,
): { opens: number; closes: number }[] {
  return Array.from({ length: days + 2 }, (_, index) => index - 1)
    .flatMap((day) => {
      const noon = timeOfDay(at, '12:00', zone, day)
      const weekday = WEEKDAYS[new Date(localOf(noon, zone) * 1000).getUTCDay()] ?? ''
      return sessions
        .filter((one) => one.days.includes(weekday))
        .map(({ opens, closes }) => ({
          opens: timeOfDay(noon, opens, zone),
          closes: timeOfDay(noon, closes, zone),
        }))
    })
    .sort((one, other) => one.opens - other.opens)
}

// --- Texts

const KEPT = 3

/** First 3 and last 3 characters with four stars between, of a text that is longer than both. */
export function masked(text: string): string {
  const letters = [...text]
  return `${letters.slice(0, KEPT).join('')}****${letters.slice(-KEPT).join('')}`
}

// --- Orders

/** What decides about an order (the contract, `OrderDirection`). */
export function resultOf(direction: string, open: string, close: string): 'win' | 'loss' | 'draw' {
  const moved = compare(close, open)
  if (moved === 0) return 'draw'
  return moved > 0 === (direction === 'up') ? 'win' : 'loss'
}

/** What an order pays and brings (the contract, `TradeOrder`). */
export function payoutOf(
  result: 'win' | 'loss' | 'draw',
  {
    amount,
    fee,
    expected_profit: profit,
  }: { amount: string; fee: string; expected_profit: string },
): { payout: string; net: string } {
  const payout = { win: sum(amount, profit), loss: nothing(), draw: sum(amount, fee) }[result]
  return { payout, net: minus(minus(payout, amount), fee) }
}

/**
 * The smallest amount from `least` on whose product with a rate ends in exactly half of the last
 * decimal, where half up and every other way to round differ; undefined when there is none near.
 */
export function halfOf(
  least: string,
  rate: string,
  scale = cashScale(),
  step = cent(),
): string | undefined {
  const half = times(lastPlace(scale), '0.5', scale + 1)
  let amount = least
  for (let tried = 0; tried < 2000; tried += 1) {
    const exact = times(amount, rate, 20)
    const down = times(minus(exact, half), '1', scale)
    if (equal(minus(exact, down), half)) return amount
    amount = sum(amount, step)
  }
  return undefined
}

// --- Exchange

/** What an exchange costs and brings, the fee rounded first (the contract, `submitExchange`). */
export function exchangeOf(
  { type, rate, coinScale }: { type: string; rate: string; coinScale: number },
  given: string,
  feeRate: string,
): { fee: string; received: string } {
  if (type === 'cash_to_coin') {
    const fee = times(given, feeRate, cashScale())
    return { fee, received: divide(minus(given, fee), rate, coinScale) }
  }
  const value = times(given, rate, 16)
  const fee = times(value, feeRate, cashScale())
  return { fee, received: times(minus(value, fee), '1', cashScale()) }
}

// --- Financing

/** What a purchase was bought on, as its answers tell. */
export interface Terms {
  bought_at: number
  daily_rate: string
  investment_cycle: number
  dividend_method: string
}

/** The beginning of the first day that earns. */
export const earnsFrom = (at: number, zone: string): number => startOfDay(at, zone, 1)

/** The end of a day of the cycle, from 1. */
export const endOfDay = (at: number, day: number, zone: string): number =>
  startOfDay(at, zone, day + 1)

/** The income of one day. */
export const dailyIncome = (principal: string, rate: string): string =>
  times(principal, rate, cashScale())

/** The incomes of a purchase whose principal stays the same (the contract, `Purchase`). */
export function incomesOf(
  { bought_at: at, daily_rate: rate, investment_cycle: cycle, dividend_method: method }: Terms,
  principal: string,
  zone: string,
): { day: number; pays_at: number; amount: string }[] {
  if (method === 'all_at_expiry') {
    const amount = times(times(principal, rate, 20), String(cycle), cashScale())
    return [{ day: cycle, pays_at: endOfDay(at, cycle, zone), amount }]
  }
  return Array.from({ length: cycle }, (_, index) => ({
    day: index + 1,
    pays_at: endOfDay(at, index + 1, zone),
    amount: dailyIncome(principal, rate),
  }))
}

// --- Prices

interface Prices {
  open: string
  high: string
  low: string
  close: string
}

/** What candles one after the other are together. */
export function merged(candles: readonly Prices[]): Prices {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) throw new Error('No candles')
  const extreme = (name: 'high' | 'low', sign: number) =>
    candles.reduce((so, one) => (compare(one[name], so) * sign > 0 ? one[name] : so), first[name])
  return { open: first.open, high: extreme('high', 1), low: extreme('low', -1), close: last.close }
}

/** Whether a price is between two others. */
export const within = (price: string, low: string, high: string): boolean =>
  compare(price, low) >= 0 && compare(price, high) <= 0

/** Whether a rate is a quotient, to the decimals that it has. */
export function isQuotient(rate: string, part: string, whole: string): boolean {
  const exact = divide(part, whole, 20)
  const off = minus(exact, rate)
  // Whoever tells fewer decimals rounds by half of the last one.
  const last = lastPlace(Math.max(4, scaleOf(plain(rate))))
  return compare(off, last) < 0 && compare(off, `-${last}`) > 0
}
