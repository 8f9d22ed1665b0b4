import type { ReactNode } from 'react'
import { createContext, useState } from 'react'
import { cx } from './cx'
import styles from './page-shell.module.css'

export type PageShellProps = {
  /** Above everything and always in sight: DemoMark, OfflineBar. */
  marks?: ReactNode
  /** The TopBar; stays at the top. */
  bar?: ReactNode
  /** Above the actions and the tabs: bars that come and go, and move nothing. */
  dock?: ReactNode
  /** StickyActions: the page's one primary action, in the thumb's reach. */
  actions?: ReactNode
  tabBar?: ReactNode
  /** The id of `<main>`, where SkipLink leads. */
  mainId: string
  /** Content that runs to the page's edges brings its own gutter. */
  edge?: 'gutter' | 'none'
  children: ReactNode
}

/** The element at the foot of the page; undefined outside of one, null until it is there. */
export const PageFoot = createContext<HTMLElement | null | undefined>(undefined)

/** One page: at most 550 px wide and centred; the document itself scrolls. */
export function PageShell({
  marks,
  bar,
  dock,
  actions,
  tabBar,
  mainId,
  edge = 'gutter',
  children,
}: PageShellProps) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <div className={cx(styles.shell, tabBar ? styles.withTabs : null)}>
      <header className={styles.top}>
        {marks}
        {bar}
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <div className={cx(styles.content, edge === 'gutter' && styles.gutter)}>
          <PageFoot value={foot}>{children}</PageFoot>
        </div>
        <div ref={setFoot} className={styles.foot} data-toast-floor>
          {dock}
          {actions}
        </div>
      </main>
      {tabBar ? (
        <div className={styles.bottom} data-toast-floor>
          {tabBar}
        </div>
      ) : null}
    </div>
  )
}

export type StickyActionsProps = {
  /** The primary Button, full width; at most one quiet one below it. */
  children: ReactNode
  /** The figure that the action is about: what will be paid or received. */
  summary?: ReactNode
}

/**
 * The bar of the primary action, always in sight above the tab bar or the safe area: `actions` of a
 * PageShell.
 */
export function StickyActions({ children, summary }: StickyActionsProps) {
  return (
    <div className={styles.actions}>
      {summary ? <div className={styles.summary}>{summary}</div> : null}
      {children}
    </div>
  )
}
