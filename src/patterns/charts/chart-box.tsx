import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/**
 * Shows, and so loads, a drawing when it scrolls into view. Its height is reserved from the start, and
 * a failed load can be retried in place.
 */
export function ChartBox({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(place)
  return (
    <div ref={place} className={className}>
      <ErrorBoundary>{isSeen ? children : <ChartLoading />}</ErrorBoundary>
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

/** The place of a drawing that is not there yet. */
export function ChartLoading() {
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
