import { describe, expect, it } from 'vitest'
import type { Bar, Study } from './studies.ts'
import {
  bollingerBands,
  macd,
  movingAverages,
  relativeStrength,
  runningStudy,
  volumes,
} from './studies.ts'

const bars = (closes: readonly number[]): Bar[] =>
  closes.map((close, index) => ({ close, volume: index + 1 }))

function run<S, V>(study: Study<S, V>, list: readonly Bar[]): V[] {
  return runningStudy(study)(list)
}

/** A walk that is the same in every run. */
function walk(count: number): number[] {
  let seed = 7
  let price = 100
  return Array.from({ length: count }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    price += (seed / 2_147_483_647 - 0.5) * 4
    return price
  })
}

describe('moving averages', () => {
  it('are the mean of the last closes, and missing before', () => {
    const values = run(movingAverages, bars([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(values[3]).toEqual({ ma1: undefined, ma2: undefined, ma3: undefined })
    expect(values[4]).toEqual({ ma1: 3, ma2: undefined, ma3: undefined })
    expect(values[9]).toEqual({ ma1: 8, ma2: 5.5, ma3: undefined })
  })
})

describe('Bollinger bands', () => {
  it('lie two standard deviations about the average', () => {
    // Ten closes of 8 and ten of 12: mean 10, deviation 2.
    const closes = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 8 : 12))
    const values = run(bollingerBands, bars(closes))
    expect(values[18]).toEqual({})
    expect(values[19]).toEqual({ middle: 10, upper: 14, lower: 6 })
  })
})

describe('MACD', () => {
  it('begins with simple averages: 26 closes for the line, nine lines for the signal', () => {
    const closes = Array.from({ length: 40 }, (_, index) => index + 1)
    const values = run(macd, bars(closes))
    expect(values[24]).toEqual({})
    // Of a straight line, averages lag by half their length: (26 - 12) / 2.
    expect(values[25]?.macd).toBeCloseTo(7, 10)
    expect(values[25]?.signal).toBeUndefined()
    expect(values[33]?.signal).toBeCloseTo(7, 10)
    expect(values[33]?.histogram).toBeCloseTo(0, 10)
  })

  it('turns with the price', () => {
    const values = run(macd, bars([...Array<number>(50).fill(100), 110]))
    expect(values[50]?.macd).toBeGreaterThan(0)
    expect(values[50]?.histogram).toBeGreaterThan(0)
  })
})

describe('RSI', () => {
  it('follows Wilder: the published example of fourteen days', () => {
    const closes = [
      44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61,
      46.28, 46.28, 46.0, 46.03,
    ]
    const values = run(relativeStrength, bars(closes))
    expect(values[13]).toEqual({})
    expect(values[14]?.rsi).toBeCloseTo(70.46, 1)
    expect(values[15]?.rsi).toBeCloseTo(66.25, 1)
    expect(values[16]?.rsi).toBeCloseTo(66.48, 1)
  })

  it('is 100 where it only rises, 0 where it only falls, 50 where nothing moves', () => {
    const last = (closes: number[]) => run(relativeStrength, bars(closes)).at(-1)?.rsi
    const steps = Array.from({ length: 20 }, (_, index) => index)
    expect(last(steps.map((step) => 100 + step))).toBe(100)
    expect(last(steps.map((step) => 100 - step))).toBe(0)
    expect(last(steps.map(() => 100))).toBe(50)
  })
})

describe('a study that runs on', () => {
  const studies: [string, () => (list: readonly Bar[]) => unknown[], Study<unknown, unknown>][] = [
    ['MA', () => runningStudy(movingAverages), movingAverages as Study<unknown, unknown>],
    ['VOL', () => runningStudy(volumes), volumes as Study<unknown, unknown>],
    ['BOLL', () => runningStudy(bollingerBands), bollingerBands as Study<unknown, unknown>],
    ['MACD', () => runningStudy(macd), macd as Study<unknown, unknown>],
    ['RSI', () => runningStudy(relativeStrength), relativeStrength as Study<unknown, unknown>],
  ]

  it.each(studies)('%s: ticks and new candles lead to what a fresh run gives', (_, make, study) => {
    const list = bars(walk(80))
    const calculate = make()
    calculate(list)
    for (const close of walk(30)) {
      // The open candle moves twice, then the next one begins.
      list[list.length - 1] = { close: close + 1, volume: 3 }
      calculate(list)
      list[list.length - 1] = { close, volume: 5 }
      calculate(list)
      list.push({ close: close - 1, volume: 1 })
      expect(calculate(list)).toEqual(run(study, [...list]))
    }
  })

  it.each(studies)('%s: a corrected candle and older ones are computed anew', (_, make, study) => {
    const list = bars(walk(80))
    const calculate = make()
    calculate(list)
    list[60] = { close: 250, volume: 9 }
    expect(calculate(list)).toEqual(run(study, [...list]))
    const longer = [...bars(walk(40)), ...list]
    expect(calculate(longer)).toEqual(run(study, [...longer]))
    expect(calculate([])).toEqual([])
  })

  it('computes one candle at a tick', () => {
    const list = bars(walk(500))
    let steps = 0
    const counted: Study<null, number> = {
      start: null,
      next: (_state, all, index) => {
        steps += 1
        return [null, all[index]?.close ?? 0]
      },
    }
    const calculate = runningStudy(counted)
    calculate(list)
    steps = 0
    list[499] = { close: 1, volume: 1 }
    expect(calculate(list).at(-1)).toBe(1)
    expect(steps).toBe(1)
  })
})
