import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/**
 * What takes the place of a form or a list that had the focus: keyboard, screen reader and page go
 * on here.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    top.current?.focus()
  }, [])

  return (
    <div ref={top} tabIndex={-1}>
      {children}
    </div>
  )
}
