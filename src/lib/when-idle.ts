/** Milliseconds after which a busy page counts as idle all the same. */
const LATEST_MS = 5_000
/** Milliseconds to wait where the browser does not say when it is idle. */
const FALLBACK_MS = 1_500

/** Does something once the page has nothing better to do. Returns how to leave it. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, FALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback?.(idle)
}
