import { expect, test } from 'vitest'
import type { Bridge } from './bridge.ts'
import { bridgeExtreme, bridgeValue } from './bridge.ts'
import { hash } from './noise.ts'

function bridge(key: number, other: Partial<Bridge> = {}): Bridge {
  return {
    length: 2 ** 12,
    start: 0,
    end: 0.4,
    spread: 1,
    noise: (position) => hash(position, key),
    ...other,
  }
}

function bruteForce(
  path: Bridge,
  first: number,
  last: number,
): { highest: number; lowest: number } {
  const values = Array.from({ length: last - first + 1 }, (_, index) =>
    bridgeValue(path, first + index),
  )
  return { highest: Math.max(...values), lowest: Math.min(...values) }
}

const PATHS = [bridge(1), bridge(2, { length: 3001 }), bridge(3, { length: 7 })]

test.each(PATHS)('extremes of any range are those of its positions', (path) => {
  for (let index = 0; index < 40; index += 1) {
    const one = (hash(index, 11) >>> 0) % (path.length + 1)
    const other = (hash(index, 12) >>> 0) % (path.length + 1)
    const range = { first: Math.min(one, other), last: Math.max(one, other) }
    const { highest, lowest } = bruteForce(path, range.first, range.last)
    expect(bridgeExtreme(path, range, 1, Number.NEGATIVE_INFINITY)).toBe(highest)
    expect(bridgeExtreme(path, range, -1, Number.POSITIVE_INFINITY)).toBe(lowest)
  }
})

test('what is known already is answered when nothing goes beyond it', () => {
  const [path = bridge(1)] = PATHS
  const range = { first: 100, last: 900 }
  const { highest, lowest } = bruteForce(path, range.first, range.last)
  expect(bridgeExtreme(path, range, 1, highest + 0.001)).toBe(highest + 0.001)
  expect(bridgeExtreme(path, range, 1, highest - 0.001)).toBe(highest)
  expect(bridgeExtreme(path, range, -1, lowest - 0.001)).toBe(lowest - 0.001)
})

test.each(PATHS)('its ends are pinned', (path) => {
  expect(bridgeValue(path, 0)).toBe(path.start)
  expect(bridgeValue(path, path.length)).toBe(path.end)
})

test('a week of ticks is searched by a few thousand looks, a value found by as many as its digits', () => {
  let looks = 0
  const path = bridge(7, {
    length: 2 ** 26,
    noise: (position) => {
      looks += 1
      return hash(position, 7)
    },
  })
  bridgeValue(path, 12_345_677)
  expect(looks).toBe(26)
  for (let week = 0; week < 20; week += 1) {
    looks = 0
    const first = week * 2_419_200
    bridgeExtreme(path, { first, last: first + 2_419_199 }, 1, Number.NEGATIVE_INFINITY)
    expect(looks).toBeLessThan(10_000)
  }
})
