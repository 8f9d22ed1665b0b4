import type { Candle, CandleInterval, CandlePage } from '../../src/generated/h5.schemas.ts'

const MINUTE = 60

/** What a chart asks for, with the server's clock. */
interface CandleQuestion {
  symbol: string
  interval: CandleInterval
  count: number
  /** Only candles that begin before this moment, Unix seconds. */
  before: number | undefined
  now: number
}

/**
 * Candles of a minute, whatever is asked for, that are the same in every run: waves with noise. There
 * are `most` of them before `now`.
 */
export function sampleCandles(question: CandleQuestion, most: number): CandlePage {
  const { symbol, interval, count, before = Infinity, now } = question
  const newest = Math.floor(now / MINUTE) * MINUTE
  const oldest = newest - (most - 1) * MINUTE
  const end = Math.min(newest, Math.ceil(before / MINUTE - 1) * MINUTE)
  const begin = Math.max(oldest, end - (count - 1) * MINUTE)
  const length = Math.max(0, (end - begin) / MINUTE + 1)
  const list = Array.from({ length }, (_, at) => candleAt(begin + at * MINUTE))
  return { symbol, interval, list, has_more: begin > oldest }
}

function candleAt(time: number): Candle {
  const [open, close] = [priceAt(time - MINUTE), priceAt(time)]
  const move = Math.abs(close - open)
  const text = (value: number) => value.toFixed(2)
  return {
    time,
    open: text(open),
    high: text(Math.max(open, close) + noise(time, 1) * 60),
    low: text(Math.min(open, close) - noise(time, 2) * 60),
    close: text(close),
    volume: text(2 + noise(time, 3) * 18 * (1 + move / 60)),
  }
}

function priceAt(time: number): number {
  const minute = time / MINUTE
  const waves =
    900 * Math.sin(minute / 97) + 400 * Math.sin(minute / 23) + 160 * Math.sin(minute / 7)
  return 97_000 + waves + (noise(time, 0) - 0.5) * 90
}

/** A number from 0 to 1 that a moment always has. */
function noise(time: number, kind: number): number {
  let bits = Math.imul((time + kind) | 0, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}
