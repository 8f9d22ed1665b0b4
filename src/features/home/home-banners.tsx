import { useEntryAnswer } from '@/components/use-entry-answer.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import styles from './home-banners.module.css'

/**
 * The operator's banners. Their place is kept from the start, and given up where there are none or
 * they cannot be had.
 */
export function HomeBanners() {
  const { data, error } = useEntryAnswer('/api/index/banner')
  const banners = data?.code === 1 ? data.data.list : []
  if (banners.length > 0) return <BannerCarousel banners={banners} />
  return data === undefined && error === null ? <div className={styles.place} /> : null
}
