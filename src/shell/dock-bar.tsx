import { ChevronRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './dock-bar.module.css'
import { MAIN_ID } from './main-id.ts'
import { useDock } from './page-strip.ts'

interface DockBarProps {
  icon?: ReactNode
  children: ReactNode
  /** Where the bar leads, if it is a link: that dismisses it. */
  href?: string
  /** What the bar does, if it is a button. */
  onPress?: () => void
  /** The word at its end for where it leads. */
  action: ReactNode
  /** It has just come, over something that a finger may have been on its way to, and takes no press. */
  isFresh?: boolean | undefined
  dismissLabel: string
  onDismiss: () => void
}

/** A bar of the dock that shows something for a while: it leads somewhere and can be dismissed. */
export function DockBar(props: DockBarProps) {
  const { icon, children, href, onPress, action, isFresh, dismissLabel, onDismiss } = props
  const content = (
    <>
      {icon}
      <span className={styles.words}>{children}</span>{' '}
      <span className={styles.go}>
        {action}
        <ChevronRight size={18} aria-hidden />
      </span>
    </>
  )
  return (
    <div className={cx(styles.bar, isFresh && styles.fresh)} data-timed>
      {href === undefined ? (
        <button type="button" className={styles.main} onClick={onPress}>
          {content}
        </button>
      ) : (
        <UiLink href={href} className={styles.main} onClick={onDismiss}>
          {content}
        </UiLink>
      )}
      <IconButton
        label={dismissLabel}
        icon={<X size={20} aria-hidden />}
        onClick={({ detail }) => {
          onDismiss()
          // A key's focus would fall back to the beginning of the page.
          if (detail === 0) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}

/** The dock of a page on which not even its content may move: it lies over the end of what stands before it. */
export function DockOver() {
  return (
    <div className={styles.over}>
      <div>{useDock()}</div>
    </div>
  )
}

/** Whether what lies at the lower edge of the page can be seen. */
export const isInSight = () =>
  document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null

/** A bar is kept by the focus or a pointer that rests on it. A finger leaves no pointer behind. */
const isHeld = () =>
  document.querySelector('[data-timed]:focus-within') !== null ||
  (window.matchMedia?.('(hover: hover)').matches &&
    document.querySelector('[data-timed]:hover') !== null)

/**
 * Calls back once a bar has been visible for so many seconds in which nothing held it. A page in the background
 * and an open dialog hide it.
 */
export function useTimeInSight(seconds: number, onOver: () => void): void {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => {
      if (isInSight() && !isHeld()) setLeft((before) => before - 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) end()
  }, [left])
}
