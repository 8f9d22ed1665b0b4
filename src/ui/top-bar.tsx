import { ArrowLeft, ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'
import styles from './top-bar.module.css'

export type TopBarProps = {
  /** The page's h1. */
  title: ReactNode
  /** Makes the title a button that opens a choice of what the page is about. */
  titleAction?: { label: string; onPress: () => void }
  /** Before the title: the mark of the brand. */
  brand?: ReactNode
  /** Takes focus after a change of route; it has tabIndex -1. */
  titleRef?: Ref<HTMLHeadingElement>
  back?: { label: string; onBack: () => void }
  /** At the end: one or two IconButtons. */
  actions?: ReactNode
  /** Both look alike; of a `custom` one without a way back the title is large and stands at the start. */
  variant?: 'standard' | 'custom'
}

/** The bar at the top of a page; PageShell makes it part of the page's header. */
export function TopBar({
  title,
  titleAction,
  brand,
  titleRef,
  back,
  actions,
  variant = 'standard',
}: TopBarProps) {
  const isCentred = back !== undefined || variant === 'standard'
  return (
    <div className={cx(styles.bar, isCentred ? styles.centred : styles.start)}>
      {isCentred ? (
        <div className={styles.side}>
          {back ? (
            <IconButton
              label={back.label}
              icon={<ArrowLeft size={22} aria-hidden />}
              onClick={back.onBack}
            />
          ) : null}
          {brand}
        </div>
      ) : (
        brand
      )}
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {titleAction ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={titleAction.label}
            className={styles.titleAction}
            onClick={titleAction.onPress}
          >
            {title} <ChevronDown size={18} aria-hidden />
          </button>
        ) : (
          title
        )}
      </h1>
      <div className={cx(styles.side, styles.end)}>{actions}</div>
    </div>
  )
}
