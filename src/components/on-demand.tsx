import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { ErrorBoundary } from './error-boundary.tsx'

interface OnDemandProps {
  /** Since when it is wanted; it stays from then on, for its way out to be seen. */
  when: boolean
  /** Shown while it is fetched. */
  loading?: ReactNode
}

/** A part of a page that stands in a file of its own. */
export interface OnDemand<Props> {
  Part: ComponentType<Props & OnDemandProps>
  /** Fetches the file ahead; a failure is met again where the part is wanted. */
  fetch: () => void
}

/** Makes a part of what a page needs later: a confirmation, a result, the details of a record. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const asked = () => lazy(async () => ({ default: await load() }))
  let Loaded = asked()

  // biome-ignore lint/nursery/noComponentHookFactories: made once for each part, beside its imports.
  function Part({ when, loading = null, ...props }: Props & OnDemandProps) {
    const [wanted, setWanted] = useState(when)
    if (when && !wanted) setWanted(true)
    if (!wanted) return null
    return (
      // A retry asks for the file again: `lazy` would remember the failure.
      <ErrorBoundary
        onRetry={() => {
          Loaded = asked()
        }}
      >
        <Suspense fallback={loading}>
          {/* What is left of the props is the part's own. */}
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </ErrorBoundary>
    )
  }

  return { Part, fetch: () => void load().catch(() => undefined) }
}

/** Fetches parts as soon as the page is touched, so that nothing waits for them at a press. */
export function useFetchAhead(...parts: readonly Pick<OnDemand<never>, 'fetch'>[]) {
  useOverlayPreload()
  const fetchAll = useEffectEvent(() => {
    for (const part of parts) part.fetch()
  })
  useEffect(() => {
    const touched = new AbortController()
    const options = { capture: true, passive: true, signal: touched.signal }
    for (const kind of ['pointerdown', 'keydown'] as const) {
      addEventListener(
        kind,
        () => {
          touched.abort()
          fetchAll()
        },
        options,
      )
    }
    return () => touched.abort()
  }, [])
}
