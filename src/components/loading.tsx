import { useIntl } from 'react-intl'
import type { SkeletonProps } from '@/ui/skeleton.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** The shape of what is coming, said by screen readers. */
export function Loading({ shape = 'rows', count }: Pick<SkeletonProps, 'shape' | 'count'>) {
  const intl = useIntl()
  return (
    <Skeleton
      shape={shape}
      count={count}
      label={intl.formatMessage({
        id: 'app.page.loading',
        defaultMessage: 'Loading',
        description: 'Said by screen readers while a page or a part of it loads.',
      })}
    />
  )
}
