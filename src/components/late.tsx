import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

/** Milliseconds before a loading component appears (specification, section 9). */
const PAGE_DELAY = 200

/** Shows its children only after 200 ms, so that what loads at once does not flash. */
export function Late({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAGE_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return due ? children : null
}
