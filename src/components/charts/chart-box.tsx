import type { ComponentType, LazyExoticComponent, RefObject } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** The drawings share one chunk with the chart library. */
type Drawings = typeof import('./drawings.tsx')

/**
 * Loads a drawing when it scrolls into view. Its height is reserved from the start, and a failed
 * load can be retried in place.
 */
export function ChartBox<Props extends object>({
  pick,
  className,
  ...props
}: {
  pick: (drawings: Drawings) => ComponentType<Props>
  className: string | undefined
} & { drawing: Props }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(place)
  // A retry asks for the file again: what `lazy` made remembers the failure.
  const load = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => ({ default: pick(await import('./drawings.tsx')) }))
  const [Drawing, setDrawing] = useState(load)
  return (
    <div ref={place} className={className}>
      <ErrorBoundary onRetry={() => setDrawing(load)}>
        <Suspense fallback={<Waiting />}>
          {isSeen ? <Drawing {...props.drawing} /> : <Waiting />}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/** Whether an element has been in view at least once. */
function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isSeen])
  return isSeen
}

function Waiting() {
  const intl = useIntl()
  return (
    <Skeleton
      shape="block"
      label={intl.formatMessage({
        id: 'charts.box.loading',
        defaultMessage: 'The chart is loading',
        description: 'Said by screen readers while a chart loads.',
      })}
    />
  )
}
