import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './card.module.css'
import { cx } from './cx'

export type CardProps = {
  children: ReactNode
  /** `plain` holds rows and fields; `brand`, at most one on a page, holds the user's own money. */
  tone?: 'plain' | 'brand'
  /** `none` for lists that run to the edges. */
  padding?: 'normal' | 'none'
  className?: string
}

/** A surface on the page. */
export function Card({ children, tone = 'plain', padding = 'normal', className }: CardProps) {
  return (
    <div
      className={cx(
        styles.card,
        tone === 'brand' && styles.brand,
        padding === 'normal' && styles.padded,
        className,
      )}
    >
      {children}
    </div>
  )
}

export type SectionProps = {
  heading: ReactNode
  /** At the end of the heading's line: a TextLink or a quiet, small Button. */
  action?: ReactNode
  /** Below the heading: what the section is for. */
  description?: ReactNode
  level?: 2 | 3
  children: ReactNode
  className?: string
}

/** A named part of a page; the name is a heading and names the region. */
export function Section({
  heading,
  action,
  description,
  level = 2,
  children,
  className,
}: SectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className={cx(styles.section, className)}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {action}
      </div>
      {description ? <p className={styles.description}>{description}</p> : null}
      {children}
    </section>
  )
}

/** A column with the page's rhythm: 16 px between parts, 24 px with `gap="loose"`, 8 with `tight`. */
export function Stack({
  gap = 'normal',
  className,
  children,
}: {
  gap?: 'tight' | 'normal' | 'loose'
  className?: string
  children: ReactNode
}) {
  return <div className={cx(styles.stack, styles[gap], className)}>{children}</div>
}
