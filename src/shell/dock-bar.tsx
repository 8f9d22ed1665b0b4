import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './dock-bar.module.css'
import { MAIN_ID } from './main-id.ts'
import { useDock } from './page-strip.ts'

interface DockBarProps {
  /** The button or link that is the bar. */
  children: ReactNode
  /** It has just come, over something that a finger may have been on its way to. */
  fresh?: boolean
  time: TimeInSight
  dismissLabel: string
  onDismiss: () => void
}

/** A bar of the dock that tells something for a while: it leads somewhere and can be put away. */
export function DockBar({ children, fresh = false, time, dismissLabel, onDismiss }: DockBarProps) {
  // On another page it is another element, and one that goes tells of no pointer and no focus that leave.
  useEffect(
    () => () => {
      time.holding.onPointerLeave()
      time.holding.onBlur()
    },
    [time],
  )
  return (
    <div className={cx(styles.bar, fresh && styles.fresh)} {...time.holding}>
      {children}
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

export interface TimeInSight {
  /** Of the bar: a pointer or the focus that rests on it holds it. */
  holding: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
  /** It was looked at: a second is left, whatever rests on it. */
  leaveSoon: () => void
}

/** Whether what lies at the lower edge of the page can be seen. */
export const isInSight = () =>
  document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null

/**
 * Calls back once a bar has stood in sight for so many seconds in which nothing held it. A page in the
 * background and an open dialog keep it from being seen.
 */
export function useTimeInSight(seconds: number, onOver: () => void): TimeInSight {
  const [left, setLeft] = useState(seconds)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const end = useEffectEvent(onOver)
  const counts = !pointed && !focused
  useEffect(() => {
    if (!counts) return
    const timer = setInterval(() => {
      if (isInSight()) setLeft((before) => before - 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [counts])
  useEffect(() => {
    if (left <= 0) end()
  }, [left])
  // The same at each second: whoever shows the bar elsewhere hands it over once.
  const [time] = useState<TimeInSight>(() => {
    let wasSeen = false
    return {
      holding: {
        onPointerEnter: () => setPointed(true),
        onPointerLeave: () => setPointed(false),
        // A dialog that closes gives the focus back, with nobody's doing.
        onFocus: () => setFocused(!wasSeen),
        onBlur: () => setFocused(false),
      },
      leaveSoon: () => {
        wasSeen = true
        setPointed(false)
        setFocused(false)
        setLeft(1)
      },
    }
  })
  return time
}
