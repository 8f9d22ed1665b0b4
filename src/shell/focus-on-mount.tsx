import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Takes the focus when it replaces a form or list that had it, so that keyboard and screen reader
 * continue here.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A browser would show the end of a step that is taller than the screen; it is read from its title on.
    const step = top.current?.closest('[aria-current="step"]')
    top.current?.focus({ preventScroll: Boolean(step) })
    step?.querySelector('h2')?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  return (
    <div ref={top} tabIndex={-1}>
      {children}
    </div>
  )
}
