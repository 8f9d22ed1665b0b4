import { describe, expect, it } from 'vitest'
import { weekdayNames } from './weekday-names.ts'

describe('weekdayNames', () => {
  it('names the days in the order of the week, whatever order they come in', () => {
    expect(weekdayNames(['fri', 'mon'], 'en')).toBe('Mon, Fri')
  })

  it('speaks the language of the page, its signs between the names included', () => {
    expect(weekdayNames(['mon', 'tue', 'wed'], 'ja')).toBe('月、火、水')
  })
})
