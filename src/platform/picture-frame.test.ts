import { describe, expect, it } from 'vitest'
import type { PictureFrame, Turns } from './picture-frame.ts'
import { pictureFrame, turnedRight, turnedSize } from './picture-frame.ts'

/** Where a point of the original is drawn. */
function drawn({ transform: [a, b, c, d, e, f] }: PictureFrame, x: number, y: number) {
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 1000) / 1000 + 0)
}

const size = { width: 400, height: 200 }
const all: Turns[] = [0, 1, 2, 3]

describe('the frame of a picture', () => {
  it('leaves a small picture as it is', () => {
    expect(pictureFrame(size, { turns: 0, maxPixels: 80_000 })).toEqual({
      ...size,
      transform: [1, 0, 0, 1, -0, -0],
    })
  })

  it('shrinks by pixels, and never to more', () => {
    for (const turns of all) {
      const frame = pictureFrame({ width: 4_032, height: 3_024 }, { turns, maxPixels: 4_000_000 })
      expect(frame.width * frame.height).toBeLessThanOrEqual(4_000_000)
      expect(frame.width * frame.height).toBeGreaterThan(3_990_000)
    }
  })

  it('keeps a long screenshot legible', () => {
    const frame = pictureFrame({ width: 1_080, height: 8_000 }, { turns: 0, maxPixels: 4_000_000 })
    expect(frame.width).toBeGreaterThan(700)
  })

  it('has a pixel at least, and no side that cannot be drawn', () => {
    const frame = pictureFrame({ width: 40_000, height: 1 }, { turns: 0, maxPixels: 4_000_000 })
    expect(frame).toMatchObject({ width: 8_192, height: 1 })
  })

  it.each([
    [0, [0, 0], [200, 100]],
    [1, [100, 0], [0, 200]],
    [2, [200, 100], [0, 0]],
    [3, [0, 200], [100, 0]],
  ] as const)('%s turns: the corners are where they belong', (turns, first, last) => {
    const frame = pictureFrame(size, { turns, maxPixels: 20_000 })
    expect(frame).toMatchObject(turnedSize({ width: 200, height: 100 }, turns))
    expect(drawn(frame, 0, 0)).toEqual(first)
    expect(drawn(frame, 400, 200)).toEqual(last)
  })

  it.each(all)('%s turns: a part of what is seen fills the frame', (turns) => {
    const whole = pictureFrame(size, { turns, maxPixels: 80_000 })
    const crop = { x: 30, y: 50, width: 100, height: 80 }
    const frame = pictureFrame(size, { turns, crop, maxPixels: 80_000 })
    expect(frame).toMatchObject({ width: 100, height: 80 })
    const [x = 0, y = 0] = drawn(whole, 120, 90)
    expect(drawn(frame, 120, 90)).toEqual([x - 30, y - 50])
  })

  it('turns right four times around', () => {
    expect(all.map(turnedRight)).toEqual([1, 2, 3, 0])
  })
})
