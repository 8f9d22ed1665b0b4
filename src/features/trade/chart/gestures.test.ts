import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GestureTarget } from './gestures.ts'
import { Gestures } from './gestures.ts'

let gestures: Gestures
let panned: number[]
let zoomed: [factor: number, x: number][]
let crosshair: { x: number; y: number } | null
let steps: ((time: number) => void)[]
let mayThrow: boolean

beforeEach(() => {
  vi.useFakeTimers()
  panned = []
  zoomed = []
  crosshair = null
  steps = []
  mayThrow = true
  const target: GestureTarget = {
    panBy: (pixels) => panned.push(pixels),
    zoomBy: (factor, x) => zoomed.push([factor, x]),
    point: (place) => {
      crosshair = place
    },
    hasCrosshair: () => crosshair !== null,
    soon: (step) => {
      steps.push(step)
      return () => {
        steps = steps.filter((one) => one !== step)
      }
    },
    mayThrow: () => mayThrow,
  }
  gestures = new Gestures(target)
})

afterEach(() => {
  vi.useRealTimers()
})

const touch = (x: number, y: number, time = 0, id = 1) => ({ id, x, y, time })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('one finger', () => {
  it('drags the drawing as far as it moves', () => {
    gestures.down(touch(100, 50))
    gestures.move(touch(103, 50, 10))
    expect(panned).toEqual([])
    gestures.move(touch(110, 50, 20))
    gestures.move(touch(140, 52, 30))
    gestures.up(touch(140, 52, 600))
    expect(sum(panned)).toBe(40)
    expect(crosshair).toBeNull()
  })

  it('leaves the page its scrolling', () => {
    gestures.down(touch(100, 50))
    expect(gestures.holdsPage).toBe(false)
    gestures.cancel(1)
    gestures.move(touch(100, 150, 30))
    gestures.up(touch(100, 150, 40))
    expect(panned).toEqual([])
    expect(crosshair).toBeNull()
  })

  it('that was taken by the page is not taken for a long press', () => {
    gestures.down(touch(100, 50))
    gestures.cancel(1)
    vi.advanceTimersByTime(1_000)
    expect(crosshair).toBeNull()
  })

  it('shows the crosshair by a tap, and takes it away by the next', () => {
    gestures.down(touch(100, 50))
    gestures.up(touch(101, 50, 60))
    expect(crosshair).toEqual({ x: 101, y: 50 })
    gestures.down(touch(200, 80, 500))
    gestures.up(touch(200, 80, 560))
    expect(crosshair).toBeNull()
  })

  it('that rests takes the crosshair along, and the page stands still', () => {
    gestures.down(touch(100, 50))
    vi.advanceTimersByTime(400)
    expect(crosshair).toEqual({ x: 100, y: 50 })
    expect(gestures.holdsPage).toBe(true)
    gestures.move(touch(120, 90, 500))
    expect(crosshair).toEqual({ x: 120, y: 90 })
    gestures.up(touch(120, 90, 600))
    expect(crosshair).toEqual({ x: 120, y: 90 })
    expect(panned).toEqual([])
    expect(gestures.holdsPage).toBe(false)
  })
})

describe('a throw', () => {
  function swipe(): void {
    gestures.down(touch(100, 50))
    for (let step = 1; step <= 5; step += 1) gestures.move(touch(100 + 20 * step, 50, 16 * step))
    gestures.up(touch(200, 50, 80))
  }

  it('glides on, slower and slower, and ends', () => {
    swipe()
    const dragged = sum(panned)
    let time = 80
    const glides: number[] = []
    while (steps.length > 0 && time < 20_000) {
      time += 16
      const before = sum(panned)
      steps.shift()?.(time)
      glides.push(sum(panned) - before)
    }
    expect(dragged).toBe(100)
    expect(sum(glides)).toBeGreaterThan(100)
    expect(glides.every((glide, at) => at === 0 || glide < (glides[at - 1] ?? 0))).toBe(true)
    expect(time).toBeLessThan(5_000)
  })

  it('is stopped by a finger', () => {
    swipe()
    gestures.down(touch(150, 50, 120))
    expect(steps).toEqual([])
  })

  it('does not go on where nothing may move by itself', () => {
    mayThrow = false
    swipe()
    expect(steps).toEqual([])
  })

  it('needs speed: a finger that has stopped throws nothing', () => {
    gestures.down(touch(100, 50))
    gestures.move(touch(200, 50, 50))
    gestures.up(touch(200, 50, 500))
    expect(steps).toEqual([])
  })
})

describe('two fingers', () => {
  it('zoom about the place between them', () => {
    gestures.down(touch(100, 50, 0, 1))
    gestures.down(touch(200, 50, 10, 2))
    expect(gestures.holdsPage).toBe(true)
    gestures.move(touch(300, 50, 20, 2))
    gestures.move(touch(0, 50, 30, 1))
    expect(zoomed).toEqual([
      [2, 200],
      [1.5, 150],
    ])
    expect(panned).toEqual([])
  })

  it('end without a drag of the finger that is still down', () => {
    gestures.down(touch(100, 50, 0, 1))
    gestures.down(touch(200, 50, 10, 2))
    gestures.up(touch(200, 50, 20, 2))
    gestures.move(touch(180, 50, 30, 1))
    gestures.up(touch(180, 50, 40, 1))
    expect(panned).toEqual([])
    expect(crosshair).toBeNull()
    gestures.down(touch(100, 50, 100, 1))
    gestures.move(touch(130, 50, 110, 1))
    expect(sum(panned)).toBe(30)
  })
})
