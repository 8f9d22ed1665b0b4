import { describe, expect, it } from 'vitest'
import { isCountry } from '@/lib/id-number.ts'
import { REGISTERED_LANGUAGES } from '@/lib/languages.ts'
import { allCities, cityName, findCities, nearestCity } from './cities.ts'
import otherNames from './city-names.json'

const names = (typed: string, locale = 'en') => findCities(typed, locale).map(({ name }) => name)

describe('the names in other languages', () => {
  it('are of cities of the list, for locales of the app', () => {
    const keys = new Set(allCities.map(({ name, country }) => `${name} ${country}`))
    const locales = new Set<string>(REGISTERED_LANGUAGES.map(({ locale }) => locale))
    for (const [locale, cities] of Object.entries(otherNames)) {
      expect(locales).toContain(locale)
      expect(Object.keys(cities).filter((key) => !keys.has(key))).toEqual([])
    }
    expect(Object.keys(otherNames)).toHaveLength(REGISTERED_LANGUAGES.length - 1)
  })

  it.each([
    ['ja', '東京', 'Tokyo'],
    ['zh-CN', '巴黎', 'Paris'],
    ['zh-HK', '羅馬', 'Rome'],
    ['ko', '하노이', 'Hanoi'],
    ['th', 'โตเกียว', 'Tokyo'],
    ['de', 'münchen', 'Munich'],
    ['vi', 'ha noi', 'Hanoi'],
    ['vi', 'luan don', 'London'],
    ['vi', 'dai bac', 'Taipei'],
    ['en', 'newyork', 'New York'],
    ['en', 'lodz', 'Łódź'],
    ['en', 'ndjamena', "N'Djamena"],
  ])('find in %s: %s', (locale, typed, name) => {
    const [city] = findCities(typed, locale)
    expect(city?.name).toBe(name)
    expect(findCities(name, locale)).toContain(city)
  })

  it('are shown; the English one where the list has no other', () => {
    expect(cityName({ name: 'Cologne', country: 'DE', latitude: 0, longitude: 0 }, 'de')).toBe(
      'Köln',
    )
    expect(cityName({ name: 'London', country: 'CA', latitude: 0, longitude: 0 }, 'fr')).toBe(
      'London',
    )
  })
})

describe('the embedded cities', () => {
  it('are enough, each once, on the earth and in a country', () => {
    expect(allCities.length).toBeGreaterThan(800)
    const keys = allCities.map(({ name, country }) => `${name} ${country}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { name, country, latitude, longitude } of allCities) {
      expect(name).not.toBe('')
      expect(isCountry(country), country).toBe(true)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    }
  })

  it.each([
    ['New York', 'US', 40.7, -74],
    ['Tokyo', 'JP', 35.65, 139.7],
    ['Sydney', 'AU', -33.9, 151.2],
    ['São Paulo', 'BR', -23.5, -46.6],
    ['Cairo', 'EG', 30.05, 31.25],
  ])('%s lies where it lies', (name, country, latitude, longitude) => {
    const city = allCities.find((one) => one.name === name && one.country === country)
    expect(city?.latitude).toBeCloseTo(latitude, 0)
    expect(city?.longitude).toBeCloseTo(longitude, 0)
  })
})

describe('the search', () => {
  it('finds the beginning of a name first', () => {
    expect(names('new')[0]).toMatch(/^New/)
    expect(names('york')).toContain('New York')
    expect(names('Berlin')[0]).toBe('Berlin')
  })

  it('forgives case and accents', () => {
    expect(names('SAO PAULO')).toEqual(['São Paulo'])
    expect(names('lodz')).toEqual(['Łódź'])
    expect(names('zürich')).toEqual(['Zurich'])
  })

  it('knows countries in English and in the language of the page', () => {
    expect(names('germany')).toContain('Hamburg')
    expect(names('Deutschland', 'de')).toContain('Hamburg')
    expect(names('日本', 'ja')).toContain('Osaka')
  })

  it('finds nothing for nothing', () => {
    expect(names('   ')).toEqual([])
    expect(names('qqqq')).toEqual([])
  })
})

describe('the nearest city', () => {
  it.each([
    [48.8566, 2.3522, 'Paris'],
    [35.7, 139.7, 'Tokyo'],
    [-17.5, 179.99, 'Fiji'],
    [-17.5, -179.99, 'Fiji'],
  ])('of %d, %d is %s', (latitude, longitude, name) => {
    expect(nearestCity(latitude, longitude).city.name).toBe(name)
  })

  it('is told with its distance', () => {
    expect(nearestCity(49.41, 8.69).distance).toBeGreaterThan(5)
    expect(nearestCity(49.41, 8.69).distance).toBeLessThan(40)
  })
})
