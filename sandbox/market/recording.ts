import type { CandleInterval } from '../../src/generated/h5.schemas.ts'
import { divideHalfUp } from '../core/money.ts'
import { intervalOfSeconds } from './intervals.ts'
import type { MarketProduct } from './products.ts'

/** One recorded candle: prices in units of 10^-precision, volume in units of 10^-volumePrecision. */
export interface RecordedCandle {
  open: number
  high: number
  low: number
  close: number
  volume: number
}

/** Recorded candles one after another; what is missing between them (weekends) is left out. */
export interface Recording {
  interval: CandleInterval
  candles: readonly RecordedCandle[]
}

const HEADER = 'time,open,high,low,close,volume'
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,15}))?$/
/** Digits that a decimal is read with before it is rounded. */
const DIGITS = 15

/**
 * Reads a recording of a product: CSV with the header `time,open,high,low,close,volume`, `time` in
 * Unix seconds. The smallest step between two times is the interval, which must be one of the
 * contract's. Prices and volume are rounded half-up to the product's decimals. Throws a RangeError
 * that names the line when the file is not one.
 */
export function parseRecording(csv: string, product: MarketProduct): Recording {
  const [header = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  if (header.trim() !== HEADER) throw new RangeError(`Line 1: expected ${HEADER}`)
  const rows = lines.map((line, index) => atLine(index + 2, () => parseRow(line, product)))
  return {
    interval: intervalOf(rows.map(({ time }) => time)),
    candles: rows.map(({ candle }) => candle),
  }
}

function parseRow(line: string, product: MarketProduct): { time: number; candle: RecordedCandle } {
  const [time = '', open = '', high = '', low = '', close = '', volume = '', ...rest] = line
    .split(',')
    .map((cell) => cell.trim())
  if (rest.length > 0) throw new RangeError('more than six cells')
  const price = (text: string) => toUnits(text, product.precision)
  const candle = {
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: toUnits(volume, product.volumePrecision),
  }
  const [lower, upper] = [Math.min(candle.open, candle.close), Math.max(candle.open, candle.close)]
  if (candle.low <= 0) throw new RangeError('a price must be above 0')
  if (candle.low > lower) throw new RangeError('low is above open or close')
  if (candle.high < upper) throw new RangeError('high is below open or close')
  return { time: toUnits(time, 0), candle }
}

function toUnits(text: string, precision: number): number {
  const parts = DECIMAL.exec(text)
  if (!parts) throw new RangeError(`not a decimal number: ${text}`)
  const [, whole = '', fraction = ''] = parts
  const exact = BigInt(whole + fraction.padEnd(DIGITS, '0'))
  const units = Number(divideHalfUp(exact, 10n ** BigInt(DIGITS - precision)))
  if (!Number.isSafeInteger(units)) throw new RangeError(`out of range: ${text}`)
  return units
}

function intervalOf(times: readonly number[]): CandleInterval {
  if (times.length < 2) throw new RangeError('A recording needs at least two rows')
  let smallest = Number.POSITIVE_INFINITY
  for (let row = 1; row < times.length; row += 1) {
    const step = (times[row] ?? 0) - (times[row - 1] ?? 0)
    if (step <= 0)
      throw new RangeError(`Line ${row + 2}: time must be later than in the line before`)
    smallest = Math.min(smallest, step)
  }
  const interval = intervalOfSeconds(smallest)
  if (!interval) throw new RangeError(`Rows of ${smallest} seconds are not an interval of candles`)
  return interval
}

function atLine<Result>(number: number, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? new RangeError(`Line ${number}: ${error.message}`) : error
  }
}
