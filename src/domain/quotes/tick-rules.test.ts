import { describe, expect, it } from 'vitest'
import type { Tick } from '@/generated/h5.schemas.ts'
import { joinTicks, priceRange, tickPath, xOf, yOf } from './tick-rules.ts'

const tick = (as_of: number, price: string, id = as_of): Tick => ({
  tick_id: `BTCUSD-${id}`,
  price,
  as_of,
})

const frame = { from: 100, to: 110, low: 10, high: 20, width: 100, height: 50 }

describe('the places of a drawing', () => {
  it('are on the scale of its edges', () => {
    expect([xOf(frame, 100), xOf(frame, 105), xOf(frame, 110)]).toEqual([0, 50, 100])
    expect([yOf(frame, 20), yOf(frame, 12), yOf(frame, 10)]).toEqual([0, 40, 50])
  })

  it('leave room around the prices', () => {
    expect(priceRange([100, 200])).toEqual({ low: 88, high: 212 })
  })

  it('do not blow up a price that hardly moves', () => {
    const { low, high } = priceRange([1.08342, 1.08342])
    expect(high - low).toBeCloseTo(2 * 1.08342e-5, 9)
    expect(priceRange([0]).high).toBeGreaterThan(priceRange([0]).low)
  })
})

describe('the line of ticks', () => {
  it('goes from one to the next', () => {
    expect(tickPath([tick(100, '10'), tick(101, '15'), tick(104, '20')], frame)).toBe(
      'M0 50L10 25L40 0',
    )
  })

  it('stands where nothing is published for longer, and does not drift', () => {
    expect(tickPath([tick(100, '10'), tick(104, '20')], frame)).toBe('M0 50L40 50L40 0')
  })

  it('goes on to the present', () => {
    expect(tickPath([tick(100, '10')], frame, 110)).toBe('M0 50L100 50')
    expect(tickPath([], frame, 110)).toBe('')
  })
})

describe('ticks that are listed and ticks that came since', () => {
  it('come once, in the order of their moments', () => {
    const listed = [tick(100, '10'), tick(102, '11')]
    const live = [tick(101, '12'), tick(102, '11'), tick(103, '13')]
    expect(joinTicks(listed, live).map(({ as_of }) => as_of)).toEqual([100, 101, 102, 103])
  })
})
