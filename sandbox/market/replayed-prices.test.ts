import { expect, test } from 'vitest'
import type { Candle, CandleInterval } from '../../src/generated/h5.schemas.ts'
import type { Halt } from './halts.ts'
import { hash } from './noise.ts'
import type { RecordedCandle, Recording } from './recording.ts'
import { marketWith, moment, whole } from './test-market.ts'

/** Monday, 13:00 UTC: New York opens at 14:30. */
const START = moment('2026-11-16T13:00:00Z')
const HOUR_MS = 3_600_000

/** Rows of a walk, in units: some rise, some fall, one stands still. */
function recording(interval: CandleInterval, length: number): Recording {
  const step = (row: number, part: number) => ((hash(row, part) >>> 0) % 900) + 1
  const candles = Array.from({ length }, (_, row): RecordedCandle => {
    const open = 108_000 + step(row, 1)
    const close = row === 2 ? open : 108_000 + step(row, 2)
    const margin = row === 2 ? 0 : step(row, 3)
    return {
      open,
      high: Math.max(open, close) + margin,
      low: Math.min(open, close) - (row % 3 === 0 ? 0 : margin),
      close,
      volume: step(row, 4) * 7,
    }
  })
  return { interval, candles }
}

const hourly = recording('1h', 50)

const replay = (symbol: string, what: Recording, halts: readonly Halt[] = []) =>
  marketWith({ replays: [{ symbol, recording: what, startsAt: START }], halts })

const rowOf = ({ open, high, low, close, volume }: Candle): RecordedCandle => ({
  open: whole(open),
  high: whole(high),
  low: whole(low),
  close: whole(close),
  volume: whole(volume),
})

function joined(rows: readonly RecordedCandle[]): RecordedCandle {
  return {
    open: rows[0]?.open ?? 0,
    high: Math.max(...rows.map(({ high }) => high)),
    low: Math.min(...rows.map(({ low }) => low)),
    close: rows.at(-1)?.close ?? 0,
    volume: rows.reduce((sum, { volume }) => sum + volume, 0),
  }
}

/** Rows of the recording from one, which may lie before its beginning or after its end. */
function rows(from: number, count: number, { candles } = hourly): RecordedCandle[] {
  return Array.from({ length: count }, (_, index) => {
    const row = (((from + index) % candles.length) + candles.length) % candles.length
    return candles[row] ?? { open: 0, high: 0, low: 0, close: 0, volume: 0 }
  })
}

test('candles of the interval are the rows, from the start on and around again after the end', () => {
  const market = replay('BTCUSD', hourly)
  const query = { interval: '1h', count: 120 } as const
  const { list } = market.candles('BTCUSD', query, START + 70 * HOUR_MS - 1)
  expect(list[50]?.time).toBe(START / 1000)
  expect(list.map(rowOf)).toEqual(rows(-50, 120))
  expect(list.map(({ time }) => time)).toEqual(
    Array.from({ length: 120 }, (_, hour) => START / 1000 + (hour - 50) * 3600),
  )
})

test('longer candles are exactly their rows together', () => {
  const market = replay('BTCUSD', hourly)
  const end = moment('2026-11-20T00:00:00Z')
  const days = market.candles('BTCUSD', { interval: '1d', count: 2 }, end - 1).list
  expect(days.map(rowOf)).toEqual([joined(rows(35, 24)), joined(rows(59, 24))])
  const parts = market.candles('BTCUSD', { interval: '4h', count: 1 }, end - 1).list
  expect(parts.map(rowOf)).toEqual([joined(rows(79, 4))])
})

test('a start within a row plays that row from its beginning', () => {
  const replays = [{ symbol: 'BTCUSD', recording: hourly, startsAt: START + 1_234_567 }]
  const market = marketWith({ replays })
  const query = { interval: '1h', count: 1 } as const
  expect(market.candles('BTCUSD', query, START + HOUR_MS - 1).list.map(rowOf)).toEqual(rows(0, 1))
})

test('within a row the price walks from open to low, high and close, or to high first when it falls', () => {
  const market = replay('BTCUSD', hourly)
  for (const [index, row] of rows(0, 6).entries()) {
    const ticks = Array.from({ length: 14_400 }, (_, tick) =>
      whole(market.lastTick('BTCUSD', START + index * HOUR_MS + tick * 250).price),
    )
    expect([ticks[0], ticks.at(-1)]).toEqual([row.open, row.close])
    expect([Math.max(...ticks), Math.min(...ticks)]).toEqual([row.high, row.low])
    const rises = row.close >= row.open
    const turn = Math.floor(ticks.length / 2)
    expect((rises ? Math.min : Math.max)(...ticks.slice(0, turn))).toBe(rises ? row.low : row.high)
    expect((rises ? Math.max : Math.min)(...ticks.slice(turn))).toBe(rises ? row.high : row.low)
    expect(new Set(ticks).size).toBeGreaterThan(row.high === row.low ? 0 : 100)
  }
})

test('shorter candles are exact too, and add up to the row', () => {
  const market = replay('BTCUSD', hourly)
  const query = { interval: '1m', count: 60 } as const
  const minutes = market.candles('BTCUSD', query, START + HOUR_MS - 1).list
  expect(joined(minutes.map(rowOf))).toEqual(rows(0, 1)[0])
  for (const [index, minute] of minutes.entries()) {
    const ticks = Array.from({ length: 240 }, (_, tick) =>
      whole(market.lastTick('BTCUSD', START + index * 60_000 + tick * 250).price),
    )
    expect([whole(minute.high), whole(minute.low)]).toEqual([
      Math.max(...ticks),
      Math.min(...ticks),
    ])
  }
})

test('weekends are those of the calendar: the row after Friday is played on Monday', () => {
  const market = replay('EURUSD', hourly)
  const friday = moment('2026-11-21T00:00:00Z')
  const query = { interval: '1h', count: 2 } as const
  const row = 4 * 24 + 11
  expect(market.candles('EURUSD', query, friday).list.map(rowOf)).toEqual(rows(row - 2, 2))
  const monday = moment('2026-11-23T00:00:00Z')
  expect(market.candles('EURUSD', query, monday + HOUR_MS - 1).list.map(rowOf)).toEqual(
    rows(row - 1, 2),
  )
})

test('a daily row is a trading day: holidays and nights are not played', () => {
  const daily = recording('1d', 20)
  const market = replay('GOOG', daily)
  const query = { interval: '1d', count: 9 } as const
  // The Monday of the start is row 1; Thanksgiving is left out.
  const { list } = market.candles('GOOG', query, moment('2026-11-28T00:00:00Z'))
  expect(list.map(rowOf)).toEqual(rows(0, 9, daily))
  expect(list.map(({ time }) => new Date(time * 1000).getUTCDate())).toEqual([
    16, 17, 18, 19, 20, 23, 24, 25, 27,
  ])
  const opening = market.lastTick('GOOG', moment('2026-11-17T14:30:00Z'))
  expect(whole(opening.price)).toBe(rows(1, 1, daily)[0]?.open)
})

test('the first slot with trading has row 1 when the start has none', () => {
  // New York opens half an hour into the second hour.
  const market = replay('GOOG', hourly)
  const query = { interval: '1h', count: 3 } as const
  const { list } = market.candles('GOOG', query, START + 3 * HOUR_MS - 1)
  const friday = -65 * 3600
  expect(list.map(({ time }) => time - START / 1000)).toEqual([friday, 3600, 7200])
  expect(list.slice(1, 2).map(rowOf)).toEqual(rows(0, 1))
})

test('weekly rows are whole weeks, also of a market with nights', () => {
  const weekly = recording('1w', 5)
  for (const symbol of ['BTCUSD', 'GOOG']) {
    const market = replay(symbol, weekly)
    const query = { interval: '1w', count: 3 } as const
    const { list } = market.candles(symbol, query, moment('2026-11-23T00:00:00Z') - 1)
    expect(list.map(rowOf)).toEqual(rows(-2, 3, weekly))
  }
})

test('a halt takes its ticks out of the recording too', () => {
  const halts = [
    { symbol: 'BTCUSD', kind: 'frozen' as const, from: START + 600_000, to: START + 3_000_000 },
  ]
  const market = replay('BTCUSD', hourly, halts)
  const query = { interval: '1h', count: 1 } as const
  const [candle] = market.candles('BTCUSD', query, START + HOUR_MS - 1).list
  const undisturbed = replay('BTCUSD', hourly)
  const ticks = Array.from({ length: 14_400 }, (_, tick) => tick)
    .filter((tick) => tick <= 2400 || tick >= 12_000)
    .map((tick) => whole(undisturbed.lastTick('BTCUSD', START + tick * 250).price))
  expect(whole(candle?.high ?? '')).toBe(Math.max(...ticks))
  expect(whole(candle?.low ?? '')).toBe(Math.min(...ticks))
})

test('a quote follows the recording, and other products are not touched', () => {
  const at = START + 5.5 * HOUR_MS
  const market = replay('BTCUSD', hourly)
  const day = market.candles('BTCUSD', { interval: '1d', count: 2 }, at).list
  expect(market.quote('BTCUSD', at)).toMatchObject({
    price: day[1]?.close,
    high: day[1]?.high,
    low: day[1]?.low,
    close: day[0]?.close,
  })
  expect(market.quote('ETHUSD', at)).toEqual(marketWith().quote('ETHUSD', at))
})

test('a recording cannot begin before the history of the market', () => {
  const replays = [
    { symbol: 'BTCUSD', recording: hourly, startsAt: moment('2017-01-01T00:00:00Z') },
  ]
  expect(() => marketWith({ replays })).toThrow(/history/)
})
