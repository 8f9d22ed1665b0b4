import { ChevronRight, Megaphone } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { useListBanners } from '@/generated/content/content.ts'
import { ListBannersPosition } from '@/generated/model/list-banners-position.ts'
import { UiLink } from '@/ui/link.tsx'
import styles from './quotes.module.css'

/** Milliseconds for which banners count as fresh. */
const FRESH = 5 * 60_000

/**
 * The operator's banners in words, side by side and still. They are an extra: while they load, or
 * where they cannot be had, the page stands without them.
 */
export function TradeBanners() {
  const intl = useIntl()
  const routeExists = useRouteExists()
  const { data } = useListBanners(
    { position: ListBannersPosition.trade },
    { query: { staleTime: FRESH } },
  )
  const banners = data?.code === 1 ? data.data.list : []
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
      {banners.map(({ id, title, link }) =>
        link !== null && routeExists(link) ? (
          <UiLink key={id} href={link} className={styles.banner}>
            <Megaphone size={20} aria-hidden />
            <span>{title}</span>
            <ChevronRight size={18} aria-hidden />
          </UiLink>
        ) : (
          <p key={id} className={styles.banner}>
            <Megaphone size={20} aria-hidden />
            <span>{title}</span>
          </p>
        ),
      )}
    </section>
  )
}
