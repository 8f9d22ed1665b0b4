import { useEffect } from 'react'

/** Sheets and dialogs live in one chunk of their own. */
export function loadOverlays() {
  return import('./overlay-parts')
}

/** Fetches that chunk once the page is idle, so that the first opening does not wait for it. */
export function useOverlayPreload() {
  useEffect(() => {
    const preload = () => {
      // A failure here is no event: opening tries again, and has a way without the file.
      loadOverlays().catch(() => undefined)
    }
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 1500)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(preload, { timeout: 5000 })
    return () => window.cancelIdleCallback(idle)
  }, [])
}
