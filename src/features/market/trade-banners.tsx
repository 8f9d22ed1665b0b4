import { useIntl } from 'react-intl'
import { BannerLink } from '@/components/banner-link.tsx'
import { useListBanners } from '@/generated/content/content.ts'
import { ListBannersPosition } from '@/generated/model/list-banners-position.ts'
import styles from './quotes.module.css'

/** Milliseconds for which banners count as fresh. */
const FRESH = 5 * 60_000

/**
 * The operator's banners side by side and still, no higher than a row: the prices below are what the
 * page is for. Where they cannot be had, the page stands without them.
 */
export function TradeBanners() {
  const intl = useIntl()
  const { data, isPending } = useListBanners(
    { position: ListBannersPosition.trade },
    { query: { staleTime: FRESH } },
  )
  const banners = data?.code === 1 ? data.data.list : []
  // Their place is kept while nobody knows whether there are any.
  if (isPending) return <div className={styles.bannersPlace} />
  if (banners.length === 0) return null

  return (
    <section
      aria-label={intl.formatMessage({
        id: 'market.banners.label',
        defaultMessage: 'Announcements',
        description: 'Name of the strip of banners above the quotes, for screen readers.',
      })}
      // Whoever has no pointer scrolls it by arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the focus
      tabIndex={0}
      className={styles.banners}
    >
      {banners.map((banner) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          className={styles.banner}
          pictureClassName={styles.bannerPicture}
        />
      ))}
    </section>
  )
}
