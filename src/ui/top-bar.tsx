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
  /** Takes focus after a change of route; it has tabIndex -1. */
  titleRef?: Ref<HTMLHeadingElement>
  back?: { label: string; onBack: () => void }
  /** At the end: one or two IconButtons. */
  actions?: ReactNode
  /** `standard`: centred title on a bar. `custom`: a large title that begins the page. */
  variant?: 'standard' | 'custom'
}

/** The bar at the top of a page; PageShell makes it part of the page's header. */
export function TopBar({
  title,
  titleAction,
  titleRef,
  back,
  actions,
  variant = 'standard',
}: TopBarProps) {
  return (
    <div className={cx(styles.bar, styles[variant])}>
      {back || variant === 'standard' ? (
        <div className={styles.side}>
          {back ? (
            <IconButton
              label={back.label}
              icon={<ArrowLeft size={22} aria-hidden />}
              onClick={back.onBack}
            />
          ) : null}
        </div>
      ) : null}
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
