type Step = (event: PopStateEvent) => void

let watcher: Step | null = null

// Browsers call the listeners of a window in the order of their coming, and the router's comes when
// it mounts: this file is loaded with the app's first, so that a step can be stopped before it.
window.addEventListener('popstate', (event) => watcher?.(event))

/** Sees each step in the history before the router does. Returns how to end that. */
export function watchSteps(step: Step): () => void {
  watcher = step
  return () => {
    if (watcher === step) watcher = null
  }
}
