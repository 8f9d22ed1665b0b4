/** Milliseconds after which a busy page counts as idle all the same. */
const AT_LATEST = 5_000
/** Milliseconds to wait where the browser does not say when it is idle. */
const WITHOUT_WORD = 1_500

/** Does something once the page has nothing better to do. Returns how to leave it. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, WITHOUT_WORD)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work, { timeout: AT_LATEST })
  return () => window.cancelIdleCallback?.(idle)
}
