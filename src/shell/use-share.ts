import { useCopy } from './use-copy.ts'

export interface Shared {
  title: string
  /** Words before the address; some apps show no title. */
  text?: string
  url: string
}

/** Whether this device has a way to hand an address on to another app. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Hands an address on to another app, or copies it where the device cannot. */
export function useShare(): (shared: Shared) => Promise<void> {
  const copy = useCopy()
  return async (shared) => {
    if (!navigator.share) return copy(shared.url)
    try {
      await navigator.share(shared)
    } catch (error) {
      // The user closed the share dialog: not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy(shared.url)
    }
  }
}
