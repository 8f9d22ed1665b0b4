import styles from './button.module.css'
import { cx } from './cx'
import type { LinkProps } from './link'
import { UiLink } from './link'

/** A link inside text or beside a label. For a link that looks like a button, style with `buttonClass`. */
export function TextLink({ className, ...props }: LinkProps) {
  return <UiLink {...props} className={cx(styles.textLink, className)} />
}
