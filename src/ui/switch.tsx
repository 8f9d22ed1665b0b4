import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './choice.module.css'
import { cx } from './cx'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A setting that takes effect at once. For something to agree to, use Checkbox. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const own = useId()
  const id = props.id ?? own
  return (
    <div className={cx(styles.choice, styles.switchRow, className)}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
      <input
        {...props}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its checked state itself
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  )
}
