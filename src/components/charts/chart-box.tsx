import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** The drawings, which all stand in one file with the library that draws them. */
type Drawings = typeof import('./drawings.tsx')

/**
 * A drawing of the file that is loaded only where there is one to be shown. Its place has its height
 * from the start; what fails to load is tried again there.
 */
export function ChartBox<Props extends object>({
  pick,
  className,
  ...props
}: {
  pick: (drawings: Drawings) => ComponentType<Props>
  className: string | undefined
} & { drawing: Props }) {
  const [attempt, setAttempt] = useState(0)
  // A retry asks for the file again: `lazy` would remember the failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new component.
  const Drawing: LazyExoticComponent<ComponentType<Props>> = useMemo(
    () => lazy(async () => ({ default: pick(await import('./drawings.tsx')) })),
    [attempt],
  )
  return (
    <div className={className}>
      <ErrorBoundary onRetry={() => setAttempt((before) => before + 1)}>
        <Suspense fallback={<Waiting />}>
          <Drawing {...props.drawing} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
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
