import { describe, expect, it } from 'vitest'
import { countriesIn, countryName } from './countries.ts'

describe('the countries', () => {
  it('are those of today, once each, by name', () => {
    const countries = countriesIn('en')
    const codes = countries.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(240)
    for (const code of ['US', 'CN', 'HK', 'TH', 'VN', 'KR', 'DE']) expect(codes).toContain(code)
    for (const code of ['DD', 'SU', 'YU', 'EU', 'ZZ', 'AC']) expect(codes).not.toContain(code)
    expect(countries[0]?.name).toBe('Afghanistan')
  })

  it('have the names of the language', () => {
    expect(countryName('DE', 'de')).toBe('Deutschland')
    expect(countryName('DE', 'ja')).toBe('ドイツ')
  })
})
