import { cx } from './cx'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden'

export type SkeletonProps = {
  /** "Loading", for readers. */
  label: string
  /** `lines` for text, `rows` for a list, `figure` for a Stat, `block` for a card or chart. */
  shape?: 'lines' | 'rows' | 'figure' | 'block'
  /** How many lines or rows. */
  count?: number
}

/** The shape of what is coming, so that nothing jumps when it is there. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  const parts = shape === 'lines' || shape === 'rows' ? count : 1
  return (
    <div role="status" className={cx(styles.skeleton, styles[shape])}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: parts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and never move
        <span key={index} className={styles.part} aria-hidden />
      ))}
    </div>
  )
}
