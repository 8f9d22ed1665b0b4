import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import styles from './button.module.css'
import { cx } from './cx'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'rise' | 'fall'
export type ButtonSize = 'md' | 'sm'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  fullWidth?: boolean
}

/** The class of a button, for a router link that leads on: `<Link className={buttonClass({…})}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], size === 'sm' && styles.sm, fullWidth && styles.full)
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> &
  ButtonLook & {
    /** Work is under way: the label stays for readers, a spinner turns, presses do nothing. */
    pending?: boolean
    /**
     * Why it cannot be pressed now. The button stays visible and focusable; the reason stands
     * below it and is read with it.
     */
    disabledReason?: string | null | undefined
    /** Inside a field there is no room below: the id of the words elsewhere that give the reason. */
    disabledBy?: string | undefined
    /** It takes no press for a moment, but already looks as if it did. */
    settling?: boolean
    /** A 20 px icon before the label. */
    icon?: ReactNode
  }

/**
 * A native button. One `primary` on a page; `danger` only where something is lost; `rise` and `fall`
 * for a stake on where a price goes.
 * It is never disabled without words: give `disabledReason` (or `disabledBy`), or `pending` while
 * it works.
 */
export function Button({
  variant,
  size,
  fullWidth,
  pending = false,
  disabledReason,
  disabledBy,
  settling = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  'aria-describedby': describedBy,
  ...props
}: ButtonProps) {
  const reasonId = useId()
  const isOff = pending || Boolean(disabledReason) || disabledBy !== undefined
  const blocked = isOff || settling

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) {
      // Also keeps a submit button from sending its form.
      event.preventDefault()
      return
    }
    onClick?.(event)
  }

  const button = (
    <button
      {...props}
      type={type}
      data-variant={variant}
      data-settling={(settling && !isOff) || undefined}
      className={cx(buttonClass({ variant, size, fullWidth }), className)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-describedby={cx(describedBy, disabledReason && reasonId, disabledBy) || undefined}
      onClick={press}
    >
      {pending ? <Spinner size="sm" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  )

  if (!disabledReason) return button
  return (
    <span className={cx(styles.withReason, fullWidth && styles.full)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  )
}
