import { describe, expect, it } from 'vitest'
import { afterLook } from './time-in-use.ts'

const NOW = 1_795_188_600_000

describe('the time in use', () => {
  it('begins with the first look', () => {
    expect(afterLook(null, NOW)).toEqual({ seconds: 0, at: NOW })
  })

  it.each([
    ['a look later', 2_000, 102],
    // Another window looked in between.
    ['half a look later', 1_000, 101],
    ['at once', 0, 100],
    ['after an hour out of sight', 3_600_000, 100],
    // Whoever comes back the next day has not been here for both days.
    ['after three hours out of sight', 3 * 3_600_000, 0],
    ['with a clock that was set back', -3_600_000, 100],
  ])('%s', (_, passed, seconds) => {
    expect(afterLook({ seconds: 100, at: NOW }, NOW + passed)).toEqual({
      seconds,
      at: NOW + passed,
    })
  })
})
