import type { RefObject } from 'react'
import { useEffect } from 'react'
import { useOverlay } from '@/ui/use-overlay.ts'

/** A phone on its side. A keyboard on an upright one makes a page as low, but not as wide. */
const ON_ITS_SIDE = '(orientation: landscape) and (height <= 500px) and (width >= 560px)'

/**
 * Lets the chart fill the screen: by choice, and when a phone is turned on its side. Meanwhile the
 * rest of the page takes no part, and Escape and Back lead back to it.
 */
export function useFullScreen(
  ref: RefObject<HTMLElement | null>,
  isFull: boolean,
  setFull: (isFull: boolean) => void,
  /** A phone that lies on its side from the start opens it as well. */
  fromStart: boolean,
): void {
  useEffect(() => {
    const side = window.matchMedia(ON_ITS_SIDE)
    function follow() {
      if (!side.matches) setFull(false)
      else if (!isBusyElsewhere()) setFull(true)
    }
    if (side.matches && fromStart) follow()
    side.addEventListener('change', follow)
    return () => side.removeEventListener('change', follow)
  }, [setFull, fromStart])

  useOverlay(isFull, () => setFull(false))

  useEffect(() => {
    const element = ref.current
    if (!isFull || !element) return
    function leave(event: KeyboardEvent) {
      // One over it closes first.
      const isBelow = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isBelow) setFull(false)
    }
    const restore = holdRest(element)
    document.addEventListener('keydown', leave)
    return () => {
      restore()
      document.removeEventListener('keydown', leave)
    }
  }, [ref, isFull, setFull])
}

/** Somebody who types, or has a dialog open, turns the phone for that and not for the chart. */
function isBusyElsewhere(): boolean {
  const focused = document.activeElement
  const types = focused instanceof HTMLInputElement && focused.type !== 'radio'
  return types || document.querySelector('dialog[open]') !== null
}

/** Takes everything beside an element out of reach, and ends scrolling; gives what undoes it. */
function holdRest(element: HTMLElement): () => void {
  const held: HTMLElement[] = []
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    if (inner === document.body) break
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      held.push(beside)
    }
  }
  const { style } = document.documentElement
  const { overflow, overscrollBehavior } = style
  // A finger that draws the chart down reloads no page.
  Object.assign(style, { overflow: 'hidden', overscrollBehavior: 'none' })
  return () => {
    for (const beside of held) beside.inert = false
    Object.assign(style, { overflow, overscrollBehavior })
  }
}
