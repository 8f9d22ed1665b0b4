/** Told how much of an upload is on its way, from 0 to 1. */
export type ProgressListener = (sent: number) => void

const listeners = new WeakMap<AbortSignal, ProgressListener>()

/**
 * Watches the upload that is called with this signal: `uploadFile(form, watchUpload(signal, show))`.
 * Generated functions hand on a signal and nothing else; it is what tells one call from another.
 */
export function watchUpload(signal: AbortSignal, onProgress: ProgressListener): AbortSignal {
  listeners.set(signal, onProgress)
  return signal
}

/** Who watches a call with this signal. */
export function uploadWatcher(signal: unknown): ProgressListener | undefined {
  return signal instanceof AbortSignal ? listeners.get(signal) : undefined
}
