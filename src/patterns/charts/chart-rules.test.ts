import { describe, expect, it } from 'vitest'
import type { ChartPart } from './chart-rules.ts'
import { axisOf, extremes, pointLabels, sharesOf } from './chart-rules.ts'

const point = (at: number, value: string) => ({ at, value })
const part = (id: string, amount: string): ChartPart => ({ id, label: id, amount })

describe('the axis of figures', () => {
  it('has round figures around all of them', () => {
    expect(axisOf([12_623.64, 14_820.53], false)).toEqual({
      domain: [12_000, 15_000],
      ticks: [12_000, 13_000, 14_000, 15_000],
      decimals: 0,
      digits: 2,
    })
  })

  it('begins at nothing for sums', () => {
    expect(axisOf([0.25, 0.65], true)).toMatchObject({ domain: [0, 0.8], decimals: 1 })
    expect(axisOf([12.6], true).domain[0]).toBe(0)
  })

  it('keeps losses in sight', () => {
    const { domain } = axisOf([-3, 7], true)
    expect(domain[0]).toBeLessThanOrEqual(-3)
    expect(domain[1]).toBeGreaterThanOrEqual(7)
  })

  it.each([
    [[0]],
    [[0, 0]],
    [[5, 5, 5]],
    [[-2]],
    [[123_456_789_012.34, 123_456_789_012.34]],
    [[1e-8]],
  ])('has a height where all are the same: %j', (positions) => {
    const { domain, ticks } = axisOf(positions, false)
    expect(domain[1]).toBeGreaterThan(domain[0])
    expect(ticks.length).toBeGreaterThan(1)
    for (const position of positions) {
      expect(domain[0]).toBeLessThanOrEqual(position)
      expect(domain[1]).toBeGreaterThanOrEqual(position)
    }
  })

  it('has few lines, and digits that tell them apart', () => {
    for (const [low, high] of [
      [0, 1],
      [3, 3.000_01],
      [12_921.5, 12_935.5],
      [-250, 1_000_000],
      [99.99, 100.01],
    ] as const) {
      const { ticks, digits } = axisOf([low, high], false)
      expect(ticks.length).toBeLessThanOrEqual(6)
      const { format } = new Intl.NumberFormat('en', { maximumSignificantDigits: digits })
      expect(new Set(ticks.map(format)).size).toBe(ticks.length)
    }
  })

  it('says a step of two and a half to its last digit', () => {
    expect(axisOf([0, 10], true)).toMatchObject({ ticks: [0, 2.5, 5, 7.5, 10], decimals: 1 })
  })
})

describe('the words of points', () => {
  it('are days, and minutes where a day comes again', () => {
    expect(
      pointLabels(
        [point(1_795_046_400, '1'), point(1_795_132_800, '1'), point(1_795_188_600, '1')],
        'UTC',
      ),
    ).toEqual(['2026-11-19', '2026-11-20', '2026-11-20 03:30 PM'])
  })
})

describe('lowest and highest', () => {
  it('are compared as decimals, the first of equal ones', () => {
    const points = [point(1, '9.00'), point(2, '10.00'), point(3, '9.00'), point(4, '10')]
    expect(extremes(points)).toEqual({ lowest: points[0], highest: points[1] })
    expect(extremes([])).toBeNull()
  })
})

describe('shares', () => {
  it('are fractions of the total', () => {
    const parts = [part('available', '8420.50'), part('frozen', '1515.00'), part('rest', '3000.00')]
    expect(sharesOf(parts, '12935.50')).toEqual(['0.651', '0.117', '0.232'])
  })

  it('are none of a total that cannot be divided', () => {
    expect(sharesOf([part('a', '0.00')], '0.00')).toEqual([null])
    expect(sharesOf([part('a', '5.00'), part('b', '-5.00')], '10.00')).toEqual([null, null])
  })
})
