import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'

/** The price of one coin in cash, and until when it is accepted. */
export interface OfferedRate {
  rate: Decimal
  /** Unix seconds, as is `expires_at`. */
  as_of: number
  expires_at: number
}

/** Shortest refetch interval in milliseconds, while the server repeats an expired answer. */
const SHORTEST_REFETCH_MS = 3_000
/** Milliseconds after the end of a rate until the next one is asked for. */
const CLOCK_MARGIN_MS = 300

/** Milliseconds until the rates are to be asked for again, at `now`; false where there are none. */
export function nextLook(rates: readonly OfferedRate[], now: number): number | false {
  if (rates.length === 0) return false
  const ends = Math.min(...rates.map((rate) => rate.expires_at))
  return Math.max((ends - now) * 1000 + CLOCK_MARGIN_MS, SHORTEST_REFETCH_MS)
}

/** Seconds of grace between an expired rate and the next one before the button is disabled. */
const RATE_MARGIN = 3

/** Whether no valid rate is known any more. */
export const isOutOfDate = (rate: OfferedRate, now: number) => now >= rate.expires_at + RATE_MARGIN

/**
 * Seconds for which an accepted rate is still taken: of the present one where it is the same, else of
 * the one that was accepted.
 */
function secondsValid({ accepted, present, now }: Accepting): number {
  const isSame = present && compare(present.rate, accepted.rate) === 0
  const until = isSame ? Math.max(present.expires_at, accepted.expires_at) : accepted.expires_at
  return Math.max(0, until - now)
}

interface Accepting {
  accepted: OfferedRate
  /** The rate that is offered now, where one is. */
  present: OfferedRate | null | undefined
  /** The server's Unix seconds. */
  now: number
  /** The server did not take the accepted rate any more. */
  refused: boolean
  /** It is being sent. */
  pending: boolean
}

/** Seconds for which a question can still be answered at its rate; null when that is over. */
export function secondsLeft(accepting: Accepting): number | null {
  const left = secondsValid(accepting)
  return !accepting.pending && (accepting.refused || left === 0) ? null : left
}
