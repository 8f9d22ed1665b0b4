import { countryName } from '@/lib/countries.ts'
import { foldForSearch } from '@/lib/search-text.ts'
import cities from './cities.json'
import names from './city-names.json'

/** A city of the embedded list. */
export interface City {
  name: string
  /** Code of the country, ISO 3166-1. */
  country: string
  latitude: number
  longitude: number
}

/** In the file a country is a flat list: name, latitude, longitude, and so on. */
const stored: Readonly<Record<string, readonly (string | number)[]>> = cities

/** All cities: the main ones of each country, and what the time zone database names. */
export const allCities: readonly City[] = Object.entries(stored).flatMap(([country, flat]) =>
  Array.from({ length: flat.length / 3 }, (_, index) => ({
    name: String(flat[3 * index]),
    country,
    latitude: +String(flat[3 * index + 1]),
    longitude: +String(flat[3 * index + 2]),
  })),
)

/** By locale: what a city, with its country, is called where that is another name than the English. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = names

/** The name of a city in the language of the page, as far as the list has it; else in English. */
export const cityName = ({ name, country }: City, locale: string): string =>
  otherNames[locale]?.[`${name} ${country}`] ?? name

/** The most results shown. */
const MOST_RESULTS = 40

/**
 * The cities that fit what was typed: the beginning of a name counts before its middle, a city
 * before its country. Accents and case are forgiven; both are known in English and in the language of
 * the page.
 */
export function findCities(typed: string, locale: string): City[] {
  const wanted = foldForSearch(typed)
  if (wanted === '') return []
  return searchableCities(locale)
    .map(({ city, names, country }) => {
      const ranks = names.map((name) => rankOf(name, country, wanted))
      return { city, rank: Math.max(...ranks) }
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || compare(one.city.name, other.city.name))
    .slice(0, MOST_RESULTS)
    .map(({ city }) => city)
}

/** A city with its folded names, and those of its country in one text. */
interface Searchable {
  city: City
  names: readonly string[]
  country: string
}

const searchable = new Map<string, readonly Searchable[]>()

/** Folded once for each locale: each key that is pressed compares all of them. */
function searchableCities(locale: string): readonly Searchable[] {
  const known = searchable.get(locale)
  if (known) return known
  const folded = allCities.map((city) => ({
    city,
    names: [city.name, cityName(city, locale)].map(foldForSearch),
    country: foldForSearch(
      `${countryName(city.country, locale)} ${countryName(city.country, 'en')}`,
    ),
  }))
  searchable.set(locale, folded)
  return folded
}

const { compare } = new Intl.Collator('en')

function rankOf(name: string, country: string, wanted: string): number {
  if (name === wanted) return 5
  if (name.startsWith(wanted)) return 4
  if (name.includes(` ${wanted}`)) return 3
  if (country.startsWith(wanted) || country.includes(` ${wanted}`)) return 2
  return joined(name).includes(joined(wanted)) ? 1 : 0
}

/** "newyork" finds New York. */
const joined = (text: string) => text.replaceAll(' ', '')

/** The city that is nearest to a position, and how far it is, in kilometres. */
export function nearestCity(latitude: number, longitude: number): { city: City; distance: number } {
  const [first, ...others] = allCities
  if (!first) throw new Error('The list of cities is empty')
  let nearest = { city: first, distance: distanceTo(first, latitude, longitude) }
  for (const city of others) {
    const distance = distanceTo(city, latitude, longitude)
    if (distance < nearest.distance) nearest = { city, distance }
  }
  return nearest
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres on the surface of the earth (haversine). */
function distanceTo(city: City, latitude: number, longitude: number): number {
  const half = (one: number, other: number) => Math.sin(radians(one - other) / 2) ** 2
  const a =
    half(city.latitude, latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(city.latitude)) * half(city.longitude, longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a))
}
