import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { useFieldControl } from './field-context'

export type TextInputProps = ComponentProps<'input'> & {
  /** Inside the box, before the text: an icon. */
  lead?: ReactNode
  /** Inside the box, after the text: an IconButton. */
  end?: ReactNode
}

/** One line of text in a Field. Give `autoComplete` and, for numbers, `inputMode`. */
export function TextInput({ lead, end, className, ...props }: TextInputProps) {
  const aria = useFieldControl(props)
  return (
    <div className={cx(styles.box, end ? styles.ended : null)}>
      {lead ? <span className={styles.lead}>{lead}</span> : null}
      <input type="text" {...props} {...aria} className={cx(styles.input, className)} />
      {end}
      <span className={styles.frame} />
    </div>
  )
}
