import { useEffect } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** Sheets and dialogs live in one chunk of their own. */
export function loadOverlays() {
  return import('./overlay-parts')
}

/** Fetches that chunk once the page is idle, so that the first opening does not wait for it. */
export function useOverlayPreload() {
  useEffect(
    () =>
      whenIdle(() => {
        // A failure here is no event: opening tries again, and has a way without the file.
        loadOverlays().catch(() => undefined)
      }),
    [],
  )
}
