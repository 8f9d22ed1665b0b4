import { useIntl } from 'react-intl'
import type { Place } from '@/domain/account/place.ts'
import { countryName } from '@/lib/countries.ts'
import { allCities, cityName } from './cities.ts'
import { NoPlace, ShownPlace } from './shown-place.tsx'

/** The city of the list at a position, in the list's words; nothing for any other position. */
export function ListedPlace({ at }: { at: Pick<Place, 'latitude' | 'longitude'> }) {
  const { locale } = useIntl()
  const { latitude, longitude } = at
  const city = allCities.find(
    (one) => String(one.latitude) === latitude && String(one.longitude) === longitude,
  )
  if (!city) return <NoPlace />
  return (
    <ShownPlace
      place={{
        name: cityName(city, locale),
        address: countryName(city.country, locale),
        latitude,
        longitude,
      }}
    />
  )
}
