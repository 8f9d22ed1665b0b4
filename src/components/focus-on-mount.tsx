import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Takes the focus when it replaces a form or list that had it, so that keyboard and screen reader
 * continue here.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
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
