import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { loadOverlays, useOverlayPreload } from './overlay-loader'
import { PlainSheet } from './plain-overlay'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  /** Lists, summaries, explanations; never a text input (the phone's keyboard would cover it). */
  children: ReactNode
  /** The action of the sheet, always in sight: a full-width Button. */
  footer?: ReactNode
}

const SheetPopup = lazy(async () => {
  try {
    return { default: (await loadOverlays()).SheetPopup }
  } catch {
    return { default: PlainSheet }
  }
})

/**
 * A panel from the bottom edge for a choice or details. Escape, a swipe down and a press outside
 * close it; focus goes in and comes back to where it was.
 */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.open)
  useOverlayPreload()
  // Kept mounted after the first opening, for the way out to be animated.
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <SheetPopup {...props} />
    </Suspense>
  )
}
