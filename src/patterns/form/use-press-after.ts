import { useEffect, useEffectEvent, useState } from 'react'

interface PressAfter {
  /** A press waits for what is under way. */
  waits: boolean
  press: () => void
}

/** A press that acts at once, or as soon as what it needs, such as an upload, is no longer under way. */
export function usePressAfter(busy: boolean, act: () => void): PressAfter {
  const [waits, setWaits] = useState(false)
  // By then other figures may be in sight than when it was pressed.
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!waits || busy) return
    setWaits(false)
    actNow()
  }, [waits, busy])
  return {
    waits,
    press: () => {
      if (busy) setWaits(true)
      else act()
    },
  }
}
