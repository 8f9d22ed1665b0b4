import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Takes the focus when it replaces a form or list that had it, so that keyboard and screen reader
 * continue here.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Of a step taller than the screen, a browser would show the end; it is read from its title on.
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
