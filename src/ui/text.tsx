import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx'
import styles from './text.module.css'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'dt' | 'dd'
  /** `faint` for what one seldom needs: counts, moments. */
  tone?: 'muted' | 'faint'
}

/** Small text beside what counts: what it means, where it comes from. */
export function Text({ as: Tag = 'p', tone = 'muted', className, ...props }: TextProps) {
  return <Tag className={cx(styles.text, styles[tone], className)} {...props} />
}

/** A moment or a figure inside of a text: it begins a line of its own before it breaks. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>
}
