import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Banner } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { BannerLink } from '@/shell/banner-link.tsx'
import styles from './banner-carousel.module.css'

/** One banner alone. */
export function OneBanner({ banner }: { banner: Banner }) {
  return <Slide banner={banner} first />
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  return (
    <BannerLink
      banner={banner}
      first={first}
      className={styles.slide}
      wordsClassName={styles.words}
      pictureClassName={styles.picture}
      titleClassName={styles.title}
    />
  )
}

/**
 * The operator's banners side by side, moved by a finger, by arrow keys and by the dots below, and
 * never by themselves. All have one shape, so that nothing around them moves.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const intl = useIntl()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const count = banners.length

  function look() {
    const { current: list } = track
    if (!list || list.clientWidth === 0) return
    setShown(Math.min(count - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth)))
  }

  function show(at: number) {
    const { current: list } = track
    list?.scrollTo({ left: at * list.clientWidth })
  }

  return (
    <section aria-label={intl.formatMessage(common.announcements)} className={styles.carousel}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={look}
        // Focusable, so that the arrow keys scroll it.
        tabIndex={count > 1 ? 0 : undefined}
      >
        {banners.map((banner, at) => (
          <li key={banner.id} className={styles.item}>
            <Slide banner={banner} first={at === 0} />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.dots}>
          {banners.map((banner, at) => (
            <button
              key={banner.id}
              type="button"
              className={styles.dot}
              aria-current={at === shown}
              aria-label={intl.formatMessage(
                {
                  id: 'home.banners.show',
                  defaultMessage: 'Banner {number} of {count}: {title}',
                  description: 'Name of the dot below the banners that moves to one of them.',
                },
                { number: at + 1, count, title: banner.title },
              )}
              onClick={() => show(at)}
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}
