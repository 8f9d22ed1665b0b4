import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './page-shell.module.css'

export type PageShellProps = {
  /** Above everything and always in sight: DemoMark, OfflineBar. */
  marks?: ReactNode
  /** The TopBar; stays at the top. */
  bar?: ReactNode
  /** StickyActions: the page's one primary action, in the thumb's reach. */
  actions?: ReactNode
  tabBar?: ReactNode
  /** The id of `<main>`, where SkipLink leads. */
  mainId: string
  /** Content that runs to the page's edges brings its own gutter. */
  edge?: 'gutter' | 'none'
  children: ReactNode
}

/** One page: at most 550 px wide and centred; the document itself scrolls. */
export function PageShell({
  marks,
  bar,
  actions,
  tabBar,
  mainId,
  edge = 'gutter',
  children,
}: PageShellProps) {
  return (
    <div className={styles.shell}>
      <div className={styles.top}>
        {marks}
        {bar}
      </div>
      <main
        id={mainId}
        tabIndex={-1}
        className={cx(styles.main, edge === 'gutter' && styles.gutter)}
      >
        {children}
      </main>
      {actions || tabBar ? (
        <div className={styles.bottom}>
          {actions}
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

/** The bar of the primary action, above the tab bar or the safe area. */
export function StickyActions({ children, summary }: StickyActionsProps) {
  return (
    <div className={styles.actions}>
      {summary ? <div className={styles.summary}>{summary}</div> : null}
      {children}
    </div>
  )
}
