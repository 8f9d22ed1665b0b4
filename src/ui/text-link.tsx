import styles from './button.module.css'
import { cx } from './cx'
import type { LinkProps } from './link'
import { UiLink } from './link'

interface TextLinkProps extends LinkProps {
  /** Set where no sentence is around it: it gets a full touch target, which takes no room. */
  alone?: boolean
}

/** A link inside text or beside a label. For a link that looks like a button, style with `buttonClass`. */
export function TextLink({ alone = false, className, ...props }: TextLinkProps) {
  return <UiLink {...props} className={cx(styles.textLink, alone && styles.alone, className)} />
}
