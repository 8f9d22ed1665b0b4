import { describe, expect, it } from 'vitest'
import { likelyCountry } from './likely-country.ts'

describe('likelyCountry', () => {
  it.each([
    ['en', ['en-GB', 'en'], 'GB'],
    ['de', ['en-US', 'de-AT'], 'AT'],
    ['ja', ['en-US'], 'US'],
    ['ja', ['en'], 'JP'],
    ['zh-HK', [], 'HK'],
    ['th', ['C'], 'TH'],
    ['en', ['en'], null],
    ['en', [], null],
  ])('of a page in %s and the languages %j is %s', (locale, languages, country) => {
    expect(likelyCountry(locale, languages)).toBe(country)
  })
})
