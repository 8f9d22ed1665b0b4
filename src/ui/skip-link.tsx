import { cx } from './cx'
import styles from './skip-link.module.css'
import hidden from './visually-hidden.module.css'

/**
 * The first stop of the keyboard: moves focus past the bars to the page's content.
 * A button, because a hash link would be taken for a route.
 */
export function SkipLink({ label, targetId }: { label: string; targetId: string }) {
  return (
    <button
      type="button"
      className={cx(styles.link, hidden.hidden)}
      onClick={() => document.getElementById(targetId)?.focus()}
    >
      {label}
    </button>
  )
}
