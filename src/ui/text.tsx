import type { HTMLAttributes } from 'react'
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
