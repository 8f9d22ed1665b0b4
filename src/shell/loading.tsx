import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import type { SkeletonProps } from '@/ui/skeleton.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** Milliseconds before a loading component appears (specification, section 9). */
export const PAGE_DELAY = 200

/** Lines in the place of a page whose files are on their way. */
export const PAGE_LINES = 6

/** How many of them show what waits. */
let shown = 0

/** Whether something waits in sight already: another part of the page, or the frame of `index.html`. */
const isWaiting = () =>
  shown > 0 ||
  (performance.now() >= PAGE_DELAY && document.querySelector('[data-start="waiting"]') !== null)

/**
 * Shows its children only after 200 ms, so that quick loads do not flash a skeleton; at once where it
 * takes the place of one, so that none goes and comes back.
 */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(isWaiting)

  useEffect(() => {
    if (!due) {
      const timer = setTimeout(() => setDue(true), PAGE_DELAY)
      return () => clearTimeout(timer)
    }
    shown += 1
    return () => {
      shown -= 1
    }
  }, [due])

  return due ? children : null
}

/** A skeleton that is announced to screen readers. */
export function Loading({ shape = 'rows', count }: Pick<SkeletonProps, 'shape' | 'count'>) {
  const intl = useIntl()
  return <Skeleton shape={shape} count={count} label={intl.formatMessage(common.loading)} />
}
