import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { useEntryAnswer } from '@/components/use-entry-answer.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import styles from './home-banners.module.css'

const BannerCarousel = lazy(async () => ({
  default: (await import('./banner-carousel.tsx')).BannerCarousel,
}))

/**
 * The operator's banners. Their words and pictures come once the page stands; their place is kept
 * from the start, and given up where there are none or they cannot be had.
 */
export function HomeBanners() {
  const { data, error } = useEntryAnswer('/api/index/banner')
  const [idle, setIdle] = useState(false)

  useEffect(() => whenIdle(() => setIdle(true)), [])

  const banners = data?.code === 1 ? data.data.list : []
  const unknown = data === undefined && error === null
  if (banners.length === 0 && !unknown) return null
  const place = <div className={banners.length === 1 ? styles.one : styles.several} />
  if (unknown || !idle) return place
  return (
    <ErrorBoundary frame={() => null}>
      <Suspense fallback={place}>
        <BannerCarousel banners={banners} />
      </Suspense>
    </ErrorBoundary>
  )
}
