import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import type { SkeletonProps } from '@/ui/skeleton.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** Milliseconds before a loading component appears (specification, section 9). */
const PAGE_DELAY = 200

/** Shows its children only after 200 ms, so that quick loads do not flash a skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAGE_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return due ? children : null
}

/** A skeleton that is announced to screen readers. */
export function Loading({ shape = 'rows', count }: Pick<SkeletonProps, 'shape' | 'count'>) {
  const intl = useIntl()
  return <Skeleton shape={shape} count={count} label={intl.formatMessage(common.loading)} />
}
