/** After this a busy page counts as idle anyway. */
const LATEST_MS = 5_000
/** The wait in browsers without `requestIdleCallback`. */
const FALLBACK_MS = 1_500

/** Runs something once the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, FALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback?.(idle)
}
