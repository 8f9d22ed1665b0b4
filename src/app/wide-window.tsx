import { useSyncExternalStore } from 'react'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'

/** Room for the code beside the page, which is in the middle; no phone has it, on its side either. */
const WIDE = '(width >= 1000px) and (height >= 560px)'

const PhoneCode = loadable(async () => (await import('./phone-code.tsx')).PhoneCode)

/** What stands beside the page in a wide window; nothing of it is loaded in another. */
export function WideWindow() {
  if (!useIsWide()) return null
  return (
    <ErrorBoundary frame={() => null}>
      <PhoneCode />
    </ErrorBoundary>
  )
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

const useIsWide = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? false)
