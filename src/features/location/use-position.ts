import { useEffect, useRef, useState } from 'react'

/** Where the device is, as far as it tells. */
export type Position =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'known'; latitude: number; longitude: number }
  /** `denied`: the user or the device does not allow it. `timeout`: no answer came in time. */
  | { step: 'failed'; why: 'denied' | 'unavailable' | 'timeout' }

/** Milliseconds after which the device need not answer any more. */
const TIMEOUT = 15_000
/** A position of the last minutes is good enough for a city. */
const MAXIMUM_AGE = 5 * 60_000

/** Asks the device for its position, when it is told to and never before. */
export function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ step: 'idle' })
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  function ask() {
    // A page that is not served over HTTPS has none.
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
