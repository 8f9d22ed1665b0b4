import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
/** Milliseconds in which a page that is gone back to may grow to its former length. */
const GROWING_MS = 2_000

/** A new page begins at its top; going back finds the place where one was. */
export function ScrollMemory() {
  const { key } = useLocation()
  const navigation = useNavigationType()

  // With the new page, not after it: a shorter one moves the window, and that is no place of the old.
  useLayoutEffect(() => {
    const wanted = navigation === 'POP' ? (positions.get(key) ?? 0) : 0
    const giveUpAt = performance.now() + GROWING_MS
    let frame = 0
    function restore() {
      window.scrollTo(0, wanted)
      const reached = Math.abs(window.scrollY - wanted) < 2
      if (!reached && performance.now() < giveUpAt) frame = requestAnimationFrame(restore)
    }
    function stopRestoring() {
      cancelAnimationFrame(frame)
    }
    function remember() {
      positions.set(key, window.scrollY)
    }
    restore()
    window.addEventListener('scroll', remember, { passive: true })
    // Whoever scrolls on by hand is not pulled back.
    window.addEventListener('touchstart', stopRestoring, { passive: true })
    window.addEventListener('wheel', stopRestoring, { passive: true })
    return () => {
      stopRestoring()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('touchstart', stopRestoring)
      window.removeEventListener('wheel', stopRestoring)
    }
  }, [key, navigation])

  return null
}
