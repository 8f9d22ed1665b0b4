import { expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.tsx'

it('draws the three corners that readers look for, inside a quiet border', () => {
  const { size, path } = qrCodeOf('https://h5.example.com/h5/')
  const dark = new Set(path.match(/(?<=M)\d+ \d+/g))
  const corners = [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ] as const
  for (const [x, y] of corners) expect(dark).toContain(`${x} ${y}`)
  const outside = [...dark].filter((module) =>
    module.split(' ').some((place) => parseInt(place, 10) < 4 || parseInt(place, 10) >= size - 4),
  )
  expect(outside).toEqual([])
})
