import { describe, expect, it } from 'vitest'
import { cropOf, MOST_ZOOM, moved, WHOLE, zoomed } from './avatar-crop.ts'

const wide = { width: 400, height: 200 }

describe('the square of an avatar', () => {
  it('is the middle of the picture at first', () => {
    expect(cropOf(wide, WHOLE)).toEqual({ x: 100, y: 0, width: 200, height: 200 })
  })

  it('moves with the picture, and never leaves it', () => {
    const left = moved(wide, WHOLE, 0.25, 0)
    expect(cropOf(wide, left)).toEqual({ x: 50, y: 0, width: 200, height: 200 })
    expect(cropOf(wide, moved(wide, WHOLE, 5, 5)).x).toBe(0)
    expect(cropOf(wide, moved(wide, WHOLE, -5, 0)).x).toBe(200)
  })

  it('moves back from the edge at once', () => {
    const edge = moved(wide, WHOLE, 5, 0)
    expect(cropOf(wide, moved(wide, edge, -0.5, 0)).x).toBe(100)
  })

  it('is smaller from nearer, around the same middle', () => {
    expect(cropOf(wide, zoomed(wide, WHOLE, 2))).toEqual({ x: 150, y: 50, width: 100, height: 100 })
    expect(zoomed(wide, WHOLE, 99).zoom).toBe(MOST_ZOOM)
    expect(zoomed(wide, WHOLE, 0).zoom).toBe(1)
  })
})
