import { describe, expect, it } from 'vitest'
import type { Candle } from '@/generated/h5.schemas.ts'
import { CandleSeries, MOST_CANDLES } from './candle-series.ts'

const START = 1_795_185_000

function candle(minute: number, change: Partial<Candle> = {}): Candle {
  return {
    time: START + 60 * minute,
    open: '100.00',
    high: '101.00',
    low: '99.00',
    close: '100.50',
    volume: '5.00',
    ...change,
  }
}

const minutes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => candle(from + index))

/** The second of a moment in a minute. */
const at = (minute: number, second: number) => START + 60 * minute + second

/** A series of minutes 0 to 9, as the server knew it at 9:30. */
function series(): CandleSeries {
  const made = new CandleSeries('1m')
  expect(made.merge({ list: minutes(0, 9), has_more: true }, at(9, 30))).toEqual({
    kind: 'replaced',
  })
  return made
}

const times = (made: CandleSeries) => made.candles.map(({ time }) => (time - START) / 60)

describe('a live price', () => {
  it('moves the open candle', () => {
    const made = series()
    const change = made.price({ price: '103.25', as_of: at(9, 31) })
    const moved = candle(9, { high: '103.25', close: '103.25' })
    expect(change).toEqual({ kind: 'changed', candles: [moved] })
    made.price({ price: '98.10', as_of: at(9, 32) })
    expect(made.candles.at(-1)).toEqual({ ...moved, low: '98.10', close: '98.10' })
  })

  it('compares prices as decimals and not as texts', () => {
    const made = series()
    made.price({ price: '1000.00', as_of: at(9, 31) })
    made.price({ price: '9.00', as_of: at(9, 32) })
    expect(made.candles.at(-1)).toMatchObject({ high: '1000.00', low: '9.00' })
  })

  it('changes nothing when it is the same, or older', () => {
    const made = series()
    expect(made.price({ price: '100.50', as_of: at(9, 31) })).toEqual({ kind: 'none' })
    made.price({ price: '102.00', as_of: at(9, 40) })
    expect(made.price({ price: '90.00', as_of: at(9, 35) })).toEqual({ kind: 'none' })
    expect(made.price({ price: '90.00', as_of: at(8, 59) })).toEqual({ kind: 'none' })
    expect(made.candles.at(-1)?.close).toBe('102.00')
  })

  it('begins the next candle, aligned with the one before', () => {
    const made = series()
    const next = candle(10, {
      open: '100.70',
      high: '100.70',
      low: '100.70',
      close: '100.70',
      volume: '0',
    })
    expect(made.price({ price: '100.70', as_of: at(10, 7) })).toEqual({
      kind: 'changed',
      candles: [next],
    })
    expect(made.unsettled).toBe(true)
  })

  it('leaves a gap to the server', () => {
    const made = series()
    expect(made.price({ price: '100.70', as_of: at(12, 0) })).toEqual({ kind: 'gap' })
    expect(times(made)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    // The final one of minute 8, and those up to minute 12.
    expect(made.tailCount).toBeGreaterThanOrEqual(5)
  })
})

describe('an answer of the server', () => {
  it('closes a candle with its own figures', () => {
    const made = series()
    made.price({ price: '102.00', as_of: at(9, 58) })
    made.price({ price: '101.50', as_of: at(10, 1) })
    const closed = candle(9, { high: '102.40', close: '102.10', volume: '8.00' })
    const open = candle(10, { open: '102.10', high: '102.10', low: '101.20', close: '101.60' })
    const change = made.merge({ list: [candle(8), closed, open], has_more: true }, at(10, 2))
    expect(change).toEqual({
      kind: 'changed',
      candles: [closed, { ...open, low: '101.20', close: '101.60' }],
    })
    expect(made.unsettled).toBe(false)
  })

  it('does not take back what live prices know since', () => {
    const made = series()
    made.price({ price: '105.00', as_of: at(9, 40) })
    made.price({ price: '104.00', as_of: at(9, 41) })
    made.merge({ list: [candle(8), candle(9, { volume: '6.00' })], has_more: true }, at(9, 39))
    expect(made.candles.at(-1)).toEqual(
      candle(9, { high: '105.00', close: '104.00', volume: '6.00' }),
    )
  })

  it('from a cache, made while the candle was open, does not close it', () => {
    const made = series()
    made.price({ price: '101.50', as_of: at(10, 1) })
    made.merge({ list: [candle(8), candle(9)], has_more: true }, at(9, 59))
    expect(made.unsettled).toBe(true)
  })

  it('fills a gap', () => {
    const made = series()
    made.price({ price: '100.70', as_of: at(12, 0) })
    const change = made.merge({ list: minutes(8, 12), has_more: true }, at(12, 1))
    expect(change.kind).toBe('changed')
    expect(times(made)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(made.unsettled).toBe(false)
  })

  it('that does not reach back to what is known begins anew', () => {
    const made = series()
    const change = made.merge({ list: minutes(40, 42), has_more: true }, at(42, 5))
    expect(change).toEqual({ kind: 'replaced' })
    expect(times(made)).toEqual([40, 41, 42])
    expect(made.hasMore).toBe(true)
  })

  it('that brings a candle between known ones is told as another series', () => {
    const made = new CandleSeries('1m')
    made.merge({ list: [candle(0), candle(1), candle(3)], has_more: false }, at(1, 30))
    const change = made.merge({ list: minutes(1, 3), has_more: false }, at(3, 30))
    expect(change).toEqual({ kind: 'replaced' })
    expect(times(made)).toEqual([0, 1, 2, 3])
  })

  it('with nothing new changes nothing', () => {
    const made = series()
    expect(made.merge({ list: minutes(7, 9), has_more: true }, at(9, 31))).toEqual({
      kind: 'none',
    })
    expect(made.merge({ list: [], has_more: false }, at(9, 31))).toEqual({ kind: 'none' })
  })

  it('is settled over a weekend without candles', () => {
    const made = series()
    const monday = 3 * 24 * 60
    made.merge({ list: [candle(8), candle(9), candle(monday)], has_more: true }, at(monday, 5))
    expect(made.unsettled).toBe(false)
  })
})

describe('how much is asked for', () => {
  it('is the open candle and the last final one', () => {
    expect(series().tailCount).toBe(3)
  })

  it('is little while no market trades, and bounded after a long absence', () => {
    const made = series()
    made.price({ price: '100.50', as_of: at(9, 59) })
    expect(made.tailCount).toBe(3)
    made.price({ price: '100.50', as_of: at(100_000, 0) })
    expect(made.tailCount).toBe(MOST_CANDLES)
  })
})

describe('older candles', () => {
  it('come before those that are known, each once', () => {
    const made = series()
    const older = made.prepend({ list: minutes(-5, 1), has_more: true })
    expect(older).toHaveLength(5)
    expect(times(made)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(made.hasMore).toBe(true)
  })

  it('end where the server has none, or gives nothing new', () => {
    const made = series()
    made.prepend({ list: minutes(-2, -1), has_more: false })
    expect(made.hasMore).toBe(false)
    const other = series()
    expect(other.prepend({ list: minutes(0, 3), has_more: true })).toEqual([])
    expect(other.hasMore).toBe(false)
  })
})
