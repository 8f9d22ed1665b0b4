import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
/** How long a page may take to grow to its former length after going back to it. */
const GROWING_MS = 2_000

/** A new page begins at its top; going back restores the scroll position. */
export function ScrollMemory() {
  const { key } = useLocation()
  const navigation = useNavigationType()

  // Together with the new page: a shorter page scrolls the window, which is not the old page's position.
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
    // A user who scrolls by hand is not pulled back.
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
