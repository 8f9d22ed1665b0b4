import { LocateFixed, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Place } from '@/domain/account/place.ts'
import { askerOf, givePlace } from '@/domain/account/place.ts'
import { countryName } from '@/lib/countries.ts'
import { openLocationPath } from '@/lib/paths.ts'
import { OWN_LINK } from '@/shell/own-link.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { SearchInput } from '@/ui/search-input.tsx'
import type { City } from './cities.ts'
import { cityName, findCities, nearestCity } from './cities.ts'

const failures = defineMessages({
  denied: {
    id: 'location.position.denied',
    defaultMessage:
      "Your device doesn't share its position. Search by name, or allow the position in your browser's settings.",
    description: 'Why the position of the device is not known.',
  },
  unavailable: {
    id: 'location.position.unavailable',
    defaultMessage: "We couldn't find your position. Search by name.",
    description: 'Why the position of the device is not known.',
  },
  timeout: {
    id: 'location.position.timeout',
    defaultMessage: "We couldn't find your position in time. Try again, or search by name.",
    description: 'Why the position of the device is not known.',
  },
})

/** The search field, the device's position, and the places that fit. */
export function PlaceSearch() {
  const intl = useIntl()
  const navigate = useNavigate()
  const asker = askerOf(useLocation().state)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const { position, ask } = usePosition()
  const found = findCities(wanted, intl.locale)

  function choose(place: Place) {
    if (asker === null) return navigate(openLocationPath(place), { state: OWN_LINK })
    givePlace(asker, place)
    // Back to the form that asked; its draft kept the entries.
    return navigate(-1)
  }

  return (
    <Stack>
      <SearchInput
        label={intl.formatMessage({
          id: 'location.search.label',
          defaultMessage: 'City or country',
          description: 'Name of the field that searches for a place.',
        })}
        clearLabel={intl.formatMessage({
          id: 'location.search.clear',
          defaultMessage: 'Clear the search',
          description: 'Name of the button that empties the search field.',
        })}
        value={typed}
        onChange={setTyped}
      />
      <Button
        variant="secondary"
        fullWidth
        icon={<LocateFixed size={20} aria-hidden />}
        pending={position.step === 'asking'}
        onClick={ask}
      >
        <FormattedMessage
          id="location.position.ask"
          defaultMessage="Use my position"
          description="Button that asks the device where it is."
        />
      </Button>
      {position.step === 'failed' ? (
        <Notice tone="warning">{intl.formatMessage(failures[position.why])}</Notice>
      ) : null}
      {position.step === 'known' ? (
        <Nearest latitude={position.latitude} longitude={position.longitude} onChoose={choose} />
      ) : null}
      <p role="status">
        {wanted.trim() === '' ? (
          <FormattedMessage
            id="location.search.begin"
            defaultMessage="Type the name of a city or a country."
            description="Below the empty search field."
          />
        ) : (
          <FormattedMessage
            id="location.search.count"
            defaultMessage="{count, plural, =0 {No places found. Try the English name, or the next larger city.} one {# place} other {# places}}"
            description="How many places fit what was typed."
            values={{ count: found.length }}
          />
        )}
      </p>
      {found.length === 0 ? null : (
        <ListGroup
          label={intl.formatMessage({
            id: 'location.search.results',
            defaultMessage: 'Places',
            description: 'Name of the list of places that fit, for screen readers.',
          })}
        >
          {found.map((city) => (
            <CityRow key={`${city.country} ${city.name}`} city={city} onChoose={choose} />
          ))}
        </ListGroup>
      )}
    </Stack>
  )
}

interface CityRowProps {
  city: City
  note?: ReactNode
  onChoose: (place: Place) => void
}

function CityRow({ city, note, onChoose }: CityRowProps) {
  const intl = useIntl()
  const country = countryName(city.country, intl.locale)
  const name = cityName(city, intl.locale)
  return (
    <ListRow
      icon={<MapPin size={22} aria-hidden />}
      title={name}
      subtitle={note ?? country}
      onClick={() =>
        onChoose({
          name,
          address: country,
          latitude: String(city.latitude),
          longitude: String(city.longitude),
        })
      }
    />
  )
}

/** The city nearest to the device. Only the city is passed on, not the position. */
function Nearest({
  latitude,
  longitude,
  onChoose,
}: {
  latitude: number
  longitude: number
  onChoose: (place: Place) => void
}) {
  const intl = useIntl()
  const { city, distance } = nearestCity(latitude, longitude)
  return (
    <ListGroup
      label={intl.formatMessage({
        id: 'location.position.label',
        defaultMessage: 'Near you',
        description: 'Name of the list with the city that is nearest to the device.',
      })}
    >
      <CityRow
        city={city}
        onChoose={onChoose}
        note={intl.formatMessage(
          {
            id: 'location.position.nearest',
            defaultMessage: '{country} · about {distance} km from you',
            description: 'Below the city that is nearest to the device.',
          },
          {
            country: countryName(city.country, intl.locale),
            distance: intl.formatNumber(distance, { maximumFractionDigits: 0 }),
          },
        )}
      />
    </ListGroup>
  )
}

/** Where the device is, as far as it tells. */
type Position =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'known'; latitude: number; longitude: number }
  /** `denied`: the user or the device does not allow it. `timeout`: no answer came in time. */
  | { step: 'failed'; why: 'denied' | 'unavailable' | 'timeout' }

/** Time-out of the position request in milliseconds. */
const TIMEOUT = 15_000
/** A cached position of the last minutes is precise enough for a city. */
const MAXIMUM_AGE = 5 * 60_000

/** Asks the device for its position, only on request. */
function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ step: 'idle' })
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  function ask() {
    // Only pages served over HTTPS have geolocation.
    const { geolocation } = navigator as Partial<Navigator>
    if (!geolocation) return setPosition({ step: 'failed', why: 'unavailable' })
    setPosition({ step: 'asking' })
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!gone.current) setPosition({ step: 'known', latitude, longitude })
      },
      ({ code }) => {
        if (!gone.current) setPosition({ step: 'failed', why: reasonOf(code) })
      },
      { timeout: TIMEOUT, maximumAge: MAXIMUM_AGE },
    )
  }

  return { position, ask }
}

/** The codes of `GeolocationPositionError`. */
function reasonOf(code: number): 'denied' | 'unavailable' | 'timeout' {
  if (code === 1) return 'denied'
  return code === 3 ? 'timeout' : 'unavailable'
}
